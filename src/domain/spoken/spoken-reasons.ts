import { wordSet } from '../lib/word-set.ts'
import { namesThing } from '../text/entry/known-things.ts'
import { readMeasure } from '../text/entry/parse-measure.ts'
import { phraseOf } from '../text/entry/parse-phrase.ts'
import { leadingStore, storeFinder } from '../text/entry/parse-store.ts'
import { startsWithThing } from '../text/entry/runs.ts'
import { comma, phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { needs, openingLength } from './spoken-fillers.ts'

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
const conditions = wordSet('cand daca cum')
/** The most words before a condition, by which somebody is called. */
const mostCalls = 4
const having = new Set(['mai avem', 'mai am', 'mai e', 'mai este', 'mai sunt'])
const lacking = new Set([
  'nu mai avem',
  'nu mai am',
  'nu mai e',
  'nu mai este',
  'nu mai sunt',
  'nu avem',
  'nu am',
])
const without = new Set(['am ramas fara', 'ramanem fara', 'raman fara', 'suntem fara', 'sunt fara'])
/** The most words before a wish. */
const longestReason = 14

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
/** Words with which "că" opens a wish: "cred că și pâine". Folded. */
const opensWish = wordSet('zic spun stiu vezi hai uite parca sigur')
/** Words that begin a reason. Folded. */
const causes = wordSet('fiindca deoarece caci intrucat')
/** Words behind which a person goes on with the list. Folded. */
const thinking = wordSet('a da ah aha deci asa bun gata')
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
  const wish = withoutDoubt(withStoreOfReason(words, said.slice(startOfWish(words, said))))
  return withoutCauses(words, withoutOccasion(words, withoutRepeatedLack(wish)))
}

/** "când treci pe la farmacie ia un sirop" is "de la farmacie ia un sirop". */
function withStoreOfReason(words: ItemWords, said: readonly SpokenWord[]): readonly SpokenWord[] {
  const start = said.slice(0, mostCalls).findIndex(({ key }) => conditions.has(key))
  if (start < 0) return said
  for (let at = start + 1; at < Math.min(said.length, start + longestReason); at++) {
    const led =
      said[at]?.key === 'la' ? leadingStore(storeFinder(words, []), textOf(said.slice(at))) : undefined
    if (led && openingLength(spokenWords(led.rest)) > 0) return spokenWords(`de la ${led.store} ${led.rest}`)
  }
  return said
}

/** "lapte cred că doi litri" */
function withoutDoubt(said: readonly SpokenWord[]): readonly SpokenWord[] {
  const isDoubt = (at: number) => said[at]?.key === 'cred' && said[at + 1]?.key === 'ca'
  return said.filter((_, at) => !isDoubt(at) && !isDoubt(at - 1))
}

function startOfWish(words: ItemWords, said: readonly SpokenWord[]): number {
  for (let at = 1; at < Math.min(said.length - 1, longestReason); at++) {
    const before = said.slice(0, at)
    const isOthers = phraseAt(needsOfOthers, said, at) > 0
    if (isOthers || isReason(words, before, phraseAt(needs, said, at) > 0)) return at
    if (contrasts.has(said[at]?.key ?? '') && tellsOfStock(before)) return at + 1
  }
  return 0
}

/**
 * True if words only tell why something is needed. Those that name a thing first, or ask for one, are part of the list.
 *
 * @param isWish true if a phrase of a wish follows
 */
function isReason(words: ItemWords, before: readonly SpokenWord[], isWish: boolean): boolean {
  const told = before.slice(lengthOfOpenings(before))
  const isListed = !telling.has(told[0]?.key ?? '') && startsWish(words, told)
  if (isListed || before.some((_, at) => phraseAt(needs, before, at) > 0)) return false
  const isFollowed = [1, 2].some(
    (length) => phraseAt(consequences, before, before.length - length) === length,
  )
  const isTold = before.some(({ key }) => telling.has(key))
  if (isFollowed) return isWish || isTold
  return isWish && isTold && !before.some(({ key }) => !telling.has(key) && namesThing(words, key))
}

/** "cred că mai avem ulei" */
function tellsOfStock(before: readonly SpokenWord[]): boolean {
  return before.some(
    (_, at) =>
      phraseAt(having, before, at) > 0 && before[at - 1]?.key !== 'nu' && before[at + 2]?.key !== 'nevoie',
  )
}

/** "am rămas fără zahăr și fără făină", "nu avem nici lapte nici ouă": the word of the lack is said again before each thing. */
function withoutRepeatedLack(said: readonly SpokenWord[]): readonly SpokenWord[] {
  const isWithout = said.some((_, at) => at < longestReason && phraseAt(without, said, at) > 0)
  const isLacking = said.some((_, at) => at < longestReason && phraseAt(lacking, said, at) > 0)
  const [first] = said.filter(({ key }) => key === 'nici')
  return said.flatMap((word, at) => {
    if (isWithout && word.key === 'fara' && said[at - 1]?.key === 'si') return []
    if (!isLacking || word.key !== 'nici') return word
    return word === first ? [] : comma
  })
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
    const length = isThingSaid ? lengthOfCause(said, at) : 0
    if (length > 0) {
      at = endOfCause(words, said, at + length)
      kept.push(comma)
    }
    kept.push(...said.slice(at, at + 1))
    isThingSaid ||= namesThing(words, said[at]?.key ?? '')
  }
  return kept
}

/** Returns the number of words of "că" or "pentru că" at a place. Without its sign, "ca" compares. */
function lengthOfCause(said: readonly SpokenWord[], at: number): number {
  const isThat = (word: SpokenWord | undefined) => word?.text.toLowerCase() === 'că'
  if (opensWish.has(said[at - 1]?.key ?? '')) return 0
  if (isThat(said[at]) || causes.has(said[at]?.key ?? '')) return 1
  return said[at]?.key === 'pentru' && isThat(said[at + 1]) ? 2 : 0
}

function endOfCause(words: ItemWords, said: readonly SpokenWord[], start: number): number {
  for (let at = start; at < said.length; at++) {
    if (at - start === longestCause || pause.test(said[at - 1]?.text ?? '')) return at
    if (thinking.has(said[at]?.key ?? '')) return at + 1
    if (said[at]?.key === 'si' && startsWish(words, said.slice(at + 1))) return at + 1
  }
  return said.length
}
