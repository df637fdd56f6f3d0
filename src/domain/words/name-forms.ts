/**
 * Each entry is all forms of one word, without its articles; words behind the first may be other spellings of it.
 * A word stands here because no rule makes its plural ("varză/verze"), because a rule would take it for another
 * ("caș" for "casă", "nuc" for "nucă"), or because it is written in several ways ("kefir/chefir").
 */
export const nameForms = `
măr/mere, mare/mari, mură/mure, mir, pară/pere, păr, perie/perii, pernă/perne, nucă/nuci, nuc, alună/alune, alun/aluni
portocală/portocale, portocaliu, lămâie/lămâi/lămâiele/lamiie/lamii, lamă/lame, lămâiță, limbă/limbi
strugure/struguri, poamă/poame, pom/pomi, coarnă/coarne, sâmbure/sâmburi/simbure/simburi, sămânță/semințe
grepfrut/grepfruturi/grapefruit/grepfruit/grapefruituri/grepfruituri, kiwi/kivi/kiwiuri, măceașă/măceșe, papaya/papaia

varză/verze, vânătă/vinete, vin/vinuri, vine, sfeclă/sfecle, praz/praji, capia/kapia, cap/capete/capuri, ardei, ulei/uleiuri
castravete/castraveți, ridiche/ridichi, zarzavat/zarzavaturi, ștevie/ștevii, stevia, pătlăgea/pătlăgele/pătlăgică/pătlăgici, bob/boburi
boabă/boabe, iarbă/ierburi, mugure/muguri/mugur, mei, linte, boia, bou/boi, soia, maia/maiele, orz, orez, ceapă/cepe

ou/ouă, apă/ape, unt/unturi, untură, brânză/brânze/brinza, smântână/smântâni/smintina, caș/cașuri, casă/case
șvaițer/schweizer, parmezan/parmesan, emmental/ementaler/emmentaler/emental, kefir/chefir, lapți, feta, mascarpone, raclette, pesmet, pesmeți

pui, porc/porci, miel/miei, miere, vânat, rață/rațe, iepure/iepuri, curcan/curcani, os/oase, carne/cărnuri/cărni
coadă/cozi, cod/coduri, coastă/coaste, piele/piei, piept/piepturi, ciocănel/ciocănele, ciocan/ciocane, șnițel/șnițele
file/fileu/fileuri, cârnat/cârnați/cârnaț/cirnat/cirnati, caltaboș/caltaboși, lebăr/leber, sarma/sarmale
crenvurșt/crenvurști/cremvurșt/cremvurști/crenvușt/crenvuști/crenwurst/crenwursti/cremwurst/cremwursti
kaizer/kaiser/caizer, șaorma/shaorma/shawarma, pate/pateu, pateuri, pat/paturi, pastramă/pastrame/pastrami, antricot/antricoate/entrecote

pește/pești, peștișor, șalău/șalăi, pastă, paste, pastilă/pastile, pască/păsci, fidea, icre, melc/melci
spaghete/spaghetti/spaghetă/spagete/spageti, tagliatelle/tagliatele/taliatele, cușcuș/couscous, musli/muesli
făină/făinuri, pâine/pâini/piine/piini, pain, corn/cornuri, lipie/lipii, franzelă/franzele, rondelă/rondele, ștrudel/ștrudele
croissant/croissante/croissanturi/croasant/croasante, penne, tortilla/tortillas/tortilia, wrap/wraps/wrapuri, toast/toasturi
sandviș/sandvișuri/sandvici/sandviciuri/sandwich/sandwichuri/sandwici, colac/colaci, turtă/turte, aluat/aluaturi

gheață/ghețuri, ghete, foaie/foi, foie, folie/folii, hârtie/hârtii, hartă/hărți, coală/coli, cola, cocacola, coca
băț/bețe, față/fețe, mână/mâini/miini, picior/picioare, plasture/plasturi, șervet/șervete, șervețel/șervețele, fașă/feși
gură/guri, ureche/urechi, unghie/unghii, ață/ațe, ac/ace, lentilă/lentile, igienic/igienică/igienici/igienice/igenic/igenică
aripă/aripi, periuță/periuțe, prosop/prosoape, mătură/mături, matur, sodă, sodiu, luciu, geam/geamuri, gem/gemuri

suc/sucuri, șpriț/șprițuri, sprite, rom/romuri, roman/romani/romane/romană, tărie/tării, țară/țări, rachiu/rachiuri/rachie
latte, lat/lată/lați/late, mocha/moka, mochi, capri, capră/capre, rose/roze, roz, must/musturi, muscă/muște, vermut/vermuturi
vodcă/vodci/votcă/vodka, whisky/whiskey/wisky/viski/whiskyuri, ceai/ceaiuri, nes/ness, ceară, cafea/cafele, tei, tel/teluri, muscat, mușcată/mușcate, zarea, corona, coroană/coroane
espresso/expresso, cappuccino/capucino, tonic/tonică/tonici/tonice, bere/beri, bară/bare, bar/baruri, beret/beretă

sare/săruri, oțet/oțeturi, ketchup/kechup/checiup/chetciap/kecap/checiap, maioneză/maioneze/maoneză, turmeric/turmenic, fum, fume, cremă/creme, crem
ienibahar/enibahar, chips/chipsuri/cips/cipsuri, mousse, mouse, mujdei, muștar, curry/cury, vegeta, vegetal/vegetală/vegetali/vegetale, busuioc

zahăr/zaharuri, dulce/dulci, dulciuri, caramelă/caramele, caramel/carameluri, tort/torturi, torță/torțe, tartă/tarte
cremșnit/cremșnituri, rahat/rahaturi, jeleu/jeleuri, nuga, fagure/faguri, glazură/glazuri, donut/donuts, muffin/muffins, cupcake/cupcakes
cookie/cookies, cracker/crackers, snack/snacks/snackuri/snacksuri, nugget/nuggets, stick/sticks/sticksuri, smoothie/smoothies/smoothieuri
mortadella/mortadele, nutella, mozzarella/mozzarele, sana, pină, tuș/tușuri, curățătorie, fulg/fulgi, fulga, sărățea/sărățele, tena, activia, susană, pet/peturi, palette, pată/pete, pane, pană/pene, pan, panna, saramură/saramuri, sirop/siropuri

câine/câini/ciine/ciini, pisică/pisici, cal/cai, copil/copii, mâncare/mâncăruri/mincare, pasăre/păsări, porumbel/porumbei
bec/becuri, beci/beciuri, var, vară/veri, cui/cuie, cuișoară/cuișoare/cuișor, cutie/cutii, cheie/chei, pai/paie, fund/funduri, fundă/funde
nasture/nasturi, piatră/pietre, lingură/linguri, ceașcă/cești, ramă/rame, ramură/ramuri, candelă/candele, umbrelă/umbrele
portofel/portofele, inel/inele, cartelă/cartele, acuarelă/acuarele, pijama/pijamale, balama/balamale, cămașă/cămăși, clește/clești
șapcă/șepci, telecomandă/telecomenzi, carte/cărți, chibrit/chibrituri, canea, lustru, lustră/lustre, colivie/colivii, colonie/colonii, calcar, coasă/coase, coș/coșuri, strat/straturi
masă/mese, oglindă/oglinzi, sac/saci, pahar/pahare, pământ, lumânare/lumânări/luminare/luminari, formă/forme, floare/flori
pipetă/pipete, fenicul, îngrășământ/îngrășăminte, cot/coturi, ied/iezi, pădure/păduri, vafă/vafe, bandă/benzi, vas/vase, vază/vaze, vată

verde/verzi, nou/nouă/noi, mic/mică/mici, gol/goală/goi/goale, moale/moi, umed/umedă/umezi/umede, crud/crudă/cruzi/crude
proaspăt/proaspătă/proaspeți/proaspete, vânăt/vineți, negru/neagră/negri/negre, roșie/roșii, roșu, fort/forte, beans, bens, plin/plină/plini/pline
`

/** Names of several words, and the other ways to write them. */
export const namePhrases = `
coca cola/cocacola, red bull/redbull, kit kat/kitkat, tic tac/tictac, 7 up/seven up, 7 days/seven days, ice tea/icetea
fuze tea/fuzetea, oral b/oralb, air wick/airwick, roll on/rollon, after shave/aftershave, cris tim/cristim
vel pitar/velpitar, la dorna/ladorna, sano vita/sanovita, blend a med/blendamed, capri sun/caprisun, head shoulders/headshoulders
pop corn/popcorn, corn flakes/cornflakes, hot dog/hotdog, cheese cake/cheesecake, cup cake/cupcake, milk shake/milkshake
bake rolls/bakerolls, fish fingers/fishfingers, m ms/mms/m m, dr oetker/oetker
extra virgin/extravirgin, pastă dinți/paste dinți, sare baie/săruri baie
`
