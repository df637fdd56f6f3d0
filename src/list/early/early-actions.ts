import { readSetting, settingKey } from '../../device/setting-storage.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import type { FieldEntry } from '../add/typing.ts'

/** Actions of a person on a list's page that its scripts have not carried out yet, because they were not loaded. */
export interface EarlyActions {
  /** Ids of the items that were ticked. */
  ticks: string
  /** Lines and suggestions that were added, the oldest first. */
  entries: FieldEntry
}

declare global {
  /** Actions that the browser refused to store, which last as long as the page. */
  var unstoredActions: { [Kind in keyof EarlyActions]?: EarlyActions[Kind][] } | undefined
}

const areOf: { [Kind in keyof EarlyActions]: (value: unknown) => value is EarlyActions[Kind] } = {
  ticks: (value) => typeof value === 'string',
  entries: (value): value is FieldEntry => typeof fieldsOf(value).text === 'string',
}

const nameOf = (listId: string, kind: keyof EarlyActions) => `early-${kind}:${listId}`

/** Returns the early actions of this page, of other tabs, and of pages that were left before their scripts ran. */
export function readEarly<Kind extends keyof EarlyActions>(listId: string, kind: Kind): EarlyActions[Kind][] {
  const kept: unknown = globalThis.unstoredActions?.[kind] ?? readSetting(nameOf(listId, kind))
  return Array.isArray(kept) ? kept.filter(areOf[kind]) : []
}

/** Replaces the early actions of a list. They are on the device when it returns, unless the browser stores nothing. */
export function writeEarly<Kind extends keyof EarlyActions>(
  listId: string,
  kind: Kind,
  actions: readonly EarlyActions[Kind][],
): void {
  const key = settingKey(nameOf(listId, kind))
  try {
    if (actions.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(actions))
    globalThis.unstoredActions = { ...globalThis.unstoredActions, [kind]: undefined }
  } catch {
    globalThis.unstoredActions = { ...globalThis.unstoredActions, [kind]: actions }
  }
}

/** Returns the early actions of a list, and removes them. */
export function takeEarly<Kind extends keyof EarlyActions>(listId: string, kind: Kind): EarlyActions[Kind][] {
  const actions = readEarly(listId, kind)
  if (actions.length > 0) writeEarly(listId, kind, [])
  return actions
}
