export const igiena = {
  words: `
săpun, isana, wilkinson, spumă de duș, spumă de baie, spumant de baie, sare de baie, săruri de baie
bombă de baie
burete de baie, burete de duș, dușhel, gel de duș, cremă de duș, gel antibacterian, gel igienizant
gel intim, igienă intimă

șampon, vopsea de păr, fixativ, oxidant, decolorant, pieptene, agrafe de păr, clame, bentiță, bigudiu

pastă de dinți, pasta dentară, periuță, perie de dinți, ață dentară, apă de gură, spray de gură
scobitoare dentară, tablete pentru proteză, corega, adeziv proteză, paste de dinți, irigator bucal

deodorant, antiperspirant, deo, roll on, parfum, apă de toaletă, apă de parfum, apă de colonie, colonie
apă de trandafiri, body mist, apă micelară, apă termală, apă oxigenată, loțiune, protecție solară
lapte de plajă, ulei de plajă, spf, spumă de curățare, ser, exfoliant, scrub, vaselină, glicerină
unt de shea, ulei de masaj, ulei esențial, ulei de ricin, strugurel, gloss, ruj, rimel, mascara, pudră, fard
creion de ochi, creion dermatograf, eyeliner, tuș de ochi, concealer, anticearcăn, corector, blush
iluminator, machiaj, cosmetice, demachiant, dischete, bete de urechi, bețișoare, vată, tifon, unghieră, pilă
forfecuță, pensetă, ojă, acetonă, dizolvant, tonic de față, tonic facial, tonic ten, ulei de bronzat
after sun, aftersun, burețel de machiaj, pensule de machiaj, gene false, peeling, mănuși exfoliante
burete exfoliant, cremă de față, cremă de picioare, cremă de călcâie, cremă hidratantă, cremă antirid
cremă de zi, cremă de noapte, cremă de ochi, cremă de plajă, cremă solară, gel de curățare, spumă de față
gel de față, mască de față

absorbant, tampon, cupă menstruală, chiloți menstruali, prezervativ, lubrifiant, durex, scutece adulți, seni
protej slip

aparat de ras, lamă/lame, rezerve de ras, spumă de ras, pămătuf, after shave, aftershave, ceară de epilat
benzi depilatoare, benzi de ceară, epilator, ceară depilatoare, ulei de barbă, gel de ras, cremă de ras
cremă depilatoare

hârtie wc, toilet paper, rolă de hârtie igienică, șervețel, batistă, kleenex, plasture, leucoplast
pansament, bandaj, fașă, spirt, alcool sanitar, alcool medicinal, betadină, rivanol, repelent, dop de urechi
soluție lentile, lichid de lentile, cotonete, lentile de contact, bumbac, hârtie igienică, hârtie igenică
hârtie de toaletă

colgate, sensodyne, blend a med, blendamed, elmex, lacalut, parodontax, aquafresh, oral b, oralb, listerine
splat, nivea, dove, gillette, rexona, axe, old spice, palmolive, head shoulders, pantene, garnier, elseve
loreal, l oreal, herbal essences, gliss, syoss, schauma, elvital, gerovital, farmec, elmiplant, dermedic
vichy, la roche posay, bioderma, eucerin, cerave, avene, neutrogena, le petit marseillais, lactacyd, always
libresse, kotex, naturella, tampax, carefree, veet, protex, aroma săpun, duru, borotalco, bioten, doina
cien, balea, ziaja, timotei, sunsilk, nizoral, selsun, tena, lumanari auriculare, labello, carmex
maybelline, astor, kallos, wella, londa, taft, got2b, palette

sopon, săpon, budigăi
`,
  hints:
    'balsam, cremă, gel, mască, fa, lux, sanex, hârtie, pufina, volare, papia, pieptăn, antibacterian, oriflame, avon, față, igienă, igienic, intim, dentar, antimătreață, păr, corp, mâini, unghii, buze, zewa, alouette, igienizant, astringent, facial, ten',
}
