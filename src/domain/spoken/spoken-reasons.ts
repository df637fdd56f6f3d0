import { wordSet } from '../lib/word-set.ts'
import { namesThing } from '../text/entry/known-things.ts'
import { readMeasure } from '../text/entry/parse-measure.ts'
import { phraseOf } from '../text/entry/parse-phrase.ts'
import { leadingStore, storeFinder } from '../text/entry/parse-store.ts'
import { startsWithThing } from '../text/entry/runs.ts'
import { comma, phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { lacking, needs, openingLength } from './spoken-fillers.ts'

/** Phrases between a reason and the wish that follows from it. Folded. */
const consequences = new Set([
  'deci',
  'asa ca',
  'de aceea',
  'de aia',
  'de-aia',
  'd-aia',
  'prin urmare',
  'ca atare',
])
/** Needs that are said behind their person: "copilul are nevoie de acuarele". Folded. */
const needsOfOthers = new Set(['are nevoie de', 'au nevoie de'])
const contrasts = wordSet('dar insa iar')
/** Verbs of sentences that only tell something. Folded. */
const telling = wordSet(
  'vin vine vii venim veniti e este sunt suntem sunteti era am ai are avem aveti au fac face faci facem faceti ' +
    'merg merge mergi mergem mergeti plec pleaca pleci plecam ajung ajunge ajungem stau sta stam gatesc gateste gatim ' +
    'pregatesc pregateste pregatim incepe incep raman ramane astept asteptam stiu stie zice zis spune cred crede',
)
const pastVerbs = wordSet('a s-a s-au mi-a')
const conditions = wordSet('cand daca')
/** Words before "la" and the place that somebody passes. Folded. */
const ways = wordSet('pe treci trec treceti ajungi ajung ajungeti mergi merg mergeti esti intri intrati mai')
/** The most words from a condition to its place. */
const longestWay = 7
/** Verbs that ask for things. Folded. */
const buying = wordSet(
  'ia iau iei luam luati pune pun punem adauga adaug adaugam cumpara cumpar cumparam adu aduc aducem aduceti trece noteaza scrie vreau ' +
    'vrem',
)
/** The most words before a condition, by which somebody is called. */
const mostCalls = 4
/** Words before what is there already. Folded. */
const calls = wordSet('pai uite acum inca deci auzi parca')
const having = new Set(['mai avem', 'mai am', 'mai e', 'mai este', 'mai sunt'])
const lackingPhrases: ReadonlySet<string> = new Set(lacking)
/** Phrases that say that nothing is left, as a reason. Folded. */
const lacks = new Set([
  ...lacking.flatMap((phrase) => [phrase, `${phrase} deloc`, `${phrase} acasa`]),
  's-a terminat',
  's-au terminat',
  's-a gatat',
  'am ramas fara',
  'ramanem fara',
  'suntem fara',
])
const without = new Set(['am ramas fara', 'ramanem fara', 'raman fara', 'suntem fara', 'sunt fara'])
const atHome = new Set(['acasa', 'in casa', 'in frigider', 'in camara', 'deloc'])
/** The most words before a wish. */
const longestReason = 12
/** The most words of a person before "are nevoie de". */
const mostOfPerson = 3
const pronouns = wordSet('el ea ei ele')
/** Verbs of dishes and occasions. Folded. */
const making = wordSet(
  'fac facem face faci gatesc gatim gateste pregatesc pregatim pregateste coc coacem mancam',
)

/** Dishes, meals and occasions that things are bought for: "pentru clătite lapte și ouă". Folded. */
const occasions = new Set([
  ...(
    'clatite gratar gratarul ciorba supa sarmale salata tort tortul prajitura prajituri cozonac cozonaci mancare pranz ' +
    'cina petrecere petrecerea masa desert pizza paste sandvisuri sandviciuri gogosi papanasi musaca lasagna tocanita ' +
    'tocana gulas omleta placinta placinte chec fursecuri chiftele zacusca muraturi excursie drum plaja vacanta ' +
    'craciun pasti revelion botez parastas pomana nunta aniversare weekend azi astazi maine diseara poimaine luni ' +
    'marti miercuri joi vineri sambata duminica scoala gradinita serviciu birou pachetel'
  ).split(' '),
  'micul dejun',
  'masa de pranz',
  'masa de seara',
  'la gratar',
])
/** Words that begin a reason. Folded. */
const causes = wordSet('fiindca deoarece caci intrucat')
/** Words before the verb of a reason. Folded. */
const besideVerbs = wordSet('iar maine azi diseara acum eu noi ne le ni mi imi mai')
/** The most words of a reason behind a thing; behind them another thing may be said. */
const longestCause = 8
const pause = /[,;.!?…]$/
/** Words before an occasion: "pentru mâine la școală". Folded. */
const purposes = wordSet('pentru pt ptr la')

/**
 * Removes what is said before a wish: its reason ("mâine vine mama deci ne trebuie un tort"), what is there already ("mai avem
 * ulei dar oțet nu mai avem") and the occasion ("pentru clătite lapte și ouă"), and the reason behind a thing ("cartofi că facem
 * piure"). Things to buy stay.
 */
export function withoutReason(words: ItemWords, said: readonly SpokenWord[]): readonly SpokenWord[] {
  const sure = withoutDoubt(said)
  const wish = withStoreOfReason(words, sure.slice(startOfWish(words, sure)))
  return withoutCauses(words, withoutOccasion(words, withoutRepeatedLack(wish)))
}

/**
 * "când treci pe la farmacie ia un sirop" is "de la farmacie ia un sirop". Nothing but a call may stand before the condition, and
 * nothing but the way between it and the store.
 */
function withStoreOfReason(words: ItemWords, said: readonly SpokenWord[]): readonly SpokenWord[] {
  const start = said.slice(0, mostCalls).findIndex(({ key }) => conditions.has(key))
  if (start < 0 || start > lengthOfOpenings(said.slice(0, start))) return said
  const way = said.slice(start + 1, start + longestWay)
  const at = way.findIndex(({ key }, place) => key === 'la' && ways.has(way[place - 1]?.key ?? ''))
  if (at < 0 || way.slice(0, at).some(({ key, text }) => pause.test(text) || namesThing(words, key)))
    return said
  const led = leadingStore(storeFinder(words, []), textOf(said.slice(start + 1 + at)))
  const [verb] = spokenWords(led?.rest ?? '')
  return led && buying.has(verb?.key ?? '') ? spokenWords(`de la ${led.store} ${led.rest}`) : said
}

/** "lapte cred că doi litri" */
function withoutDoubt(said: readonly SpokenWord[]): readonly SpokenWord[] {
  const isDoubt = (at: number) => said[at]?.key === 'cred' && said[at + 1]?.key === 'ca'
  return said.filter((_, at) => !isDoubt(at) && !isDoubt(at - 1))
}

function startOfWish(words: ItemWords, said: readonly SpokenWord[]): number {
  for (let at = 1; at < Math.min(said.length - 1, longestReason); at++) {
    const before = said.slice(0, at)
    if (isNeedOfOthers(words, said, at) || isReason(words, before, asks(said, at))) return at
    if (contrasts.has(said[at]?.key ?? '') && tellsOfStock(before)) return at + 1
  }
  return 0
}

/** True if a phrase that asks for a thing begins at a place. */
function asks(said: readonly SpokenWord[], at: number): boolean {
  return buying.has(said[at]?.key ?? '') || phraseAt(needs, said, at) > 0
}

/** "copilul are nevoie de acuarele": the person is no thing to buy. */
function isNeedOfOthers(words: ItemWords, said: readonly SpokenWord[], at: number): boolean {
  const length = at <= mostOfPerson ? phraseAt(needsOfOthers, said, at) : 0
  const isPerson = said
    .slice(0, at)
    .every(({ key, text }) => !isKnown(words, key) && !pause.test(text) && key !== 'si')
  return length > 0 && isPerson && !pronouns.has(said[at + length]?.key ?? '')
}

/**
 * True if words only tell why something is needed. Those that name things or ask for one are part of the list; one thing may be
 * made of what is needed ("fac sarmale așa că").
 *
 * @param isWish true if a phrase of a wish follows
 */
function isReason(words: ItemWords, before: readonly SpokenWord[], isWish: boolean): boolean {
  const isFollowed = [1, 2].some(
    (length) => phraseAt(consequences, before, before.length - length) === length,
  )
  const isTold = before.slice(lengthOfOpenings(before)).some(({ key }) => telling.has(key))
  const asksOrPauses = before.some(
    ({ key, text }, at) =>
      buying.has(key) ||
      phraseAt(needs, before, at) > 0 ||
      (isThat(text) && at < before.length - 1) ||
      (pause.test(text) && at < before.length - 2),
  )
  if (!isTold || asksOrPauses || before.length > longestReason) return false
  const names = before.some(({ key }, at) => isKnown(words, key) && !making.has(before[at - 1]?.key ?? ''))
  return !names && (isWish || isFollowed)
}

/** True for a thing to buy, and for a brand; "vin" may be a verb. */
function isKnown(words: ItemWords, key: string): boolean {
  return !telling.has(key) && (namesThing(words, key) || words.categoryOfWord(key) !== undefined)
}

/** True for "mai avem ulei" at the beginning. */
function tellsOfStock(before: readonly SpokenWord[]): boolean {
  const start = before.findIndex(({ key }) => !calls.has(key))
  return phraseAt(having, before, start) > 0 && before[start + 2]?.key !== 'nevoie'
}

/** "am rămas fără zahăr și fără făină", "nu avem nici lapte nici ouă": the word of the lack is said again before each thing. */
function withoutRepeatedLack(said: readonly SpokenWord[]): readonly SpokenWord[] {
  const isWithout = said.some((_, at) => at < longestReason && phraseAt(without, said, at) > 0)
  const isLacking = said.some((_, at) => at < longestReason && phraseAt(lackingPhrases, said, at) > 0)
  const [first] = said.filter(({ key }) => key === 'nici')
  return withoutHome(said, isLacking || isWithout).flatMap((word, at) => {
    if (isWithout && word.key === 'fara' && said[at - 1]?.key === 'si') return []
    if (!isLacking || word.key !== 'nici') return word
    return word === first ? [] : comma
  })
}

/** "nu mai avem pâine în casă" */
function withoutHome(said: readonly SpokenWord[], isLacking: boolean): readonly SpokenWord[] {
  const isHome = (length: number) => phraseAt(atHome, said, said.length - length) === length
  const length = isLacking ? ([2, 1].find(isHome) ?? 0) : 0
  return length > 0 ? said.slice(0, -length) : said
}

/** The occasion stays where no thing is named behind it. */
function withoutOccasion(words: ItemWords, said: readonly SpokenWord[]): readonly SpokenWord[] {
  const start = lengthOfOpenings(said)
  let end = start
  while (purposes.has(said[end]?.key ?? '')) {
    const length = phraseAt(occasions, said, end + 1)
    if (length === 0) break
    end += length + 1
  }
  const rest = said.slice(end)
  return end > start && startsWish(words, rest) ? rest : said
}

/** True if words begin with an amount, a known thing or a phrase of a wish. */
function startsWish(words: ItemWords, said: readonly SpokenWord[]): boolean {
  const phrase = phraseOf(words, textOf(said))
  return startsWithThing(phrase) || readMeasure(phrase.tokens, 0) !== undefined || openingLength(said) > 0
}

function lengthOfOpenings(said: readonly SpokenWord[]): number {
  for (let at = 0; ; ) {
    const length = openingLength(said.slice(at))
    if (length === 0) return at
    at += length
  }
}

/** Removes each reason behind a thing, up to a pause or the "și" before the next thing. */
function withoutCauses(words: ItemWords, said: readonly SpokenWord[]): readonly SpokenWord[] {
  const kept: SpokenWord[] = []
  let isThingSaid = false
  for (let at = 0; at < said.length; at++) {
    const start = isThingSaid ? at + lengthOfCause(said, at) : at
    const end = start > at ? endOfCause(words, said, start) : start
    if (end > start) {
      kept.push(comma)
      at = end
    }
    kept.push(...said.slice(at, at + 1))
    isThingSaid ||= namesThing(words, said[at]?.key ?? '')
  }
  return kept
}

/** Returns the number of words of "că" or "pentru că" at a place. Without its sign, "ca" compares. */
function lengthOfCause(said: readonly SpokenWord[], at: number): number {
  if (isThat(said[at]?.text ?? '') || causes.has(said[at]?.key ?? '')) return 1
  return said[at]?.key === 'pentru' && isThat(said[at + 1]?.text ?? '') ? 2 : 0
}

function isThat(text: string): boolean {
  return text.toLowerCase() === 'că'
}

/** Returns the end of the reason that begins at a place; the place itself if the words there tell no reason. */
function endOfCause(words: ItemWords, said: readonly SpokenWord[], start: number): number {
  const begun = said.findIndex(({ key }, at) => at >= start && !besideVerbs.has(key))
  const lack = phraseAt(lacks, said, begun)
  if (lack > 0) return begun + lack
  if (!telling.has(said[begun]?.key ?? '') && !isPast(said, begun)) return start
  for (let at = begun + 1; at < Math.min(said.length, start + longestCause); at++) {
    const { key = '', text = '' } = said[at] ?? {}
    const isMade = making.has(said[at - 1]?.key ?? '')
    const isOver = key === 'si' || pause.test(said[at - 1]?.text ?? '') || asks(said, at)
    if (isOver || (isKnown(words, key) && !isMade) || (startsAmount(words, said, at) && text !== 'la'))
      return at
  }
  return Math.min(said.length, start + longestCause)
}

/** "a răcit", "s-au ars" */
function isPast(said: readonly SpokenWord[], at: number): boolean {
  return pastVerbs.has(said[at]?.key ?? '') && /[a-z]{2}[ts]$/.test(said[at + 1]?.key ?? '')
}

function startsAmount(words: ItemWords, said: readonly SpokenWord[], at: number): boolean {
  const isTime = ['la', 'ora', 'in', 'peste'].includes(said[at - 1]?.key ?? '')
  return !isTime && readMeasure(phraseOf(words, textOf(said.slice(at))).tokens, 0) !== undefined
}
