import { atom, type ReadableAtom } from 'nanostores'
import type { Item } from '../../domain/item/item.ts'
import { listNameLength, readListName } from '../../domain/list/list-name.ts'
import { failureTexts, toastTitles } from '../../i18n/errors.ts'
import { addresses } from '../../site.ts'
import type { FirstItem } from '../../sync/new-lists.ts'
import { showToast } from '../../ui/toasts.ts'
import { createListTexts } from './texts.ts'

const tooManyRequests = 429

const $busy = atom(false)

export const $isCreating: ReadableAtom<boolean> = $busy

export interface CreatedList {
  token: string
  /** `device`: kept on this device until there is a connection. */
  where: 'server' | 'device'
}

/**
 * Makes a list. Failures are reported in a toast.
 *
 * @param name as typed; a blank one gives the default name
 * @returns undefined if it failed, or while another list is being made
 */
export function createList(name: string): Promise<CreatedList | undefined> {
  return once(() => create(readListName(name), []))
}

/**
 * Makes a list with the items of another one, bought or not, with nothing ticked. Failures are reported in a toast.
 *
 * @returns undefined if it failed, or while another list is being made
 */
export function copyList(name: string, items: Iterable<Item>): Promise<CreatedList | undefined> {
  const kept = [...items].filter(({ deleted }) => !deleted)
  return once(() => create(nameOfCopy(name), kept.map(fieldsOfCopy)))
}

/**
 * Makes a list with some initial items. Failures are reported in a toast.
 *
 * @returns undefined if it failed, or while another list is being made
 */
export function createListOf(name: string, items: readonly FirstItem[]): Promise<CreatedList | undefined> {
  return once(() => create(readListName(name), items))
}

/**
 * Opens a list that was made: its page, or in place of this page if the server does not have it. Until it is open, no other
 * list is made.
 */
export async function openMade(
  { token, where }: CreatedList,
  openHere: (token: string) => Promise<void>,
): Promise<void> {
  if (where === 'server') leaveFor(addresses.list(token))
  else await once(() => openHere(token))
}

/**
 * Leaves this page for another one. Until it is gone, no list is made: a second press would make a second one, and begin
 * the loading of the page again.
 */
export function leaveFor(address: string): void {
  $busy.set(true)
  addEventListener('pageshow', () => $busy.set(false), { once: true })
  location.assign(address)
}

/** Shortens the name if that of the copy would be too long. */
function nameOfCopy(name: string): string {
  const room = listNameLength - createListTexts.copyName('').length
  return createListTexts.copyName(Array.from(name).slice(0, room).join(''))
}

function fieldsOfCopy({ name, quantity, unit, category, note, store }: Item): FirstItem {
  return {
    ...{ name, quantity, unit },
    ...(category && { category }),
    ...(note && { note }),
    ...(store && { store }),
  }
}

/** Fetches the code that makes lists, which is separate from the page; in advance, because it needs a connection. */
export function fetchListMaker() {
  return import('../../sync/new-lists.ts').catch(() => undefined)
}

async function once<Value>(task: () => Promise<Value>): Promise<Value | undefined> {
  if ($busy.get()) return undefined
  $busy.set(true)
  try {
    return await task()
  } finally {
    $busy.set(false)
  }
}

async function create(
  name: string | undefined,
  items: readonly FirstItem[],
): Promise<CreatedList | undefined> {
  if (name === undefined) return tellFailure(createListTexts.reasons.nameLength)
  const maker = await fetchListMaker()
  if (!maker) return tellFailure(createListTexts.reasons.connection)
  const made = await maker.makeList(name, items).catch(() => undefined)
  if (!made) return tellFailure(createListTexts.reasons.storage)
  return made.where === 'nowhere' ? tellFailure(reasonOf(made.status)) : made
}

function reasonOf(status: number): string {
  return status === tooManyRequests ? createListTexts.reasons.tooMany : createListTexts.reasons.server
}

function tellFailure(reason: string): undefined {
  showToast({ tone: 'error', title: toastTitles.failure, text: failureTexts.createList(reason) })
}
