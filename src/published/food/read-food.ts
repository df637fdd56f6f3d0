import { storedUnit } from '../../domain/item/units.ts'
import { fold } from '../../domain/lib/fold.ts'
import { type Allergen, allergenCodes, allergenNames } from '../../guide/allergens.ts'
import { type Nutrient, nutrients } from '../../guide/nutrition/nutrients.ts'
import { months } from '../../guide/season/months.ts'
import { type KeepingFact, labelSource } from '../../guide/tables/table-rows.ts'
import { keepingWords, labelWord, nutrientUnit, timeUnits } from '../../i18n/admin/food-lines.ts'
import { lineTexts } from '../../i18n/admin/line-texts.ts'
import {
  keepingLabels,
  keepingSince,
  keepingStateLabels,
  nutrientLabels,
  safetyLabels,
  timesWithoutNumber,
} from '../../i18n/guide/food-facts.ts'
import { type Block, blocksIn, joined, linesIn, rowsIn } from '../blocks.ts'
import { type FoodColumn, type FoodTexts, foodColumns, noChoice } from './food-columns.ts'
import { cellsIn, UnreadableText } from './table-cells.ts'

/** Finds the foods that lines name. */
export interface FoodDirectory {
  /** The slug of a food by its name, with or without diacritics and capitals, or by its slug; undefined when there is none. */
  slugCalled(name: string): string | undefined
}

type Reader = (text: string, foods: FoodDirectory) => unknown

/** As the text of a column: removes the value of the files. */
const takenAway = '-'

const oneText: Reader = (text) => text
const listOfLines: Reader = (text) => linesIn(text)

const readers: Readonly<Record<FoodColumn, Reader>> = {
  slug: oneText,
  name: oneText,
  category: oneText,
  subcategory: oneText,
  shortDescription: oneText,
  description: oneText,
  metaTitle: oneText,
  metaDescription: oneText,
  choosing: oneText,
  storageMethod: oneText,
  keeping: (text) => eachLine(text, keepingIn),
  canFreeze: isYes,
  freezingTip: oneText,
  cooking: cookingIn,
  usageTips: listOfLines,
  leftovers: oneText,
  substitutes: (text, foods) => eachLine(text, (line) => substituteIn(line, foods)),
  faq: (text) => blocksIn(text).map(questionIn),
  safety: (text) => eachLine(text, safetyIn),
  season: (text) => chosen(text, noChoice.season).map(monthCalled),
  isImported: isYes,
  allergens: (text) => chosen(text, noChoice.allergens).map(allergenCalled),
  recipeAllergens: (text) => chosen(text, noChoice.allergens).map(allergenCalled),
  mayContain: (text) => chosen(text, noChoice.allergens).map(allergenCalled),
  measures: (text) => eachLine(text, measureIn),
  nutrition: (text) => Object.fromEntries(eachLine(text, nutrientIn)),
  source: sourceIn,
  alternativeNames: listOfLines,
  relatedFoods: (text, foods) => eachLine(text, (line) => foodCalled(line, foods)),
  addAs: amountIn,
  picture: oneText,
  knownWords: listOfLines,
  reviewed: oneText,
}

/** Columns in which a dash means an empty list; in others it removes the text. */
const lists: ReadonlySet<FoodColumn> = new Set([
  'alternativeNames',
  'keeping',
  'knownWords',
  'measures',
  'safety',
])

/**
 * Reads columns of a food's record; empty columns are left out.
 *
 * @returns the values by column, and a sentence for admins for each column that cannot be read
 */
export function readFoodTexts(
  texts: Partial<FoodTexts>,
  foods: FoodDirectory,
): { values: Record<string, unknown>; faults: Record<string, string> } {
  const values: Record<string, unknown> = {}
  const faults: Record<string, string> = {}
  for (const column of foodColumns) {
    const text = (texts[column] ?? '').replace(/\r\n?/g, '\n').trim()
    if (text === '') continue
    try {
      values[column] = text === takenAway ? emptyOf(column) : readers[column](text, foods)
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error
      faults[column] = error.sentence
    }
  }
  return { values, faults }
}

function emptyOf(column: FoodColumn): [] | null {
  return lists.has(column) ? [] : null
}

/** @throws UnreadableText with the number of the unreadable line */
function eachLine<Value>(text: string, read: (line: string) => Value): Value[] {
  return rowsIn(text).map(({ row, lines }) => {
    try {
      return read(joined(lines))
    } catch (error) {
      if (error instanceof UnreadableText) throw new UnreadableText(lineTexts.atLine(row, error.sentence))
      throw error
    }
  })
}

function isYes(text: string): boolean {
  return text === 'da'
}

function keyCalled<Key extends string>(
  word: string,
  labels: Readonly<Record<Key, string>>,
  sentence: (word: string, known: readonly string[]) => string,
): Key {
  const [keys, folded] = [Object.keys(labels) as Key[], fold(word)]
  const key = keys.find((one) => fold(labels[one]) === folded)
  if (key === undefined) throw new UnreadableText(sentence(word, Object.values(labels)))
  return key
}

