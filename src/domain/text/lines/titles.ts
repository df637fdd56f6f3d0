import { letters } from '../../lib/characters.ts'
import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import { persons } from '../../words/asking.ts'

const people = wordSet(persons)

const weekdays = 'luni|marti|miercuri|joi|vineri|sambata|duminica'
const months =
  'ian(?:uarie)?|feb(?:ruarie)?|mar(?:tie)?|apr(?:ilie)?|mai|iun(?:ie)?|iul(?:ie)?|aug(?:ust)?|sep(?:t|tembrie)?|oct(?:ombrie)?|noi(?:embrie)?|dec(?:embrie)?'
const day = `(?:\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?|\\d{1,2} (?:${months})\\.?(?: \\d{4})?)`
const date = new RegExp(`^(?:(?:${weekdays}),?(?: ${day})?|${day})[:.]?$`)
const title =
  /^(?:list[ae]?(?: (?:de|mea|pentru|pt|cu))?(?: (?:cumparaturi|cumparat|piata|magazin|azi|maine|weekend|saptamana)\b.*)?|cumparaturi(?: (?:pentru|pt|de|din|azi|maine|saptamana|weekend)\b.*)?|(?:de|mai) (?:cumparat|luat|adus)|shopping(?: list)?)[:.]?$/
/** A line of signs between parts of a list. */
const rule = /^[-_=*~.+#–—•· ]+$/
/** A sum below a list with prices: "Total: 84,47 lei". */
const total =
  /^(?:sub)?total(?:ul)?(?: (?:general|estimat|estimativ|de plata|plata))?[ :=-]*(\d[\d., ]*?) ?(?:lei|ron)$/
/** A sum is at least so many times the highest price above it; "Total" is a yogurt, too. */
const leastSum = 1.5
const price = /(\d+(?:[.,]\d{1,2})?) ?(?:lei|ron)\b|(\d+[.,]\d{2})\b/i
/** A line that a mail program adds: "Trimis de pe iPhone-ul meu". */
const footer = /^(?:trimis|sent) (?:de pe|din|from) /
/** A longer line is no title. */
const longestTitle = 60

/** Words that begin the title of a list; an unknown text behind them may be a thing: "lista lapte". Folded. */
const listWords = wordSet(
  'lista liste listuta cumparaturi cumparaturile shopping necesar necesarul bagaj bagaje bagajul provizii bauturi',
)
/** Of these, the words that are things when they stand alone. */
const thingsAlone = wordSet('bauturi bagaj bagaje')
/** Places of which a title may consist. Folded. */
const places = wordSet('gradina casa baie bucatarie curte garaj birou scoala gradinita maternitate')
/** Words that such a title consists of. Folded. */
const behindListWords = wordSet(
  'pentru pt ptr de la din cu pe mea noastra mare mica comuna completa saptamanala lunara zilnica cumparaturi azi maine weekend ' +
    'saptamana saptamanii asta viitoare luna luni marti miercuri joi vineri sambata duminica craciun craciunului pastelui pastele ' +
    'revelion iarna vara camping munte mare petrecere petrecerea gratar excursie vacanta scoala gradinita rechizite picnic tabara ' +
    'botez nunta aniversare ziua casa renovare zugravit bucatarie acasa ianuarie februarie martie aprilie mai iunie iulie august ' +
    'septembrie octombrie noiembrie decembrie maternitate gradina curte bebe pisica caine copii clasa a i ii iii iv v vi vii viii ' +
    'scolare anul nou pregatitoare',
)
/** Words that begin a title which says for what the list is. Folded. */
const occasionWords = wordSet(
  'rechizite petrecere petrecerea aniversare aniversarea ziua botez botezul meniu meniul excursie excursia tabara',
)
const bought = /^(?:cumparat|luat|adus)$/
/** A name at the end, which may be rare: "Petrecere Maia". */
const named = /\p{Lu}\p{Ll}+\P{L}*$/u
/** Occasions of persons. Folded. */
const personal = wordSet('petrecere petrecerea ziua aniversare aniversarea botez botezul')
const recipe =
  /^ingrediente(?:le)?(?: (?:pentru|pt|la|de))*(?: (?!si )[a-z]+(?: (?:de|cu|la|din) [a-z]+){0,2}){0,2}$/
const feast =
  /^mas[ae] (?:de|din|pentru) (?:craciun|pasti?e?|revelion|anul nou|duminica|sambata|botez|nunta|ziua)$/
const portions = /\(\d{1,2} (?:portii|persoane)\)$/
/** Headings of the columns of a table. Folded. */
const columns = wordSet(
  'produs produse produsul denumire denumirea articol articole cantitate cantitatea cant pret pretul preturi um buc bucati ' +
    'unitate nr crt total valoare magazin observatii lei ron categorie bifat',
)
const startsWithBullet = /^\s*(?:[-*+•·–—▪◦‣☐☑☒✅✓✔○●]|\d{1,3}[.)])/u
const startsIngredients = /^(?:[-*•]|\d|ingrediente)/i
const anyLetter = new RegExp(`[${letters}]`, 'u')

