### Co mówią jądro i serwer, niezależnie od gry.

undo-nothing = Nie ma czego cofać.
undo-other = Ostatnią decyzję podjął inny gracz.
undo-revealed = Od tego czasu ujawniono coś ukrytego: nie można cofnąć.
undo-over = Gra jest skończona.
