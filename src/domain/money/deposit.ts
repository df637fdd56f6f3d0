import type { ItemFields } from '../item/fields.ts'
import { greatestOf, packOf } from '../item/packs.ts'
import { fold } from '../lib/fold.ts'
import { type Ware, type Wares, wareOf } from './wares.ts'

/** The deposit of an item. */
export interface Deposit {
  /** Number of bottles and cans with a deposit; null if it cannot be known. */
  containers: number | null
  /** Sum of their deposits. */
  bani: number
  /** True if the person has to be asked for the kind of container. */
  asks: boolean
}

/**
 * Deposit of 0.50 lei for a drink in a non-refillable bottle or can of plastic, glass or metal of 0.1 to 3 l: beer, cider,
 * wine, spirits, water, juice, nectar and soft drinks; not milk, nor syrups and powders that are mixed with water (HG
 * 1.074/2021, republished in Monitorul Oficial 1120 of 2022-11-21).
 */
const baniEach = 50
const [leastLitres, mostLitres] = [0.1, 3]

const withDeposit: readonly (Ware | undefined)[] = ['water', 'soft', 'juice', 'beer', 'wine', 'spirits']
/** Drinks that are sold in cartons as well as in bottles. A "cutie" of any other drink is a can. */
const inCartons: readonly (Ware | undefined)[] = ['juice', 'wine']

const bottle = /^(?:sticl|doz[aei]|pet(?:uri)?$|flaco)/
/** Units that do not show the kind of container. All other units, except bottles, contain a drink without a deposit. */
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
const countedUnits = ['st', 'buc']
const packs = [...countedUnits, 'bax', 'pachet', 'set']

const bottled = /\b(?:sticl[aei]|doz[aei]|pet|peturi|petul|plastic)\b/
const box = /\bcuti[ei]\b/
const otherwise =
  /\b(?:carton|tetra ?pak|bag[ -]in[ -]box|vrac|draft|draught|halb[ae]|butoi|keg|casa|pahar\w*|punga)\b/
/** "bax de 24", "2 baxuri a 6", "bere a 6"; not "bax de 2 l" */
const inBox =
  /(?:\b(?:bax|baxuri|baxul|pachet|pachete|set|seturi|navete?|naveta) (?:de|a|cu)|\ba) (\d{1,2})\b(?! ?(?:[x×*.,]|l\b|ml\b|cl\b|litr|lei|ron))/
/** "6 x 2 l", "24 doze", "2 l x 6" */
const inPack = /\b(\d{1,2}) ?(?:[x×*]|(?=doze|sticle|peturi))|[x×*] ?(\d{1,2})$/
/** "2 l", and "0,5", a size without its unit. */
const size = /(?:^|[^\d.,])(\d+(?:[.,]\d+)? ?(?:l|litr\w+|ml|cl)|0[.,][1-9]\d*)(?![\w.,])/
const litresOf: Readonly<Record<string, number>> = { ml: 0.001, cl: 0.01 }

/** Returns the deposit of an item, by its name and amount. */
export function depositOf(
  wares: Wares,
  { name, quantity, unit }: Pick<ItemFields, 'name' | 'quantity' | 'unit'>,
): Deposit {
  const drink = { ware: wareOf(wares, name), text: fold(name), unit: fold(unit), quantity }
  const pack = packOf(quantity)
  const litres = pack ? Number(pack.each) * (litresOf[drink.unit] ?? 1) : litresIn(drink.text)
  if (!withDeposit.includes(drink.ware) || isInCarton(drink) || isOutside(litres)) return containersOf(0)
  if (!pack) return counted(drink, litres)
  return drink.ware === 'juice' && !bottled.test(drink.text) ? unknown : containersOf(pack.count)
}

/** A drink whose containers may have a deposit; its texts are folded. */
interface Drink {
  ware: Ware | undefined
  text: string
  unit: string
  quantity: string
}

function isInCarton({ ware, text, unit }: Drink): boolean {
  return otherwise.test(text) || ((box.test(text) || box.test(unit)) && inCartons.includes(ware))
}

function counted({ ware, text, unit, quantity }: Drink, litres: number | undefined): Deposit {
  const isBottle = bottle.test(unit)
  if (!isBottle && !openUnits.includes(unit)) return containersOf(0)
  const each = isBottle ? 1 : packedIn(text)
  const isCounted = isBottle || (each > 1 ? packs : countedUnits).includes(unit)
  return isCounted && (isBottle || isKnown({ ware, text, unit, quantity }, each, litres))
    ? containersOf(each * greatest(quantity))
    : unknown
}

/** True if the kind of container is known: it is named, or the drink is hardly ever sold in cartons. */
function isKnown({ ware, text }: Drink, each: number, litres: number | undefined): boolean {
  const isPacked = each > 1 && !inCartons.includes(ware)
  const isSized = litres !== undefined && ware !== 'juice'
  return bottled.test(text) || box.test(text) || isSized || isPacked
}

const unknown: Deposit = { containers: null, bani: 0, asks: true }

function containersOf(containers: number): Deposit {
  return { containers, bani: containers * baniEach, asks: false }
}

/** Returns the number of containers in one pack. */
function packedIn(text: string): number {
  const [, before, behind = inBox.exec(text)?.[1]] = inPack.exec(text) ?? []
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

/** The upper end of a quantity, rounded up: '2-3' bottles are three; half a bottle is one. */
function greatest(quantity: string): number {
  return Math.ceil(greatestOf(quantity))
}

/** "ambalaje de returnat", "sticle goale de dus înapoi"; of "6 sticle de returnat" the bottles are the unit. */
const returned =
  /^(?:(?:ambalaj|sticl|doz|pet\b)[a-z-]*(?: (?:goale|cu garantie|sgr))*(?: de)? )?(?:returnat|inapoiat|(?:dus|dat) inapoi)$/

/** Returns the refund for bottles and cans that are brought back; undefined for any other item. */
export function returnOf({
  name,
  quantity,
}: Pick<ItemFields, 'name' | 'quantity'>): (Pick<Deposit, 'bani'> & { containers: number }) | undefined {
  if (!returned.test(fold(name))) return undefined
  const containers = greatest(quantity)
  return { containers, bani: containers * baniEach }
}
