import { readNickname } from '../list/person.ts'
import { isEndpoint } from './endpoint.ts'

/** What a device may be told of a list that it does not look at. */
export const noticeKinds = ['added', 'removed', 'done'] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Hours of the day, in the time zone of the device, in which nothing is told: from the first up to the second. */
export interface QuietHours {
  quietFrom: number
  quietTo: number
}

/** What somebody wants to be told of a list, and when. */
export interface NoticeWishes extends QuietHours {
  kinds: readonly NoticeKind[]
  /** Of the device, as of the IANA: 'Europe/Bucharest'. */
  zone: string
  /** Whether names of items may be shown, on a locked screen too. */
  showsNames: boolean
  /** The nickname of the device's person, '' for none: by it they take items. */
  person: string
}

/** How a browser is reached through its maker's push service (RFC 8030), and what only it can read (RFC 8291). */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface WantedNotices extends NoticeWishes, PushTarget {
  /** Whether the device shops by the list just now. */
  isShopping: boolean
}

/** At once, and as the sheet offers them: whoever wants to sleep need not set anything. */
export const usualQuietHours: QuietHours = { quietFrom: 22, quietTo: 7 }

/** More devices than any family has. */
export const subscriptionsPerList = 50

const hoursPerDay = 24

/** An uncompressed point of P-256, and 16 random bytes, in base64url. */
const p256dhShape = /^B[\w-]{86}$/
const authShape = /^[\w-]{22}$/
const zoneShape = /^[A-Za-z][\w+/-]{0,49}$/
const deviceShape = /^[0-9a-f]{32}$/

/** What a device asks for, checked; undefined for what no page sends. */
export function readWantedNotices(fields: Readonly<Record<string, unknown>>): WantedNotices | undefined {
  const { kinds, zone, showsNames, isShopping, quietFrom, quietTo } = fields
  const target = readPushTarget(fields)
  const person = readNickname(fields.person)
  if (!target || person === undefined || !Array.isArray(kinds) || kinds.length === 0) return undefined
  if (typeof zone !== 'string' || !zoneShape.test(zone)) return undefined
  if (typeof showsNames !== 'boolean' || typeof isShopping !== 'boolean') return undefined
  if (!isHour(quietFrom) || !isHour(quietTo) || !kinds.every((kind) => noticeKinds.includes(kind)))
    return undefined
  const wanted = noticeKinds.filter((kind) => kinds.includes(kind))
  return { ...target, kinds: wanted, zone, showsNames, isShopping, person, quietFrom, quietTo }
}

function readPushTarget({
  endpoint,
  p256dh,
  auth,
}: Readonly<Record<string, unknown>>): PushTarget | undefined {
  if (!isEndpoint(endpoint)) return undefined
  if (typeof p256dh !== 'string' || !p256dhShape.test(p256dh)) return undefined
  if (typeof auth !== 'string' || !authShape.test(auth)) return undefined
  return { endpoint, p256dh, auth }
}

/** What a device calls itself on one list; '' for what is none. */
export function readNoticeDevice(value: unknown): string {
  return typeof value === 'string' && deviceShape.test(value) ? value : ''
}

function isHour(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < hoursPerDay
}

/** Whether nothing is told at an hour of the device's day. Hours that end as they begin are none. */
export function isQuiet({ quietFrom, quietTo }: QuietHours, hour: number): boolean {
  if (quietFrom <= quietTo) return quietFrom <= hour && hour < quietTo
  return hour >= quietFrom || hour < quietTo
}
