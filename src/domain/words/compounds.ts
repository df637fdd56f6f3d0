/** Materials that nobody buys as such: the object made of them is the item ("tub de plastic"). Folded. */
export const materials =
  'plastic sticla carton metal inox otel tabla cupru fonta fier ceramica portelan lut teracota cristal bambus nuiele ' +
  'rachita latex polistiren nailon nylon polietilena biodegradabil pluta melamina marmura argint email'

/**
 * Materials that are bought as well: a vessel of them is the item itself ("linguri de lemn", "pungi de hârtie"), any other
 * unit only measures them ("2 role de hârtie"). Folded.
 */
export const soldMaterials =
  'hartie lemn aluminiu silicon cauciuc piele rafie iuta panza bumbac in textil celofan'

/** Unknown units that a material is sold by, so it stays the item: "6 foi de hârtie". Folded. */
export const sheets =
  'foaie foi coala coli sul suluri top topuri metru metri teanc teancuri plansa planse rulou rulouri'

/**
 * Purposes of an item; with one, the two words name one product ("saci de gunoi", "praf de copt", "pâine de casă"). No
 * foods: "2 cutii de suc" is suc. Folded.
 */
export const purposes =
  'unica cadou cadouri gunoi gunoaie menaj congelat congelator congelare vidat vid cumparaturi pranz copt cuptor ' +
  'dinti ras vase rufe dus baie toaleta gura par maini fata corp buze ochi picioare geamuri parchet covoare mobila ' +
  'bucatarie masa calcat spalat gatit gratar prajit umplut murat baut pus casa tara gradina ' +
  'sera camp munte sezon post iarna vara toamna primavara craciun revelion ' +
  'pisici pisica caini caine papagali rozatoare bebelusi copii dama barbati ' +
  'plaja soare tantari muste furnici gandaci molii picnic party petrecere desen scris colorat lipit impachetat ambalat ' +
  'decor aniversare botez epilat frecat mestecat sters cusut taiat curatat tuns uscat clatit clatire ' +
  'aspirator parbriz urechi perna siguranta rezerva schimb telefon masina calculator laptop bicicleta sandvis scame dormit'

/**
 * Products whose name continues with "de": "un suc de portocale", "2 pulpe de pui". Between a number and "de" they are no
 * unit. Folded.
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
  'mancare mancaruri hrana crocheta crochete nisip floare flori arbore brad brazi ' +
  'chips chipsuri bautura bauturi lup lupi steak steakuri cocktail cocktailuri germeni cornulete cornulet ceara benzi ' +
  'dop dopuri lichid lichide agent captator captatoare bicarbonat otrava busuioaca sange piure pireu pudra ierburi herbes ' +
  'concentrat zeama intaritor intaritoare coaja coji picaturi vata laptisor formula forma forme hartii hartiute ' +
  'filtru filtre deschizator curatator fata fete guma gume ac ace stick stickuri plasturi plasture leucoplast ' +
  'tartar buretel buretei pensula pensule lentila lentile baza ' +
  'minge mingi ghiozdan ghiozdane lampa lampi veioza cablu cabluri perna perne acumulator acumulatoare rama rame ' +
  'incarcator incarcatoare husa huse costum costume geanta genti joc jocuri abonament abonamente jucarie jucarii'

/** Products of two words of which the first alone may be a unit ("2 foi de dafin"). Folded. */
export const productPhrases: readonly string[] = [
  'rola de bucatarie',
  'role de bucatarie',
  'foaie de placinta',
  'foi de placinta',
  'foaie de dafin',
  'foi de dafin',
  'foaie de lasagna',
  'foi de lasagna',
  'foaie de gelatina',
  'foi de gelatina',
  'foaie de napolitana',
  'foi de napolitana',
  'foaie de napolitane',
  'foi de napolitane',
  'foaie de vita',
  'foi de vita',
  'foaie de varza',
  'foi de varza',
  'foaie de orez',
  'foi de orez',
  'foaie de tort',
  'foi de tort',
  'rondele de calamar',
  'inele de calamar',
  'inele de ceapa',
  'rondele de orez',
  'rondele de porumb',
  'cub de supa',
  'cub de carne',
  'cub de pui',
  'cub de legume',
  'cuburi de supa',
  'cuburi de carne',
  'cuburi de pui',
  'cuburi de legume',
  'apa de colonie',
  'degete de peste',
  'degetele de peste',
  'bastonase de peste',
  'betisoare de peste',
  'betisoare de crab',
  'batoane de peste',
  'batoane de crab',
  'fructe de mare',
  'fructe de padure',
  'betisoare de urechi',
  'bete de urechi',
  'bete de frigarui',
]

/** Sizes and states of a container: "o sticlă mare de ulei", "3 borcane goale". Folded. */
export const adjectives =
  'mare mari mic mica mici mijlociu mijlocie mijlocii mediu medie medii gol goala goale goi plin plina pline plini ' +
  'maricel maricica micut micuta transparent transparente transparenta colorat colorate inalt inalte ' +
  'intreg intreaga intregi nou noi'

/** Words that continue the name of a container: "conserve pentru pisici", "pungi din hârtie". Folded. */
export const prepositions = 'pentru pt din la fara ca tip gen'

/** Parts of a container: "pungi cu fermoar", unlike "borcan cu miere". Folded. */
export const containerParts =
  'capac capace fermoar fermoare toarta toarte maner manere snur snururi pulverizator pompa pompita dop dopuri picior pai'
