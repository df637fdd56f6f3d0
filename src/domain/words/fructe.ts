export const fructe = {
  words: `
fruct/fructe, fruct proaspăt, fruct exotic, fruct de sezon, fruct de pădure, fructe uscate, coș cu fructe, mix de fructe
măr/mere, măr roșu, măr verde, mere golden, mere ionatan, jonathan, idared, granny smith, mere pink lady
pară/pere/perele, pere williams, nashi, gutuie
banană, plantain, portocală, mandarină, clementină, tangerină, grepfrut, grapefruit, grepfruit, pomelo, kumquat, citrice
lămâie/lămâi/lamiie/lamii/lamaile, lime, limetă, lămâie verde
strugure, struguri albi, struguri roșii, struguri negri, struguri fără sâmburi, poamă
căpșună, fragă/fragi, frag, zmeură, mură/mure, afină, coacăză, agrișă, merișor, merișoară, goji, dudă/dude, agudă, soc, cătină, măceașă/măceșe, aronia
cireașă/cireșe, vișină, caisă, zarzără, piersică, nectarină, prună, perjă/perje, corcodușă, mirabelă
pepene, pepene roșu, harbuz, lubeniță, cantalup, zămos
kiwi, kivi, ananas, mango, papaya, maracuja, fructul pasiunii, fructul dragonului, pitaya, litchi, lychee, rambutan, rodie, kaki, sharon, smochină, curmală, guava, carambola, physalis, avocado, cocos, nucă de cocos, cocos ras, fulgi de cocos, jackfruit, tamarind
stafidă, prune uscate, caise uscate, merișoare uscate, smochine uscate, ananas deshidratat, banane uscate, mere uscate, goji uscate, chips de banane, chipsuri de banane, chipsuri de mere
nucă/nuci, miez de nucă, nuci pecan, pecan, nuci braziliene, macadamia, alună, alune de pădure, alune sărate, alune prăjite, alune de pământ, arahidă, migdală, făină de migdale, migdale fulgi, fulgi de migdale, caju, fistic, castană, nucă măcinată, mix de nuci
sămânță/semințe/seminte, semințe de floarea soarelui, semințe de dovleac, semințe de bostan, bostănel, semințe de in, semințe de chia, chia, semințe de cânepă, semințe de susan, susan, semințe de mac, mac, semințe de pin, pin, mix de semințe, semințe nutline, nutline, nud, elephant
piure de fructe, salată de fructe, smoothie de fructe proaspete
`,
  hints: 'sâmbure, citric, exotic',
}