/** Returns true for the lines of a text of several lines that are titles, dates, rules, sums and headings of columns. */
export function titlesOf(lines: readonly string[]): boolean[] {
  const first = lines.findIndex((line) => anyLetter.test(line))
  const last = lines.map((line) => line !== '').lastIndexOf(true)
  const below = lines.slice(first + 1).filter((line) => line !== '')
  return lines.map(
    (line, at) =>
      isTitle(line) ||
      (at === first && below.length > 0 && isFirst(line, below)) ||
      (at === last && isTotal(line, lines.slice(0, at))),
  )
}

function isTitle(line: string): boolean {
  if (line === '' || line.length > longestTitle) return false
  const folded = fold(line.replace(/^[#*_~ ]+|[*_~ ]+$/g, ''))
  return date.test(folded) || title.test(folded) || footer.test(folded) || rule.test(line)
}

function isTotal(line: string, above: readonly string[]): boolean {
  const sum = numberOf(total.exec(fold(line))?.[1])
  const prices = above.map((one) => {
    const found = price.exec(one)
    return numberOf(found?.[1] ?? found?.[2])
  })
  const highest = Math.max(0, ...prices)
  return highest > 0 && sum >= leastSum * highest
}

/** @returns 0 for no number */
function numberOf(text = ''): number {
  return Number(text.replace(',', '.')) || 0
}

/** True for a first line that names the list: "Lista pentru petrecere 🎉", "RECHIZITE", "Produs Cantitate Preț". */
function isFirst(line: string, below: readonly string[]): boolean {
  if (line.length > longestTitle || /[,;:]/.test(line) || startsWithBullet.test(line)) return false
  const folded = fold(line)
  if (portions.test(folded)) return isRecipe(below)
  const words = folded.match(/[a-z0-9./-]+/g) ?? []
  const said = words.join(' ')
  if (feast.test(said) || (recipe.test(said) && /^[-*•]|\d/.test(below[0] ?? ''))) return true
  if (words.length > 0 && words.every((word) => places.has(word))) return true
  if (words.length > 1 && words.every((word) => columns.has(word.replace(/\.$/, '')))) return true
  return startsTitle(line, words, below)
}

/** True for a title by its first word: "Lista de sâmbătă", "De cumpărat azi", "Pentru bebe", "Rețetă clătite", "Ziua Anei". */
function startsTitle(
  line: string,
  [word = '', ...others]: readonly string[],
  below: readonly string[],
): boolean {
  if (/^retet[ae]$/.test(word)) return others.length > 0 && isRecipe(below)
  if (listWords.has(word)) return isOfList(line, others) && !(others.length === 0 && thingsAlone.has(word))
  if (/^(?:de|mai)$/.test(word)) return bought.test(others[0] ?? '') && isOfList(line, others.slice(1))
  if (/^(?:pentru|pt|ptr)$/.test(word)) return others.length > 0 && isOfList(line, others)
  return occasionWords.has(word) && isOccasion(line, [word, ...others], below[0] ?? '')
}

/** True for several lines that begin like ingredients. */
function isRecipe(below: readonly string[]): boolean {
  return below.length > 2 && startsIngredients.test(below[0] ?? '')
}

/** "Lista pentru petrecerea Mariei", "Cumpărături 14.11"; not "lista cu pâine și lapte" or "cumpărături baie săpun". */
function isOfList(line: string, others: readonly string[]): boolean {
  const names = namesIn(line)
  return others.every(
    (one) => behindListWords.has(one) || /^[ivx]+-a$/.test(one) || isDate(one) || names.has(one),
  )
}

/** True for an occasion with its time or person, above bullets, or in capitals: "Petrecere Matei", "RECHIZITE". */
function isOccasion(line: string, [word = '', ...others]: readonly string[], next: string): boolean {
  if (others.length > 0)
    return isOfList(line, others) || (others.length === 1 && personal.has(word) && named.test(line))
  return startsWithBullet.test(next) || (line === line.toUpperCase() && next !== next.toUpperCase())
}

function isDate(word: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$/.test(word)
}

/** Returns the persons named in a title, also in the genitive: "Mariei", "lui Matei". Folded. */
function namesIn(line: string): ReadonlySet<string> {
  const written = line.match(/\p{Lu}\p{Ll}+/gu) ?? []
  const keys = written.map(fold)
  return new Set(['lui', ...keys.filter((key) => people.has(key) || /[^aeiou](?:iei|ei)$/.test(key))])
}
