/**
 * The products of a Romanian supermarket, for suggestions: those that families buy most often come first. Separated by commas
 * or lines; `vinete/vânătă` is one product with two names. Categories follow from the names.
 */

/** Bought every week or two. */
export const boughtWeekly = `
lapte, pâine, ouă/ou, roșii/roșie/tomate, cartofi, ceapă/cepe, mere/măr, banane, unt, piept de pui, telemea/brânză telemea, morcovi
hârtie igienică, cafea, apă minerală, castraveți, iaurt, smântână, ulei, zahăr, orez, paste, făină, carne tocată, sare

piper, mălai/făină de porumb, drojdie, muștar, ketchup, ulei de măsline, oțet, maioneză, boia, detergent de rufe, șampon
săpun, gel de duș, șervețele, saci de gunoi, prosoape de hârtie, scutece, ciocolată, biscuiți, napolitane, înghețată
chipsuri, miere, gem, fasole boabe/fasole uscată, murături, zacuscă, măsline, pizza, spaghete, fidea, griș
fulgi de ovăz/ovăz, cereale, mâncare de pisici/hrană pentru pisici/mâncare pentru pisici
mâncare de câini/hrană pentru câini/mâncare pentru câini
apă plată, bere, suc de portocale, vin, suc, ceai, cola, vin roșu, vin alb, suc de mere, apă minerală carbogazoasă
franzelă, chifle, pâine integrală, pâine feliată, lipii, covrigi, baghetă, cornuri, pâine neagră, pâine albă, pâine toast
pâine de secară, cozonac, croissante, pâine de casă, pâine cu maia
salată/salată verde, usturoi, ardei, ardei gras, ardei kapia/ardei capia, vinete/vânătă, dovlecei, varză, conopidă, broccoli, spanac
ciuperci, pătrunjel, mărar, leuștean, ceapă verde, ceapă roșie, ridichi, țelină, sfeclă roșie/sfeclă, praz, fasole verde, porumb
roșii cherry, salată iceberg, rucola, cartofi noi, usturoi verde, păstârnac, varză murată, varză roșie, mazăre, verdeață
portocale, lămâi/lămâie, mandarine, struguri, pere/pară, căpșuni, kiwi, pepene verde/pepene, pepene galben, piersici, nectarine
caise, prune, cireșe, vișine, avocado, clementine, grepfrut, ananas, zmeură, afine, mure, nuci, mango, rodii
cașcaval, brânză, brânză de vaci, brânză topită, mozzarella, iaurt grecesc, kefir/chefir, lapte bătut, sana, parmezan, brânză feta
brânză de burduf, cremă de brânză, urdă, cașcaval afumat, mascarpone, ricotta, smântână pentru gătit
frișcă/frișcă lichidă, margarină, iaurt de băut, iaurt cu fructe
ouă de țară
pulpe de pui, aripi de pui, pui întreg, ficat de pui, pui, ceafă de porc, cotlet de porc, mușchiuleț de porc, pulpă de porc, mușchi de porc
carne de porc, carne de vită, carne de pui, coaste de porc, pulpă de vită, piept de curcan, carne de curcan
carne tocată de porc, carne tocată de vită
șuncă, salam, cârnați, mici/mititei, crenvurști, parizer, bacon, slănină, kaiser, prosciutto, șuncă de Praga
salam de Sibiu, salam uscat, pastramă
cârnați afumați, cârnați de casă, cârnați proaspeți/cârnați proaspeți de porc, mezeluri, pate de ficat
somon, păstrăv, macrou, crap, file de cod, ton la conservă/ton, hering, doradă, biban, creveți, icre, salată de icre, șprot
somon afumat, macrou afumat, file de pește
`

