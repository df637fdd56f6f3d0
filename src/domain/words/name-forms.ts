/**
 * Each entry is all forms of one word, without its articles; words behind the first may be other spellings of it. A word is
 * listed because no rule makes its plural ("varză/verze"), because a rule would take it for another ("caș" for "casă", "nuc"
 * for "nucă"), or because it is written in several ways ("kefir/chefir").
 */
export const nameForms = `
măr/mere, mare/mari, mir, pară/pere, păr, perie/perii, nucă/nuci, nuc, alună/alune, alun/aluni
portocală/portocale, portocaliu, lămâie/lămâi/lămâiele/lamiie/lamii, lamă/lame, strugure/struguri, poamă/poame
pom/pomi, coarnă/coarne, mură/mure, mur/muri, sâmbure/sâmburi/simbure/simburi, sămânță/semințe
grepfrut/grepfruturi/grapefruit/grepfruit/grapefruituri/grepfruituri, kiwi/kivi/kiwiuri, papaya/papaia

varză/verze, vânătă/vinete, vin/vinuri, vine, praz/praji, capia/kapia, cap/capete/capuri, ardei
zarzavat/zarzavaturi, ștevie/ștevii, stevia, pătlăgea/pătlăgele/pătlăgică/pătlăgici, bob/boburi, boabă/boabe
iarbă/ierburi, soia, mugure/muguri/mugur, linte, boia, bou/boi

ou/ouă, apă/ape, brânză/brânze/brinza, smântână/smântâni/smintina, caș/cașuri, casă/case, șvaițer/schweizer
parmezan/parmesan, emmental/ementaler/emmentaler/emental, kefir/chefir, lapți, feta, raclette, pesmet, pesmeți

vânat, iepure/iepuri, carne/cărnuri/cărni, coadă/cozi, cod/coduri, coastă/coaste, piele/piei, piept/piepturi
ciocănel/ciocănele, ciocan/ciocane, șnițel/șnițele, cârnat/cârnați/cârnaț/cirnat/cirnati, lebăr/leber
sarma/sarmale
crenvurșt/crenvurști/cremvurșt/cremvurști/crenvușt/crenvuști/crenwurst/crenwursti/cremwurst/cremwursti
kaizer/kaiser/caizer, șaorma/shaorma/shawarma, pate, pateu/pateuri, pat/paturi, antricot/antricoate/entrecote

pastă, paste, pastilă/pastile, pască/păsci, spaghete/spaghetti/spaghetă/spagete/spageti
tagliatelle/tagliatele/taliatele, cușcuș/couscous, musli/muesli, pâine/pâini/piine/piini, pain, corn/cornuri
franzelă/franzele, rondelă/rondele, ștrudel/ștrudele, croissant/croissante/croissanturi/croasant/croasante
penne, tortilla/tortillas/tortilia, wrap/wraps/wrapuri, toast/toasturi
sandviș/sandvișuri/sandvici/sandviciuri/sandwich/sandwichuri/sandwici, aluat/aluaturi

gheață/ghețuri, ghete, foaie/foi, foie, hârtie/hârtii, hartă/hărți, coală/coli, cola, coca, băț/bețe, față/fețe
mână/mâini/miini, plasture/plasturi, șervet/șervete, șervețel/șervețele, fașă/feși, ață/ațe, ac/ace
lentilă/lentile, igienic/igienică/igienici/igienice/igenic/igenică, mătură/mături, matur, sodă, sodiu, luciu
geam/geamuri, gem/gemuri

șpriț/șprițuri, sprite, rom/romuri, tărie/tării, țară/țări, latte, lat/lată/lați/late, mocha/moka, mochi, capri
capră/capre, rose/roze, roz, must/musturi, muscă/muște, vermut/vermuturi, vodcă/vodci/votcă/vodka
whisky/whiskey/wisky/viski/whiskyuri, nes/ness, tei, tel/teluri, muscat, mușcată/mușcate, zarea, corona
coroană/coroane, espresso/expresso, bară/bare, bar/baruri

ketchup/kechup/checiup/chetciap/kecap/checiap, maioneză/maioneze/maoneză, turmeric/turmenic, fum, fume
cremă/creme, crem, ienibahar/enibahar, chips/chipsuri/cips/cipsuri, mousse, mouse, busuioc

dulce/dulci, dulciuri, caramelă/caramele, caramel/carameluri, tort/torturi, torță/torțe, cremșnit/cremșnituri
rahat/rahaturi, fagure/faguri, glazură/glazuri, donut/donuts, muffin/muffins, cupcake/cupcakes, cookie/cookies
cracker/crackers, snack/snacks/snackuri/snacksuri, nugget/nuggets, stick/sticks/sticksuri
smoothie/smoothies/smoothieuri, mortadella/mortadele, mozzarella/mozzarele, sana, pină, tuș/tușuri, curățătorie
fulg/fulgi, fulga, sărățea/sărățele, tena, activia, susană, pet/peturi, palette, pată/pete, pane, pană/pene, pan
panna, saramură/saramuri

câine/câini/ciine/ciini, cal/cai, copil/copii, mâncare/mâncăruri/mincare, bec/becuri, beci/beciuri, var
vară/veri, fund/funduri, fundă/funde, nasture/nasturi, piatră/pietre, lingură/linguri, ramă/rame, ramură/ramuri
candelă/candele, umbrelă/umbrele, portofel/portofele, inel/inele, cartelă/cartele, acuarelă/acuarele
pijama/pijamale, balama/balamale, șapcă/șepci, telecomandă/telecomenzi, carte/cărți, chibrit/chibrituri, canea
lustru, lustră/lustre, colivie/colivii, calcar, coasă/coase, coș/coșuri, strat/straturi, masă/mese
lumânare/lumânări/luminare/luminari, îngrășământ/îngrășăminte, cot/coturi, ied/iezi, pădure/păduri, bandă/benzi

nou/nouă/noi, gol/goală/goi/goale, moale/moi, umed/umedă/umezi/umede, proaspăt/proaspătă/proaspeți/proaspete
fenicul, vânăt/vineți, roșie/roșii, roșu, beans, bens
`

/** Names of several words, and the other ways to write them. */
export const namePhrases = `
coca cola/cocacola, red bull/redbull, kit kat/kitkat, tic tac/tictac, 7 up/seven up, 7 days/seven days, ice tea/icetea
fuze tea/fuzetea, oral b/oralb, air wick/airwick, roll on/rollon, after shave/aftershave, cris tim/cristim
vel pitar/velpitar, la dorna/ladorna, sano vita/sanovita, blend a med/blendamed, capri sun/caprisun, head shoulders/headshoulders
pop corn/popcorn, corn flakes/cornflakes, hot dog/hotdog, cheese cake/cheesecake, cup cake/cupcake, milk shake/milkshake
bake rolls/bakerolls, fish fingers/fishfingers, m ms/mms/m m, dr oetker/oetker
extra virgin/extravirgin, pastă dinți/paste dinți, sare baie/săruri baie
pate ficat/pateu ficat, pate vegetal/pateu vegetal
`
