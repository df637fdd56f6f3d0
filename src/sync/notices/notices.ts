import { fieldsOf } from '../../domain/lib/fields-of.ts'
import {
  type NoticeKind,
  type NoticeWishes,
  noticeKinds,
  usualQuietHours,
} from '../../domain/notices/subscription.ts'
import { settingPrefix } from '../../fixed-names.ts'
import {
  type NoticeDeviceBody,
  noticeCalls,
  readPushKey,
  type SubscribeBody,
} from '../../protocol/notices.ts'
import { pageClient } from '../calls/page-client.ts'
import { forgetSetting, readSetting, writeSetting } from '../device/device-settings.ts'
import { noticeDeviceOf, noticeMark } from '../device/notice-mark.ts'
import type { StoredList } from '../device/ports.ts'
import { classify } from '../device/retry.ts'
import { abortedAfter } from '../device/signals.ts'
import { mayPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'
import { deviceName } from './device-name.ts'

export { askToPush, type PushSupport, pushSupport } from './browser-push.ts'

/** What somebody says in the sheet; the rest the device knows. */
export type KeptWishes = Omit<NoticeWishes, 'zone' | 'person'>

/** Who wants it, and whether they shop now. */
export interface Asker {
  person: string
  isShopping: boolean
}

type ToldList = Pick<StoredList, 'id' | 'token'>

const timeoutMs = 10_000

/** What this device wants to be told of a list; undefined where it is told nothing. */
export function keptWishes(listId: string): KeptWishes | undefined {
  return noticeDeviceOf(listId) === '' ? undefined : wishesIn(readSetting(noticeMark(listId)))
}

/** Of anything at all. */
export function wishesIn(kept: unknown): KeptWishes {
  const { kinds, showsNames, quietFrom, quietTo } = fieldsOf(kept)
  const isWanted = (kind: NoticeKind) => !Array.isArray(kinds) || kinds.includes(kind)
  return {
    kinds: noticeKinds.filter(isWanted),
    showsNames: showsNames === true,
    quietFrom: typeof quietFrom === 'number' ? quietFrom : usualQuietHours.quietFrom,
    quietTo: typeof quietTo === 'number' ? quietTo : usualQuietHours.quietTo,
  }
}

/**
 * Has this device told of a list, or otherwise than before. The browser has to be allowed already.
 *
 * @returns whether the server keeps it, and so does the device
 */
export async function subscribe(list: ToldList, wishes: KeptWishes, asker: Asker): Promise<boolean> {
  const client = pageClient(list.token)
  const signal = abortedAfter(timeoutMs)
  const { key } = fieldsOf((await client.ask(readPushKey, { signal })).value)
  if (typeof key !== 'string') return false
  const target = await subscribeBrowser(key)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const body: SubscribeBody = { ...target, ...wishes, ...asker, zone }
  const { status } = await client.ask(noticeCalls.subscribe, { body, signal })
  if (classify(status) !== 'done') return false
  writeSetting(noticeMark(list.id), { ...wishes, device: await deviceName(list.id, target.endpoint) })
  return true
}

/**
 * Says again what this device wants: by a new link, after a restore, or as its person begins to shop. Where the browser may
 * not be pushed to any more, that is the end of it.
 */
export async function renew(list: ToldList, asker: Asker): Promise<void> {
  const wishes = keptWishes(list.id)
  if (!wishes) return
  if (mayPush()) await subscribe(list, wishes, asker)
  else await unsubscribe(list)
}

/** @returns whether this device is told nothing more of a list */
export async function unsubscribe({ id, token }: ToldList): Promise<boolean> {
  const body: NoticeDeviceBody = { device: noticeDeviceOf(id) }
  const signal = abortedAfter(timeoutMs)
  const { status } = await pageClient(token).ask(noticeCalls.end, { body, signal })
  // A list that this link opens no more tells nothing either.
  if (classify(status) === 'retry') return false
  forgetSetting(noticeMark(id))
  if (!isToldOfAny()) await unsubscribeBrowser().catch(() => undefined)
  return true
}

function isToldOfAny(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(settingPrefix + noticeMark('')))
}
