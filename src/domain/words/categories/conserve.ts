export const conserve = {
  words: `
conservă, ton/tonul, salată de ton, sardină, șprot, anșoa, anchois, macrou în ulei, macrou în sos tomat
hering în sos tomat, ficat de cod, pește în sos tomat, cod în ulei, hering în ulei

pate, bucegi pate, antre, scandia, luncheon meat, haggis, corned beef, foie gras, iahnie, fasole cu cârnați
fasole cu ciolan, tocăniță, tocană, sărmăluțe, sarmale în foi de viță, mâncare gătită, ghiveci, pilaf, pateu

porumb boabe, fasole în sos, fasole bătută, năut fiert, roșii decojite, roșii pasate, roșii cuburi
roșii tocate, roșii uscate, roșii în bulion, roșii întregi decojite, pulpă de roșii, pulpă de tomate
piure de roșii, piure de tomate, pastă de tomate, pastă de roșii, bulion, sos de roșii, sos tomat
sos de tomate, passata, suc de roșii la conservă, ardei copți, ardei umplut, vinete coapte, baby corn
palmier, inimi de anghinare, anghinare în ulei, mix mexican la conservă, porumb baby, lăstari de bambus
muguri de bambus, ardei kapia copt

murătură, castraveciori, castraveți în oțet, castraveți acri, varză acră, varză călită, gogoșari în oțet, ardei în oțet
ardei iuți în oțet, sfeclă în oțet, salată de sfeclă, kimchi, măslină, tapenadă, capere, hrean cu sfeclă
sfeclă cu hrean, foi de varză, moare, suc de varză

salată de vinete, salată de boeuf, salată de ciuperci cu maioneză, salată orientală, hummus, tahini
pastă de susan, pastă de ardei, pastă de vinete, ajvar, baba ganoush, guacamole, tzatziki, pastă de năut
zacuscă/zacuște

compot, ananas felii, cocktail de fructe, ananas bucăți

supă, ciorbă, knorr supă, borș de burtă

bonduelle, sun food, mikado, giana, rio mare, john west, calvo, nixe, raureni, arovit, orlando, dacia plant
mutti, rovita, conservfruct, capricii și delicii, bunătăți de la bunica, poiana roșii, deroni, kubeti
la minut, hame, ardealul, mandy
`,
  hints: 'olympia, regal, heinz, kühne, propriu, murat, conservat, borcan',
}
