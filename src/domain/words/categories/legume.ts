export const legume = {
  words: `
legumă/legume, zarzavat, rădăcinoase

roșie/roșii, tomată, pătlăgică/pătlăgele, pătlăgea, gogonea/gogonele, roșioare

castravete, cornișon

ardei/ardeii/ardeiul/ardeilor, kapia, capia, gogoșar, chilli, jalapeno, peperoncino

ceapă/cepe/ceapa, șalotă, hașmă, eșalotă, arpagic, praz/praji

usturoi, leurdă

cartof, batat, barabulă, cartoafă/cartoafe, crumpenă

morcov, păstârnac, țelină, sfeclă, ridiche, daikon, nap, gulie, topinambur, hrean, ghimbir, yuca, manioc
yam, brojbă, taro, apio, morcovei, cartofiori

varză/verze, curechi, kale, pak choi, bok choy, bok choi, pak choy, conopidă, broccoli, romanesco

vânătă/vinete, dovlecel/dovlecei, zucchini, dovleac, bostan, bamă, flori de dovleac

salată, iceberg, spanac, rucola, valeriană, fetică, andivă, cicoare, radicchio, năsturel, mangold, lobodă
ștevie, urzică, măcriș, păpădie, untișor, lăptucă, creson, lollo, microplante, mesclun, crudități

mărar, pătrunjel, leuștean, verdeață, verdețuri, mentă, busuioc proaspăt, busuioc verde, busuioc la ghiveci
cimbru proaspăt, cimbru verde, coriandru proaspăt, coriandru verde, rozmarin proaspăt, tarhon proaspăt
oregano proaspăt, ierburi proaspete, chives, turmeric proaspăt, tarhon verde, verzișoare

fasole verde, fasole galbenă, fasole grasă, fasole oloagă, fasole fideluță, fasole păstăi, fasole lată, mazăre, bob, germene, muguri
lăstari, păstaie/păstăi, edamame

porumb, știulete, păpușoi, popușoi, cucuruz

ciupercă, champignon, pleurotus, hrib, gălbior, gheba, shiitake, portobello, trufă neagră, zbârciog

sparanghel, anghinare, fenicul proaspăt, fenicul bulb, rubarbă, reventă, okra, frunze de viță, foi de viță

picioici/picioică, piciorci/piciorcă, crastavete/crastaveți, crumpi, grumbe/grumbă, baraboi, patate, părădaisă/părădaise, porodice/porodici, hagimă, hajmă
poriu, fasui, mazere, bureți de pădure, pitoance, mânătarcă/mânătărci, ludaie, tărtăcuță, cucurbetă, murcoi, pătrânjel/pătrânjei, călărabă/călărabe
karalabe, ai verde, chipăruș/chipăruși, poprică, curechi murat
`,
  hints: '',
}
