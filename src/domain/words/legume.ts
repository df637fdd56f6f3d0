export const legume = {
  words: `
legumă/legume, legume proaspete, legume pentru supă, legume de ciorbă, zarzavat, zarzavat de supă, rădăcinoase, mix de legume, coș de legume
roșie/roșii, tomată, roșii cherry, roșii românești, roșii de grădină, roșii inimă de bou, roșii prunișoară, roșii roma, roșii ciorchine, pătlăgică/pătlăgele, pătlăgea, gogonea/gogonele
castravete, castraveți fabio, castraveți cornichon, cornișon
ardei/ardeii/ardeiul/ardeilor, ardei gras, ardei kapia, ardei capia, ardei iute, ardei verde, ardei roșu, ardei galben, ardei lung, ardei bulgăresc, kapia, capia, gogoșar, chilli, jalapeno, peperoncino
ceapă/cepe/ceapa, ceapă roșie, ceapă albă, ceapă galbenă, ceapă verde, ceapă de apă, șalotă, hașmă, eșalotă, arpagic, praz
usturoi, usturoi verde, usturoi românesc, cățel de usturoi, leurdă
cartof, cartofi albi, cartofi roșii, cartofi noi, cartofi dulci, cartof dulce, batat, barabulă, cartoafă/cartoafe, crumpenă
morcov, morcovi baby, păstârnac, țelină, rădăcină de pătrunjel, rădăcină de țelină, pătrunjel rădăcină, sfeclă, sfeclă roșie, ridiche, ridichi negre, ridichi de lună, daikon, nap, gulie, topinambur, hrean, ghimbir, yuca, manioc, yam
varză/verze, varză albă, varză roșie, varză nouă, varză de bruxelles, varză kale, varză chinezească, varză creață, curechi, kale, pak choi, conopidă, broccoli, romanesco
vânătă/vinete, vânătă rotundă, pătlăgea vânătă, dovlecel/dovlecei, zucchini, dovleac, dovleac plăcintar, bostan, bame, bamă
salată, salată verde, salată iceberg, iceberg, salată romană, salată creață, salată mixtă, salată lollo, mix de salată, spanac, spanac baby, baby spanac, rucola, valeriană, fetică, andivă, cicoare, radicchio, năsturel, mangold, sfeclă mangold, lobodă, ștevie, urzică, măcriș, păpădie, untișor
mărar, pătrunjel, pătrunjel verde, leuștean, verdeață, verdețuri, legătură de verdeață, mentă, mentă proaspătă, busuioc proaspăt, busuioc verde, busuioc la ghiveci, cimbru proaspăt, cimbru verde, coriandru proaspăt, coriandru verde, rozmarin proaspăt, tarhon proaspăt, oregano proaspăt, ierburi proaspete, chives
fasole verde, fasole galbenă, fasole fideluță, fasole păstăi, fasole lată, mazăre, mazăre verde, mazăre păstăi, edamame, bob, bob verde, germene, germeni de soia, muguri, lăstari
porumb, porumb dulce, porumb fiert, știulete, păpușoi, popușoi, cucuruz
ciupercă, ciuperci champignon, champignon, pleurotus, ciuperci brune, hrib, gălbior, gheba, ghebe, shiitake, portobello, trufă neagră, ciuperci uscate, hribi uscați, zbârciog
sparanghel, anghinare, fenicul proaspăt, fenicul bulb, rubarbă, reventă, okra, frunze de viță, foi de viță, frunze de spanac
păstaie/păstăi
`,
  hints: 'zarzavaturi',
}
