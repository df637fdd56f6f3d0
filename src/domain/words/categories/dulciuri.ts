export const dulciuri = {
  words: `
dulce/dulciuri, desert, ronțăieli, ciocolată, ciocolățică, cremă de alune, cremă tartinabilă
cremă de fistic, nutella, finetti, unt de arahide, unt de migdale, unt de caju, unt de nuci, unt de cacao
pastă de fistic, pastă de arahide, fulgi de ciocolată, picături de ciocolată, glazură, drops, caramel
karamel, acadea, jeleu, gumă, marshmallow, marshmallows, bezea, rahat, halva, halviță, nuga, nougat, turron
alviță, sugiuc, pralină, trufă, dragee, drajeu, saloane, martipan, ou de ciocolată, ou kinder
fructe confiate, fructe în ciocolată, fruct glazurat, alune glazurate, stafide glazurate, vată de zahăr
limbi de pisică, pișcot, coji confiate, coajă confiată, fructe glasate, portocale confiate, ghimbir confiat
cirese confiate, bomboană/bomboane/bombone/bomboanele, bombonică, gumiță

biscuit, petit beurre, eugenia, cookies, fursec, napolitană, joe, naty, alfers, vafă, wafer, pop tarts
brownie, macarons, churros, stroopwafel, biscuițel

prăjitură, tort, blat, chec, pandișpan, cozonac, pască, panettone, ruladă, brioșă, muffin, muffins, ecler
savarină, amandină, cremșnit, cremeș, baclava, sarailie, cataif cu frișcă, profiterol, tiramisu, cheesecake
gogoașă, gogoși, donuts, donut, clătită, papanaș, langos dulce, cornulețe, salam de biscuiți
salam de ciocolată, tartă, kurtos, colac dulce, fagure, 7 days, 7days, seven days, chipicao, swiss roll
barni, magura, brânzoaică, plăcintă cu dovleac, ștrudel cu mere, lapte de pasăre, budincă, puding
cremă de vanilie, mousse, orez cu lapte, griș cu lapte, mochi, colivă ambalată, croissant 7 days
croissant 7days, panna cotta, lava cake, cupcake, prăjiturică, cremă patisieră, crème brûlée, cremeschnitte
joffre, negresă, melcișori cu nucă, rulou cu scorțișoară, cinnamon rolls, pancakes, waffles, frișcă praf
turtă dulce

zahăr, îndulcitor, zaharină, stevia, xilitol, eritritol, fructoză, glucoză, dextroză, miere, sirop de arțar
sirop de agave, sirop de glucoză, sirop de caramel, sirop de ciocolată, topping, melasă, polen
lăptișor de matcă, propolis, sos de ciocolată, sos de caramel, sos de vanilie, zăhărel

gem, magiun, marmeladă, peltea, povidlă, silvoiță, piure de castane, pireu de castane
dulceață/dulcețuri/dulcețurile

cacao, pudră de cacao, nesquik, ovomaltine, carob, pudră de roșcove, bombonele, fondant
lumânări comestibile, migdale în ciocolată, alune în ciocolată, caju în ciocolată, fistic în ciocolată
nuci în ciocolată, arahide în ciocolată
banană în ciocolată, căpșuni în ciocolată, cireșe în ciocolată, vișine în ciocolată, curmale în ciocolată
prune în ciocolată, portocale în ciocolată, stafide în ciocolată, merișoare în ciocolată, ghimbir în ciocolată
zmeură în ciocolată, praf de înghețată, ornamente, perluțe

chips, cips, chio, lay s, lays, pringles, doritos, cheetos, viva, nachos, tortilla chips, pufuleți, pufarine
gusto, lotto, corn puffs, snacks, snack, popcorn, pop corn, floricele, porumb pentru floricele
porumb pentru popcorn, covrigei, toortitzi, croco, saleuri, sticks, sărățea, crackers, cracker, krambals
alka, tuc, bake rolls, maretti, crănțănele

baton, corny, snickers, mars, twix, bounty, kit kat, kitkat, lion, milky way, milka, poiana, heidi, primola
africana, laura, kandia, kinder, bueno, ferrero, rocher, raffaello, merci, lindt, lindor, toblerone, ritter
anidor, schogetten, oreo, belvita, dore, ulker, biscolata, albeni, halley, roshen, haribo, skittles, mms
tic tac, tictac, mentos, orbit, airwaves, winterfresh, chupa chups, jelly beans, trolli, silvana, sugus
fisherman, ricola, hall s, halls, mentosan, after eight, daim, maltesers, smarties, rostar, pehart tec
pan food, tornado, susana, m&m, rom tricolor, rom baton

țucăr, țucur, țucărlă/țucărle, lictar, silvoiz, lecvar, mniere, cocolată, prăjele, minciunele, pancovă/pancove
`,
  hints: 'glazurat, caramelizat, nestle, vanilat, proteic, boromir',
}
