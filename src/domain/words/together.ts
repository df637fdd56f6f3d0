/**
 * What goes into one thing together, behind its "cu" or "fără": "chec cu nucă și cacao", "biscuiți fără zahăr și gluten".
 * Folded; each line by itself, so that "pâine cu semințe și lapte" stays two.
 */
export const companions: readonly string[] = [
  'nuca nuci cacao ciocolata stafide mac rahat caramel vanilie lamaie portocale portocala miere migdale alune arahide ' +
    'fistic cocos scortisoara visine cirese capsuni zmeura afine mure coacaze caise piersici mere pere banane ananas ' +
    'mango rom frisca fructe cereale ovaz merisoare curmale smochine prune ghimbir menta toffee bezea gem dulceata ' +
    'catina rodie maracuja lime kiwi pepene caju goji martipan turmeric bicarbonat eucalipt',
  'seminte susan in chia mac dovleac nuci cereale ovaz secara quinoa hrisca orz migdale stafide merisoare',
  'sunca ciuperci branza cascaval mozzarella salam masline ceapa usturoi verdeata verdeturi marar patrunjel busuioc ' +
    'oregano rosii ardei legume porumb ton smantana spanac praz bacon kaiser carnati telemea feta urda parmezan ' +
    'gorgonzola prosciutto rucola hrean mustar piper sare otet boia chilli rozmarin cimbru capere castraveti morcovi ' +
    'mazare fasole somon pui susan lamaie chimen maioneza ketchup',
  'aloe musetel argan cocos lavanda menta galbenele miere vanilie ovaz karite urzica brusture keratina colagen ' +
    'retinol lamaie eucalipt rozmarin trandafiri iasomie cirese migdale biotina pantenol',
  'zahar gluten lactoza sare conservanti coloranti alcool cofeina grasimi grasime parabeni sulfati silicon amidon e-uri ' +
    'indulcitori aditivi samburi coaja oase piele cap miros parfum fosfor fluor aluminiu',
]

/** What a thing is like, and never a thing itself: "măsline verzi și negre". Folded. */
export const qualities =
  'alb alba albi albe negru neagra negri negre rosu rosie verde verzi galben galbena galbeni galbene maro mov roz bej ' +
  'colorat colorata colorati colorate albastru albastra albastre portocaliu gri ' +
  'dulce dulci sarat sarata sarate sarati iute iuti picant picanta picante acru acra acre acri amar amara amare ' +
  'mare mari mic mica proaspat proaspata proaspete proaspeti uscat uscata uscate uscati crud cruda crude cruzi copt ' +
  'coapta coapte copti afumat afumata afumate afumati murat murata murate murati plata minerala carbogazoasa ' +
  'necarbogazoasa simpla simple integrala integrale degresat degresata gras grasa bun buna bune buni ' +
  'moale tare subtire subtiri groasa groase tanar tanara zemoase zemoasa lung lunga lungi scurt scurta ' +
  'feliat feliata feliate taiat taiata taiate tocat tocata tocate spalat spalata'

/** What a thing is made of or for, behind its "de" or "pentru": "carne de porc și vită", "hrană pentru câini și pisici". Folded. */
export const belongings =
  'porc vita vitel oaie capra vaca vaci bivolita berbec ' +
  'maini picioare fata corp par unghii buze ochi gura urechi dinti rufe vase geamuri pardoseli parchet mobila ' +
  'caini pisici caine pisica papagali copii adulti bebelusi femei barbati dama ' +
  'umplut prajit copt fript murat ras gatit'

/** Whole names with an "și" in them, folded. */
export const keptNamesWithAnd: readonly string[] = [
  'orez cu lapte si scortisoara',
  'cafea cu lapte si zahar',
  'fish si chips',
  'mac si cheese',
  'capricii si delicii',
]

/** Behind a "de", these have one taste of two: "ceai de lămâie și ghimbir", "suc de mere și morcovi". Folded. */
export const tasting =
  'suc sucuri nectar ceai ceaiuri gem dulceata iaurt iaurturi inghetata sirop smoothie piure limonada salata budinca'

export const tastes: readonly string[] = [
  'vanilie si ciocolata',
  'ciocolata si vanilie',
  'mere si morcovi',
  'mere si morcov',
  'morcovi si mere',
  'morcov si mere',
  'mere si scortisoara',
  'mere si telina',
  'portocale si mango',
  'portocale si morcovi',
  'fructe si legume',
  'ton si porumb',
  'cocos si ananas',
  'ananas si cocos',
  'capsuni si banane',
  'banane si capsuni',
  'piersici si mango',
  'lamaie si menta',
  'menta si lamaie',
  'lamaie si ghimbir',
  'ghimbir si lamaie',
  'tei si musetel',
  'fructe de padure si vanilie',
]
