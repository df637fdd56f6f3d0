import type { Change, ItemChange } from '../../src/domain/item/change.ts'
import { itemDefaults } from '../../src/domain/item/fields.ts'
import type { Item } from '../../src/domain/item/item.ts'
import type { Journal } from './promises.ts'
import type { SimList } from './sim-server.ts'

/** A value that a change gave to the list or to one part of an item. */
interface Word {
  value: unknown
  /** A device that received the acknowledgement still has it. */
  isRemembered: boolean
}

/**
 * Checks that each acknowledged value is in effect at the end, if its device was not wiped and no later change contradicted
 * it, even if the server was restored from an older copy in between. After two restores this does not hold: a device that
 * was offline meanwhile and one that was online may both bring an item back, and the later one does not know the changes
 * that the other has made to it.
 */
export function checkLastWords(list: SimList, journal: Journal): void {
  for (const [subject, words] of wordsOf(list, journal)) {
    if (list.timesLost > 1 && !subject.endsWith(' exists')) continue
    const last = words.findLastIndex(({ isRemembered }) => isRemembered)
    if (last < 0) continue
    const stands = standing(list, subject)
    const isKept = stands === undefined || words.slice(last).some(({ value }) => value === stands)
    if (!isKept)
      journal.fault(`acknowledged, and lost since: ${subject} is ${stands}, not ${words[last]?.value}`)
  }
}

function wordsOf({ log }: SimList, journal: Journal): Map<string, Word[]> {
  const words = new Map<string, Word[]>()
  const heard = new Set<string>()
  for (const change of log) {
    // A repeated addition changes nothing about an existing item.
    const isRemembered = journal.isRemembered(change.id) && !(change.kind === 'add' && heard.has(change.id))
    heard.add(change.id)
    for (const [subject, value] of saidBy(change))
      words.set(subject, [...(words.get(subject) ?? []), { value, isRemembered }])
  }
  return words
}

function saidBy(change: Change): [subject: string, value: unknown][] {
  if (change.kind === 'rename') return [['name', change.name]]
  if (change.kind === 'set-option') return [[change.key, change.value]]
  const fields = change.kind === 'add' ? { ...itemDefaults, ...change.fields } : fieldsOf(change)
  const said: [string, unknown][] = Object.entries(fields).map(([key, value]) => [
    `${change.itemId} ${key}`,
    value,
  ])
  if (change.kind !== 'set') said.push([`${change.itemId} deleted`, change.kind === 'remove'])
  if (change.kind === 'add') said.push([`${change.itemId} exists`, true])
  return said
}

function fieldsOf(change: ItemChange): object {
  return change.kind === 'set' ? change.fields : {}
}

/** Returns the current value; undefined if it is not visible. */
function standing(list: SimList, subject: string): unknown {
  if (subject === 'name') return list.name
  if (!subject.includes(' ')) return list.options.find(({ key }) => key === subject)?.value ?? ''
  const [itemId = '', key] = subject.split(' ')
  const item = list.items.get(itemId)
  if (key === 'exists') return item !== undefined
  if (key === 'deleted') return item?.deleted ?? true
  return item && !item.deleted ? item[key as keyof Item] : undefined
}
