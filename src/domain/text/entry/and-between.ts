import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { readFurtherPart, wordAt } from '../tokens/read-amount.ts'
import { links } from './known-things.ts'
import { isInNumber } from './parse-and.ts'
import { readMeasure } from './parse-measure.ts'
import { type Phrase, phraseOf, textFrom } from './parse-phrase.ts'

/** Words that begin a description of the item before them: "nucă și ciocolată cu lapte" are two items. */
const goesOn = wordSet('de cu din fara pentru la')
/** Words that begin the material or the purpose of an item. */
const owning = wordSet('de din pentru pt tocata tocatura')

/**
 * Ingredients that go together behind "cu" or "fără": "chec cu nucă și cacao", "biscuiți fără zahăr și gluten". Folded; two
 * words of different lines are two items, as in "pâine cu semințe și lapte".
 */
const companions = [
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
].map(wordSet)

/** Qualities of an item that are never an item themselves: "măsline verzi și negre". Folded. */
export const qualities = wordSet(
  'alb alba albi albe negru neagra negri negre rosu rosie verde verzi galben galbena galbeni galbene maro mov roz bej ' +
    'colorat colorata colorati colorate albastru albastra albastre portocaliu gri ' +
    'dulce dulci sarat sarata sarate sarati iute iuti picant picanta picante acru acra acre acri amar amara amare ' +
    'mare mari mic mica proaspat proaspata proaspete proaspeti uscat uscata uscate uscati crud cruda crude cruzi copt ' +
    'coapta coapte copti afumat afumata afumate afumati murat murata murate murati plata minerala carbogazoasa ' +
    'necarbogazoasa simpla simple integrala integrale degresat degresata gras grasa bun buna bune buni ' +
    'moale tare subtire subtiri groasa groase tanar tanara zemoase zemoasa lung lunga lungi scurt scurta ' +
    'feliat feliata feliate taiat taiata taiate tocat tocata tocate spalat spalata',
)

/** Materials and purposes behind "de" or "pentru": "carne de porc și vită", "hrană pentru câini și pisici". Folded. */
const belongings = wordSet(
  'porc vita vitel oaie capra vaca vaci bivolita berbec ' +
    'maini picioare fata corp par unghii buze ochi gura urechi dinti rufe vase geamuri pardoseli parchet mobila ' +
    'caini pisici caine pisica papagali copii adulti bebelusi femei barbati dama ' +
    'umplut prajit copt fript murat ras gatit',
)

/** Items with one taste of two ingredients behind "de": "ceai de lămâie și ghimbir", "suc de mere și morcovi". Folded. */
const tasting = wordSet(
  'suc sucuri nectar ceai ceaiuri gem dulceata iaurt iaurturi inghetata sirop smoothie piure limonada salata budinca',
)

/** Whole names with an "și" in them, folded. */
const keptWords = [
  'orez cu lapte si scortisoara',
  'cafea cu lapte si zahar',
  'fish si chips',
  'mac si cheese',
  'capricii si delicii',
].map(wordsOf)

const tasteWords = [
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
].map(wordsOf)

/** Splits a part at every "și" between two separate items. */
export function splitAtAnd(words: ItemWords, text: string): string[] {
  const phrase = phraseOf(words, text)
  const pieces: string[] = []
  let start = 0
  phrase.tokens.forEach((_, at) => {
    if (wordAt(phrase.tokens, at) !== 'si' || !separates(phrase, start, at)) return
    pieces.push(textFrom(phrase, start, at))
    start = at + 1
  })
  return [...pieces, textFrom(phrase, start)]
}

/** True if the "și" at a place has an item on both sides; the words before `start` belong to another item. */
function separates(phrase: Phrase, start: number, at: number): boolean {
  const { tokens } = phrase
  if (isInNumber(phrase, start, at)) return false
  const amount = readMeasure(tokens, at + 1)
  if (amount) return !isRestOfAmount(phrase, start, at)
  return !isDependent(phrase, start, at) && !isKept(phrase, at) && !isCompanion(phrase, start, at)
}

/** "o pâine și jumătate" */
function isRestOfAmount({ tokens }: Phrase, start: number, at: number): boolean {
  const further = readFurtherPart(tokens, at)
  return further?.next === tokens.length && readMeasure(tokens, start) !== undefined
}

/**
 * True if the words behind "și" are no item by themselves: "măsline verzi și negre", "cremă de mâini și unghii", "cu nucă și
 * cu cacao".
 */
function isDependent({ tokens }: Phrase, start: number, at: number): boolean {
  const before = tokens.slice(start, at).map(({ folded }) => folded)
  const next = wordAt(tokens, at + 1)
  if (qualities.has(next)) return isOver(tokens, at + 2)
  if (next === 'mai' && qualities.has(wordAt(tokens, at + 2))) return isOver(tokens, at + 3)
  if (belongings.has(next)) return isOver(tokens, at + 2) && before.some((word) => owning.has(word))
  if (next === 'cu' || next === 'fara') return true
  if (!links.has(next) || !before.includes(next)) return false
  // "am nevoie de lapte de vaci și de pâine" has a "de" of its own.
  return next !== 'de' || belongings.has(wordAt(tokens, at + 2)) || before.some((word) => tasting.has(word))
}

/** True if a description ends here: "roșie și dulce", not "lapte și vaca care râde". */
function isOver(tokens: Phrase['tokens'], at: number): boolean {
  const word = wordAt(tokens, at)
  return (
    tokens[at] === undefined || word === 'si' || qualities.has(word) || readMeasure(tokens, at) !== undefined
  )
}

/** "orez cu lapte și scorțișoară", "ceai de lămâie și ghimbir" */
function isKept(phrase: Phrase, at: number): boolean {
  const { tokens } = phrase
  return (
    keptWords.some((words) => startOf(phrase, words, at) !== undefined) ||
    tasteWords.some((words) => {
      const start = startOf(phrase, words, at)
      return (
        start !== undefined && wordAt(tokens, start - 1) === 'de' && tasting.has(wordAt(tokens, start - 2))
      )
    })
  )
}

/** Returns the place at which a phrase begins if its "și" is at `at`; undefined if other words are there. */
function startOf({ tokens }: Phrase, words: readonly string[], at: number): number | undefined {
  const start = at - words.indexOf('si')
  return words.every((word, place) => wordAt(tokens, start + place) === word) ? start : undefined
}

/** "chec cu nucă și cacao": both are ingredients of the item before them. */
function isCompanion(phrase: Phrase, start: number, at: number): boolean {
  const { tokens } = phrase
  const link = lastLink(phrase, start, at)
  if (link === undefined || goesOn.has(wordAt(tokens, at + 2))) return false
  const others = tokens.slice(link + 1, at).map(({ folded }) => folded)
  return companions.some(
    (group) => group.has(wordAt(tokens, at + 1)) && others.some((other) => group.has(other)),
  )
}

/** Returns the place of the last "cu" or "fără" between two places. */
function lastLink({ tokens }: Phrase, start: number, at: number): number | undefined {
  for (let place = at - 1; place > start; place--) {
    if (['cu', 'fara'].includes(wordAt(tokens, place))) return place
  }
  return undefined
}

function wordsOf(name: string): readonly string[] {
  return name.split(' ')
}
