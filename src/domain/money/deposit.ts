import type { ItemFields } from '../item/fields.ts'
import { fold } from '../lib/fold.ts'
import { type Ware, type Wares, wareOf } from './wares.ts'

/** The deposit of an item. */
export interface Deposit {
  /** How many bottles and cans have one; null where nobody can know. */
  containers: number | null
  /** What is paid for them. */
  bani: number
  /** Whether a person is to be asked what the drink is in. */
  asks: boolean
}

/**
 * 0.50 lei for a drink in a bottle or can of plastic, glass or metal of 0.1 to 3 l that is not filled again: beer, cider, wine,
 * spirits, water, juice, nectar and soft drinks; not milk, nor what is stirred into water (HG 1.074/2021, republished in
 * Monitorul Oficial 1120 of 2022-11-21).
 */
const baniEach = 50
const [leastLitres, mostLitres] = [0.1, 3]

const withDeposit: readonly (Ware | undefined)[] = ['water', 'soft', 'juice', 'beer', 'wine', 'spirits']
/** What may be in a carton as well as in a bottle. A "cutie" of anything else is a can. */
const inCartons: readonly (Ware | undefined)[] = ['juice', 'wine']

const bottle = /^(?:sticl|doz[aei]|pet(?:uri)?$|flaco)/
/** Units that say nothing of what a drink is in. All others but bottles hold one without a deposit. */
const openUnits = [
  'st',
  'buc',
  'l',
  'ml',
  'cl',
  'bax',
  'pachet',
  'set',
  'cutie',
  'naveta',
  'navete',
  'lada',
  'lazi',
]
const counted = ['st', 'buc']
const packs = [...counted, 'bax', 'pachet', 'set']

const bottled = /\b(?:sticl[aei]|doz[aei]|pet|peturi|petul|plastic)\b/
const box = /\bcuti[ei]\b/
const otherwise =
  /\b(?:carton|tetra ?pak|bag[ -]in[ -]box|vrac|draft|draught|halb[ae]|butoi|keg|casa|pahar\w*|punga)\b/
/** "6 x 2 l", "24 doze", "2 l x 6" */
const inPack = /\b(\d{1,2}) ?(?:[x×*]|(?=doze|sticle|peturi))|[x×*] ?(\d{1,2})$/
/** "2 l", and "0,5", which is one without its unit. */
const size = /(?:^|[^\d.,])(\d+(?:[.,]\d+)? ?(?:l|litr\w+|ml|cl)|0[.,][1-9]\d*)(?![\w.,])/
const litresOf: Readonly<Record<string, number>> = { ml: 0.001, cl: 0.01 }

/** The deposit of an item, by its name and amount. */
export function depositOf(
  wares: Wares,
  { name, quantity, unit }: Pick<ItemFields, 'name' | 'quantity' | 'unit'>,
): Deposit {
  const ware = wareOf(wares, name)
  const [text, unitText] = [fold(name), fold(unit)]
  const litres = litresIn(text)
  const isBoxed = box.test(text) || box.test(unitText)
  const isCarton = otherwise.test(text) || (isBoxed && inCartons.includes(ware))
  if (!withDeposit.includes(ware) || isCarton || isOutside(litres)) return containersOf(0)
  const isBottle = bottle.test(unitText)
  if (!isBottle && !openUnits.includes(unitText)) return containersOf(0)
  const each = isBottle ? 1 : packedIn(text)
  const isCounted = isBottle || (each > 1 ? packs : counted).includes(unitText)
  // A size alone tells for what is hardly sold in a carton.
  const isSized = litres !== undefined && ware !== 'juice'
  const isKnown = isBottle || bottled.test(text) || box.test(text) || isSized
  return isCounted && isKnown ? containersOf(each * greatest(quantity)) : unknown
}

const unknown: Deposit = { containers: null, bani: 0, asks: true }

function containersOf(containers: number): Deposit {
  return { containers, bani: containers * baniEach, asks: false }
}

/** How many of them are sold together. */
function packedIn(text: string): number {
  const [, before, behind] = inPack.exec(text) ?? []
  return Number(before ?? behind ?? 1)
}

function litresIn(text: string): number | undefined {
  const found = size.exec(text)?.[1]
  if (found === undefined) return undefined
  return Number.parseFloat(found.replace(',', '.')) * (litresOf[found.slice(-2)] ?? 1)
}

function isOutside(litres: number | undefined): boolean {
  return litres !== undefined && (litres < leastLitres || litres > mostLitres)
}

/** Of '2-3' bottles, three; half a bottle is one. */
function greatest(quantity: string): number {
  return Math.ceil(Number(quantity.split('-').pop()))
}

/** "ambalaje de returnat", "sticle goale de dus înapoi"; of "6 sticle de returnat" the bottles are the unit. */
const returned =
  /^(?:(?:ambalaj|sticl|doz|pet\b)[a-z-]*(?: (?:goale|cu garantie|sgr))*(?: de)? )?(?:returnat|inapoiat|(?:dus|dat) inapoi)$/

/** What is paid for bottles and cans that are brought back; undefined where an item is none of these. */
export function returnOf({
  name,
  quantity,
}: Pick<ItemFields, 'name' | 'quantity'>): (Pick<Deposit, 'bani'> & { containers: number }) | undefined {
  if (!returned.test(fold(name))) return undefined
  const containers = greatest(quantity)
  return { containers, bani: containers * baniEach }
}
