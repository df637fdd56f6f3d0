export const condimente = {
  words: `
condiment, mirodenie, mix grătar, asezonare, rub, marinadă, bază pentru mâncăruri, bază de mâncare

sare, piper, boia, paprika, paprică, ardei iute măcinat, ardei iute uscat, ardei măcinat, fulgi de chili
fulgi de ardei, chili pudră, chili măcinat, cayenne, chili fulgi

cimbru, cimbrișor, busuioc, oregano, rozmarin, tarhon, salvie, maghiran, dafin, leuștean uscat, mărar uscat
semințe de mărar, pătrunjel uscat, mentă uscată, țelină uscată, praf de țelină, coriandru
semințe de coriandru, chimen, chimion, semințe de chimen, semințe de chimion, anason, fenicul
semințe de fenicul, semințe de muștar, semințe de schinduf, schinduf, ienibahar, enibahar, ienupăr, cuișoare
cuișor, nucșoară, scorțișoară, cardamom, șofran, turmeric, curcuma, curry, pudră de curry, garam masala
ras el hanout, baharat, harissa, gumă xantan, xantan, gumă guar
ghimbir măcinat, ghimbir pudră, ghimbir praf, ghimbir uscat, usturoi granulat, usturoi pudră, usturoi praf
usturoi uscat, usturoi măcinat, praf de usturoi, pudră de usturoi, ceapă granulată, ceapă pudră
ceapă uscată, ceapă praf, ceapă deshidratată, ceapă prăjită, ceapă crocantă, ierburi de provence
ierburi de provensă, ierburi italiene, ierburi aromatice, herbes de provence, zaatar, sumac, sumak
legume uscate, legume deshidratate, verdeață uscată, fum lichid, lămâiță, hrean ras, hrean la borcan
hrean cu smântână, hrean în oțet, pastă de hrean, wasabi, mujdei, usturoi pastă, pastă de usturoi
pastă de ghimbir, miso, batoane de scorțișoară, mărar deshidratat, pătrunjel deshidratat
leuștean deshidratat, turmenic

vegeta, delikat, kania, knorr, maggi, secretul gustului, cub de supă, cuburi de supă, cub de vită, cub de găină
cub de porc, cub de ciuperci, cub de oase, cuburi concentrate
cub de carne, cub de pui, cub de legume, concentrat de supă, concentrat de legume, supă concentrată
bază de supă, fuchs, kotanyi, galeo, kamis, alex star, borș, zeamă de varză, acru pentru ciorbă

ulei/uleiuri, untdelemn, bunica, floriol, unisol, raza soarelui, bertolli, costa d oro, ulvex, minerva
spornic, ultragras

oțet, balsamic, glazură balsamică, zeamă de lămâie, acid citric, lămâie concentrată
suc de lămâie concentrat

muștar, dijon, ketchup, kecap, checiup, chetciap, maioneză, maoneză, maia neză, sos, bbq, barbecue, pesto
worcester, salsa, sriracha, tabasco, dressing, vinegretă, remoulade, teriyaki, tomi, hellmann s, hellmanns
thomy, calve, univer, uncle ben s, uncle bens, kikkoman

drojdie, pakmaya, praf de copt, bicarbonat, esență, păstaie de vanilie, baton de vanilie, vanilie, aromă
gelatină, agar agar, pectină, gelfix, colorant, conservant, întăritor de frișcă, întăritor de smântână
piatră acră, coajă de lămâie, coajă de portocală, aspirină pentru murături, fulgi de drojdie

oloi, oțăt, poprică dulce, poprică iute, zeamă de borș
`,
  hints: 'oetker, cosmin, măcinat, granulat, bolero, podravka',
}
