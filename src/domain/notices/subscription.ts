import { readNickname } from '../list/person.ts'
import { isEndpoint } from '../outbound/endpoint.ts'

/** The kinds of news about a list that a device can subscribe to. */
export const noticeKinds = ['added', 'removed', 'done'] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Hours of the day, in the time zone of the device, without notifications: `quietFrom` included, `quietTo` excluded. */
export interface QuietHours {
  quietFrom: number
  quietTo: number
}

/** The news about a list that a person subscribes to, and when it may be shown. */
export interface NoticeWishes extends QuietHours {
  kinds: readonly NoticeKind[]
  /** Time zone of the device, as an IANA name: 'Europe/Bucharest'. */
  zone: string
  /** True if names of items may be shown, on a locked screen too. */
  showsNames: boolean
  /** Nickname of the device's person, '' for none; items that they bring have this name. */
  person: string
}

/**
 * The browser's address at its push service (RFC 8030), and the keys with which messages are encrypted for it (RFC 8291).
 */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface WantedNotices extends NoticeWishes, PushTarget {
  /** True if the device is shopping with the list at the moment. */
  isShopping: boolean
}

/** The default quiet hours. */
export const usualQuietHours: QuietHours = { quietFrom: 22, quietTo: 7 }

/** More devices than any family has. */
export const subscriptionsPerList = 50

const hoursPerDay = 24

/** An uncompressed point of P-256, and 16 random bytes, in base64url. */
const p256dhShape = /^B[\w-]{86}$/
const authShape = /^[\w-]{22}$/
const zoneShape = /^[A-Za-z][\w+/-]{0,49}$/
const deviceShape = /^[0-9a-f]{32}$/

/** Reads a subscription from a request; undefined for any value that no page sends. */
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

/** Returns the id of a device on one list; '' for an invalid value. */
export function readNoticeDevice(value: unknown): string {
  return typeof value === 'string' && deviceShape.test(value) ? value : ''
}

function isHour(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < hoursPerDay
}

/** True if an hour of the device's day is quiet. Equal limits mean no quiet hours. */
export function isQuiet({ quietFrom, quietTo }: QuietHours, hour: number): boolean {
  if (quietFrom <= quietTo) return quietFrom <= hour && hour < quietTo
  return hour >= quietFrom || hour < quietTo
}
