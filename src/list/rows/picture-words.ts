/**
 * The pictures that a list shows, each with the names of exactly the thing that it shows, by comma: the first is the name of
 * the picture. Folded, without "de" and other links. Behind a name with "!", any unknown word makes it another thing.
 */
export const picturedThings = `
absorbante afine,afine-padure alune-de-padure,alune ananas apa-minerala,apa!,borsec,apa-carbogazoasa,apa-acidulata
apa-plata,apa-necarbogazoasa arahide ardei,ardei-umplut ardei-iute,chili
ardei-kapia,kapia,capia,ardei-capia,ardei-copt aripi-de-pui,aripioare,aripi avocado bacon bagheta balsam-de-rufe
banane baterii!,baterii-aa,baterii-aaa bec bere biberon biscuiti boia-de-ardei,boia,paprika,paprica bomboane
branza-de-vaci,branza! broccoli bulion,pasta-tomate,pasta-rosii bureti!,bureti-vase,burete-vase busuioc
cacao,praf-cacao,pudra-cacao cafea,nescafe,ness,nes,cafea-ibric caise caise-uscate calamari,calamar,inele-calamari
capsuni carnati-afumati,carnati!,carnat! carnati-proaspeti,carnati-gratar,carnati-cruzi carne-de-vita,carne-vaca
carne-tocata-de-porc,carne-tocata cartof-dulce,batat cartofi cartofi-pai,cartofi-congelati,cartofi-prajiti cascaval
castane castraveti castraveti-murati,castraveti-saramura,castraveti-otet catina ceafa-de-porc,ceafa ceai
ceapa,cepe,ceapa-uscata ceapa-rosie ceapa-verde chibrituri chifle,chifle-burger chipsuri cimbru,cimbru-uscat
ciocolata cirese,cireasa ciuperci,champignon,ciuperci-champignon clor,domestos coacaze-negre,coacaze coacaze-rosii
coaste-de-porc,coaste cocos!,nuca-cocos! cola,coca-cola,pepsi conopida cotlet-de-porc,cotlet covrigi cozonac crab!
cremvursti,crenvursti,cremwursti,crenwursti creveti croissant,corn,cornuri cuisoare curmale deodorant
detergent-de-rufe,ariel,persil detergent-de-vase,fairy dovleac,bostan dovlecel,dovlecei,zucchini
emmental,svaiter,emental faina-alba,faina,faina-grau fasole-boabe,fasole!,fasole-uscata,fasole-alba
fasole-verde,pastai! feta,branza-feta ficat-de-pui,ficatei,ficatei-pui fidea,fidea fistic flori!
foi-de-dafin,dafin,frunze-dafin folie-de-aluminiu fulgi-de-ovaz,ovaz gel-de-dus gem-de-capsuni,gem!
ghimbir,radacina-ghimbir gogonele,rosii-verzi gogosari,ardei-gogosari gogosi,gogoasa grepfrut,grapefruit,grepfruit
gris gulie gutui,gutuie halva hartie-de-copt hartie-igienica
hrana-pentru-caini,mancare-caini,pedigree,hrana-uscata-caini
hrana-pentru-pisici,mancare-pisici,whiskas,hrana-umeda-pisici,hrana-uscata-pisici hrean,radacina-hrean hribi iaurt
icre,icre-peste inghetata kaizer ketchup,sos-ketchup kiwi lamai,lamaie lame-ras,aparat-ras
lapte,lapte-batut,kefir,chefir,lapte-integral,lapte-cutie,lapte-chefir leustean lime linte,linte-uscata
lipii,tortilla lumanari,lumanare macese macrou-afumat maioneza,sos-maioneza malai mango marar margarina masline
matura mazare medicamente,paracetamol,nurofen mere,mar mici,mititei miere,miere-albine migdale morcovi,carote
mozzarella mure mustar napolitane naut,naut-uscat nectarine nuci!,miez-nuca orez otet,otet-vin oua,ou,oua-gaina
paine,toast,paine-toast,franzela paine-integrala,paine-neagra,paine-graham parizer parmezan,parmesan,parmigiano
pasta-de-dinti,colgate pastarnac,radacina-pastarnac
paste,macaroane,penne,paste-uscate,fusilli,tagliatelle,farfalle,rigatoni pastrama patrunjel,frunze-patrunjel
pepene,harbuz,lubenita pepene-galben,cantalup pere,para periuta!,periuta-dinti pesmet peste! piept-de-pui,file-pui
piersici piper-negru,piper,piper-boabe pizza,pizza-congelata,pizza-cutie pleurotus,ciuperci-pleurotus pomelo
popcorn,floricele portocale,mandarine,clementine porumb praz prosoape-de-hartie prune prune-uscate
pui-intreg,pui!,pui-grill pulpe-de-pui,pulpe,copane,ciocanele radacina-de-patrunjel,patrunjel-radacina rahat
ridichi,ridichi-luna rodie rosii,tomate rosii-cherry,tomate-cherry rozmarin saci-de-gunoi,saci-menaj,saci-menajeri
salam,salam-iarna salata-verde,salata!,laptuca,salata-iceberg sampon sapun sapun-lichid sardine-conserva,sardine
sare,sare-mare scortisoara scutece,pampers servetele servetele-umede sfecla-rosie,sfecla slanina,slanina-afumata
smantana smochine solutie-de-geamuri somon,file-somon spaghete,spaghetti spanac,frunze-spanac sparanghel
stafide,struguri-uscati struguri,strugure suc!,nectar!,suc-portocale suc-de-mere sunca-presata,sunca,sunca-praga
tampoane telemea,branza-telemea telina,radacina-telina
ton-conserva,ton,conserva-ton,ton-ulei,ton-suc-propriu,ton-cutie tuica ulei-de-floarea-soarelui,ulei,ulei-floare
ulei-de-masline,ulei-extra-virgin,ulei-extravirgin unt unt-de-arahide untura urda urzici usturoi,usturoi-uscat
varza!,varza-alba,varza-dulce varza-de-bruxelles varza-rosie vin!,vin-rosu vinete,vanata visine whisky,whiskey
zacusca zahar!,zahar-tos,zahar-alb zmeura
`

/**
 * Names that only begin like a thing with a picture, and words that make another thing of the name before them: "boia
 * afumată" is another thing than "boia".
 */
export const otherThings = `
afine-rosii afumat american apa-bule auto batut bebe borcan branza-mucegai brun cafeniu cald carne-tocata-vita
ciocolata-alba condensat congelat conserva corn-flakes corp cutie decojit demachiant deshidratat dietetic
faina-neagra fermentat fiert fume graham granulat gumat ingrosat japonez integral malai-marunt motor mov murat
orez-lapte otet-balsamic oua-prepelita paine-rasa paine-secara pasat piersici-puf piper-alb porumb-boabe
porumb-dulce-boabe praf pudra pulpe-porc rapita rece ridiche-neagra ridichi-negre rosii-cuburi salata-icre salbatic
saramura sare-baie sirop smantana-dulce smantana-lichida soia suc-rosii sunca-pui tanar tartinabil telina-apio tocat
ton-proaspat topit uscat vanilat zahar-vanilie
`

/** Words that leave a thing the same although "de" is before them, or although they are things with a picture. */
export const harmlessWords =
  'casa tara vaca oaie capra porc pui post piata masa gradina salata supa ciorba gratar gatit copt rosii plescoi sibiu'
