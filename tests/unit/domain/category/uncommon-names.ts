import type { CategoryKey } from '../../../../src/domain/item/fields.ts'

/** Regional words, brands alone, misspellings, rarer products. Written without looking at the word data. */
export const uncommonNames: Record<CategoryKey, string> = {
  fructe: `
    mere pentru plăcintă, mere bio de la țară, banane coapte, lămâi netratate, portocale de suc, portocale pentru stors
    struguri fără sâmburi, căpșuni românești, perje, lubeniță, fragi, dude, măceșe, rodii, alune crude, nuci românești
    nucă măcinată, semințe de pin, semințe crude, semințe prăjite cu sare, nuci caju, alune prăjite cu sare, mix fructe uscate
    ananas bio, o felie de pepene, fructe exotice, nuci pecan, curmale Medjool, cocos ras, fructul pasiunii, guava
    semințe de cânepă, miez nuca, afine proaspete, cocktail de nuci, mandarine fără sâmburi, lămâiele, avocado hass, pere Abate, prune vinete
  `,
  legume: `
    roșii de la țărani, roșii pentru salată, castraveți mici, ardei verzi pentru umplut, ceapă de apă, cartofi pentru piure
    cartofi de la țară, cartof dulce, un cap de usturoi, căței de usturoi, morcovi și păstârnac, verdeață pentru ciorbă
    legătură de pătrunjel, legătură mărar, salată romană, salată mixtă, varză pentru sarmale, varză kale, gulie, ciuperci mari
    ciuperci brune, hribi, gălbiori, ghebe, țelină apio, frunze de spanac, roșii prunișoară, ardei bulgărești, ridiche neagră
    mangold, măcriș, fasole păstăi, fasole galbenă, fasole grasă, fasole oloagă verde, zucchini, crumpene, curechi, pătlăgele roșii, știuleți de porumb, bame
    usturoi românesc, praji, roșii cherry pe ciorchine, ceapă dulce, sfeclă coaptă, germeni de soia, fenicul proaspăt, legume
    salată verde fără pesticide, rădăcinoase pentru supă
  `,
  lactate: `
    lapte la pungă, lapte la cutie, lapte proaspăt de vacă, lapte semidegresat, lăptic, iaurt natur, iaurt 3%, iaurt Activia
    iaurt de capră, iaurt proteic, skyr, smântână grasă, smântână pentru ciorbă, frișcă lichidă pentru bătut, unt fără lactoză
    unt cu sare, brânză de oi, brânză dulce, brânză sărată, brânză rasă, brânză cu mucegai, brânză pentru plăcintă
    telemea maturată, cașcaval pane, cașcaval Dalia, cașcaval pentru pizza, parmezan ras, mozzarella pentru pizza, feta cuburi
    brie, ementaler, halloumi, brânzică, triunghiuri de brânză, La vaca care râde, cremă brânză Almette, ouă bio, ouă de casă
    ouă mărimea L, ouă pentru Paște, lapte cu vanilie, actimel, danonino, lapte covăsit, lapte Pilos, lapte La Dorna
    băutură de ovăz, lapte vegetal, chefir de capră, zer, ghee, gouda felii, edam, cașcaval feliat
  `,
  carne: `
    carne de porc pentru grătar, carne pentru sarmale, carne tocată amestec, piept de pui dezosat, pulpe superioare de pui
    pulpe de rață, copane, aripioare picante, gheare de pui, inimi de pui, tacâm de pui, găină de țară, pui de casă
    șnițel de pui, ceafă cu os, ceafă fără os, cotlet fără os, mușchi țigănesc, pastramă de oaie, pulpă de miel, miel de Paște
    rasol de vită, coadă de vită, ficat de porc, rinichi de porc, drob de miel, șorici, slănină afumată, costițe de porc
    scăricică afumată, cârnați de Pleșcoi, cârnați oltenești, debrețini, salam Victoria, salam de vară, salam chorizo, mortadella
    șuncă de pui, piept de pui feliat, parizer de pui, polonezi, mici de grătar
    pastă de mici, kaizer afumat, sângerete, carne de vânat, mistreț, prepelițe, gâscă, ciocănele de pui, burger vită, salam
    crenvuști, leber, ruladă de porc, carne de curcan tocată, pui la rotisor
  `,
  peste: `
    pește la grătar, pește pentru saramură, file de păstrăv, păstrăv afumat, somon norvegian, somon fume, crap românesc
    file de merluciu, macrou întreg, stavrid, caras, biban, țipar, creveți decorticați, inele de calamar, scoici, sushi
    icre de știucă, icre de somon, batog, hering marinat, rollmops, ton steak, file de ton, salată de creveți, baby caracatițe
    alge nori, bețișoare de crab, dorada, cod afumat, somon feliat
  `,
  cereale: `
    făină pentru pâine, făină 650, făină neagră, făină de secară, făină de migdale, făină de cocos, mălai extra, mălai grișat
    grișul, orez pentru pilaf, orez pentru sarmale, orez sushi, orez arborio, orez expandat, rondele de orez, paste penne
    paste fără gluten, paste scurte, tăiței de casă, tăieței pentru supă, tortellini, gnocchi, ravioli, spaghetti nr 5, lasagna
    cereale pentru copii, cereale Nesquik, Chocapic, fulgi de ovăz integrali, fulgi cereale, terci de ovăz, muesli cu fructe
    granola cu ciocolată, fasole boabe uscată, fasole neagră, linte verde, năut uscat, mazăre uscată, boabe de soia, texturat de soia
    tărâțe de grâu, amidon de porumb, pesmet panko, tăiței instant, ramen, orzo, cuscus, grâu pentru colivă
    quinoa albă, indomie, mămăligă instant
  `,
  paine: `
    pâine proaspătă, pâine la feliat, jumătate de pâine neagră, pâine Vel Pitar, pâine cu maia, pâine graham, pâine toast integrală
    pâine de burger, chifle de hamburger, chifle cu susan, lipii pentru șaorma, lipie libaneză, tortilla wraps, wrap-uri
    baghete cu usturoi, franzela, covrigi de la simigerie, covrig cu brânză, corn cu gem, cornuri cu lapte, croissant cu ciocolată
    croissant cu unt, plăcinte, plăcintă cu mere, merdenea cu brânză, foccacia, pâine pita, azimă, pâine turcească, pâinici
    crutoane pentru supă, pesmeți, sandwich, pâine crocantă, bagel, blat de pizza
  `,
  congelate: `
    legume mexicane congelate, legume pentru ciorbă congelate, mix legume congelate pentru tigaie, mazăre Edenia congelată
    cartofi congelați pentru cuptor, cartofi wedges, crochete de cartofi, pizza Ristorante, pizza Guseppe, pizza cu salam
    înghețată la cornet, înghețată Magnum, înghețată cu ciocolată, înghețată pe băț, sorbet de lămâie, vafe congelate
    degețele de pește, fileuri de pește congelat, somon congelat, aripioare congelate, carne tocată congelată, vișine congelate
    aluat de plăcintă, aluat congelat, foi pentru plăcintă, foitaj, gheață pentru cocktail, aluat pizza, afine congelate
    ciuperci congelate, colțunași, papanași congelați, mici congelați, șnițele congelate, gogoși congelate, frozen berries
  `,
  igiena: `
    săpun solid, rezervă săpun lichid, săpun Dove, gel de duș Nivea, gel duș bărbați, șampon anti-mătreață, șampon Pantene
    șampon pentru păr gras, balsam păr vopsit, ulei de păr, spumă de păr, lac de păr, gel de păr, pastă de dinți Colgate
    pastă de dinți copii, periuță copii, periuțe interdentare, apă de gură Listerine, deodorant roll-on, antiperspirant
    hârtie igienica 10 role, hârtie de toaletă, hartie wc, șervețele parfumate, șervețele demachiante, servetele umede
    absorbante Always, absorbante de noapte, tampoane OB, lame Gillette, rezerve aparat de ras, ceară de epilat, benzi de ceară
    cremă de față antirid, cremă mâini, cremă de călcâie, cremă cu SPF 50, loțiune plajă, lapte demachiant cu castravete
    apă de toaletă, apă de parfum, lac de unghii, dizolvant unghii, pilă de unghii, forfecuță, pensetă, dischete, bete de urechi
    vată medicinală, plasture, bandaj elastic, alcool sanitar, betadină, gel dezinfectant mâini, burete de duș, spumă de baie
    batiste de hârtie, cosmetice, fond de ten, mascara, ser facial, mască de față, scrub corp, Sensodyne, Elmiplant, Gerovital
    deo, scutece pentru adulți, pieptene, agrafe de păr, elastice de păr
  `,
  curatenie: `
    detergent mașină, detergent automat rufe, detergent Dero, detergent pudră rufe albe, detergent pardoseală, detergent gresie
    gel pentru WC, gel de vase, lichid de vase, lichid de spălat vase, pastile Finish, tablete Finish, Calgon, Somat
    soluție aragaz, soluție anticalcar, soluție parchet, soluție mucegai, soluție pete, spray mobilă, spray de baie, spray geamuri
    pronto, bref, odorizant baie, odorizant toaletă, Air Wick, saci gunoi 60 l, saci menajeri 35l, pungi ziploc, pungi cu fermoar
    pungi sandviș, folie aluminiu, folie stretch, hârtie de bucătărie, role prosop, prosoape hârtie, prosop bucătărie
    lavete microfibră, lavetă umedă, burete sârmă, mănuși cauciuc, mănuși menaj, găleată cu storcător, rezervă mop, perie de vase
    cârpe de praf, clor rufe, înălbitor rufe, praf de curățat, cremă de curățat, decolorant pete, Coccolino, Silan, Vanish pete
    capsule rufe, detergent bebe, șampon covoare, ceară de mobilă, cremă de pantofi, Raid, anti țânțari, spray furnici, naftalină
    saci aspirator, detartrant cafea, hipoclorit, Cillit Bang, Triumf, sodă caustică, clești de rufe
  `,
  bauturi: `
    apă 5 l, bax de apă, apă plată Dorna, apă minerală Borsec, Aqua Carpatica, Bucovina, Perla Harghitei, apă cu gaz, suc de cutie
    suc la doză, suc acidulat, suc Cappy, suc Prigat pere, nectar caise, Schweppes, Mirinda, Fuze Tea, Lipton, tymbark
    Pepsi fără zahăr, cola, coca-cola la sticlă, Fanta struguri, Sprite zero, Monster, Hell, bere Ciuc, bere la doză, Timisoreana
    bere Heineken, bere neagră, radler, cidru, vin de masă, vin rose demisec, vin Cotnari, Jidvei, Purcari, Recaș, vin fiert
    șampanie pentru copii, Angelli, Aperol, Campari, martini, whiskey, Jack Daniels, Jameson, Jägermeister, vodka Finlandia, tequila
    rachiu, țuică de prune, cafea Jacobs, cafea la plic, cafea solubilă, Doncafe, Lavazza boabe, Tchibo, ness cafea, Dolce Gusto
    cappuccino plic, ceai de tei, ceai la plic, ceai Fares, ceai de ghimbir cu lămâie, matcha, sirop de zmeură, sirop de menta
    limonadă cu mentă, fresh de portocale, smoothie mango, apă de cocos, bragă, must, kombucha, tonic, ginger ale
  `,
  conserve: `
    conservă de porumb, conservă de fasole, conserve de ton, ton bucăți în ulei, ton Rio Mare, sardine în sos tomat, șproturi
    file de macrou în sos tomat, hering în sos tomat, pate de ficat de gâscă, pate vegetal, pate Ardealul, pate Scandia
    fasole roșie la conservă, fasole în sos tomat, porumb dulce la conservă, porumb boabe, mazăre Bonduelle, ananas la conservă
    ananas felii în sirop, piersici la compot, piersici în sirop, compot de piersici, compot de cireșe, roșii în suc propriu
    roșii întregi decojite, passata, pulpă de roșii, bulion de casă, pastă tomate, măsline Kalamata, măsline umplute, măsline fără sâmburi
    pastă de măsline, castraveciori în oțet, castraveți acri, castraveți la borcan, ardei iute murat, gogoșari murați, conopidă murată, murături asortate
    varză acră, foi de varză murată, ardei copți la borcan, zacuscă de ciuperci, zacuscă de casă, ciuperci feliate la conservă
    năut la borcan, supă instant, supă cremă de legume la plic, ciorbă de burtă, humus, guacamole, anșoa, iahnie de fasole
    sparanghel la borcan, vișine din compot, carne de vită în suc propriu, tahini, sarmale la conservă
  `,
  condimente: `
    sare de mare, sare de Himalaya, sare fină, sare extrafină, piper boabe, piper alb, piper mozaic, boia afumată, cimbru uscat
    busuioc uscat, frunze de dafin, leuștean uscat, chimion, semințe de muștar, anason stelat, scorțișoară măcinată, vanilie
    extract de vanilie, batoane de scorțișoară, condimente pui, mix pentru grătar, condimente pentru pește, ierburi de Provence, usturoi praf
    usturoi uscat granulat, ghimbir pudră, chili fulgi, fulgi de chili, ulei de măslin, ulei măsline, ulei floarea soarelui, ulei rapiță
    ulei Bunica, ulei pentru prăjit, untdelemn, ulei de susan, oțet alb, oțet de vin, oțet din mere, cremă de oțet balsamic
    muștar de Dijon, muștar iute, muștar Tecuci, ketchup iute, ketchup Heinz, maioneză Hellmann's, sos tartar, sos chili dulce
    sos BBQ, sos pesto verde, sos carbonara, sos alb, sos iute, sos de salată, sos Caesar, tabasco, wasabi, hrean ras la borcan
    supă concentrată, cubulețe Knorr, vegeta fără sare, Secretul Gustului, borș magic, borș de putină, acid citric, sare de lămâie
    drojdie proaspătă, plic drojdie, praf de copt Dr. Oetker, bicarbonat alimentar, esență rom, colorant alimentar, foi de gelatină
    cuișoare măcinate, tarhon în oțet, curcuma, ienibahar, enibahar boabe, mărar deshidratat, ceapă granulată, sumac
  `,
  dulciuri: `
    ciocolată amăruie 70%, ciocolată de menaj, ciocolată Kandia, ciocolată Lindt, baton Snickers, Twix, Bounty, Mars, KitKat, ROM tricolor
    Raffaello, Ferrero Rocher, Toblerone, Merci, bomboane de pom, bomboane fondante, saloane, praline, jeleuri Haribo, drajeuri, Tic Tac
    gumă Orbit, Mentos, acadea, biscuiți populari, biscuiți digestivi, biscuiți Oreo, petit beurre, biscuiți sărați, napolitane Joe
    foi de napolitane, foi de tort, blat de tort, tort de ciocolată, tort aniversar, prăjituri de casă, amandine, eclere, savarine
    cozonac cu nucă, cozonac Boromir, pască, chec cu cacao, brioșe cu ciocolată, muffins, donuts, gogoși cu gem, papanași, cornulețe cu gem
    clătite cu gem, tiramisu, cheesecake, halva de floarea soarelui, nuga, rahat cu nucă, marshmallows, bezele, turtă dulce glazurată
    zahăr cubic, zahăr tos, zahăr de trestie, îndulcitor stevia, miere de salcâm, miere polifloră, fagure de miere, gem fără zahăr
    gem de prune, dulceață de căpșuni, dulceață de trandafiri, magiun, cremă de ciocolată, cremă de alune, unt de arahide crocant
    cacao pudră, cacao neagră, pudding de vanilie, budincă Dr. Oetker, griș cu lapte, orez cu lapte, chips paprika, cipsuri, Pringles
    Doritos, nachos, pufuleți Gusto, popcorn la microunde, crănțănele, covrigei cu sare, sticks, bake rolls, Tuc, crackers, batoane proteice
    batoane cereale, ornamente tort, fulgi de ciocolată, ciocolată pentru copt, lapte de pasăre, 7Days, iepurași de ciocolată
    ou Kinder, sirop de agave, topping de caramel, vată de zahăr, M&M's, alune glazurate, ruladă cu cremă
  `,
  altele: `
    scutece mărimea 4, scutece de noapte, pampers nr 5, lapte de început, lapte Nan, formulă de lapte, cereale Hipp, piure Hipp
    borcănele bebe, biscuiți bebe, cremă pentru fundulețul bebelușului, șervețele bebe, olăniță, bavete, mâncare pisică plic
    boabe pentru câine, pliculețe pisică, hrană umedă pisici, hrană papagali, hrană pești, lesă câine, litieră, așternut pisică
    jucărie pentru pisică, baterii R6, baterii telecomandă, acumulatori, bec 10W, bec E27, becuri LED, lanternă, siguranțe, bandă izolier
    scotch, super glue, cuie, șuruburi, vopsea lavabilă, pensulă, lumânări de tort, lumânări parfumate, chibrite, cărbuni
    cărbune grătar, lemne de foc, țigări Kent, Heets, tutun, pahare de unică folosință, pahare carton, pahare carton cafea, ulei 2 timpi, farfurii carton, tacâmuri de plastic
    pahare de vin, căni de cafea, furculițe plastic, bețe de frigărui, tavă de tort, formă de chec, borcane cu capac, capace borcane
    filtru cafea, filtru Brita, flori pentru mama, lalele, mărțișoare, pungă cadou, hârtie de împachetat, baloane, ghirlandă
    ibuprofen, algocalmin, strepsils, picături de nas, vitamina D3, calciu, probiotice, medicamente, spray de nas, rețetă
    caiet de matematică, pix albastru, creion, carioci, radieră, plastilină, acuarele, dosar plic, rechizite, ziarul, revistă, cadou tanti
    puzzle, minge, lego, tricou, pantaloni, chiloți, papuci de casă, șosete bărbați, dresuri, lichid parbriz, ulei motor, benzină
    odorizant mașină auto, ulei 5W30, prosoape de baie, lenjerie de pat, perdea de duș, umerașe, sacoșe
    pământ flori, răsaduri de roșii, semințe de gazon, îngrășământ, furtun, factură curent, bilete de loto, poze buletin, sac de dormit
    ață de cusut, nasturi, carte pentru copii, ciocan, bormașină, card cadou, șampon câini, pipetă antipurici, ulei de pește, colagen
  `,
}
