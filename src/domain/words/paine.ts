export const paine = {
  words: `
pâine/pâini/painea/piine/piini, pâine albă, pâine neagră, pâine integrală, pâine de secară, pâine feliată, pâine cu maia, pâine cu semințe, pâine graham, pâine de casă, pâine toast, pâine prăjită, pâine cu cartofi, pâine fără gluten, pâine rustică, pâine intermediară, pâine proteică, pâine de hamburger, pâine pentru burger, pâinică, pâine cu unt, pâine turcească, pâine pita, pâine crocantă, pâine de hot dog, pâine pentru sandviș
franzelă, chiflă, chifle pentru hamburger, chifle burger, chifle de hot dog, baghetă, baghetă cu usturoi, lipie, lipii, pita, tortilla, tortillas, wrap, lavash, naan, focaccia, ciabatta, toast, jimblă, azimă, colac/colaci, colivă, bruschetta, bruschete, crutoane, crutoane de pâine, grisină, grisine, pesmeți, finetti pâine, knackebrot, wasa, maia, blat de pizza, blaturi de pizza, foi de tortilla, foi de wrap
covrig, covrigi cu susan, covrigi calzi, covrigi polonezi, simigerie, bagel, corn/cornuri, corn cu lapte, corn cu gem, corn cu ciocolată, corn cu brânză, cornulețe de pâine, croissant, croasant, croissante cu unt, brioșă sărată, pateu, pateuri, merdenea, merdenele, ștrudel, saraliu, saraliuri, plăcintă, plăcintă cu brânză, plăcintă cu mere, plăcintă cu carne, plăcințele, poale în brâu, langoș, gogoașă sărată, pogăcea, pogăcele, rulou cu cârnați, foitaj cu brânză, patiserie, produs de patiserie, produs de panificație, panificație, haios, burek, sandviș, sandvici, sandwich, sandwici
vel pitar, velpitar, dobrogea grup, harmopan, la lorraine, fornetti, luca, pâine toast harry, harry, schar
`,
  hints: 'secara pâine',
}
