export const carne = {
  words: `
carne/cărnuri/cărnii, tocătură

pui/puiul/puii/puiului, pipotă, tacâm de pui, găină, pasăre, ciocănel, șnițel, nuggets, pulpă, copan, aripă
aripioară, piept, ficat, cocoș de țară, crispy

porc, cotlet, mușchi, mușchiuleț, antricot, costiță, coastă, scăricică, rasol, ciolan, os/oase, slănină
șorici, jumară, untură, osânză, garniță, purcel, ceafă/cefe, file mignon, garf, spinare, carcasă, halcă

vită, vițel, vrăbioară, mânzat, burtă, steak, ribeye, friptură, burger, chiftea, rinichi, creier, momițe, miel
berbecuț, oaie, berbec, batal, drob, ied, iepure, curcan, rață/rațe, gâscă, prepeliță, fazan, mistreț
căprioară, vânat, hamburger, tomahawk, t-bone, brisket, entrecote, sirloin, flank, angus, wagyu, turnedo
tartar, pulled pork, rostbeef, măduvă, fudulie

mici/micii/mititei, mititel, sarmale, frigărui, gyros, kebab, șaorma, shaorma, tochitură, gulaș, ostropel

mezel, salam, salam de biscuiți de porc, chorizo, parizer, pariser, mortadella, crenvurșt, cremvurșt
crenvușt, crenvurșca, crenwurst, cremwurst, polonez, hot dog, wurst, cârnat/cârnați/cârnaț/cirnati/cirnat
pleșcoi, cabanos, debrețin, oltenești, ghiudem, babic, sângerete, caltaboș, lebăr, leber, leberwurst, tobă
pastramă, jambon, șuncă, șuncuță, prosciutto, speck, pancetta, bacon, kaizer, kaiser, caizer, ruladă de pui
ruladă de porc, virșli, fleică, roast beef, cârnăcior, frankfurter, guanciale, bresaola, lebărvurst, chișcă
slăninuță, sunculiță

cris tim, cristim, pikok, ifantis, sissi, meda, caroli, matache, aldis, angst, elit, campofrio, transavia
fragedo, cocorico, reinert
scandia sibiu, agricola, la provincia, cordon bleu

clisă, slană, jumeră/jumere, șonc, șoncă, răcitură/răcituri, piftie/piftii, unsoare, virșlă/virșle
cighir, maioș
`,
  hints: 'sibiu, tocat, afumat, feliat, salonta, unicarm',
}
