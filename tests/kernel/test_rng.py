"""The generator: the same numbers for ever, evenly spread."""

from collections import Counter

from fiefdom import Rng


def test_its_numbers_never_change() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(5)] == [2, 4, 0, 4, 1]
    items = list(range(8))
    Rng(1).shuffle(items)
    assert items == [0, 4, 1, 5, 6, 3, 7, 2]


def test_numbers_are_spread_evenly() -> None:
    rng = Rng(5)
    counts = Counter(rng.below(10) for _ in range(20_000))
    assert set(counts) == set(range(10))
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = Counter(Rng(seed).below(4) for seed in range(4000))
    assert all(abs(count - 1000) < 150 for count in firsts.values())


def test_a_shuffle_is_fair_and_a_copy_independent() -> None:
    rng = Rng(9)
    places: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        places[tuple(items)] += 1
    assert len(places) == 6
    assert all(abs(count - 1000) < 150 for count in places.values())
    twin = rng.copy()
    assert [twin.below(100) for _ in range(5)] == [rng.below(100) for _ in range(5)]
    fork = rng.fork()
    assert [fork.below(100) for _ in range(5)] != [rng.below(100) for _ in range(5)]


def test_seeds_may_be_larger_than_a_word() -> None:
    assert Rng(1 << 70).below(1 << 30) != Rng(0).below(1 << 30)
