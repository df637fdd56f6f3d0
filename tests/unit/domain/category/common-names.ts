import type { CategoryKey } from '../../../../src/domain/item/fields.ts'

/** Names from families' lists, by the category where people look for them. Written without looking at the word data. */
export const commonNames: Record<CategoryKey, string> = {
  fructe: `
    mere, măr, mere roșii, mere verzi, mere ionatan, merele, pere, pară, banane, banana, bananele, portocale, portocala
    lămâi, lămâie, lamai, LĂMÂI, mandarine, clementine, grepfrut, grapefruit, struguri, struguri albi, strugurii
    căpșuni, capsuni, căpșune, zmeură, afine, mure, coacăze negre, cireșe, visine, vișine, caise, piersici, piersica
    nectarine, prune, pepene verde, pepene galben, pepene roșu, kiwi, ananas, ananas proaspăt, mango, avocado, avocado copt
    rodie, smochine, curmale, gutui, kaki, lime, fructe, fructe de pădure, fructe de sezon, nuci, miez de nucă, alune
    alune de pădure, migdale, caju, fistic, arahide, stafide, prune uscate, caise uscate, fructe uscate, semințe
    semințe de floarea soarelui, semințe de dovleac, semințe de chia, semințe de in, nucă de cocos, castane, merișoare
    mix de nuci, salată de fructe, pomelo, harbuz, papaya, susan
  `,
  legume: `
    roșii, rosii, roșie, roșiile, roșii cherry, ROȘII, castraveți, castravete, castraveti, ardei, ardei gras, ardei kapia
    ardei capia roșu, ardei iute, gogoșari, ceapă, ceapa, ceapă roșie, ceapă verde, cepe, usturoi, usturoi verde, cartofi
    cartofii, cartofi noi, cartofi roșii, cartofi dulci, morcovi, morcov, păstârnac, țelină, telina, rădăcină de țelină
    pătrunjel, patrunjel, mărar, leuștean, verdeață, salată verde, salata, salată iceberg, spanac, rucola, varză, varza alba
    varză roșie, varză de Bruxelles, conopidă, broccoli, brocoli, dovlecei, dovlecel, dovleac, vinete, vânătă, fasole verde
    fasole verde lată, mazăre, mazăre verde, porumb, porumb dulce, ciuperci, ciuperci champignon, ciuperci pleurotus, praz
    ridichi, sfeclă roșie, sfeclă, gulii, ghimbir, hrean, sparanghel, andive, leurdă, urzici, ștevie, lobodă, zarzavat
    legume pentru supă, mix de salată, baby spanac, anghinare, arpagic, busuioc proaspăt, mentă
  `,
  lactate: `
    lapte, laptele, LAPTE, lapte 3.5%, lapte 1,5, lapte Zuzu, Zuzu lapte, lapte fără lactoză, lapte de capră, lapte bătut
    lapte praf, lapte condensat, lapte de migdale, lapte de ovăz, lapte de soia, lapte cu cacao, ouă, oua, ouăle, ou
    ouă de țară, ouă de prepeliță, cofraj ouă, iaurt, iaurturi, iaurt grecesc, iaurt cu fructe, iaurt cu căpșuni
    iaurt de băut, chefir, kefir, sana, smântână, smantana, smântâna, smântână 20%, smântână pentru gătit, frișcă, frisca
    unt, untul, unt 82%, margarină, margarina Rama, Delma, brânză, branza, brânza, brânză de vaci, brânză topită
    brânză de burduf, brânză de capră, telemea, telemea de oaie, telemea de vacă, cașcaval, cascaval, cașcaval afumat
    cașcaval felii, mozzarella, mozarella, parmezan, feta, brânză feta, gorgonzola, camembert, cheddar, ricotta
    mascarpone, urdă, caș, cremă de brânză, Philadelphia, Activia, Danone, Napolact, Hochland, brânzeturi, cottage cheese
    iaurt Danone cu cereale, mozzarella rasă
  `,
  carne: `
    carne, carne tocată, carne tocata, carne de porc, carne de vită, carne de pui, carne de miel, pui, pui întreg
    piept de pui, piept pui, pulpe de pui, pulpe pui, aripioare, aripi de pui, ficat de pui, ficăței de pui, pipote
    curcan, piept de curcan, rață, cotlet, cotlet de porc, ceafă de porc, ceafa porc, mușchi de porc, mușchiuleț, pulpă de porc
    coaste de porc, costiță, costiță afumată, ciolan, ciolan afumat, antricot de vită, vită, vițel, miel, iepure, mici
    mititei, cârnați, carnati, cârnați afumați, cârnați de casă, salam, salam de Sibiu, salam săsesc, salam uscat, șuncă
    sunca, șuncă de Praga, șuncă presată, jambon, prosciutto, bacon, kaizer, parizer, crenvurști, cremvurști, crenvursti
    mezeluri, pastramă, slănină, jumări, untură, tobă, caltaboși, lebăr, cabanos, mușchi file, șnițele, nuggets de pui
    burgeri de vită, oase de supă, oase pentru ciorbă, Cris-Tim, chiftele, frigărui, burtă de vită, limbă de porc, steak
  `,
  peste: `
    pește, peste, pestele, pește proaspăt, somon, somon afumat, file de somon, file somon, păstrăv, pastrav, crap, șalău
    știucă, cod, file de cod, macrou, macrou afumat, hering, hamsii, doradă, biban de mare, somn, merluciu, pangasius
    creveți, creveti, calamari, midii, fructe de mare, caracatiță, icre, icre de crap, salată de icre, caviar, scrumbie
    surimi, ton proaspăt, homar
  `,
  cereale: `
    făină, faina, făină albă, făină 000, făină integrală, făină de porumb, mălai, malai, mălaiul, griș, gris, orez, orezul
    orez cu bob lung, orez basmati, orez brun, paste, paste Barilla, paste integrale, spaghete, spaghetti, macaroane, penne
    fusilli, tăiței, fidea, foi de lasagna, cușcuș, bulgur, quinoa, hrișcă, mei, ovăz, fulgi de ovăz, fulgi de porumb
    cereale, cereale cu miere, musli, granola, corn flakes, pesmet, amidon, tărâțe, arpacaș, orz, fasole boabe, fasole albă
    fasole roșie, fasole, linte, linte roșie, năut, naut, soia, mămăligă, noodles, tagliatelle, grâu
  `,
  paine: `
    pâine, paine, pâinea, PÂINE, pâine albă, pâine neagră, pâine integrală, paine de secara, pâine feliată, pâine toast
    pâine cu semințe, pâine de casă, pâine fără gluten, franzelă, chifle, chifle pentru burger, baghetă, bagheta, lipie
    lipii, tortilla, covrigi, covrigi cu susan, cornuri, corn, croissant, croissante, focaccia, ciabatta, toast, pita
    crutoane, grisine, plăcintă cu brânză, merdenele, ștrudel, pateuri, pâine prăjită, colac, sandviș
  `,
  congelate: `
    legume congelate, mazăre congelată, mazare congelata, fasole verde congelată, spanac congelat, fructe congelate
    fructe de pădure congelate, pui congelat, pește congelat, file de cod congelat, cartofi congelați, cartofi prăjiți
    cartofi pai, pizza, pizza congelată, pizza 4 brânzeturi, înghețată, inghetata, înghețată de vanilie, fish fingers, gheață
    cuburi de gheață, foietaj, aluat foietaj, foi de plăcintă, ardei congelat, produse congelate, creveți congelați
    zmeură congelată, broccoli congelat, amestec mexican, găluște cu prune, porumb congelat, pâine congelată
  `,
  igiena: `
    săpun, sapun, săpun lichid, săpunul, gel de duș, gel de dus, șampon, sampon, șampon Head & Shoulders, șampon cu mușețel
    balsam de păr, mască de păr, vopsea de păr, pastă de dinți, pasta de dinti, pasta dinti, periuță de dinți
    periute de dinti, ață dentară, apă de gură, deodorant, deodorant spray, parfum, hârtie igienică, hartie igienica
    hârtie igienică Zewa, șervețele, servetele, șervețele umede, șervețele nazale, batiste, absorbante, tampoane
    dischete demachiante, bețișoare de urechi, betisoare urechi, vată, cremă de mâini, crema de fata, cremă hidratantă
    loțiune de corp, lapte de corp, lapte demachiant, apă micelară, apa micelara, cremă de soare, protecție solară, aparat de ras
    lame de ras, spumă de ras, gel de ras, after shave, ojă, acetonă, Colgate, Nivea, Dove, Gillette, Always, ulei de corp
    balsam de buze, gel antibacterian, plasturi, apă oxigenată, prezervative, sare de baie, burete de baie, spirt, fixativ
    periuță electrică, ruj, rimel, igienă intimă, șampon uscat
  `,
  curatenie: `
    detergent, detergenți, detergent de vase, detergent vase, detergent de rufe, detergent rufe, detergent lichid
    detergent cu lămâie, capsule detergent, Ariel, Ariel capsule, Persil, balsam de rufe, balsam rufe, Lenor, înălbitor
    clor, Domestos, Cif, Fairy, pastile pentru mașina de spălat vase, pastile mașina de spălat vase, tablete vase
    sare pentru mașina de spălat vase, soluție de geamuri, soluție geamuri, soluție de curățat, burete de vase, bureți de vase
    bureți, lavete, laveta, prosoape de hârtie, prosop de hârtie, role de bucătărie, prosoape de bucătărie, saci de gunoi
    saci gunoi, saci menajeri, pungi de gunoi, pungi, folie alimentară, folie de aluminiu, hârtie de copt, mop, mătură, făraș
    găleată, mănuși de menaj, odorizant, odorizant de cameră, odorizant WC, anticalcar, detartrant, săpun de rufe, oțet pentru curățenie
    spray de muște, insecticid, desfundător de țevi, șervețele de bucătărie, cârlige de rufe, pungi pentru congelator, degresant
    dezinfectant, Mr. Proper, Vanish, sârmă de vase, perie WC, parfum de rufe, soluție pentru parchet, pungi de gheață
  `,
  bauturi: `
    apă, apa, apă plată, apă minerală, apa minerala, apă Borsec, Borsec, Dorna, suc, sucuri, suc de portocale, suc de mere
    suc natural, suc de roșii, suc de fructe de pădure, Coca-Cola, coca cola zero, Pepsi, Fanta, Fanta portocale, Sprite
    7-Up, limonadă, ice tea, bere, beri, bere fără alcool, Ursus, Timișoreana, Tuborg, Heineken, vin, vin roșu, vin alb, vinul
    șampanie, prosecco, whisky, vodcă, votcă, gin, rom, țuică, palincă, lichior, cafea, cafeaua, cafea boabe, cafea măcinată
    Jacobs, Nescafé, nescafe 3in1, ness, capsule de cafea, capsule Nespresso, cappuccino, ceai, ceaiuri, ceai verde, ceai negru
    ceai de mușețel, ceai de mentă, ceai de fructe, energizant, Red Bull, sirop de soc, apă tonică, nectar de piersici
    smoothie, socată, must, sifon, vermut, coniac, suc de lămâie, ciocolată caldă, Prigat, vin spumant, băuturi
  `,
  conserve: `
    conserve, conservă de ton, ton, ton în ulei, ton la conservă, ton în conservă, ton în suc propriu, sardine
    sardine în ulei, pate, pate de ficat, pateu de ficat, pate Bucegi, porumb la conservă, porumb conservă, mazăre la conservă
    mazare conserva, fasole la conservă, năut la conservă, roșii la conservă, roșii decojite, roșii pasate, roșii cuburi
    bulion, pastă de tomate, pasta de rosii, suc de roșii la conservă, sos de roșii, ciuperci la conservă, măsline, masline verzi
    măsline negre fără sâmburi, murături, muraturi, castraveți murați, castraveciori, varză murată, varza murata
    gogoșari în oțet, gogonele murate, zacuscă, zacusca de vinete, compot, compot de vișine, compot de ananas, ananas în sirop
    capere, hummus, supă la plic, fasole cu cârnați, carne de porc la conservă, macrou în ulei, ardei copți, ficat de cod
    conserve de pește, vinete coapte, salată de vinete, roșii uscate
  `,
  condimente: `
    sare, sare iodată, sare grunjoasă, sarea, piper, piper negru, piper măcinat, boia, boia dulce, boia de ardei, boia iute
    paprika, cimbru, oregano, busuioc, rozmarin, foi de dafin, chimen, coriandru, nucșoară, scorțișoară, scortisoara
    turmeric, curry, ghimbir măcinat, usturoi granulat, usturoi pudră, ceapă uscată, condimente, condimente pentru grătar
    ulei, uleiul, ulei de floarea soarelui, ulei de măsline, ulei de masline extravirgin, ulei de cocos, oțet, otet, oțet de mere
    oțet balsamic, muștar, mustar, ketchup, ketchup dulce, maioneză, maioneza, sos de soia, sos pentru paste, sos barbecue, pesto
    hrean cu smântână, Delikat, Vegeta, Knorr, Maggi, cub de supă, cuburi de supă, drojdie, drojdie uscată, praf de copt, bicarbonat
    bicarbonat de sodiu, esență de vanilie, esență de rom, gelatină, sos tabasco, mărar uscat, pătrunjel uscat, tarhon, borș
    sos de usturoi, anason, cuișoare, ardei iute măcinat, zeamă de lămâie, mujdei, dressing pentru salată
  `,
  dulciuri: `
    ciocolată, ciocolata, ciocolată neagră, ciocolată cu lapte, ciocolată Milka, Milka, Heidi, Poiana, ciocolată albă cu alune
    biscuiți, biscuiti, biscuiți cu unt, biscuiți cu ciocolată, Oreo, napolitane, napolitana, Joe, bomboane, caramele, jeleuri
    acadele, gumă de mestecat, guma, prăjituri, prajitura, tort, cozonac, cozonaci, chec, brioșe, fursecuri, halva, rahat
    eugenia, pișcoturi, turtă dulce, zahăr, zahar, zahărul, zahăr pudră, zahăr brun, zahăr vanilat, miere, miere de albine
    mierea, gem, gem de caise, dulceață, dulceață de vișine, magiun de prune, Nutella, finetti, unt de arahide, cacao
    budincă, budincă de vanilie, chipsuri, chips, chipsuri cu sare, Lay's, Chio, pufuleți, popcorn, floricele, covrigei
    sticksuri, saleuri, Snickers, Kinder, ouă de ciocolată, Kinder Bueno, napolitane cu cacao, baton de cereale, clătite, gogoși
    croissant 7 Days, plăcintă cu dovleac, sirop de arțar, glazură de ciocolată, dulciuri, ciocolată de casă, Haribo, îndulcitor
    limbi de pisică, ecler, biscuiți cu cremă de lămâie, marmeladă
  `,
  altele: `
    scutece, scutece Pampers, Pampers, Huggies, șervețele umede pentru bebeluși, lapte praf pentru bebeluși, Aptamil, Hipp
    biberon, suzetă, șampon pentru bebeluși, mâncare de pisici, mancare pisici, mâncare de câini, hrană pentru câini
    hrană pisici, Whiskas, Pedigree, conserve pentru câini, nisip pentru pisici, nisip pisici, recompense câini, zgardă
    baterii, baterii AAA, becuri, bec, bec LED, lumânări, chibrituri, brichetă, țigări, cărbuni pentru grătar, pahare de plastic
    farfurii de unică folosință, flori, buchet de flori, trandafiri, pământ de flori, paracetamol, Nurofen, aspirină, vitamina C
    vitamine, sirop de tuse, caiete, pixuri, hârtie A4, creioane colorate, jucării, ziar, cadou, felicitare, scobitori, paie
    antigel, ulei de motor, lichid de parbriz, șosete, ciorapi, umbrelă, prosop de plajă, tigaie, cuțit, filtre de cafea
    apă distilată, apa distilata, bandă adezivă, lipici, vopsea de ouă, semințe de flori, magneziu, omega 3, test de sarcină
    borcane, sfoară, prelungitor, ghiveci de flori, pastile de gât, cartelă telefon, biscuiți pentru bebeluși, câini
  `,
}