/** Bought about every month. */
export const boughtMonthly = `
macaroane, penne, fusilli, tăiței, lasagna, musli/muesli, cuscus, bulgur, quinoa
orez basmati, orez cu bob lung, orez brun, arpacaș, hrișcă, mei, linte, năut, soia, granola
făină albă, făină integrală, făină 000, amidon, pesmet, crutoane, mazăre uscată, fulgi de porumb, tărâțe, foi de lasagna
ulei de floarea-soarelui, oțet de mere, oțet balsamic, boia dulce, boia iute
sos de soia, sos de roșii, pastă de tomate, bulion, suc de roșii, sos tomat, busuioc, cimbru, oregano, rozmarin
foi de dafin, scorțișoară, chimen, chimion, curry, turmeric, ghimbir, nucșoară, cuișoare, tarhon, coriandru, piper boabe
piper măcinat, sare de mare, sare grunjoasă, condimente pentru grătar, condimente pentru pui, vegeta, supă la plic
cuburi de supă, borș, hrean, sos de usturoi, sos tartar, sos chili, sos pentru salată, pesto, tahini, zeamă de lămâie
praf de copt, bicarbonat, drojdie uscată, drojdie proaspătă, zahăr vanilat, esență de vanilie, esență de rom
zahăr pudră, zahăr brun, cacao, gelatină, budincă, stafide, nucă de cocos, mac/semințe de mac, susan, semințe de in, semințe de chia
migdale, alune, alune de pădure, fistic, caju, arahide, semințe de floarea-soarelui/semințe, semințe de dovleac, nucă măcinată
curmale, smochine, prune uscate, caise uscate, merișoare, fructe uscate, dulceață, magiun/magiun de prune, gem de caise
dulceață de vișine, unt de arahide, cremă de ciocolată, sirop de arțar, sirop, îndulcitor, stevia, compot
ciocolată cu lapte, ciocolată neagră/ciocolată amăruie, ciocolată albă, ciocolată de casă, biscuiți simpli
eugenii, bomboane, jeleuri, acadele, gumă de mestecat, prăjituri, tort, rulade, foi de napolitană, foi de plăcintă
blat de tort, halva, rahat, turtă dulce, fursecuri, pișcoturi, checuri, gogoși, plăcintă, savarine, ecleruri, batoane de cereale
batoane de ciocolată, pufuleți, sticks/stixuri, sărățele, grisine, covrigei, popcorn/floricele, nachos, snacksuri, rondele de orez
crackers, colaci, pască, pateuri, ștrudel, merdenele, foietaj/aluat de foietaj, tortilla, pâine pita, pâine fără gluten
mazăre congelată, legume congelate, cartofi congelați, cartofi prăjiți, cartofi pai/cartofi pai congelați, pizza congelată, spanac congelat
fructe de pădure congelate, broccoli congelat, fasole verde congelată, amestec mexican, crochete de pește, pește congelat
găluște cu prune, nuggets, șnițele, aripioare picante, pui congelat, porumb congelat, ciuperci congelate
mazăre la conservă, fasole la conservă, porumb la conservă, roșii la conservă, roșii în bulion, măsline negre
măsline verzi, castraveți murați, gogoșari, gogonele, ciuperci la conservă, sardine la conservă
macrou la conservă, pate de porc, pate de pui, pate vegetal, ananas la conservă, compot de piersici, năut la conservă
capere, ardei copți, vinete coapte, salată de vinete, fasole bătută, humus, iahnie de fasole, muștar cu boabe, icre de crap
tofu, lapte de migdale, lapte de ovăz, lapte de soia, lapte de cocos, smântână vegetală, brânză vegetală, carne vegetală
cafea boabe, cafea măcinată, cafea solubilă/ness, capsule de cafea, cafea decofeinizată, filtre de cafea, ceai verde
ceai negru, ceai de mușețel, ceai de tei, ceai de mentă, ceai de fructe, cacao cu lapte, ciocolată caldă, lapte cu cacao
limonadă, suc natural, suc de multivitamine, nectar de piersici, suc carbogazos, apă tonică, băutură energizantă, socată
bere fără alcool, bere blondă, bere neagră, bere nefiltrată, cidru, vin rosé, vin spumant, șampanie, prosecco, vin fiert
țuică, pălincă, vodcă, whisky, rom, gin, lichior, coniac, vermut, aperitiv, vișinată, afinată, cuburi de gheață
pastă de dinți, periuță de dinți, apă de gură, ață dentară, săpun lichid, balsam de păr
mască de păr, deodorant, antiperspirant, cremă de mâini, cremă de față, loțiune de corp, lapte de corp, absorbante, tampoane
absorbante zilnice, șervețele umede, șervețele demachiante, dischete demachiante, bețișoare de urechi, vată
aparat de ras, lame de ras, spumă de ras, gel de ras, after shave, batiste, apă micelară, gel de păr, fixativ, vopsea de păr
hârtie igienică umedă, cremă de plajă, balsam de buze, demachiant, parfum, acetonă, lac de unghii, ceară de epilat, burete de baie
detergent de vase, balsam de rufe, detergent lichid, detergent automat, capsule de detergent, bureți de vase
soluție de geamuri, clor, înălbitor, dezinfectant, lavete, mănuși menajere, mop, mătură
soluție de toaletă, odorizant de toaletă, odorizant de cameră, soluție anticalcar, degresant, detergent de pardoseli
detergent pentru mașina de spălat vase, tablete pentru mașina de spălat vase, sare pentru mașina de spălat vase
soluție de scos pete, scoatere pete, bureți de sârmă, praf de curățat, cremă de curățat, detartrant, apret, rolă de bucătărie
folie de aluminiu, folie alimentară, hârtie de copt, pungi de congelator, pungi pentru sandvișuri, pungi, saci menajeri
caserole, pahare de unică folosință, farfurii de unică folosință, tacâmuri de unică folosință, șervețele de masă, paie
scobitori, chibrituri, brichetă, lumânări, baterii, becuri, cărbuni, aprinzător pentru grătar, bețe de frigărui
lapte praf pentru bebeluși, cereale pentru bebeluși, piure de fructe, mâncare pentru bebeluși, biscuiți pentru bebeluși
șervețele umede pentru bebeluși, cremă pentru bebeluși, șampon pentru copii, biberon, suzetă
nisip pentru pisici, conserve pentru pisici, conserve pentru câini, recompense pentru câini
plicuri pentru pisici, semințe pentru păsări, flori, țigări, ziar, pungă cadou, vitamine, paracetamol, ibuprofen, plasturi
ouă de prepeliță, lapte de capră, brânză de capră, brânză de oaie, brânză maturată, camembert, gorgonzola, brie, halloumi
brânză cottage, lapte condensat, lapte praf, ciocănele de pui, carne de miel, pulpă de miel, rasol de vită, pulpe de curcan
tobă, caltaboși, lebăr, jumări, costiță afumată, ciolan afumat, ciolan de porc, chorizo, os de supă, tacâmuri de pui
pipote și inimi, rață, gâscă, carne de iepure, calamari, midii, fructe de mare, scrumbie, salată de boeuf
`

