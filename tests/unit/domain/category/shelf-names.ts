import type { CategoryKey } from '../../../../src/domain/item/fields.ts'

/** Full names, as on shelf labels: with brands, flavors, sizes, percentages. */
export const shelfNames: Record<CategoryKey, string> = {
  fructe: `
    Mere Golden Delicious calibru 65+, Banane Chiquita, Fistic prăjit cu sare Nutline
    Mix de nuci și fructe uscate, Semințe de floarea soarelui cu sare Nutline, Lămâi Turcia
    Avocado copt bucata, Afine caserolă, Căpșuni caserolă 500g, Miez de nucă la pungă, Ananas întreg
  `,
  legume: `
    Roșii cherry la caserolă, Salată Eisberg mix, Cartofi albi la sac, Ceapă galbenă la plasă
    Ciuperci albe feliate, Ardei gras mix, Castraveți Cornichon, Morcovi spălați, Rucola la pungă
    Usturoi la plasă, Broccoli la bucată, Roșii pe ciorchine, Verdeață mărar, Pătrunjel frunze
    Țelină bucată
  `,
  lactate: `
    Lapte Zuzu 1.5% 1L, Lapte consum Napolact 3.5%, Iaurt Activia cu cereale, Iaurt grecesc Olympus 10%
    Smântână Covalact 20%, Unt President nesărat, Brânză proaspătă de vaci Delaco, Cașcaval Rucăr felii
    Telemea de oaie în saramură, Mozzarella Galbani, Ouă codul 1 mărimea M
    Cremă de brânză Philadelphia cu verdeață, Parmezan Grana Padano ras, Margarină Rama cu unt
    Frișcă Meggle 35%, Lapte bătut Napolact, Desert Danette ciocolată, Iaurt cu piersici și mango
    Sana 3.6%, Brânză topită Hochland cu șuncă, Lapte Alpro migdale, Băutură Alpro ovăz
  `,
  carne: `
    Piept de pui fără piele și os, Pulpe superioare de pui Transavia, Carne tocată porc-vită
    Ceafă de porc cu os, Salam Victoria Cris-Tim, Șuncă Praga feliată, Cremvurști din pui Caroli
    Mici Cris-Tim, Cârnați oltenești afumați, Bacon feliat Aldis, Parizer de curcan, Mușchi file feliat
    Pui grill, Ficat pui caserolă, Kaizer feliat, Prosciutto crudo, Pastramă de oaie afumată
    Pulled pork cu sos barbeque, Aripi de pui picante, Antricot de vită maturat, Salam cu piper
    Salam crud-uscat Sibiu, Șnițel din piept de pui, Cotlet de porc afumat
  `,
  peste: `
    File de somon cu piele, Păstrăv eviscerat, Macrou afumat la cald, Icre de crap cu ceapă
    Salată de icre de știucă, Creveți Black Tiger, Fileu de cod, Doradă proaspătă, Crap bucăți
    Somon afumat feliat
  `,
  cereale: `
    Făină albă Băneasa 000, Mălai extra Pambac, Orez bob lung Deroni, Paste Barilla Penne Rigate
    Spaghete Panzani, Fulgi de ovăz Solaris, Cereale Nesquik Nestle, Musli cu fructe
    Cereale integrale Fitness, Pesmet Boromir, Griș de grâu, Năut uscat, Linte roșie Sano Vita
    Fasole albă bob mare, Cereale Cini Minis, Quinoa tricoloră, Cușcuș mediu, Tăiței cu ou
    Foi lasagne Barilla
  `,
  paine: `
    Pâine Vel Pitar Dâmbovița feliată, Pâine integrală cu semințe de in
    Chifle pentru hamburger cu susan, Lipii mici, Tortilla wraps integrale, Croissant cu unt
    Covrigi cu sare și susan, Baghetă franțuzească, Pâine toast Vel Pitar, Cornuri cu ciocolată
    Plăcintă cu brânză sărată, Pâine fără gluten Schar, Franzelă albă, Pâine cu cartofi la cuptor
    Pâine prăjită Wasa
  `,
  congelate: `
    Pizza Guseppe șuncă și ciuperci, Mazăre congelată Edenia, Amestec mexican congelat
    Înghețată Magnum Almond, Cartofi prăjiți McCain congelați, Fish fingers din cod
    Fructe de pădure congelate, Foi de plăcintă Bella, Aluat foietaj congelat
    Înghețată Betty Ice vanilie, Legume pentru ciorbă congelate, Spanac porții congelat
  `,
  igiena: `
    Hârtie igienică Zewa Deluxe 3 straturi 16 role, Pastă de dinți Colgate Total, Periuță Oral-B Medium
    Șampon Head&Shoulders Citrus, Gel de duș Nivea Men Energy, Gel de duș cu miere și lapte
    Săpun lichid Palmolive Miere și lapte, Deodorant roll-on Dove, Șervețele umede Zewa Moist
    Absorbante Always Ultra, Tampoane OB Normal, Lame de rezervă Gillette Fusion, Spumă de ras Gillette
    Cremă Nivea Soft, Apă de gură Listerine Cool Mint, Dischete demachiante Doina, Balsam Pantene Pro-V
    Loțiune de corp Garnier, Apă micelară Garnier, Vopsea de păr Palette, Săpun solid Dove, Fixativ Taft
    Hârtie igienică cu mușețel, Șampon cu ulei de măsline, Cremă de mâini cu măsline, Săpun cu lavandă
    Batiste Zewa Softis, Bețișoare urechi bambus, Șampon cu ou
  `,
  curatenie: `
    Detergent lichid Ariel Mountain Spring, Detergent capsule Persil Discs, Balsam de rufe Lenor Spring
    Detergent vase Fairy Lemon, Detergent vase Pur lămâie, Domestos Pine Fresh, Cif cremă Lemon
    Tablete Finish Quantum, Înălbitor Ace, Soluție geamuri Clin, Soluție de geamuri cu oțet
    Prosoape bucătărie Zewa, Saci menajeri 60L Fino, Folie aluminiu 10 m, Burete de vase 5 buc
    Lavete universale, Odorizant Air Wick lavandă, Bref Power Active, Detergent pardoseli Sano
    Degresant bucătărie Cillit, Mănuși menaj M, Calgon gel, Mop Vileda, Odorizant cameră vanilie
    Spray Raid țânțari, Pungi congelare 3l, Detergent Dero Surf lavandă, Săpun de rufe Cheia
  `,
  bauturi: `
    Apă plată Dorna 2L, Apă minerală Borsec 1.5L, Suc Cappy portocale, Coca-Cola Zero Zahăr 2L
    Pepsi Max lime, Fanta Madness struguri, Nectar de piersici Santal, Bere Ursus Premium doză
    Bere Timișoreana PET 2.5, Bere Heineken fără alcool, Vin alb Jidvei demisec
    Vin roșu Cabernet Sauvignon, Cafea Jacobs Kronung 500g, Cafea boabe Lavazza Qualita Oro
    Nescafe Brasero, Nescafe 3in1 mild, Ceai Lipton Yellow Label, Ceai fructe de pădure Belin
    Red Bull energizant, Limonadă cu ghimbir, Whisky Jack Daniel's, Vodcă Absolut, Țuică de prune
    Spumant Angelli cherry, Apă Bucovina, Ice Tea Fuze piersică, Lipton ice tea lămâie, Tymbark mere
    Cappuccino La Festa vanilie, Suc natural de mere Raureni, Jacobs 3 in 1, Prigat portocale
    Ciuc Radler lămâie, Capsule Dolce Gusto cappuccino
  `,
  conserve: `
    Ton bucăți în ulei Rio Mare, Ton în suc propriu Calvo, Porumb dulce Bonduelle, Mazăre fină Bonduelle
    Pate de ficat de porc Bucegi, Pate vegetal cu ciuperci, Zacuscă de vinete Raureni
    Roșii cuburi Mutti, Pastă de tomate 28%, Măsline verzi umplute cu ardei, Castraveți murați în oțet
    Compot de ananas rondele, Fasole cu cârnați Scandia, Sardine în ulei vegetal
    Ciuperci tăiate la borcan, Varză murată tocată, Bulion Sultan, Gogoșari în oțet Râureni
    Hummus clasic, Ardei copți în oțet, Fasole roșie conservă Sun Food, Supă instant Knorr pui
  `,
  condimente: `
    Ulei de floarea soarelui Bunica 1L, Ulei de măsline extravirgin Monini, Oțet de vin alb
    Sare iodată fină, Piper negru măcinat Fuchs, Boia de ardei dulce Kotanyi, Delikat Knorr de legume
    Vegeta Podravka, Muștar Tecuci clasic, Ketchup Tomi dulce, Maioneză Hellmann's, Sos de soia Kikkoman
    Drojdie uscată Dr. Oetker, Praf de copt Dr. Oetker, Esență de vanilie Dr. Oetker
    Bicarbonat de sodiu alimentar, Cimbru uscat Fuchs, Foi de dafin Cosmin, Sos pesto Barilla
    Sos pentru paste cu busuioc, Oțet balsamic de Modena, Condimente pentru pui Kamis
    Supă concentrată de pui, Usturoi granulat Kamis, Cuburi de supă Maggi găină
  `,
  dulciuri: `
    Ciocolată Milka cu alune, Ciocolată Heidi Dark 75%, Biscuiți Oreo Original
    Biscuiți digestivi cu ciocolată, Napolitane Joe cu lămâie, Croissant 7Days cu cacao
    Zahăr tos Mărgăritar, Zahăr vanilat Dr. Oetker, Miere de salcâm Apidava, Gem de căpșuni Raureni
    Nutella 400g, Chipsuri Lay's cu smântână, Chipsuri Chio paprika, Pufuleți Gusto cu brânză
    Popcorn cu unt la microunde, Sticksuri Toortitzi, Baton Snickers, Kinder Bueno alb
    Bomboane Raffaello, Jeleuri Haribo Goldbears, Gumă Orbit Spearmint, Cozonac cu nucă Vel Pitar
    Halva cu cacao, Budincă de ciocolată Dr. Oetker, Dulceață de caise Bunătăți, Unt de arahide crocant
    Eugenia clasic, Saleuri cu susan, Biscuiți Belvita cu miere, Magiun de prune Topoloveni
    Tort Amandina, Bake Rolls cu usturoi, Pringles Sour Cream & Onion, Batoane musli
  `,
  altele: `
    Scutece Pampers Active Baby nr 4, Lapte praf Aptamil 1, Cereale cu fructe Hipp, Piure de mere Hipp
    Hrană uscată pentru câini Pedigree vită, Hrană umedă pisici Whiskas pui, Nisip silicat pisici
    Plicuri Felix somon, Baterii Duracell AA, Bec LED 9W, Pahare carton 200 ml, Farfurii unică folosință
    Lumânări pastilă, Cărbune de lemn, Șervețele umede Pampers, Nurofen Forte, Vitamina C 1000
    Pământ pentru flori 20L, Ziarul Libertatea, Brichetă BIC, Țigări Marlboro, Jucărie pluș
    Recompense Dentastix, Huggies nr 5, Biberon Avent, Tigaie 28 cm, Set pahare apă, Becuri E14
  `,
}
