import { v4 } from 'uuid'
import { dropCachedList } from '../../device/cached-lists.ts'
import { keepTyped, noticeMark } from '../../device/list-settings.ts'
import { forgetSetting } from '../../device/setting-storage.ts'
import { abortedAfter } from '../../device/time.ts'
import { type Call, type ChangeLinksBody, calls } from '../../protocol/calls.ts'
import { keyLike } from '../../protocol/slot.ts'
import { deviceStorage } from '../../sync/device-storage.ts'
import { pageClient } from '../../sync/page-client.ts'
import { pocketBaseApi } from '../../sync/pocketbase-api.ts'
import { classify } from '../../sync/send.ts'

const timeoutMs = 10_000

/**
 * Gives a list another full link. This device's copy of the list moves along, with its outbox. The new key is stored on the
 * device before the request, so that `newLinkOf` finds the list if no answer comes.
 *
 * @returns the new token; undefined if the request was refused, or its outcome is unknown
 */
export async function changeLink(token: string): Promise<string | undefined> {
  const storage = await deviceStorage()
  const list = await storage.load(token)
  if (!list) return undefined
  const nextToken = list.nextToken ?? keyLike(token, v4())
  await storage.relink(list.id, { nextToken })
  const status = await ask(token, calls.changeLinks, { shareToken: nextToken })
  const outcome = classify(status)
  if (outcome === 'done' || (await opens(nextToken))) return move(list.id, token, nextToken)
  if (outcome === 'refused') await storage.relink(list.id, { nextToken: undefined })
  return undefined
}

/** Returns the present token of a list that this device knew by a link that no longer works; undefined if it is unknown. */
export async function newLinkOf(token: string): Promise<string | undefined> {
  const lists = (await (await deviceStorage()).all()).map(({ list }) => list)
  const moved = lists.find(({ formerTokens }) => formerTokens?.includes(token))
  if (moved) return moved.token
  const asked = lists.find((list) => list.token === token)
  if (!asked?.nextToken || !(await opens(asked.nextToken))) return undefined
  return move(asked.id, token, asked.nextToken)
}

async function move(listId: string, token: string, nextToken: string): Promise<string> {
  const storage = await deviceStorage()
  const before = (await storage.load(token))?.formerTokens ?? []
  await storage.relink(listId, {
    token: nextToken,
    nextToken: undefined,
    formerTokens: [...before, token],
  })
  return nextToken
}

async function opens(token: string): Promise<boolean> {
  const api = pocketBaseApi(pageClient(token))
  return (await api.read(0)).kind === 'done'
}

/** Returns the key of a list's read-only link, '' if it has none; undefined if the server does not answer. */
export async function readLinkOf(token: string): Promise<string | undefined> {
  const { status, value } = await askOnce(token, calls.readLinks)
  if (classify(status) !== 'done' || typeof value !== 'object' || value === null) return undefined
  return 'readToken' in value && typeof value.readToken === 'string' ? value.readToken : undefined
}

/** Makes a read-only link, which replaces an earlier one. @returns its key; undefined if it could not be made */
export async function makeReadLink(token: string): Promise<string | undefined> {
  const readToken = keyLike(token, v4())
  return classify(await ask(token, calls.changeLinks, { readToken })) === 'done' ? readToken : undefined
}

/** Revokes the read-only link. @returns true if it no longer opens the list */
export async function takeBackReadLink(token: string): Promise<boolean> {
  return classify(await ask(token, calls.changeLinks, { readToken: '' })) === 'done'
}

/** Deletes a list for everybody, including this device's copy. @returns true if it is deleted */
export async function deleteList(token: string): Promise<boolean> {
  const status = await ask(token, calls.deleteList)
  const isGone = classify(status) === 'done'
  if (isGone) await forgetCopy(token)
  return isGone
}

/** Deletes this device's copy of a list that was deleted. */
export async function forgetCopy(token: string): Promise<void> {
  const storage = await deviceStorage()
  const list = await storage.load(token)
  if (!list) return
  await storage.forget(list.id)
  dropCachedList(list.id)
  keepTyped(list.id, '')
  forgetSetting(noticeMark(list.id))
}

async function ask(token: string, call: Call, body?: ChangeLinksBody): Promise<number> {
  return (await askOnce(token, call, body)).status
}

function askOnce(token: string, call: Call, body?: ChangeLinksBody) {
  const signal = abortedAfter(timeoutMs)
  return pageClient(token).ask(call, { signal, ...(body && { body }) })
}