/** Bought now and then. */
export const boughtSeldom = `
gulii, anghinare, sparanghel, andive, fenicul, dovleac, dovleac plăcintar, cartofi dulci, ardei iute, ardei lungi, ceapă albă
ceapă de apă, ștevie, urzici, lobodă, măcriș, mentă, busuioc proaspăt, cimbru proaspăt, rozmarin proaspăt, coriandru proaspăt
baby spanac, germeni, fasole galbenă, fasole grasă, varză dulce, varză de Bruxelles, varză kale
varză chinezească, bok choy, napi, topinambur, hrean rădăcină, ghimbir proaspăt, porumb fiert, ciuperci champignon
ciuperci pleurotus, hribi, gălbiori, roșii prunișoare, roșii de grădină, castraveți cornichon, pătrunjel rădăcină, zarzavat
zarzavat de supă, salată mixtă, salată de varză, morcovi baby, bame, leurdă, cartofi albi, vinete baby, dovlecei rotunzi
lime, pomelo, papaya, fructul pasiunii, nucă de cocos proaspătă, gutui, agrișe, coacăze, dude, corcodușe, kaki, castane/castane comestibile
struguri albi, struguri negri, mere verzi, mere roșii, mere golden, pere verzi, smochine proaspete, fructe de pădure
zarzăre, lichi, physalis, carambola, aronia, cătină, măceșe, tamarind, salată de fructe, prune afumate
caș, caș dulce, brânză de vaci slabă, iaurt de oaie, iaurt slab, iaurt de vaci, iaurt natural, lapte integral, lapte degresat
lapte fără lactoză, lapte de oaie, lapte de țară, smântână fermentată, smântână dulce, frișcă spray, unt clarifiat
cheddar, gouda, edam, emmental, roquefort, grana padano, pecorino, provolone, brânză cu mucegai/brânză albastră, cașcaval feliat
brânză feliată, cremă de brânză cu verdeață, cașcaval de oaie, brânză afumată, budincă de orez, desert cu lapte, mousse de ciocolată
carne de oaie, carne de vițel, cotlet de miel, ficat de porc, ficat de vită, limbă de porc, limbă de vită, rinichi, inimi de pui
pipote de pui, gâturi de pui, spate de pui, tocăniță de pui, piept de rață, pulpe de rață, carne de vânat
carne de mistreț, carne de căprioară, antricot de vită, vrăbioară, t-bone, friptură de vită, burtă/burtă de vită, ciorbă de burtă, picioare de porc
urechi de porc, coadă de vită, oase de vită, osânză, untură, piftie, drob, ghiudem, babic, mușchi file, mușchi de vită, salam de vară, salam crud-uscat
salam italian, salam de biscuiți, mortadella, cabanos, cremvurști de pui, cârnați de oaie, cârnați de bere, plescoi, virșli, speck
jambon, pancetta, ruladă de porc, mușchi țigănesc, șuncă presată, șuncă de pui, piept de pui afumat, piept de curcan afumat, sângerete
hamburgeri, chiftele, sarmale, kebab, frigărui, carne pentru supă, carne pentru gulaș, carne pentru friptură
știucă, șalău, somn, caras, novac, morun, sturion, păstrăv afumat, merluciu, pangasius, tilapia, halibut, cambulă, ton proaspăt
file de somon, file de macrou, file de păstrăv, anșoa, caviar, icre negre, icre roșii, icre de știucă, surimi, caracatiță, stridii
homar, hering marinat, macrou marinat, crap afumat, bastonașe de pește/bastonașe de pește pane, ulei de pește, pastă de anșoa, file de hering
paste integrale, paste fără gluten, paste cu ou, tagliatelle, farfalle, cannelloni, ravioli, tortellini, gnocchi, rigatoni
tăiței de orez, tăiței de casă, supă instant, orez rotund, orez pentru risotto, orez sălbatic, orez pentru sushi, fulgi de orez
fulgi de secară, fulgi de grâu, tărâțe de ovăz, grâu, orz, secară, făină de secară, făină de orez, făină de migdale, făină de cocos
făină de hrișcă, făină de năut, făină fără gluten, amarant, fasole roșie, fasole neagră, fasole mung, linte roșie
linte verde, linte neagră, soia texturată, semințe de cânepă, nuci pecan, nuci braziliene, macadamia
mix de nuci, goji, fulgi de cocos, colivă, crenguțe de cimbru
ulei de rapiță, ulei de cocos, ulei de susan, ulei de palmier, ulei de semințe de struguri, ulei de nucă, ulei de dovleac
oțet de vin, oțet alimentar, sos worcestershire, sos barbecue, sos de pește, sos teriyaki, sos iute, sos de stridii, sos cezar
sos de pizza, sos bolognese, sos pentru paste, sos alb, sos dulce-acrișor, muștar dulce, muștar dijon, mujdei, ajvar, zahăr candel
wasabi, pastă de curry, pastă de ardei, pastă de usturoi, usturoi granulat, ceapă granulată, ceapă prăjită, boia afumată, fulgi de chili
piper alb, piper roșu, piper verde, ienibahar, cardamom, anason, anason stelat, șofran, sumac, fenugrec, schinduf, salvie, maghiran
semințe de muștar, chimen măcinat, vanilie, baton de vanilie, sare iodată, sare neiodată, sare roz, sare de lămâie
condimente pentru cartofi, condimente pentru pește, condimente pentru sarmale, condimente pentru friptură, condimente, mirodenii
legume deshidratate, supă de pui la plic, bază pentru mâncare, bază pentru supă, sodă alimentară, acid citric
colorant alimentar, ornamente pentru tort, glazură, ciocolată menaj, fulgi de ciocolată, întăritor de frișcă, pectină, agar-agar
praf de budincă/pudră de budincă/praf de budincă de vanilie, praf de înghețată, sirop de agave, sirop de glucoză, melasă, zahăr cubic, zahăr de trestie, xilitol, eritritol
miere de albine, miere de salcâm, miere de tei, miere polifloră, polen, propolis, fagure de miere, gem de căpșuni, gem de prune
dulceață de trandafiri, dulceață de căpșuni, peltea, marmeladă, gem de piersici, compot de vișine, sirop de zmeură
sirop de soc, sirop de tuse, sirop de cătină, cremă de alune, cremă de fistic, unt de migdale, unt de cacao
biscuiți cu cremă, biscuiți cu unt, biscuiți digestivi, biscuiți cu ciocolată, biscuiți sărați, biscuiți fără zahăr, vafe, praline
ciocolată cu alune, bomboane de ciocolată, bomboane de pom, bomboane mentolate, caramele, drajeuri, marțipan
nuga, bezele, baclava, cataif, tiramisu, cheesecake, amandine, cremșnit, tarte, brioșe, muffins, clătite, papanași
negresă, prăjitură cu mere, tort de ciocolată, tort de înghețată, ruladă cu gem, cozonac cu nucă, pandișpan, plăcintă cu brânză
plăcintă cu mere, plăcintă cu dovleac, înghețată de vanilie, înghețată de ciocolată, melcișori, minciunele, cornulețe, langoși
chipsuri de porumb, chipsuri cu sare, chipsuri cu paprica, arahide prăjite, alune sărate, fistic sărat
pâine de hamburger, chifle de hamburger, chifle de hot dog, pâine cu semințe, pâine graham, pâine rustică, pâine de cartofi
pâine ciabatta, focaccia, pâine prăjită, pâine proteică, plăcinte congelate, lipii integrale, cozonac cu mac, cozonac cu rahat
aluat de pizza, aluat de plăcintă, foi de kataif, foi de tort, blat de pizza, hot dog, sandvișuri, covrigi cu susan
cartofi wedges, rondele de ceapă, conopidă congelată, mix de legume, amestec de legume, zmeură congelată, afine congelate
vișine congelate, fructe congelate, sarmale congelate, pelmeni, colțunași, găluște, pește pane, creveți congelați, pizza margherita
pizza quattro stagioni, gheață, mămăligă, piure de cartofi, cordon bleu, lasagna congelată, șnițel de pui, ciorbă, supă
ciuperci murate, varză călită, ardei murați, conopidă murată, gogoșari murați, pepene murat, sfeclă murată, ceapă murată
arpagic murat, bulion de casă, roșii uscate, roșii decojite, pastă de măsline, frunze de viță, fasole cu cârnați, fasole cu ciolan
tocană de legume, ghiveci, mâncare gătită, conserve, conservă de carne, carne la conservă, gulaș la conservă, linte la conservă
ciorbă la conservă, ficat de cod, inimi de palmier, muguri de bambus, mazăre cu morcovi, cocktail de fructe
compot de ananas, compot de caise, compot de cireșe, piure de tomate, guacamole, salată de crudități, salată orientală
salată de fasole, tzatziki, tempeh, seitan, burger vegetal, cârnați vegetali, iaurt vegetal
lapte vegetal, lapte de orez, unt vegetal, pudră de proteine, baton proteic, semințe de psyllium
ceai de plante, ceai alb, ceai de fructe de pădure, ceai de măceșe, ceai de sunătoare, ceai de ghimbir, ceai de slăbit, rooibos, matcha
ceai la plic, ceai rece/ceai rece îndulcit, cafea la plic, cafea cu lapte, cafea rece, cappuccino, cicoare, zahăr la plic, lapte pentru cafea
suc de struguri, suc de ananas, suc de grepfrut, suc de morcovi, suc de rodie, suc de lămâie, suc de vișine, suc de sfeclă, nectar
suc fără zahăr, must, apă de izvor, apă alcalină, apă cu lămâie, apă pentru bebeluși, apă distilată, bidon de apă, bere la doză
bere la sticlă, bere artizanală, radler, vin demisec, vin dulce, vin sec, vin de masă, vin la cutie, rachiu, horincă, tequila, brandy
bitter, absint, lichior de ouă, kombucha, sirop pentru cocktail, suc de afine, energizant, smoothie
periuță electrică, rezerve periuță electrică, adeziv pentru proteză, scobitori dentare, săpun de casă, săpun de rufe, săpun antibacterian
gel antibacterian, gel dezinfectant, spumă de baie, sare de baie, ulei de baie, șampon uscat, șampon anti-mătreață, vopsea de gene
ulei de păr, spumă de păr, ceară de păr, pieptene, perie de păr, elastice de păr, agrafe, cremă antirid, cremă hidratantă
cremă de noapte, cremă de zi, cremă de picioare, cremă depilatoare, benzi depilatoare, ser facial, mască de față, gel de curățare
tonic de față, ulei de corp, unt de corp, exfoliant, vaselină, glicerină, pudră de talc, pudră, fond de ten, ruj, rimel, creion de ochi
dermatograf, gloss, ojă, pilă de unghii, unghieră, forfecuță, pensetă, apă de toaletă, apă de colonie, loțiune după ras, prezervative
lubrifiant, teste de sarcină, scutece pentru adulți, gel intim, cupă menstruală, lentile de contact, soluție pentru lentile
protecție solară, cremă după plajă, spray de țânțari, apă oxigenată, alcool sanitar, betadină, bandaj, pansamente, tifon, fașă
leucoplast, termometru, mască de protecție, mănuși de unică folosință, aspirină, nurofen, calciu, magneziu, vitamina C, vitamina D
picături de nas, spray de nas, pastile de gât, cărbune medicinal, smecta, probiotice, omega 3, test covid, sirop de copii, zinc
detergent pudră, detergent de lână, detergent pentru rufe negre, detergent pentru bebeluși, parfum de rufe, șervețele captatoare de culoare
sodă de rufe, sodă caustică, soluție pentru desfundat țevi, soluție pentru aragaz, soluție pentru inox, soluție pentru mobilă
soluție pentru covoare, soluție pentru baie, soluție pentru bucătărie, soluție antimucegai, șervețele dezinfectante, ceară de parchet
cremă de pantofi, burete magic, perie de toaletă, perie, făraș, găleată, găleată cu mop, rezervă mop, cârpă de praf, cârpe
lavete din microfibră, rolă de scame, odorizant auto, insecticid, spray de muște, capcane pentru gândaci, otravă de șoareci, naftalină
pastile antimolii, cârlige de rufe, uscător de rufe, umerașe, coș de gunoi, coș de rufe, clor pudră, oțet de curățat, apă de parfum
hârtie de bucătărie, tăvi de aluminiu, pungi cu fermoar, pungi vidate, borcane, capace de borcane, sticle, sfoară, elastice, paie de băut
forme de brioșe, forme de copt, farfurii, pahare, căni, tacâmuri, furculițe, linguri, cuțit, tigaie, oală, capac, tel, spatulă
strecurătoare, răzătoare, deschizător de conserve, tirbușon, termos, cutie pentru prânz, șorț, prosop de bucătărie, prosop, față de masă
lenjerie de pat, pernă, pătură, șosete, ciorapi, chiloți, tricou, papuci, umbrelă, ață, ac de cusut, nasturi
bec led, baterii AAA, baterii AA, baterie rotundă, prelungitor, priză, bandă adezivă, bandă izolatoare, adeziv, lipici, superglue
cuie, șuruburi, ciocan, șurubelniță, lanternă, lumânări de tort, candele, tămâie, pahare de plastic, baloane, hârtie de cadou
fundă, felicitare, plicuri, timbre, caiete, pixuri, creioane, creioane colorate, carioci, acuarele, bloc de desen
ascuțitoare, radieră, riglă, foarfecă, penar, ghiozdan, hârtie de copiator, hârtie A4, plastilină, agendă, dosar, capse, post-it
pământ de flori, ghiveci de flori, îngrășământ de flori, semințe de flori, răsaduri, flori la ghiveci, trandafiri, lalele, brad
instalație de pom, globuri, jucării, puzzle, minge, cărți, revistă, rebus, bilet loto, cartelă telefon, încărcător, căști
lichid de parbriz, antigel, ulei de motor, lavetă auto, ștergătoare, lemne, brichete de lemn, butelie, grătar de unică folosință
scutece de noapte, scutece chiloțel, ulei pentru bebeluși, pudră pentru bebeluși, gel de baie pentru bebeluși, piure de legume
suc pentru bebeluși, sticle pentru biberon, tetine, bavețică, aleze, hrană uscată pentru câini, hrană umedă pentru pisici, os pentru câini
lapte pentru pisici, zgardă, lesă, litieră, antiparazitar, hrană pentru pești, fân, hrană pentru papagali, tutun, filtre de țigări
foițe, țigară electronică, formulă de lapte
`
