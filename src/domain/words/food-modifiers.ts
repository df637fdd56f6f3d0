/** Words after a food's name that do not make it another food. */
export interface FoodModifiers {
  /** The first words of the names, separated by spaces; '' for any. */
  heads: string
  /** Separated by commas or lines. */
  modifiers: string
}

export const foodModifiers: readonly FoodModifiers[] = [
  {
    heads: '',
    modifiers: `
kg, g, gr, gram, ml, cl, dl, l, litru, kilogram, kil, bucată, buc, pachet, pungă, sticlă, legătură, caserolă, plasă, doză, bax, pet, x
mic, mare, mijlociu, mărișor, bun, proaspăt, nou, bio, eco, ecologic, organic, natural, artizanal, tradițional, românesc, local, autohton
casă, țară, piață, magazin, producător, mărime, calitate, extra, premium, vrac, ambalat, vidat, promoție, ofertă, ieftin
simplu, clasic, standard, întreg, fără conservanți, fără aditivi, fără e uri, de post, familial, pliculeț, plic
`,
  },
  {
    heads:
      'afine ananas avocado banană caisă căpșună căpșuni cireașă grepfrut gutuie kaki kiwi lămâie mandarină clementină mango măr mură nectarină pară pepene piersică portocală prună rodie strugure vișină zmeură curmală',
    modifiers: `
roșu, verde, galben, alb, negru, portocaliu, roz, copt, dulce, acru, acrișor, zemos, crocant, fără sâmburi, pentru copt, de masă
congelat, import, netratat, ionatan, golden, idared, granny, smith, gala, fuji, pink, lady, florina, jonagold, starkrimson
red, delicious, williams, conference, abate, fetel, suc, de suc, sanguin, navel, medjool, hass, gold, plat, victoria
muscat, hamburg, cavendish, tăiat
`,
  },
  {
    heads:
      'roșie tomată castravete ardei kapia capia gogoșar ceapă usturoi cartof morcov păstârnac țelină pătrunjel mărar leuștean salată spanac rucola varză conopidă broccoli dovlecel dovleac vânătă fasole mazăre porumb praz ridiche sfeclă gulie ghimbir hrean sparanghel ciupercă champignon bame leurdă urzică măcriș andive lăptucă zucchini',
    modifiers: `
alb, galben, mov, tare, fraged, timpuriu, tânăr, spălat, curățat, baby, grădină, seră, solar, salată, de salată
pentru salată, pentru supă, pentru ciorbă
`,
  },
  {
    heads: 'roșie tomată',
    modifiers: 'copt, roșu, cherry, ciorchine, prunișoare, prune, inimă bou, roz, cocktail, galben, bulion',
  },
  { heads: 'porumb', modifiers: 'dulce' },
  { heads: 'castravete', modifiers: 'fabio, cornichon, cornișon, lung, verde, de murat, țepos, mini' },
  {
    heads: 'ardei kapia capia',
    modifiers: 'roșu, verde, portocaliu, lung, jalapeno, de umplut, de copt, uscat',
  },
  { heads: 'gogoșar', modifiers: 'roșu, de murat' },
  { heads: 'ceapă', modifiers: 'roșu, uscat, dulce, tocat' },
  { heads: 'usturoi', modifiers: 'uscat, alb, negru' },
  { heads: 'cartof', modifiers: 'roșu, de prăjit, de copt, pentru piure, nespălat' },
  {
    heads: 'morcov salată spanac rucola',
    modifiers: 'verde, creț, roman, mix, lollo, congelat, frunză, frunze, tocat',
  },
  {
    heads: 'pătrunjel mărar leuștean mentă tarhon busuioc',
    modifiers: 'verde, frunză, frunze, congelat, tocat, uscat, creț, ghiveci, la ghiveci',
  },
  { heads: 'țelină', modifiers: 'rădăcină, tulpină, apio' },
  { heads: 'varză', modifiers: 'roșu, verde, murat, tocat, butoi, întregi, foi, de murat' },
  {
    heads:
      'fasole mazăre broccoli conopidă porumb ciupercă praz sparanghel dovlecel bame ghimbir vânătă dovleac',
    modifiers:
      'verde, congelat, boabe, lat, fidea, fideluță, fin, grasă, buchețele, plăcintar, brun, maro, feliat, felii, roșu, pestriț, de fiert',
  },
  {
    heads: 'ciupercă sparanghel ton sardine sardină',
    modifiers: 'tocat, felii, feliat, bucăți, întregi, conservă',
  },
  {
    heads: 'lapte iaurt smântână frișcă unt chefir kefir telemea cașcaval urdă zer emmental brânză margarină',
    modifiers: `
gras, grăsime, degresat, semidegresat, light, slab, integral, pasteurizat, vacă, fără lactoză, cutie, dietetic, nesărat, sărat
zuzu, napolact, danone, olympus, covalact, albalact, ladorna, dorna, la dorna, pilos, milbona, delaco, hochland, meggle, president
lurpak, fulga, brenac, lactate, tip, fermentat
`,
  },
  {
    heads: 'lapte chefir kefir iaurt',
    modifiers: 'uht, băut, de băut, bol, activia, cremos, zahăr, fără zahăr',
  },
  { heads: 'smântână frișcă', modifiers: 'gătit, de gătit, pentru gătit, lichid' },
  { heads: 'unt margarină', modifiers: 'rama, delma, unirea, tartinabil, cub, crocant, cremos' },
  {
    heads: 'telemea urdă',
    modifiers: 'oaie, capră, bivoliță, sibiu, ibănești, maturat, desărat, proaspătă, cub',
  },
  {
    heads: 'cașcaval emmental',
    modifiers:
      'felii, feliat, afumat, ras, dalia, rucăr, penteleu, oaie, sandviș, bloc, cubulețe, pentru pizza',
  },
  { heads: 'brânză', modifiers: 'dulce, granulat, făgăraș' },
  {
    heads: 'ou',
    modifiers: 'm, l, s, xl, găină, cod, sol, aer liber, liber, alb, maro, cofraj, crescute, sus',
  },
  {
    heads:
      'piept pulpă pulpe ficat ficăței carne mușchi antricot rasol ceafă cotlet pui file rață miel vită copane ciocănele copănele',
    modifiers: `
dezosat, fără os, fără piele, cu os, os, piele, felii, feliat, bucăți, congelat, refrigerat, tranșat, inferior, superior, macră, macru
slab, curățat, pentru supă, pentru ciorbă, supă, ciorbă, gulaș, pentru gulaș, agricola, cocorico, transavia, fragedo, lapidar, tăvi
`,
  },
  { heads: 'piept carne', modifiers: 'file, fileu, cubulețe, cuburi, medalion, șnițele, pentru șnițele' },
  { heads: 'ceafă cotlet carne mici mititei', modifiers: 'grătar, pentru grătar, de grătar' },
  { heads: 'mic mititei', modifiers: 'vită, oaie, porc, congelat' },
  {
    heads: 'cârnat',
    modifiers: 'porc, oltenești, olteneasc, afumat, subțire, trandafiri, pleșcoi, uscat',
  },
  {
    heads: 'cremvurșt crenvurșt parizer salam șuncă kaizer jambon pastramă slănină',
    modifiers:
      'felii, feliat, pui, porc, vită, curcan, afumat, sandviș, presat, praga, fiert, extra, cris tim, caroli, ifantis, sergiana, reinert, mini, crud, sărat, sibiu',
  },
  {
    heads:
      'somon păstrăv crap macrou cod șalău știucă hering scrumbie hamsie somn creveți crevetă calamar midie',
    modifiers:
      'file, fileuri, felii, bucăți, congelat, eviscerat, curățat, decorticat, atlantic, norvegian, cozi, medalioane, întregi, cu piele, piele, cap',
  },
  {
    heads: 'ton sardine sardină',
    modifiers:
      'ulei, măsline, măslină, floarea soarelui, floarea, soarelui, suc propriu, propriu, suc, saramură, apă, rio, mare',
  },
  { heads: 'icre', modifiers: 'crap, știucă, hering, roșu, negru, manciuria, somon' },
  {
    heads: 'făină',
    modifiers:
      'alb, tip, superioară, superior, pâine, cozonac, pentru cozonac, pentru pâine, băneasa, boromir, grâu, integral',
  },
  {
    heads: 'mălai gris griș',
    modifiers: 'fin, grișat, extrafin, mămăligă, pentru mămăligă, boromir, băneasa, grâu',
  },
  {
    heads: 'orez',
    modifiers:
      'alb, basmati, bob, rotund, lung, iasmin, jasmine, arborio, pilaf, risotto, pentru pilaf, pentru sarmale, pentru sushi, camolino, prefiert',
  },
  {
    heads: 'paste spaghete penne fusilli tagliatelle macaroane farfalle tăiței fidea',
    modifiers:
      'integral, lung, scurt, penne, fusilli, spaghete, tagliatelle, farfalle, melci, scoici, barilla, băneasa, italian, ou, cu ou, supă, pentru supă, fidea, nr',
  },
  {
    heads: 'linte năut quinoa bulgur cușcuș hrișcă orz ovăz fulgi',
    modifiers: 'alb, roșu, verde, negru, brun, galben, boabe, uscat, integral, fin',
  },
  {
    heads: 'pâine franzelă',
    modifiers: 'feliat, felii, maia, vatră, rotund, toast, sandviș, cartof, alb, vel pitar',
  },
  { heads: 'drojdie', modifiers: 'cub, dr oetker, pakmaya, granulat' },
  {
    heads: 'ulei untdelemn',
    modifiers:
      'alimentar, gătit, de gătit, prăjit, de prăjit, pentru prăjit, bunica, floriol, unisol, virgin, extravirgin, presat, rece, rafinat, nerafinat',
  },
  { heads: 'oțet', modifiers: 'alb, roșu, alimentar, vin, fără zahăr, nefiltrat' },
  {
    heads: 'sare',
    modifiers: 'fin, iodat, neiodat, grunjos, mare, murături, masă, bucătărie, himalaya, salrom',
  },
  { heads: 'piper', modifiers: 'măcinat, boabe, pisat, râșniță, la râșniță, negru' },
  {
    heads:
      'boia chimen chimion scorțișoară nucșoară cimbru busuioc oregano rozmarin tarhon coriandru mac dafin foi cimbrișor șofran',
    modifiers:
      'dulce, iute, picant, afumat, măcinat, ras, pudră, praf, bețe, băț, baton, batoane, uscat, boabe, semințe, ghiveci, la ghiveci, frunze, ardei, fuchs, kotanyi, kamis',
  },
  {
    heads: 'muștar ketchup maioneză',
    modifiers:
      'dulce, iute, picant, clasic, tecuci, dijon, boabe, cu boabe, tomi, heinz, olympia, hellmanns, univer, hrean, light, borcan, conservă',
  },
  { heads: 'sos', modifiers: 'kikkoman, light' },
  {
    heads: 'bulion zacuscă magiun miere gem dulceață compot hrean halva',
    modifiers: 'conservă, fără zahăr, ras, roșie, prună',
  },
  { heads: 'pastă', modifiers: 'concentrat, conservă' },
  { heads: 'zacuscă', modifiers: 'vânătă, vinete, ciuperci, fasole, ardei, picant, iute, gogoșari, pește' },
  {
    heads: 'miere',
    modifiers:
      'salcâm, tei, polifloră, mană, rapiță, floarea soarelui, soarelui, floarea, albine, faguri, lichid, cristalizat',
  },
  {
    heads: 'măslină',
    modifiers:
      'negru, fără sâmburi, sâmburi, kalamata, grecești, feliat, felii, umplut, ardei, migdale, conservă, saramură, ulei, vrac',
  },
  { heads: 'pate pateu', modifiers: 'porc, pui, gâscă, ficat, bucegi, ardealul, sibiu, mandy' },
  { heads: 'zahăr', modifiers: 'alb, tos, cubic, cuburi, mărgăritar, cristalizat, fin' },
  { heads: 'ciocolată', modifiers: 'amăruie, menaj, tabletă, cacao, milka, poiana, heidi, lindt, africana' },
  {
    heads: 'biscuit',
    modifiers:
      'lapte, cu lapte, cacao, cu cacao, ciocolată, cu ciocolată, cremă, cu cremă, unt, cu unt, ovăz, cu ovăz, digestiv, populari, petit beurre, beurre, petit, integral, sărat, fără zahăr, vanilie, cu vanilie, eugenia, oreo, belvita, miere, susan, cereale',
  },
  { heads: 'cacao', modifiers: 'pudră, praf, neagră, fără zahăr' },
  { heads: 'înghețată', modifiers: 'cornet, pahar, cutie, băț' },
  {
    heads: 'nucă alună migdală caju arahidă sămânță stafidă susan merișor prună curmală',
    modifiers:
      'crud, prăjit, copt, sărat, nesărat, decojit, decorticat, coajă, cu coajă, fără coajă, măcinat, auriu, alb, negru, fulgi, nutline, floare, uscat, fără sâmburi, fără zahăr, jumătăți, feliat',
  },
  {
    heads: 'cafea',
    modifiers:
      'măcinat, boabe, prăjit, ibric, la ibric, espresso, filtru, turcesc, fără cofeină, decofeinizat, jacobs, lavazza, tchibo, doncafe, davidoff, illy, amigo, nova, brasilia, elita, fort, wiener, kimbo, arabica, segafredo',
  },
  { heads: 'ceai', modifiers: 'plic, plicuri, plante, fares, lipton' },
  {
    heads: 'apă',
    modifiers:
      'plat, gaz, cu gaz, fără gaz, carbogazos, carbogazificat, necarbogazificat, izvor, de izvor, dorna, borsec, bucovina, aqua carpatica, mineral, bidon, băut, de băut',
  },
  {
    heads: 'suc fresh must',
    modifiers:
      'presat, rece, stors, fără zahăr, cutie, conservă, limpede, tulbure, santal, cappy, pulpă, cu pulpă',
  },
  { heads: 'cola coca pepsi', modifiers: 'zero, light, max, cherry, twist, fără zahăr' },
  {
    heads: 'bere',
    modifiers:
      'blond, brun, negru, nefiltrat, rece, ursus, timișoreana, timișoreană, ciuc, heineken, tuborg, bergenbier, silva, stella, artois, carlsberg, sticle, halbă',
  },
  { heads: 'vin', modifiers: 'alb, roșu, sec, demisec, dulce, demidulce, sticlă' },
  { heads: 'tofu', modifiers: 'afumat, marinat' },
  { heads: 'icre', modifiers: 'sărat' },
]
