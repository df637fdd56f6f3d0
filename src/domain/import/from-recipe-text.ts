import { fold } from '../lib/fold.ts'
import { peopleOf } from '../recipe/people.ts'
import { firstLines } from '../text/lines/first-lines.ts'
import { type Imported, thingOf } from './imported.ts'

/** Headings are short; folding longer lines would cost time. */
const longestHeading = 90

const beginning =
  /^(?:lista (?:de |cu )?)?(?:ingrediente(?:le)?|ingredients?|zutaten)(?: necesare)?(?: (?:pentru|pt|for|fur)\b.*)?(?:\s*[([–—:-].*|\s+\d.*)?$/
/** Openings of a list as well: a recipe only if its preparation follows. */
const need = /^(?:(?:ai|aveti|avem) nevoie de|ce (?:iti|va|ne) trebuie|you(?:'ll| will) need)\s*:?$/
const preparation =
  /^(?:mod(?:ul)? de (?:preparare|lucru|pregatire|gatire)|preparare|prepararea|preparatie|pregatire|pregatirea|instructiuni|pasi|pasii|pasul \d+|etape|cum se (?:face|prepara|gateste|pregateste)|cum (?:procedam|facem|preparam)|pas cu pas|method|directions|instructions|preparation|steps|step \d+|zubereitung)\b/
const end = /^(?:nutritie|valori nutritionale|pofta buna|(?:note|notes|sfat|sfaturi|ponturi)(?=:?$))/
/** Details of a recipe among its ingredients. */
const detail = /^(?:timp|dificultate|portii|nr\.? de portii|numar de portii|calorii|cost)\b.*:/
const section = /^(?:pentru|pt\.?) [^\d:]{1,40}$/
const ledBySection = /^(?:pentru|pt\.?) [^\d:]{1,40}: *(?=\S)/i
/** Ingredients in the line of the heading. */
const inline = /^[^:]{0,60}:\s*(\S.*)$/
const bullets = /^(?:[-*+•·–—▪◦☐☑✅✓✔]\ufe0f?|\[.?\]|\d{1,2}[.)](?=\s))\s*/u
const amount = /^(?:\d|[½¼¾⅓⅔⅛⅜]|(?:un|o|doi|doua|trei) )/
/** A sentence of this many words is a step. */
const wordsOfStep = 7

/**
 * Reads the text of a recipe: the lines below 'Ingrediente', up to the preparation, or the amounts above a preparation;
 * undefined for any other text. The name is the first line above, and the number of people may stand anywhere.
 */
export function fromRecipeText(text: string): Imported | undefined {
  const lines = firstLines(text).map((line) => line.trim())
  const heads = lines.map(headingOf)
  const finish = heads.findIndex((head) => preparation.test(head))
  const begin = heads.findIndex((head) => beginning.test(head) || (finish !== -1 && need.test(head)))
  if (begin === -1 && finish === -1) return undefined
  const { found: ingredients, until } =
    begin === -1 ? amountsAbove(lines, finish) : ingredientsBelow(lines, heads, begin)
  const name = lines.slice(0, begin === -1 ? finish : begin).find((line) => line !== '') ?? ''
  const above = lines.slice(0, Math.max(begin, 0)).join('\n')
  const servings = peopleOf(lines[begin] ?? '') ?? peopleOf(above) ?? peopleOf(text)
  const first = ingredients[0]?.at ?? lines.length
  const mayBeIngredient = (at: number, line: string) =>
    at > first &&
    (finish === -1 || at < finish) &&
    (at < until || amount.test(headingOf(line.replace(bullets, '')))) &&
    !isStep(line) &&
    !isSection(line) &&
    !statesPeople(line) &&
    !detail.test(heads[at] ?? '')
  const used = new Set([...ingredients.map(({ at }) => at), begin])
  return {
    format: 'recipe',
    name: name.length <= longestHeading ? name.replace(/^[#* ]+|[*: ]+$/g, '') : '',
    things: ingredients.map(({ line }) => thingOf(line)),
    // The story above, the steps below, and headings are no ingredients.
    unread: lines.filter(
      (line, at) => !used.has(at) && line !== '' && line !== name && mayBeIngredient(at, line),
    ),
    ...(servings !== undefined && { servings }),
  }
}

/** Returns a short line, folded, without the emoji and signs around it; '' for a longer one. */
function headingOf(line: string): string {
  if (line.length > longestHeading) return ''
  return fold(line)
    .replace(/^[^a-z\d(]+/, '')
    .replace(/[*_~\s]+$/, '')
}

interface Ingredients {
  found: { line: string; at: number }[]
  /** The line behind the last one that was looked at. */
  until: number
}

function ingredientsBelow(lines: readonly string[], heads: readonly string[], begin: number): Ingredients {
  const [, listed = ''] = inline.exec(lines[begin] ?? '') ?? []
  const found = listed
    .split(/[,;](?!\d)/)
    .map((part) => ({ line: part.replace(/\.$/, '').trim(), at: begin }))
    .filter(({ line }) => /[^\d\W]/.test(fold(line)))
  let at = begin + 1
  for (; at < lines.length; at++) {
    const [line = '', head = ''] = [lines[at], heads[at]]
    if (preparation.test(head) || end.test(head) || isStep(line)) break
    if (line === '' || isSection(line) || detail.test(head)) continue
    found.push({ line: line.replace(bullets, '').replace(ledBySection, ''), at })
  }
  return { found, until: at }
}

/** The lines above the preparation that begin with an amount. */
function amountsAbove(lines: readonly string[], finish: number): Ingredients {
  const found = lines.flatMap((written, at) => {
    const line = written.replace(bullets, '')
    return at < finish && amount.test(headingOf(line)) && !isStep(line) ? [{ line, at }] : []
  })
  return { found, until: finish }
}

function statesPeople(line: string): boolean {
  return line.length <= longestHeading && peopleOf(line) !== undefined
}

function isStep(line: string): boolean {
  return /[.!]$/.test(line) && line.split(/\s+/, wordsOfStep).length === wordsOfStep
}

/** "Pentru blat:", "Pentru glazură", "## Blat" */
export function isSection(line: string): boolean {
  return /:$|:\*\*$|^#/.test(line) || section.test(headingOf(line))
}
