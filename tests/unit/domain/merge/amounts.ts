/**
 * The amount on the list, the added amount, and their sum; "–" if both stay separate rows. 'st' is an amount without a unit.
 */
export const amounts = `
  1 st + 1 st = 2 st
  2 st + 3 st = 5 st
  10 st + 6 st = 16 st
  1 st + 2 buc = 3 buc
  2 buc + 1 st = 3 buc
  3 buc + 4 buc = 7 buc
  0.5 st + 0.5 st = 1 st
  1.5 st + 2 st = 3.5 st

  500 g + 1 kg = 1.5 kg
  1 kg + 500 g = 1.5 kg
  500 g + 500 g = 1 kg
  200 g + 300 g = 500 g
  999 g + 1 g = 1 kg
  999 g + 0.5 g = 999.5 g
  0.2 kg + 300 g = 500 g
  0.1 kg + 0.2 kg = 300 g
  0.5 kg + 0.5 kg = 1 kg
  1.1 kg + 2.2 kg = 3.3 kg
  2 kg + 3 kg = 5 kg
  0.25 kg + 0.5 kg = 750 g
  1.005 kg + 5 g = 1.01 kg
  1 kg + 0.1 g = 1.0001 kg

  500 ml + 1 l = 1.5 l
  1 l + 1 l = 2 l
  250 ml + 250 ml = 500 ml
  330 ml + 50 cl = 830 ml
  50 cl + 50 cl = 1 l
  75 cl + 1 l = 1.75 l
  33 cl + 33 cl = 660 ml
  0.5 l + 0.25 l = 750 ml
  1.5 l + 1.5 l = 3 l

  1 st + 2 kg = 2 kg
  2 kg + 1 st = 2 kg
  1 st + 500 ml = 500 ml
  1 st + 0.5 kg = 0.5 kg
  1 st + 2-3 kg = 2-3 kg
  1 st + 2 pachet = 2 pachet
  3 sticlă + 1 st = 3 sticlă
  1 st + 2 cofraje = 2 cofraje

  1 pachet + 2 pachet = 3 pachet
  2 sticlă + 1 sticlă = 3 sticlă
  6 doză + 6 doză = 12 doză
  1 legătură + 1 legătură = 2 legătură
  1 cofraj + 2 cofraje = 3 cofraje
  2 mosoare + 1 mosor = 3 mosoare
  2 cofraje + 2 cofraje = 4 cofraje

  2 st + 1 kg = –
  1 kg + 2 st = –
  1 buc + 1 kg = –
  1 kg + 2 pachet = –
  1 l + 1 kg = –
  500 g + 500 ml = –
  2 sticlă + 1 l = –
  1 pachet + 1 cutie = –
  2 cofraje + 3 ladă = –
  2 st + 2 pachet = –
  1 pungă + 500 g = –
  6x2 l + 6x2 l = 12x2 l
  6x0.5 l + 4x500 ml = 10x0.5 l
  4x125 g + 2x125 g = 6x125 g
  1 st + 6x2 l = 6x2 l
  6x2 l + 6x1.5 l = –
  6x2 l + 1 l = –
  6x2 l + 2 sticlă = –
  2-3 kg + 1 kg = –
  1 kg + 2-3 kg = –
  2-3 st + 1 st = –
  2-3 st + 2-3 st = –
  99999999999999999999 st + 1 st = –
  9007199254740991 kg + 1 g = –
`
