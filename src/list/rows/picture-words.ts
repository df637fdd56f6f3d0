/**
 * The pictures that a list shows, each with the names of exactly the thing that it shows, by comma: the first is the name of
 * the picture. Folded, without "de" and other links. Behind a name with "!", any unknown word makes it another thing.
 */
export const picturedThings = `
absorbante afine,afine-padure agrise,agrese alune-de-padure,alune ananas andive,andiva
apa-minerala,apa!,borsec,apa-carbogazoasa,apa-acidulata apa-plata,apa-necarbogazoasa arahide ardei,ardei-umplut
ardei-iute,chili ardei-kapia,kapia,capia,ardei-capia,ardei-copt aripi-de-pui,aripioare,aripi avocado bacon bagheta
balsam-de-rufe bame,okra banane bastonase-de-peste,degetele-peste baterii!,baterii-aa,baterii-aaa bec bere biberon
biscuiti boia-de-ardei,boia,paprika,paprica bomboane bors! branza-cu-mucegai,gorgonzola,branza-albastra
branza-de-burduf branza-de-vaci,branza! branza-topita,triunghiuri-branza broccoli bulgur
bulion,pasta-tomate,pasta-rosii bureti!,bureti-vase,burete-vase busuioc cacao,praf-cacao,pudra-cacao
cafea,nescafe,ness,nes,cafea-ibric caise caise-uscate caju,nuci-caju calamari,calamar,inele-calamari capsuni
carnati-afumati,carnati!,carnat! carnati-proaspeti,carnati-gratar,carnati-cruzi carne-de-miel,miel!
carne-de-vita,carne-vaca carne-tocata-de-porc,carne-tocata carne-tocata-de-vita,carne-vita-tocata
cartof-dulce,batat cartofi cartofi-pai,cartofi-congelati,cartofi-prajiti cascaval castane castraveti
castraveti-murati,castraveti-saramura,castraveti-otet catina ceafa-de-porc,ceafa ceai ceai-rece,ice-tea
ceapa,cepe,ceapa-uscata ceapa-rosie ceapa-verde chibrituri chifle,chifle-burger chimen chimion chipsuri
cimbru,cimbru-uscat ciocolata ciocolata-alba ciolan cirese,cireasa ciuperci,champignon,ciuperci-champignon
ciuperci-conserva clor,domestos coacaze-negre,coacaze coacaze-rosii coaste-de-porc,coaste cocos!,nuca-cocos!
cod,file-cod cola,coca-cola,pepsi compot-de-piersici compot-de-visine conopida corcoduse coriandru!
cotlet-de-porc,cotlet covrigi cozonac crab! crap crema-de-branza,philadelphia,branza-crema
crema-de-ciocolata,nutella,finetti cremvursti,crenvursti,cremwursti,crenwursti creveti croissant,corn,cornuri
cub-de-supa,cuburi-supa cuisoare curmale curry! cuscus deodorant detergent-de-rufe,ariel,persil
detergent-de-vase,fairy dovleac,bostan dovlecel,dovlecei,zucchini drojdie!,drojdie-proaspata
drojdie-uscata,drojdie-instant dude,agude emmental,svaiter,emental faina-alba,faina,faina-grau faina-de-secara
fasole-boabe,fasole!,fasole-uscata,fasole-alba fasole-galbena fasole-verde,pastai! feta,branza-feta ficat-de-porc
ficat-de-pui,ficatei,ficatei-pui fidea,fidea fistic flori! foi-de-dafin,dafin,frunze-dafin
foi-de-placinta,foi-filo foietaj,aluat-foietaj folie-de-aluminiu frisca!,frisca-lichida fulgi-de-ovaz,ovaz
fulgi-de-porumb,corn-flakes,cornflakes galbiori gel-de-dus gelatina gem-de-capsuni,gem! ghimbir,radacina-ghimbir
gogonele,rosii-verzi gogosari,ardei-gogosari gogosi,gogoasa gouda,branza-gouda grepfrut,grapefruit,grepfruit gris
gulie gutui,gutuie halva hartie-de-copt hartie-igienica hering
hrana-pentru-caini,mancare-caini,pedigree,hrana-uscata-caini
hrana-pentru-pisici,mancare-pisici,whiskas,hrana-umeda-pisici,hrana-uscata-pisici hrean,radacina-hrean hribi
hrisca hummus,humus iaurt iaurt-cu-fructe,iaurt-fructe iaurt-grecesc,iaurt-tip-grecesc,iaurt-scurs icre,icre-peste
ienibahar,enibahar inghetata inimi-de-pui,inimioare-pui jambon,prosciutto jeleuri,bomboane-gumate kaizer kaki
ketchup,sos-ketchup kiwi lamai,lamaie lame-ras,aparat-ras
lapte,lapte-batut,kefir,chefir,lapte-integral,lapte-cutie,lapte-chefir lapte-de-soia,bautura-soia lapte-praf
leber,lebar leurda leustean lime linte,linte-uscata lipii,tortilla loboda lumanari,lumanare macese macris macrou
macrou-afumat maghiran magiun!,magiun-prune maioneza,sos-maioneza malai mamaliga mango marar margarina mascarpone
masline,masline-negre masline-verzi,maslina-verde,masline-umplute matura mazare mazare-congelata mazare-conserva
medicamente,paracetamol,nurofen menta! mere,mar merisoare,afine-rosii mici,mititei midii miere,miere-albine
migdale morcovi,carote mozzarella mure muschiulet-de-porc,muschiulet musli,muesli mustar napolitane
naut,naut-uscat naut-conserva nectar-de-piersici nectarine nuca-de-cocos-rasa,cocos-ras,fulgi-cocos
nuci!,miez-nuca nucsoara oregano orez orez-brun,orez-integral otet,otet-vin otet-balsamic otet-de-mere
oua,ou,oua-gaina oua-de-prepelita paine,toast,paine-toast,franzela paine-de-secara
paine-integrala,paine-neagra,paine-graham papaya parizer parmezan,parmesan,parmigiano pasta-de-dinti,colgate
pastarnac,radacina-pastarnac paste,macaroane,penne,paste-uscate,fusilli,tagliatelle,farfalle,rigatoni pastrama
pastrav pate-de-ficat,pate!,pateu! patrunjel,frunze-patrunjel pepene,harbuz,lubenita pepene-galben,cantalup
pere,para periuta!,periuta-dinti pesmet peste! pesto!,pesto-verde piept-de-curcan,piept-curca
piept-de-pui,file-pui piersici piper-negru,piper,piper-boabe pipote-de-pui,pipote!
pizza,pizza-congelata,pizza-cutie pleurotus,ciuperci-pleurotus pomelo popcorn,floricele
portocale,mandarine,clementine porumb porumb-conserva praf-de-budinca,praf-budinca-vanilie praf-de-copt praz
prosoape-de-hartie prune prune-uscate pufuleti pui-intreg,pui!,pui-grill pulpa-de-porc
pulpe-de-pui,pulpe,copane,ciocanele quinoa radacina-de-patrunjel,patrunjel-radacina rahat ridichi,ridichi-luna
rodie rosii,tomate rosii-cherry,tomate-cherry rosii-conserva,rosii-decojite rozmarin rucola,salata-rucola
saci-de-gunoi,saci-menaj,saci-menajeri salam,salam-iarna salata-de-icre,salata-cu-icre salata-de-vinete
salata-iceberg,iceberg salata-verde,salata!,laptuca salau sampon sapun sapun-lichid sardine-conserva,sardine
sare,sare-mare scortisoara scutece,pampers seminte-de-chia,chia seminte-de-dovleac,seminte-bostan seminte-de-in
servetele servetele-umede sfecla-rosie,sfecla sirop!,sirop-fructe slanina,slanina-afumata smantana
smantana-de-gatit smochine soia-texturata solutie-de-geamuri somn somon,file-somon somon-afumat
sos-de-rosii,sos-paste sos-de-soia spaghete,spaghetti spanac,frunze-spanac sparanghel stafide,struguri-uscati
sticksuri,sticks stiuca struguri,strugure suc!,nectar!,suc-portocale suc-de-mere suc-de-rosii,suc-tomate
sunca-de-pui sunca-presata,sunca,sunca-praga surimi susan!,seminte-susan tahini tampoane tarhon
telemea,branza-telemea telina,radacina-telina telina-apio,apio tofu
ton-conserva,ton,conserva-ton,ton-ulei,ton-suc-propriu,ton-cutie tuica turmeric,curcuma turta-dulce ulei-de-cocos
ulei-de-floarea-soarelui,ulei,ulei-floare ulei-de-masline,ulei-extra-virgin,ulei-extravirgin ulei-de-nuca
ulei-de-rapita ulei-de-susan unt unt-de-arahide untura urda urzici usturoi,usturoi-uscat
usturoi-granulat,usturoi-pudra vanilie!,extract-vanilie varza!,varza-alba,varza-dulce varza-chinezeasca
varza-de-bruxelles varza-murata,varza-acra varza-rosie vin!,vin-rosu vin-alb vinete,vanata visine wasabi
whisky,whiskey zacusca zahar!,zahar-tos,zahar-alb zahar-brun zahar-pudra,zahar-praf zahar-vanilat,zahar-cu-vanilie
zmeura
`

/**
 * Names that only begin like a thing with a picture, and words that make another thing of the name before them: "boia
 * afumată" is another thing than "boia".
 */
export const otherThings = `
afumat american apa-bule auto batut bebe borcan brun cafeniu cald condensat congelat conserva corp cutie decojit
demachiant deshidratat dietetic faina-neagra fermentat fiert fume graham granulat gumat ingrosat japonez
integral malai-marunt motor mov murat orez-lapte paine-rasa pasat piersici-puf piper-alb porumb-boabe
porumb-dulce-boabe praf pudra rapita rece ridiche-neagra ridichi-negre rosii-cuburi salbatic saramura sare-baie
sirop smantana-dulce smantana-lichida soia tanar tartinabil tocat ton-proaspat topit uscat vanilat
`

/** Words that leave a thing the same although "de" is before them, or although they are things with a picture. */
export const harmlessWords =
  'casa tara vaca oaie capra porc pui post piata masa gradina salata supa ciorba gratar gatit copt rosii plescoi sibiu'
