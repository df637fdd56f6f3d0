export const legume = {
  words: `
legumă/legume, zarzavat, rădăcinoase
roșie/roșii, tomată, pătlăgică/pătlăgele, pătlăgea, gogonea/gogonele
castravete, cornișon
ardei/ardeii/ardeiul/ardeilor, kapia, capia, gogoșar, chilli, jalapeno, peperoncino
ceapă/cepe/ceapa, șalotă, hașmă, eșalotă, arpagic
usturoi, leurdă
cartof, batat, barabulă, cartoafă/cartoafe, crumpenă
morcov, păstârnac, țelină, sfeclă, ridiche, daikon, nap, gulie, topinambur, hrean, ghimbir, yuca, manioc, yam
varză/verze, curechi, kale, pak choi, conopidă, broccoli
vânătă/vinete, dovlecel/dovlecei, zucchini, dovleac, bostan, bamă
salată, iceberg, spanac, rucola, valeriană, fetică, andivă, cicoare, radicchio, năsturel, mangold, lobodă, ștevie, urzică, măcriș, păpădie, untișor
mărar, pătrunjel, leuștean, verdeață, verdețuri, mentă, busuioc proaspăt, busuioc verde, busuioc la ghiveci, cimbru proaspăt, cimbru verde, coriandru proaspăt, coriandru verde, rozmarin proaspăt, tarhon proaspăt, oregano proaspăt, ierburi proaspete, chives
fasole verde, fasole galbenă, fasole fideluță, fasole păstăi, fasole lată, mazăre, bob, germene, muguri, lăstari
porumb, știulete, păpușoi, popușoi, cucuruz
ciupercă, champignon, pleurotus, hrib, gălbior, gheba, shiitake, portobello, trufă neagră, zbârciog
sparanghel, anghinare, fenicul proaspăt, fenicul bulb, rubarbă, reventă, okra, frunze de viță, foi de viță
păstaie/păstăi
praz/praji
apio, lăptucă, creson, turmeric proaspăt, tarhon verde, flori de dovleac, lollo, microplante, morcovei, roșioare, cartofiori, verzișoare, mesclun, crudități
edamame, romanesco
`,
  hints: '',
}
