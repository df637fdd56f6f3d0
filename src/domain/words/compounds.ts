/** What a container may be made of; then it is itself the thing to buy ("20 de pahare de plastic"). Folded. */
export const materials =
  'plastic hartie carton sticla cristal metal aluminiu inox otel tabla cupru fonta fier ceramica portelan lut teracota ' +
  'lemn bambus nuiele rachita silicon cauciuc latex piele polistiren rafie iuta panza bumbac in textil folie celofan ' +
  'nailon nylon polietilena biodegradabil pluta staniol spuma burete melamina marmura piatra argint email'

/** Unknown units that a material is sold by, so it stays the item: "6 foi de hârtie". Folded. */
export const sheets =
  'foaie foi coala coli sul suluri top topuri metru metri teanc teancuri plansa planse rulou rulouri'

/**
 * What a thing may be for; with it the two words name one product ("saci de gunoi", "praf de copt", "pâine de casă").
 * No foods: "2 cutii de suc" is suc. Folded.
 */
export const purposes =
  'unica cadou cadouri gunoi gunoaie menaj congelat congelator congelare vidat vid cumparaturi pranz copt cuptor ' +
  'dinti ras vase rufe dus baie toaleta gura par maini fata corp buze ochi unghii picioare geamuri parchet covoare mobila ' +
  'bucatarie masa calcat spalat gatit gratar prajit umplut murat baut pus casa tara gradina ' +
  'sera camp munte sezon post iarna vara toamna primavara craciun revelion ' +
  'pisici pisica caini caine papagali rozatoare bebelusi copii dama barbati ' +
  'plaja soare tantari muste furnici gandaci molii picnic party petrecere desen scris colorat lipit impachetat ambalat ' +
  'pantofi ghete haine decor aniversare botez'

/**
 * Products whose name goes on with "de": "un suc de portocale", "2 pulpe de pui". Between a number and "de" they are
 * no unit. Folded.
 */
export const productHeads =
  'suc sucuri nectar nectaruri ulei uleiuri otet oteturi unt unturi margarina margarine untura pasta paste crema creme ' +
  'gel geluri sampon sampoane balsam balsamuri lotiune lotiuni sapun sapunuri spray sprayuri deodorant detergent ' +
  'detergenti odorizant odorizante parfum parfumuri lac lacuri oja ruj rujuri masca masti ser seruri tratament ' +
  'vopsea vopsele solutie solutii spuma spume burete bureti laveta lavete carpa carpe perie perii periuta periute ' +
  'lama lame aparat aparate prosop prosoape servetel servetele hartie manusi manusa folie folii bec becuri baterie ' +
  'baterii lumanare lumanari bilet bilete caiet caiete carte carti ziar ziare creion creioane tricou tricouri sosete ' +
  'lapte lapturi iaurt iaurturi smantana smantani frisca branza branzeturi cascaval cascavaluri telemea telemele urda ' +
  'cas casuri parmezan mozzarella kefir sana zer inghetata inghetate budinca budinci ' +
  'paine paini painea franzela franzele bagheta baghete lipie lipii chifla chifle corn cornuri covrig covrigi cozonac ' +
  'cozonaci placinta placinte strudel strudele foietaj foietaje tort torturi prajitura prajituri ecler eclere chec ' +
  'checuri rulada rulade turta turte gogoasa gogosi clatita clatite biscuit biscuiti napolitana napolitane ' +
  'faina fainuri malai gris fulgi tarate orez orezuri pesmet aluat aluaturi blat blaturi drojdie amidon ' +
  'ou oua pui curcan curcani rata rate gasca iepure iepuri porc vita miel miei peste pesti carne carnuri piept piepturi ' +
  'pulpa pulpe aripa aripi aripioare copan copane ciocanel ciocanele ficat ficati ficatei inima inimi inimioare pipota ' +
  'pipote rinichi limba limbi creier creieri burta tacam tacamuri gat gaturi spate spinare cotlet cotlete ceafa cefe ' +
  'muschi muschiulet muschiuleti file fileu fileuri coasta coaste costita costite scarita ciolan ciolane os oase slana ' +
  'sunca sunci salam salamuri carnat carnati carnaciori crenvurst crenvursti parizer parizere pastrama kaiser toba ' +
  'pate pateuri mici mic mititei chiftea chiftele sarmale sarma snitel snitele frigaruie frigarui antricot antricoate ' +
  'friptura fripturi tocatura tocaturi ton somon macrou crap pastrav pastravi hering icre salata salate zacusca zacusti ' +
  'supa supe ciorba ciorbe bors borsuri sos sosuri ketchup mustar maioneza bulion bulioane ' +
  'dulceata dulceturi gem gemuri magiun magiunuri compot compoturi sirop siropuri miere halva rahat zahar zaharuri ' +
  'ciocolata ciocolate bomboane bomboana praline caramele jeleuri acadea acadele nuga alune ' +
  'miez nuca nuci migdale fistic seminte samanta sare piper boia scortisoara cimbru busuioc patrunjel marar ' +
  'leustean ceai ceaiuri cafea cafele cacao apa ape vin vinuri bere beri tuica tuici palinca rachiu ' +
  'rachiuri lichior lichioruri cidru limonada limonade smoothie smoothieuri ' +
  'mar mere para pere prun prune pruna caisa caise piersica piersici cirese visine capsuni capsuna zmeura afine mure ' +
  'struguri portocala portocale lamaie lamai banana banane mandarina mandarine kiwi ananas pepene pepeni avocado ' +
  'rosie rosii tomata tomate castravete castraveti cartof cartofi ceapa cepe usturoi ardei gogosar gogosari vinete ' +
  'vanata dovlecel dovlecei dovleac dovleci morcov morcovi varza verze conopida broccoli gulie gulii telina teline ' +
  'pastarnac sfecla sfecle ridiche ridichi salate spanac praz fasole mazare linte naut porumb porumbi ciuperci ciuperca ' +
  'mancare mancaruri hrana crocheta crochete nisip floare arbore brad brazi'

/** Products of two words whose first one alone may well count something ("6 foi de hârtie"). Folded. */
export const productPhrases: readonly string[] = [
  'foaie de dafin',
  'foi de dafin',
  'foi de placinta',
  'foi de varza',
  'frunza de dafin',
  'frunze de dafin',
  'frunze de vita',
  'frunze de varza',
  'rondele de calamar',
  'inele de calamar',
  'inele de ceapa',
  'cuburi de gheata',
  'apa de colonie',
  'degete de peste',
  'bastonase de peste',
  'batoane de peste',
  'fructe de mare',
  'fructe de padure',
  'betisoare de urechi',
  'bete de urechi',
]

/** Sizes and states said of a container: "o sticlă mare de ulei", "3 borcane goale". Folded. */
export const adjectives =
  'mare mari mic mica mici mijlociu mijlocie mijlocii mediu medie medii gol goala goale goi plin plina pline plini ' +
  'maricel maricica micut micuta transparent transparente transparenta colorat colorate inalt inalte ' +
  'intreg intreaga intregi nou noi'

/** After a container, words that go on naming it: "conserve pentru pisici", "pungi din hârtie". Folded. */
export const prepositions = 'pentru pt din la fara ca tip gen'
