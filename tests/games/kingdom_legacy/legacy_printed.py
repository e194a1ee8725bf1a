"""What every stage prints: keywords, production, glory, upgrades with cost and side. Checked against play."""

# CARD.SIDE | keywords | production, alternatives by / | glory, + if more is computed | cost > side; … | marks
STAGES = """
0.1 |  |  | 0 |  | 0 S
0.3 |  |  | 0 |  | 0 S
1.1 | land | 1 coin | 0 | 2 coin > 2 | 0
1.2 | land | 1 coin | 0 | 3 coin > 4 | 0
1.3 | building | 2 coin | 3 |  | 0
1.4 | land | 2 coin | 0 | 3 wood > 3 | 0
2.1 | land | 1 coin | 0 | 2 coin > 2 | 0
2.2 | land | 1 coin | 0 | 3 coin > 4 | 0
2.3 | building | 2 coin | 3 |  | 0
2.4 | land | 2 coin | 0 | 3 wood > 3 | 0
3.1 | land | 1 coin | 0 | 2 coin > 2 | 0
3.2 | land | 1 coin | 0 | 3 coin > 4 | 0
3.3 | building | 2 coin | 3 |  | 0
3.4 | land | 2 coin | 0 | 3 wood > 3 | 0
4.1 | land | 1 coin | 0 | 2 coin > 2 | 0
4.2 | land | 1 coin | 0 | 3 coin > 4 | 0
4.3 | building | 2 coin | 3 |  | 0
4.4 | land | 2 coin | 0 | 3 wood > 3 | 0
5.1 | land | 1 coin | 0 | 2 coin > 2 | 0
5.2 | land | 1 stone | 0 | 2 wood 2 coin > 4 | 0
5.3 | land | 1 stone 1 metal | 3 |  | 0
5.4 | land | 2 stone | 0 | 2 wood 2 coin > 3 | 0
6.1 | land | 1 coin | 0 | 2 coin > 2 | 0
6.2 | land | 1 stone | 0 | 2 wood 2 coin > 4 | 0
6.3 | land | 1 stone 1 metal | 3 |  | 0
6.4 | land | 2 stone | 0 | 2 wood 2 coin > 3 | 0
7.1 | land | 1 wood | 0 | 2 stone > 3 | 0
7.2 | land |  | 0 | 1 stone 1 wood 2 coin > 4; 1 coin > 1 | 0
7.3 | building | 1 coin | 2 |  | 0
7.4 | building | 2 wood | 2 |  | 0
8.1 | land | 1 wood | 0 | 2 stone > 3 | 0
8.2 | land |  | 0 | 1 stone 1 wood 2 coin > 4; 1 coin > 1 | 0
8.3 | building | 1 coin | 2 |  | 0
8.4 | building | 2 wood | 2 |  | 0
9.1 | building | 1 coin | 0 | 3 stone 1 wood > 2 | 0
9.2 | building | 1 sword | 3 | 2 wood 4 stone > 4 | 0
9.3 | building | 1 sword | 12 |  | 0
9.4 | building | 1 sword | 7 | 1 metal 2 wood 6 stone > 3 | 0
10.1 | person |  | 0 | 3 coin > 2 | 0
10.2 | building |  | 1 | 3 coin > 4 | 0
10.3 | event | 1 coin / 1 wood / 1 stone / 1 metal | 4 |  | 0
10.4 | building |  | 3 | 5 coin > 3 | 0
11.1 | land |  | 0 | 3 coin > 2 | 0
11.2 | land | 1 wood | 0 | 3 coin > 4 | 0
11.3 | building | 1 coin 2 wood | 4 |  | 0
11.4 | land | 2 wood | 0 | 4 wood > 3 | 0
12.1 | land | 1 coin | 0 | 3 wood > 2 | 0
12.2 | land | 1 coin | 2 | 3 stone > 4 | 0
12.3 | person | 1 coin | 4 |  | 0
12.4 | land | 1 coin | 4 | 2 coin > 3 | 0
13.1 | person |  | 0 |  | 0 C
13.3 | person |  | 0 |  | 0 C
14.1 | enemy |  | -2 |  | 0 O
14.3 | person |  | 0 |  | 0
15.1 | land | 1 coin | 0 | 2 coin > 2 | 0
15.2 | land | 1 stone | 0 | 2 wood 2 coin > 4 | 0
15.3 | land | 1 stone 1 metal | 3 |  | 0
15.4 | land | 2 stone | 0 | 2 wood 2 coin > 3 | 0
16.1 | enemy |  | -2 |  | 0 O
16.3 | person |  | 0 |  | 0
17.1 | land | 1 coin | 0 | 1 coin 1 wood 1 stone > 2 | 0
17.2 | building | 1 coin | 1 | 2 wood 2 stone > 4 | 0
17.3 | building | 1 coin | 7 |  | 0
17.4 | building | 1 coin | 3 | 1 metal 2 wood 3 stone > 3 | 0
18.1 | land | 1 stone | 0 | 3 stone > 3; 1 stone 1 wood 2 metal > 2 | 0
18.2 | building | 1 metal | 1 | 2 metal 2 coin > 4 | 0
18.3 | building | 1 sword | 3 |  | 0
18.4 | building | 1 metal | 4 |  | 0
19.1 | land | 1 wood | 0 | 2 stone > 3 | 0
19.2 | land |  | 0 | 1 stone 1 wood 2 coin > 4; 1 coin > 1 | 0
19.3 | building | 1 coin | 2 |  | 0
19.4 | building | 2 wood | 2 |  | 0
20.1 | land |  | 0 | 1 wood 1 coin > 2 | 0
20.2 | land |  | 1 | 2 coin 1 wood > 4 | 0
20.3 | land | 2 good | 4 |  | 0
20.4 | land | 1 coin | 3 | 1 coin 2 wood > 3 | 0
21.1 | land |  | 0 | 1 wood 1 coin > 2 | 0
21.2 | land |  | 1 | 2 coin 1 wood > 4 | 0
21.3 | land | 2 good | 4 |  | 0
21.4 | land | 1 coin | 3 | 1 coin 2 wood > 3 | 0
22.1 | land | 1 coin | 0 | 4 stone > 3; 2 stone 1 wood > 2 | 0
22.2 | building | 1 coin | 1 | 3 wood > 4 | 0
22.3 | building |  | 5 |  | 0
22.4 | seafaring | 2 coin | 1 |  | 0
23.1 |  |  | 0 |  | 0 S
23.3 |  |  | 0 |  | 0 S
24.1 |  |  | 0 |  | 0 S
25.1 |  |  | * |  | 10 P
25.3 |  |  | 50 |  | 5 P
26.1 |  |  | * |  | 12 P
26.3 |  |  | 50 |  | 5 P
27.1 |  |  | 0 |  | 7 P
27.3 |  |  | 25 |  | 7 P
28.1 | event |  | 0 |  | 0 O
28.3 | land |  | -2 | 2 coin > 4 | 0
28.4 | land |  | 0 |  | 5
29.1 | person | 1 coin | 0 | free > 3; free > 2 | 0
29.2 | person | 1 sword | 0 | free > 4; free > 1 | 0
29.3 | person | 1 stone | 0 | free > 1; free > 4 | 0
29.4 | person |  | 4 | free > 2; free > 3 | 0
30.1 |  |  | 0 |  | 0 S
31.1 | person | 1 good | 0 | 1 coin 3 wood > 2 | 0
31.2 | building | 1 coin 1 good | 2 | 1 coin 1 wood 1 stone > 4 | 0
31.3 | building | 2 good 2 coin | 4 |  | 0
31.4 | building | 2 good | 2 | 2 good 2 wood 2 coin > 3 | 0
32.1 | person |  | 0 | 1 wood 1 metal 2 stone > 3 | 0
32.3 | building | 1 good 1 coin | 5 | 2 metal 2 stone 1 coin > 4 | 0
32.4 | building | 2 good 1 coin | 10 |  | 0
33.1 | person |  | 0 | 2 wood 2 metal > 3 | 0
33.3 | building | 1 sword | 1 |  | 0
34.1 | person |  | * | 4 coin > 3 | 3
34.3 | person |  | * |  | 0
35.1 | land | 1 coin | 0 | 2 coin > 2 | 0
35.2 | land | 1 stone | 0 | 2 wood 2 coin > 4 | 0
35.3 | land | 1 stone 1 metal | 3 |  | 0
35.4 | land | 2 stone | 0 | 2 wood 2 coin > 3 | 0
36.1 | person |  | 0 | 3 coin 1 metal > 3 | 8
36.3 | person knight | 1 sword | 3 |  | 0
37.1 |  |  | 0 |  | 0 S
38.1 | goal |  | * |  | 0 PC
38.3 | goal |  | * |  | 0 PC
39.1 | goal |  | * |  | 0 PC
39.3 | goal |  | * |  | 0 PC
40.1 | goal |  | * |  | 0 PC
40.3 | goal |  | * |  | 0 PC
41.1 | person |  | 0 |  | 8 C
41.3 | person |  | 0 |  | 24 C
42.1 | person |  | 0 |  | 0 C
42.3 | building |  | 0 |  | 0 C
43.1 | person | 1 stone | 0 | 2 coin 2 stone > 3 | 0
43.3 | land | 1 coin | 3 | 4 stone > 4 | 0
43.4 | land | 1 coin | 7 |  | 0
44.1 | event |  | 0 |  | 0 O
44.3 | event |  | 0 |  | 0 O
45.1 | enemy |  | -3 |  | 0 O
45.3 | person |  | 0 | 1 metal 1 sword > 4 | 0
45.4 | person | 1 sword | 3 |  | 0
46.1 | land |  | 0 | 1 coin 1 wood 1 metal > 2 | 0
46.2 | land |  | 1 | 2 metal > 4 | 0
46.4 | person knight | 2 sword | 3 |  | 0
47.1 |  |  | 0 |  | 0 S
48.1 | person |  | 0 | 3 coin > 2 | 0
48.2 | person |  | 1 | 6 coin > 4 | 0
48.3 | person |  | 5 |  | 0
48.4 | person |  | 2 | 6 coin > 3 | 0
49.1 | person | 1 stone | 0 | destroy stone-bridge > 3 | 0
49.3 | building |  | 15 |  | 0
50.1 | person |  | 0 | 3 good > 2 | 0
50.2 | person |  | 0 | 3 good > 4 | 0
50.3 | person |  | 0 |  | 0
50.4 | person |  | 0 | 5 good > 3 | 0
51.1 | person |  | 0 | 3 stone > 2 | 0
51.2 | person |  | 0 | 2 metal 2 stone > 4 | 0
51.3 | person elder |  | 5 |  | 0
51.4 | person |  | 2 | 2 metal 3 stone > 3 | 0
52.1 | land |  | 0 | 3 wood > 2 | 0
52.2 | land | 1 coin | 1 | 4 wood > 4 | 0
52.3 | land | 2 coin 1 good | 6 |  | 0
52.4 | land | 2 coin | 3 | 2 stone 4 wood > 3 | 0
53.1 | enemy |  | -3 |  | 0 O
53.3 | enemy |  | -2 |  | 0 O
54.1 | person |  | 0 | 5 coin > 3 | 0
54.3 | person | 1 stone | 0 |  | 0
55.1 | person | 1 coin 1 wood 1 stone | 0 |  | 8 C
55.3 | person | 1 sword | 0 |  | 8 C
56.1 | event |  | -2 |  | 0 O
56.3 | enemy |  | -2 |  | 0 O
57.1 | enemy |  | 0 |  | 0 O
57.3 | enemy |  | -2 |  | 0 O
58.1 | event |  | 0 |  | 0 O
58.3 | land |  | -2 | 2 coin > 4 | 0
58.4 | land |  | 0 |  | 5
59.1 | land |  | 0 | 1 person > 2 | 0
59.2 | land |  | 2 | 2 person > 4 | 0
59.3 | loot | 2 coin | 8 |  | 0
59.4 | land |  | 5 | 2 metal 1 coin > 3 | 0
60.1 | enemy |  | -5 |  | 0 O
60.3 | person |  | 0 |  | 0
61.1 | enemy |  | -7 |  | 0 O
61.3 | person |  | 0 | 1 metal 1 sword > 4 | 0
61.4 | person | 1 sword | 3 |  | 0
62.1 | land |  | 0 | 1 coin 1 wood 1 metal > 2 | 0
62.2 | land |  | 1 | 2 metal > 4 | 0
62.4 | person knight | 2 sword | 3 |  | 0
63.1 | land | 1 coin | 0 | 4 stone > 3; 2 wood 2 stone 2 coin > 2 | 0
63.2 | building | 2 coin | 2 | 6 coin > 4 | 0
63.3 | building | 1 sword | 3 |  | 0
63.4 | person |  | 3 |  | 0
64.1 | enemy |  | -5 |  | 0 O
64.3 | person |  | 0 |  | 0
65.1 | event |  | 0 |  | 0 O
65.3 | event |  | 0 |  | 0 O
66.1 | person |  | 2 | 2 person 2 land 2 building > 3 | 0
66.2 | person |  | 0 | 2 person > 1 | 0
66.3 | person lady |  | 8 |  | 0
67.1 | event |  | -8 | 6 good > 3; 1 coin > 2 | 0 O
67.2 | state |  | -2 |  | 0 P
67.3 | event |  | 0 |  | 0
68.1 |  |  | 0 |  | 0 S
68.3 |  |  | 0 |  | 0 S
69.1 | event |  | 0 |  | 0 C
69.3 | event |  | 0 |  | 0 C
70.1 | event |  | 0 |  | 0 C
70.3 | person | 1 coin | 0 |  | 0 C
71.1 | land | 1 coin | 0 | 2 coin > 2 | 0
71.2 | land | 1 stone | 0 | 2 wood 2 coin > 4 | 0
71.3 | land | 1 stone 1 metal | 3 |  | 0
71.4 | land | 2 stone | 0 | 2 wood 2 coin > 3 | 0
72.1 | land | 1 wood | 0 | 2 stone > 3 | 0
72.2 | land |  | 0 | 1 stone 1 wood 2 coin > 4; 1 coin > 1 | 0
72.3 | building | 1 coin | 2 |  | 0
72.4 | building | 2 wood | 2 |  | 0
73.1 | land | 1 stone / 1 metal | 0 | 3 stone > 3; 1 stone 1 metal 1 coin 1 wood > 2 | 0
73.2 | person | 1 stone 1 metal | 2 | 2 sword > 4 | 0
73.3 | building | 1 sword | 3 |  | 0
73.4 | state | 2 stone 2 metal | -3 |  | 0
74.1 | land | 1 coin | 0 | 3 wood 1 coin > 2 | 0
74.2 | building | 1 coin / 1 wood | 3 | 1 coin 4 wood > 4 | 0
74.3 | seafaring ship | 1 coin / 1 wood / 1 metal / 1 good | 13 |  | 0
74.4 | seafaring ship | 1 coin / 1 wood / 1 good | 6 | 2 person 2 wood 1 coin > 3 | 0
75.1 | land | 1 coin | 0 | 3 wood 1 coin > 2 | 0
75.2 | building | 1 coin / 1 wood | 3 | 1 coin 4 wood > 4 | 0
75.3 | seafaring ship | 1 coin / 1 wood / 1 metal / 1 good | 13 |  | 0
75.4 | seafaring ship | 1 coin / 1 wood / 1 good | 6 | 2 person 2 wood 1 coin > 3 | 0
76.1 | enemy |  | -2 | 4 coin 1 metal > 3 | 0 O
76.3 | person seafaring | 1 sword / 1 metal | 3 |  | 0
77.1 | land | 1 coin | 0 | 3 stone 1 good > 3; 3 wood > 2 | 0
77.2 | seafaring |  | 0 | free > 4 | 0
77.3 | building | 1 sword | 3 |  | 0
77.4 | land seafaring | 2 coin 1 good | 0 |  | 0
78.1 | building |  | 2 | 4 stone > 2 | 0
78.2 | building |  | 5 | 2 wood 4 stone > 4 | 0
78.3 | building |  | 15 |  | 0
78.4 | building |  | 10 | 6 coin > 3 | 0
79.1 | building |  | 0 | 2 wood 2 stone > 2 | 0
79.2 | building |  | 3 | 2 wood 4 stone > 4 | 0
79.3 | building |  | 12 |  | 0
79.4 | building |  | 7 | 2 stone 4 coin > 3 | 0
80.1 | event |  | 0 |  | 0
80.3 | event |  | 0 |  | 0
81.1 | land |  | 0 | 2 wood 2 stone > 2 | 0
81.2 | land |  | 3 | 4 wood > 4 | 0
81.3 | land |  | 10 |  | 0
81.4 | land |  | 6 | 3 wood 3 stone > 3 | 0
82.1 | land |  | 3 | 3 coin > 2 | 0
82.2 | building |  | 5 | 2 stone 3 coin > 4 | 0
82.3 | building |  | 15 |  | 0
82.4 | building |  | 9 | 2 coin 2 wood 2 stone > 3 | 0
83.1 | land |  | 3 | 3 coin > 2 | 0
83.2 | building |  | 5 | 2 stone 3 coin > 4 | 0
83.3 | building |  | 15 |  | 0
83.4 | building |  | 9 | 2 coin 2 wood 2 stone > 3 | 0
84.1 | building | 1 stone 1 metal | 4 | 3 wood > 2 | 0
84.2 | building | 1 stone 2 metal | 6 | 2 coin 3 wood > 4 | 0
84.3 | building | 1 stone 2 metal 2 good | 13 |  | 0
84.4 | building | 1 stone 2 metal 1 good | 9 | 2 coin 2 wood 2 stone > 3 | 0
85.1 | building | 1 stone 1 metal | 4 | 3 wood > 2 | 0
85.2 | building | 1 stone 2 metal | 6 | 2 coin 3 wood > 4 | 0
85.3 | building | 1 stone 2 metal 2 good | 13 |  | 0
85.4 | building | 1 stone 2 metal 1 good | 9 | 2 coin 2 wood 2 stone > 3 | 0
86.1 | event |  | 0 |  | 0
86.3 | event |  | 0 |  | 0
87.1 |  |  | * |  | 9 P
88.1 |  |  | * |  | 10 P
89.1 | land | 1 stone | 0 | 4 wood > 3; 1 wood 1 stone > 2 | 0
89.2 | land |  | 3 |  | 0
89.3 | building | 1 wood 1 stone | 1 |  | 3
89.4 | building | 1 sword | * |  | 8
90.1 |  |  | * |  | 10 P
91.1 |  |  | 0 |  | 5 P
91.3 | seafaring ship |  | 24 |  | 16
92.1 | person | 1 good | 0 |  | 0 C
92.3 | person |  | 0 |  | 0 C
93.1 | seafaring |  | 0 | 1 coin 1 wood 1 metal > 2 | 0
93.2 | seafaring |  | 0 | 1 metal 1 sword 2 person > 4 | 0
93.3 | loot | 2 coin | 15 |  | 0
93.4 | seafaring | 1 coin | 5 | 2 seafaring > 3 | 0
94.1 | enemy |  | -4 |  | 0 OC
94.3 | event |  | 0 |  | 0 OC
95.1 | person |  | * |  | 16 C
95.3 | person | 1 sword | 0 |  | 0 C
96.1 | person |  | 0 |  | 0
96.2 | potion item |  | 0 |  | 0
96.3 | potion item |  | 0 |  | 0
96.4 | potion item |  | 0 |  | 0
97.1 | invention |  | 2 | 2 coin > 2 | 0
97.2 | invention | 1 good | 4 | 3 coin > 4 | 0
97.3 | invention | 3 good | 10 |  | 0
97.4 | invention | 2 good | 6 | 4 coin > 3 | 0
98.1 | seafaring |  | 2 |  | 8
98.2 | seafaring |  | 8 |  | 8
98.3 | invention |  | 15 | free > 4 | 4
98.4 | seafaring |  | 15 |  | 8
99.1 | invention | 1 sword | -2 | 2 metal > 2 | 0
99.2 | invention item | 1 sword 1 good | -3 | 4 metal > 4 | 0
99.3 | state |  | 15 |  | 0
99.4 | building | 2 sword | -6 | 6 coin > 3 | 0
100.1 | building | 3 wood | 3 | 3 wood > 2 | 0 C
100.2 | building | 4 wood | 3 |  | 0 C
100.3 | building | 2 good | 4 | 4 coin > 4 | 0 C
100.4 | seafaring ship | 2 wood / 2 good | 6 |  | 0 C
101.1 | land | 3 coin | 4 | 4 wood > 2 | 0 C
101.2 | building land | 4 coin | 8 |  | 0 C
101.3 | building | 2 coin | 3 | 2 wood 2 stone 2 metal > 4 | 0 C
101.4 | building |  | 5 |  | 0 C
102.1 | seafaring ship | 3 coin | 2 | 1 coin 2 wood 1 metal > 2 | 0 C
102.2 | seafaring | 2 good 2 coin | 4 |  | 0 C
102.3 | seafaring | 2 coin | 4 |  | 4 C
102.4 | state |  | 13 |  | 0 PC
103.1 | person |  | 0 | 3 coin > 3 | 0
103.3 | person | 1 coin | 2 | free > 1 | 4
104.1 | person |  | 0 | 6 coin 2 good > 3 | 0
104.3 | person |  | 5 |  | 0
105.1 | land |  | 6 | 2 wood 2 stone > 2 | 0
105.2 | land |  | 8 | 3 wood 3 stone > 4 | 0
105.3 | land |  | 12 |  | 0
105.4 | land |  | 10 | 6 wood > 3 | 0
106.1 | building |  | 15 | 2 wood 4 stone > 2 | 0
106.2 | building |  | 20 | 1 wood 3 stone 2 metal > 4 | 0
106.3 | building |  | 40 |  | 8
106.4 | building |  | 30 | 6 stone 3 metal > 3 | 0
107.1 | event |  | 0 |  | 0 C
107.3 | person | 1 coin | 0 |  | 0 C
108.1 | artifact |  | 10 |  | 0 P
109.1 | building | 1 coin | 0 | 2 wood 1 person > 2 | 0
109.2 | building | 1 coin / 1 wood | 2 | 2 stone 2 person > 4 | 0
109.3 | building | 1 coin 1 wood 1 stone | * |  | 0
109.4 | building | 1 coin / 1 wood / 1 stone | 3 | 4 stone > 3 | 0
110.1 | building | 1 coin | 0 | 3 wood > 2 | 0
110.2 | building | 1 coin / 1 wood | 2 | 6 wood > 4 | 0
110.3 | land | 2 coin 1 wood | 5 |  | 0
110.4 | land | 1 coin 1 wood | 3 | 6 wood > 3 | 0
111.1 | building | 6 coin | 0 | 3 wood > 2 | 0
111.2 | building | 6 coin | 0 | 3 stone > 4 | 0
111.3 | building | 3 coin | 5 |  | 0
111.4 | building | 6 coin | 0 | 4 stone > 3 | 0
112.1 | building |  | 0 | 3 wood > 2 | 0
112.2 | building |  | 0 | 3 stone > 4 | 0
112.3 | person |  | 0 |  | 0
112.4 | building |  | 0 | 4 coin > 3 | 0
113.1 | livestock horse | 1 coin | 0 |  | 0
114.1 | livestock horse | 1 sword | 0 |  | 0
115.1 | livestock horse | 1 wood / 1 stone | 0 |  | 0
116.1 | person | 2 coin | 0 |  | 0 C
116.3 | person |  | 0 |  | 0 C
117.1 |  |  | 0 |  | 0 P
118.1 | building |  | 0 |  | 0
118.2 | building |  | 0 |  | 0
118.3 | building |  | 6 |  | 0
118.4 | building |  | 4 |  | 0
119.1 | person |  | 0 | 3 coin > 2 | 0
119.2 | building |  | 1 | 3 coin > 4 | 0
119.3 | event | 1 coin / 1 wood / 1 stone / 1 metal | 4 |  | 0
119.4 | building |  | 3 | 5 coin > 3 | 0
120.1 | person lady |  | 0 |  | 0
120.2 | person lady |  | 0 |  | 0
120.3 | person lady |  | 0 |  | 0
120.4 | person lady |  | 0 |  | 0
121.1 | person | 2 sword | -5 |  | 0 C
121.3 | person lady | 1 coin | * |  | 7 C
122.1 | person lady | 1 coin 2 good | 0 |  | 0 C
122.3 | person knight | 1 wood 1 stone | 0 |  | 0 C
123.1 | building | 1 sword | 15 | 2 wood 2 stone 2 metal > 2 | 0
123.2 | building | 2 sword | 20 | 3 metal 3 stone > 4 | 0
123.3 | building | 3 sword | 30 |  | 0
123.4 | building | 2 sword | 25 | 4 metal 4 stone > 3 | 0
124.1 | event | 1 stone 2 metal 2 good | 15 | 2 wood 2 metal > 2 | 0
124.2 | event | 2 metal 3 good | 18 | 3 wood 2 metal > 4 | 0
124.3 | event | 3 metal 6 good | 25 |  | 0
124.4 | event | 3 metal 4 good | 21 | 2 wood 4 metal > 3 | 0
125.1 | building |  | 18 | 3 coin 3 good > 2 | 0
125.2 | building |  | 22 | 3 coin 3 stone 3 good > 4 | 0
125.3 | building |  | 30 |  | 4
125.4 | building |  | 28 | 8 good > 3 | 0
126.1 | land | 1 wood | 0 | 2 coin 1 metal > 2 | 0 C
126.2 | land | 2 wood | 0 |  | 0 C
126.3 | land | 1 coin | 0 | 4 wood > 4 | 0 C
126.4 | land | 2 coin 1 good | 0 |  | 0 C
127.1 | land | 1 stone | 0 | 2 metal > 2 | 0 C
127.2 | land | 2 stone | 0 |  | 0 C
127.3 | land | 1 good | 0 | 2 person > 4 | 0 C
127.4 | land | 1 good | 0 |  | 0 C
128.1 | land |  | 0 | 2 coin 2 wood > 2 | 0
128.2 | land |  | 0 | 2 person > 4 | 0
128.3 | land | 1 coin 1 good | * |  | 7
128.4 | land |  | 0 | 3 person > 3 | 0
129.1 | land |  | 0 | 2 coin 2 stone > 2 | 0
129.2 | land |  | 2 | 2 wood 2 stone > 4 | 0
129.3 | land |  | 9 |  | 0
129.4 | land |  | 5 | free > 3 | 0
130.1 | land | 1 coin | 0 | 3 wood 1 coin > 2; 4 stone > 3 | 0
130.2 | building | 1 sword | 4 |  | 0
130.3 | building | 1 sword | 3 | 4 stone 2 wood > 4 | 0
130.4 | building | 2 sword | * |  | 0
131.1 | land | 1 coin | 0 | 3 stone 1 coin > 2; 4 stone > 3 | 0
131.2 | land | 1 sword | 2 | 2 metal 2 coin > 4 | 0
131.3 | building | 1 sword | 3 |  | 0
131.4 | building | 1 sword | 3 |  | 0
132.1 | land | 1 coin | 0 | 1 coin 2 stone > 2; 3 wood 2 stone > 3 | 0
132.2 | land | 1 sword | 2 | 3 stone > 4 | 0
132.3 | building | 3 coin | 4 |  | 0
132.4 | building | 1 sword | 3 |  | 0
133.1 | event |  | 0 | 2 sword > 2 | 0
133.2 | event |  | 0 | 3 sword > 4 | 0
133.3 | event |  | 5 |  | 0
133.4 | event |  | 3 | 5 sword > 3 | 0
134.1 | person |  | * |  | 4
134.3 | person |  | 6 |  | 0
135.1 | enemy land |  | * | 12 sword > 2 | 0 O
135.2 | event |  | * | 9 sword > 4 | 0
135.3 | land |  | * |  | 0
135.4 | land |  | * | 8 sword > 3 | 0
136.1 | event |  | 0 |  | 0 P
136.2 | event |  | 0 |  | 0 P
136.3 | event |  | 0 |  | 0 P
136.4 | event |  | 0 |  | 8 P
137.1 | invention |  | 0 |  | 0 P
137.2 | event |  | 0 |  | 0 P
137.3 | event |  | 0 |  | 0 P
137.4 | event |  | 0 |  | 0 P
138.1 | event |  | 0 |  | 0 P
138.2 | event |  | 0 |  | 6 P
138.3 | event |  | 0 |  | 0 P
138.4 | event |  | 0 |  | 0 P
139.1 |  |  | 0 |  | 0 S
139.3 |  |  | 0 |  | 0 S
"""
