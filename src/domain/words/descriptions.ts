/** Words that refer to one kind of the item before: "lapte, cel cu capac verde". Folded. */
export const pointingWords = 'cel cea cei cele ala aia alea acela aceea aceia acelea'

/** Words that begin a description of the item before, if another word follows. Folded. */
export const describingOpenings = 'cu fara pentru ptr pt dar nu daca'

/** Phrases that such a description begins with. Folded. */
export const describingPhrases: readonly string[] = [
  'sa fie',
  'sa nu fie',
  'sa aiba',
  'sa nu aiba',
  'de preferat',
  'de preferinta',
  'preferabil',
  'preferat',
  'neaparat',
  'musai',
  'obligatoriu',
  'maxim',
  'maximum',
  'minim',
  'minimum',
  'sub',
  'orice',
  'marimea',
  'marime',
  'sa verifici',
  'sa verificati',
  'sa te uiti',
  'sa va uitati',
  'atentie la',
  'oricare',
  'indiferent',
  'ca data trecuta',
  'ca data cealalta',
  'ca ultima data',
  'ca de obicei',
  'ca de fiecare data',
  'ca intotdeauna',
  'ca mereu',
]

/** Phrases that begin with these words and are no description: "nu uita pâinea", "dar și pâine". Folded. */
export const otherPhrases: readonly string[] = [
  'nu uita',
  'nu uiti',
  'nu uitati',
  'nu uitam',
  'nu uit',
  'nu stiu',
  'nu am',
  'nu ai',
  'nu are',
  'nu avem',
  'nu aveti',
  'nu mai am',
  'nu mai ai',
  'nu mai are',
  'nu mai avem',
  'nu mai e',
  'nu mai este',
  'nu mai sunt',
  'nu mai exista',
  'dar si',
  'dar mai',
  'cu tot cu',
]

/**
 * Qualities of an item that are never an item themselves: "pâine, moale". No "mici", "roșii", "bună" and "dulce". Folded.
 */
export const describingQualities =
  'copt coapta coapte copti necoapte moale moi tare tari proaspat proaspata proaspete proaspeti feliat feliata feliate ' +
  'taiat taiata taiate tocat nesarat nesarata nesarate nesarati mare mari mic mica gras grasa grase degresat ' +
  'degresata ieftin ieftina ieftine ieftini rumen rumena rumene crocant crocanta crocante fraged frageda fragede ' +
  'verde verzi alb alba albe albi negru neagra negre negri galben galbena galbene galbeni subtire subtiri gros groasa ' +
  'groase lung lunga lungi scurt scurta scurte intreg intreaga intregi integral integrala integrale dulci acrisoare ' +
  'zemos zemoasa zemoase carnos carnoasa carnoase frumos frumoasa frumoase curatat curatata curatate spalat spalata ' +
  'spalate dezosat dezosata dezosate romanesc romaneasca romanesti bio eco calda cald rece reci picant picanta ' +
  'picante nepicant nepicanta simplu simpla calde bune buni maricele maricei micute micuti macinat macinata congelat congelata ' +
  'congelate nefeliat nefeliata brun bruna afumat afumata uscat uscata sec demisec rosu iuti grunjoasa'

/** Words of degree before or behind them: "mai coapte", "bine coapte", "coapte bine". Folded. */
export const degreeWords = 'mai foarte bine prea cat putin tot mult nu si sau dar'
