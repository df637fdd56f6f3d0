export const fructe = {
  words: `
fruct/fructe

măr/mere, jonathan, idared, granny smith

pară/pere/perele, nashi, gutuie

banană, plantain, portocală, mandarină, clementină, tangerină, grepfrut, grapefruit, grepfruit, pomelo
kumquat, citrice, durian, longan, mangostan, salak, yuzu

lămâie/lămâi/lamiie/lamii/lamaile, lime, limetă

strugure, poamă

căpșună, fragă/fragi, frag, zmeură, mură/mure, afină, coacăză, agrișă, merișor, merișoară, goji, dudă/dude
agudă, soc, cătină, măceașă/măceșe, aronia

cireașă/cireșe, vișină, caisă, zarzără, piersică, nectarină, prună, perjă/perje, corcodușă, mirabelă

pepene, harbuz, lubeniță, cantalup, zămos

kiwi, kivi, ananas, mango, papaya, maracuja, pitaya, litchi, lychee, rambutan, rodie, kaki, sharon, smochină
curmală, guava, carambola, physalis, avocado, cocos, fulgi de cocos, jackfruit, tamarind

stafidă, chips de banane, chipsuri de mere

nucă/nuci, pecan, macadamia, alună, arahidă, migdală, fulgi de migdale, caju, fistic, castană

sămânță/semințe/seminte, semințe de floarea soarelui, bostănel, semințe de in, chia, susan, mac, pin
nutline, nud, elephant, floarea soarelui

salată de fructe, cocktail de nuci, smoothie de fructe proaspete

boșar, aguridă, curcudușă/curcudușe, goldană/goldane, pomușoară/pomușoare, frăguță/frăguțe, căpșunică/căpșunici, naramză/naramze, alămâie/alămâi
persică/persici, barace/barac, moșmoană/moșmoane, gutâie/gutâi
`,
  hints: 'sâmbure',
}
