import { addAmounts, type ItemAmount } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { unitKind } from '../item/units.ts'
import type { RefusedText } from '../text/parse.ts'
import type { ParsedItem } from '../text/parse-phrase.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { readThings, type Utterance } from './spoken-utterance.ts'

type SpokenItem = Extract<Utterance, { kind: 'item' }>
type SpokenAmount = Extract<Utterance, { kind: 'amount' }>

/** Puts together what belongs together, one piece after the other. */
export class SpokenReader {
  readonly #words: Vocabulary
  readonly #items: SpokenItem[] = []
  readonly #refused: RefusedText[] = []
  /** An amount whose thing is yet to be said. */
  #waiting: SpokenAmount | undefined
  #isCorrection = false

  constructor(words: Vocabulary) {
    this.#words = words
  }

  hear(said: Utterance): void {
    switch (said.kind) {
      case 'correction':
        this.#isCorrection = true
        return
      case 'amount':
        this.#takeAmount(said)
        break
      case 'another':
        this.#takeAnother(said)
        break
      case 'item':
        this.#takeItem(said)
        break
      case 'refused':
        this.#refused.push(said.refused)
    }
    this.#isCorrection = false
  }

  end(): { items: ParsedItem[]; refused: RefusedText[] } {
    this.#giveUpWaiting()
    return { items: this.#items.map(({ item }) => item), refused: this.#refused }
  }

  #takeAmount(said: SpokenAmount): void {
    const last = this.#items[this.#items.length - 1]
    if (last && this.#isCorrection) this.#replaceLast(withAmount(last, corrected(last.item, said.amount)))
    else if (last && !last.hasAmount) this.#replaceLast(withAmount(last, said.amount))
    else {
      this.#giveUpWaiting()
      this.#waiting = said
    }
  }

  #takeItem(said: SpokenItem): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    const amount = waiting && amountOf(this.#words, waiting.amount, said)
    if (this.#isCorrection) this.#items.pop()
    this.#items.push(amount ? withAmount(said, amount) : said)
  }

  #takeAnother({ name, quantity, text }: Extract<Utterance, { kind: 'another' }>): void {
    const unit = this.#items[this.#items.length - 1]?.item.unit ?? itemDefaults.unit
    for (const said of readThings(this.#words, unit === itemDefaults.unit ? text : name)) {
      this.hear(said.kind === 'item' && !said.hasAmount ? withAmount(said, { quantity, unit }) : said)
    }
  }

  #replaceLast(said: SpokenItem): void {
    this.#items[this.#items.length - 1] = said
  }

  /** An amount of nothing is a name, as when it is typed. */
  #giveUpWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (waiting) for (const said of readThings(this.#words, waiting.text)) this.hear(said)
  }
}

/** What was said before a thing, and what is said with it: "un kil și două sute de grame de carne". */
function amountOf(
  words: Vocabulary,
  before: ItemAmount,
  { item, hasAmount }: SpokenItem,
): ItemAmount | undefined {
  if (!hasAmount) return before
  const isSum = unitKind(before.unit) === 'measure' && before.unit !== item.unit
  return isSum ? addAmounts(words.forms, before, item) : undefined
}

/** "două kile de mere, nu, trei" */
function corrected({ unit }: ItemAmount, amount: ItemAmount): ItemAmount {
  return amount.unit === itemDefaults.unit ? { ...amount, unit } : amount
}

function withAmount({ kind, item }: SpokenItem, { quantity, unit }: ItemAmount): SpokenItem {
  return { kind, item: { ...item, quantity, unit }, hasAmount: true }
}