function keepingIn(line: string): KeepingFact {
  const [place = '', state = '', time = '', since = '', recommended = '', source = '', note = ''] =
    cellsIn(line)
  if (recommended !== '' && fold(recommended) !== keepingWords.recommended)
    throw new UnreadableText(lineTexts.recommended(recommended))
  if (source === '') throw new UnreadableText(lineTexts.keepingSource)
  return {
    place: keyCalled(place, keepingLabels, lineTexts.unknownWord),
    state: keyCalled(state, keepingStateLabels, lineTexts.unknownWord),
    ...timeIn(time),
    counted_from: keyCalled(since, keepingSince, lineTexts.unknownWord),
    recommended: recommended === '' ? '' : 'yes',
    source: source === labelWord ? labelSource : source,
    note,
  }
}

function timeIn(text: string): Pick<KeepingFact, 'unit' | 'from' | 'to'> {
  const folded = fold(text)
  const spans = Object.keys(timesWithoutNumber) as (keyof typeof timesWithoutNumber)[]
  const unit = spans.find((one) => fold(timesWithoutNumber[one]) === folded)
  if (unit) return { unit }
  const found = /^(?:(pana la )|(\d+)\s*[–-]\s*)?(\d+) (?:de )?([a-z]+)$/.exec(folded)
  const timeUnit = found && unitCalled(found[4] ?? '')
  if (!timeUnit) throw new UnreadableText(lineTexts.time(text))
  const to = Number(found[3])
  return found[1] ? { unit: timeUnit, to } : { unit: timeUnit, from: Number(found[2] ?? to), to }
}

function unitCalled(word: string): keyof typeof timeUnits | undefined {
  const units = Object.keys(timeUnits) as (keyof typeof timeUnits)[]
  return units.find((unit) => (timeUnits[unit] as readonly string[]).includes(word))
}

function safetyIn(line: string): unknown {
  const [kind = '', text, source] = cellsIn(line)
  if (!text || !source) throw new UnreadableText(lineTexts.safety)
  return { kind: keyCalled(kind, safetyLabels, lineTexts.unknownWord), text, source }
}

function substituteIn(line: string, foods: FoodDirectory): unknown {
  const [name = '', ratio, reason] = cellsIn(line)
  if (!ratio || !reason) throw new UnreadableText(lineTexts.substitute)
  const food = foods.slugCalled(name)
  return food ? { food, ratio, reason } : { name, ratio, reason }
}

function foodCalled(name: string, foods: FoodDirectory): string {
  const slug = foods.slugCalled(name)
  if (!slug) throw new UnreadableText(lineTexts.unknownFood(name))
  return slug
}

function cookingIn(text: string): unknown {
  const [heading = '', ...rest] = linesIn(text)
  if (rest.length === 0) throw new UnreadableText(lineTexts.cooking)
  return { heading, text: joined(rest) }
}

function questionIn({ lines: [question = '', ...answer] }: Block): unknown {
  if (answer.length === 0) throw new UnreadableText(lineTexts.question(question))
  return { question, answer: joined(answer) }
}

function measureIn(line: string): unknown {
  const [measure = '', weight = ''] = cellsIn(line)
  const found = /^(\d+(?:[.,]\d+)?) ?g$/.exec(weight)
  if (!measure || !found) throw new UnreadableText(lineTexts.measure)
  return { measure, grams: numberIn(found[1]) }
}

function nutrientIn(line: string): [Nutrient, number] {
  const [label = '', amount = ''] = cellsIn(line)
  const found = /^(\d+(?:[.,]\d+)?) ?(kJ|kcal|g)$/.exec(amount)
  const folded = fold(label)
  const nutrient = nutrients.find(
    (one) => fold(nutrientLabels[one]) === folded && nutrientUnit(one) === found?.[2],
  )
  if (!found || !nutrient)
    throw new UnreadableText(
      lineTexts.nutrient(nutrients.map((one) => `${nutrientLabels[one]} (${nutrientUnit(one)})`)),
    )
  return [nutrient, numberIn(found[1])]
}

function numberIn(text = ''): number {
  return Number(text.replace(',', '.'))
}

function sourceIn(text: string): unknown {
  const [table, entry, id, ...more] = cellsIn(text)
  if (!table || !entry || !id || more.length > 0) throw new UnreadableText(lineTexts.source)
  return { table, entry, id }
}

function amountIn(text: string): unknown {
  const found = /^(\d+(?:[.,]\d+)?) (\S+)$/.exec(text)
  const unit = found && storedUnit(found[2] ?? '')
  if (!found || !unit) throw new UnreadableText(lineTexts.amount)
  return { quantity: String(numberIn(found[1])), unit }
}

/** @throws UnreadableText when the choice that means none is not the only one */
function chosen(text: string, none: string): string[] {
  const values = JSON.parse(text) as string[]
  if (!values.includes(none)) return values
  if (values.length > 1) throw new UnreadableText(lineTexts.noneAndSome(none))
  return []
}

function monthCalled(name: string): number {
  return months.findIndex(({ slug }) => slug === name) + 1
}

function allergenCalled(name: string): Allergen | undefined {
  return allergenCodes.find((code) => allergenNames[code] === name)
}
