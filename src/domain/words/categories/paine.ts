export const paine = {
  words: `
pâine/pâini/painea/piine/piini, pâinică

franzelă, chiflă, baghetă, lipie, pita, tortilla, tortillas, wrap, lavash, naan, focaccia, ciabatta, toast
jimblă, azimă, matzo, pască evreiască, colac/colaci, colivă, prescură/prescuri, bruschetta, crutoane, grisină, pesmeți, finetti pâine, knackebrot, wasa
maia, blat de pizza, tost, tortilia, finn crisp, turtă/turte, crispbread, panini

covrig, simigerie, bagel, corn/cornuri, cornulețe de pâine, croissant, croasant, brioșă sărată, pateuri
merdenea, ștrudel, saraliu, plăcintă, poale în brâu, langoș, gogoașă sărată, pogăcea, rulou cu cârnați
foitaj cu brânză, patiserie, panificație, haios, burek, sandviș, sandvici, sandwich, sandwici
pain au chocolat, foietaj cu brânză, cornuleț, pogace, scovergi

vel pitar, velpitar, dobrogea grup, harmopan, la lorraine, fornetti, luca, harry, schar

pâne, lichiu, vărzare
`,
  hints: '',
}
