import type { CategoryKey } from '../../../../src/domain/item/fields.ts'

/** Names typed in a hurry on a phone: mostly without diacritics and without "de". */
export const hurriedNames: Record<CategoryKey, string> = {
  fructe: `
    mere golden, mere crețești, pere conference, struguri tămâioși, căpșuni spaniole, banane bio, clementine cu frunze
    portocale roșii, fructul dragonului, nuci macadamia, alune caju, semințe de mac, semințe decojite, floarea-soarelui
    fruct, fructe pentru copii, fructe deshidratate, mure de câmp, coacăze, agrișe, merișoare deshidratate, afine uscate
    migdale crude, arahide sărate, măr copt, curmale fără sâmburi, cocos, cireșe amare, pepeni, zmeură proaspătă, alune, seminte
    susan, pepene, lamai, nuca cocos
  `,
  legume: `
    ciuperci shiitake, morcovi baby, roșii coapte, roșii verzi, gogonele, ceapă albă
    rădăcini pătrunjel, telina apio, apio, topinambur, păpădie, untișor
    dovleac plăcintar, ridichi de lună, salată eisberg, mix salate, valeriana, lăptucă, salată lăptucă, creson, pak choi
    varză nouă, varză chinezească, broccoli proaspăt, porumb fiert, păstăi, bob, mazăre proaspătă, sfecla rosie, hrean proaspăt
    usturoi cățel, verdețuri, mărar proaspăt, ghimbir proaspăt, turmeric proaspăt, rozmarin proaspăt, cimbru verde, leustean
    tarhon verde, busuioc ghiveci, flori de dovleac, hrean, cartofi roz, ardei iuti
  `,
  lactate: `
    lapte 1l, lapte uht, lapte gros, iaurt de casă, iaurt vegan, iaurt stracciatella, crema de iaurt, desert cu iaurt
    budincă cu lapte Müller, smântână vegetală, lapte de orez, lapte de oaie, brânză vaci, branza topita, branza fagaras
    brânză Năsal, brânză în saramură, telemea în saramură, caș de oaie, cașcaval de oaie, șvaiter, brânză elvețiană
    brânză tofu, burrata, stracciatella, cottage, labneh, mozzarella bile, mozzarella light, parmigiano, grana padano
    unt de casă, unt 65, margarină pentru prăjituri, Unirea, ouă M, ouă ciobănești, ouă de rață, frișcă spray, frișcă vegetală
    lapte condensat îndulcit, lapte evaporat, lapte la pet, smantana de gatit 15%, kefir cu fructe, ayran, lassi, lapte praf
    lapte pentru cafea, branza cottage, cas dulce, unt napolact, iaurt musli
  `,
  carne: `
    carne slabă, carne macră, carne de grătar, carne de burger, carne tocată 500g, carne de rață, carne de iepure
    pulpă de porc fără os, garf, fleică, piept de rață, ficat, pipote și inimi, tacâmuri de pui, carcase de pui, spinări de pui
    șnițel vienez, cordon bleu, crispy, aripioare crocante, chicken nuggets, cârnați de Sibiu, cârnați picanți, cârnați cabanos
    cârnați semiafumați, cârnăciori, cârnăciori de bere, frankfurteri, mici de oaie, salam bănățean, salam de casă, salam milano
    salam ardelenesc, salam cu șuncă, salam feliat, șuncă de casă, șuncă afumată, pancetta, speck, guanciale, bresaola
    rulada de pui, pastramă de curcan, pastramă vită, piept curcan feliat, parizer țărănesc, parizer Caroli, tobă de casă
    lebărvurst, caltaboș, chișcă, jumări de porc, slănină cu boia, șorici fiert, os de vită, os cu măduvă, limbă de vită
    creier de porc, momițe, fudulii, burtă, picioare de porc, urechi de porc, cap de miel, berbecuț, oaie, vită angus
    file mignon, tomahawk, t-bone, brisket, pulled pork, gulaș, antricot, vrăbioară, untură
  `,
  peste: `
    cod file, cod de atlantic, pește spadă, pește alb, tilapia, halibut, lup de mare, anghilă, raci, homar, langustine
    stridii, sepie, caracatiță, melci, pulpe de broască, icre negre, icre roșii, salată icre, hamsii prăjite
    hering în smântână, scrumbie afumată, macrou fileu, plachie de pește, ton file proaspăt, sardine proaspete
    tartar de somon, creveți tigru, cocktail de creveți, peste afumat
  `,
  cereale: `
    faina tip 550, făină de orez, făină dietetică, făină superioară, mălai bio, mălai fin, griș fin, fulgi de ovaz, ovaz
    cereale fitness, cereale integrale, cereale miere si alune, crunchy, granola bio, orez rotund, orez lung, orez prefiert
    risotto, paste fusili, paste lasagna, paste făinoase, paste fara gluten, pappardelle, tagliatele, tortellini cu brânză
    ravioli proaspete, tăiței de orez, noodles instant, couscous, polenta, fasole uscată, fasole de mare, soia granule
    amestec leguminoase, pesmet alb, amidon alimentar, gluten, tărâțe de ovăz, psyllium, cuscus, piure instant
  `,
  paine: `
    pâine albă feliată, pâine multicereale, pâine cu cartofi, pâine fit, paine neagra cu seminte, lipii integrale
    chifle integrale, chiflă, bruschete, foccacia cu rozmarin, colaci, covrigi de buzău, covrigi dulci, croasant
    pain au chocolat, foietaj cu brânză, ștrudele, plăcintă dobrogeană, langoși, sandviciuri, tost, toast, tortilia, finn crisp
    turtă, turte, grisine, paine prajita, cornulet
  `,
  congelate: `
    pizza congelată 4 brânzeturi, pizza prosciutto, baghetă congelată, lasagna congelată, legume wok, mix asiatic
    broccoli și conopidă congelate, vinete congelate, onion rings, cartofi steakhouse, cartofi prajiti congelati
    inghetata vanilie, inghetata corso, înghețată Betty Ice, inghetata la cutie, gheata, cuburi gheata, foietaj congelat
    aluat franțuzesc, foi placinta, croissante congelate, găluști, piroști, pelmeni, burger congelat, snickers inghetata
    inghetata, foietaj
  `,
  igiena: `
    sapun de maini, sapun lichid rezerva, gel dus, gel de dus barbati, sampon antimatreata, balsam par, balsam, masca par
    vopsea par, spuma par, pasta dinti, periuta dinti, periuta electrica capete, irigator bucal, apa de gura, deodorant stick
    antiperspirant femei, parfum barbati, crema fata, crema maini, crema corp, crema plaja, crema de zi, ulei de bronzat
    after sun, lotiune corp, unt corp, vata, dischete, betisoare urechi, servetele umede, servetele nazale, batiste nazale
    hartie igienica 3 straturi, tampoane ob, absorbante zilnice, cupa menstruala, aparat ras, lame ras, gel ras, spuma ras
    after-shave, ceara epilat, oja, acetona, pila unghii, forfecuta, penseta, pieptene, perie par, agrafe par, elastice par
    bigudiuri, prezervative durex, lubrifiant, plasturi, pansamente, bandaj, spirt, apa oxigenata, betadina, rivanol
    masti faciale, demachiant, apa micelara, ser fata, lapte demachiant, machiaj, ruj, rimel, fond ten, pudra, creion ochi
    buretel machiaj, pensule machiaj, gene false, lentile de contact, soluție de lentile, burete baie, gel intim
    scutece adulti, protej slip, strugurel, labello, sare baie, bombe de baie, servetele masa, servetele
  `,
  curatenie: `
    detergent capsule, detergent lichid rufe negre, detergent lână, balsam haine, inalbitor, clor, domestos, solutie wc
    odorizant wc, gel wc, anticalcar wc, spray bucatarie, degresant bucatarie, solutie geamuri, sidolux, solutie gresie
    solutie mobila, detergent vase fairy, burete vase, burete sarma, laveta, lavete umede, carpa, mop, rezerva mop, matura
    faras, galeata, saci gunoi, saci menaj, folie alimentara, folie aluminiu, hartie copt, pungi congelator, pungi gheata
    pungi vidat, pungi cu ziplock, prosop hartie, role hartie bucatarie, odorizant camera, rezerva odorizant, air wick
    spray tantari, aparat tantari, pastile tantari, insecticid, otravă gândaci, capcane furnici, naftalina, detartrant
    tablete masina vase, sare masina vase, lichid clatire, calgon, manusi menaj, manusi latex, cos gunoi, uscator rufe
    carlige rufe, apret, apa calcat, apă de călcat, servetele culori, scos pete, vanish, perii wc, desfundator
    sodă de rufe, sapun de casa, otet alb curatenie, praf de spalat, detergent manual, detergent haine bebe, lustru, crema ghete
    soluție argint, burete magic, lavete microfibra
  `,
  bauturi: `
    apa plata 2l, apa minerala dorna, apa 0.5, apa bucovina, suc portocale, suc de pere, suc de ananas, suc rosii
    nectar piersica, cola zero, pepsi twist, fanta, sprite, schweppes, 7up, mountain dew, limonada, ceai rece
    ice tea piersică, energizant, red bull, gatorade, apă vitaminizată, apă cu vitamine, sirop menta, sirop de afine
    bere ursus, bere timisoreana, bere corona, bere la cutie, bere la sticlă, cidru, vin alb demisec, vin rosu sec, vin rose
    prosecco, sampanie, spumant, vin spumos, lichior de cafea, gin, vodca absolut, whisky, tequila, palinca, tuica, jager
    aperol, campari, martini, cafea lavazza, cafea boabe 1kg, cafea macinata, cafea instant, nescafe, nes
    capsule cafea, capsule nespresso, cappucino, ciocolată caldă plic, ceai verde, ceai negru, ceai menta, ceai musetel
    ceai fructe, ceai de slăbit, ceai detox, infuzie, cafea verde, cafea cu lapte, mocha, latte macchiato, espresso, ristretto
    3 in 1, ness 3 in 1, oranjadă, cvas, borviz, apă gazoasă, suc fresh, suc cu pulpă, must de struguri, tărie
    băuturi alcoolice, cocktail, mojito, pina colada, hugo, spritz, suc lamaie, tonic, bere de ghimbir
  `,
  conserve: `
    conserva ton, ton conserva, conserva porumb, porumb conserva, mazare conserva, fasole conserva, rosii conserva
    ciuperci conserva, ananas conserva, masline, masline negre, masline verzi, masline umplute, castraveti murati
    gogosari murati, muraturi, varza murata, zacusca, bulion, pasta tomate, pasta rosii, rosii pasate, rosii decojite
    pate ficat, pate de ficat de porc, pateu, pate bucegi, carne conserva, sardine, macrou conserva, peste conserva
    hering conserva, compot, compot ananas, compot piersici, ardei copti, vinete borcan, salata vinete, humus
    hummus clasic, supa plic, supa instant, supa crema, ciorba, fasole cu carnati, iahnie fasole, tocanita, sos rosii
    sos de rosii cu busuioc, naut conserva, linte conserva, porumb dulce conserva, muguri de bambus, capere, rosii uscate
    conserve mancare, conserve fructe, ghiveci de legume, ardei in otet, ceapa murata, pepeni murați, castraveti in otet
    sfecla rosie murata, hrean cu sfecla, ajvar, hering în ulei, ansoa, ardei kapia copt
  `,
  condimente: `
    sare, sare iodata, sare grunjoasa, piper, piper boabe, boia, boia dulce, boia iute, cimbru, oregano, busuioc
    dafin, foi dafin, chimen, coriandru, curcuma, turmenic, curry, scortisoara, nucsoara, ghimbir pudra, usturoi pudra
    usturoi granulat, ceapa praf, delikat, vegeta, cub knorr, baza mancare, condimente gratar, condiment pui
    condimente pizza, condimente italiene, mix condimente, ulei, ulei masline, ulei floarea soarelui, ulei cocos, ulei rapita
    ulei de in, ulei de samburi de struguri, otet, otet mere, otet balsamic, mustar, ketchup, maioneza, sos soia
    sos usturoi, sos barbeque, sos iute, sos tartar, sos pesto, sos paste, sos bolognese, dressing, tabasco, wasabi, drojdie
    praf copt, bicarbonat, esenta vanilie, esenta rom, gelatina, colorant, fulgi ardei, anason, cuisoare, cardamom, sofran
    patrunjel uscat, marar uscat, leustean uscat, telina uscata, bors, bors de putina, otet de vin, zeama de lamaie
    pasta usturoi, muștar cu boabe, sos worcestershire, sos sriracha, piper roz, piper cayenne, sare cu usturoi
    sare himalaya roz, aroma vanilie, aroma rom, fulgi de drojdie inactivă, ceapa prajita
  `,
  dulciuri: `
    zahar, zahar pudra, zahar brun, zahar vanilat, miere, miere albine, gem capsuni, dulceata, magiun, nutella, finetti
    unt arahide, ciocolata, ciocolata neagra, ciocolata alba, ciocolata milka, ciocolata menaj, cacao, biscuiti
    biscuiti populari, eugenia, napolitane, bomboane, jeleuri, caramele, acadele, guma, chipsuri, chips, pufuleti
    popcorn, sticksuri, covrigei, saleuri, crackers, tort, prajituri, cozonac, chec, briose, gogosi, halva, rahat
    turta dulce, fursecuri, piscoturi, foi napolitana, budinca, topping, sirop ciocolata, ornamente, stevia, indulcitor
    batoane proteice, baton cereale, kinder, snickers, twix, lion, mars, bounty, oreo, lays, chio, pringles, doritos
    tuc, 7days, barni, joe, poiana, milka, heidi, africana, crema ciocolata, crema tartinabila, marshmallow, bezele, vafe
    clatite, papanasi, savarina, ecler, amandina, mousse, tiramisu, ciocolata cu alune, praline, trufe ciocolata
    bomboane pom, dulciuri copii, ou kinder, iepuras ciocolata, acadea, tic tac, orbit, mentos, halls, ricola, cornulete cu gem
    biscuiți fără zahăr, biscuiti cu cacao, bake rolls, desert, panna cotta, lava cake, macarons, cupcake, blat tort
    foi de tort, glazura, fondant, perlute, sirop artar, pască, nachos, coji confiate, griș cu lapte Müller
    orez cu lapte, rom tricolor, cacao instant
  `,
  altele: `
    scutece, scutece 4, chilotei pampers, servetele bebe, lapte praf bebe, formula, aptamil, nan 2, cereale bebe
    piure bebe, biberon, suzeta, tetine, crema fund, crema bebe, ulei bebe, sampon bebe, pudra bebe, jucarie
    mancare pisici, mancare caini, hrana pisica, plicuri pisica, conserva pisica, conserva caine, nisip pisica
    recompense caine, whiskas, felix, purina, royal canin, zgarda, lesa, deparazitare, semințe păsări, hrană hamster
    baterii aa, becuri, lumanari, chibrituri, bricheta, carbuni, gratar, aprinzator, pahare plastic, farfurii plastic
    farfurii carton, tacamuri plastic, paie, scobitori, bete frigarui, flori, buchet flori, pamant flori, ingrasamant
    seminte flori, paracetamol, nurofen, aspirina, ibuprofen, vitamine, vitamina d, magneziu, calciu, sirop tuse, picaturi nas
    spray nazal, test sarcina, termometru, tigari, ziar, reviste, caiet, pix, hartie a4, scotch, lipici, foarfeca, felicitare
    cadou, pungi cadou, baloane, lumanari tort, ulei motor, lichid parbriz, antigel, sosete, ciorapi, chiloti, tricou, papuci
    prosop, lenjerie pat, perna, umbrela, farfurie, pahare, cana, tigaie, oala, cutit, tacamuri, caserola, caserole, borcane
    capace borcane, celofan, filtru apa, filtre cafea, prelungitor, incarcator, cablu, memorie usb, vopsea, pensula, cuie
    suruburi, ciocan, benzina, rovinieta, factura, medicamente, ochelari, cartus imprimanta, toner, bilete, card, bani, sac dormit
    cort, scaun, plic, uscător de păr, cântar de persoane, masa de calcat, lumanare parfumata, test ovulatie
    foi A4, solniță, râșniță
  `,
}
