import { isUuid } from '../lib/uuid.ts'
import { isPersonColor, type Person, readNickname } from './person.ts'

/** The kinds of device that the product distinguishes (specification, section 3). */
export const deviceKinds = ['iOS', 'Android', 'Windows', 'Mac', 'Unknown'] as const

type DeviceKind = (typeof deviceKinds)[number]

/** The data that a page sends about its visitor. */
export interface Visitor extends Person {
  /** A random UUID for one device and one list, which no other device knows. */
  session: string
  device: DeviceKind
}

/** A person on a list, as shown to everybody on it; `id` stands for the session without revealing it. */
export interface PresentPerson extends Person {
  id: string
  device: DeviceKind
}

/** The people who have a list open. The higher `version` is the later one, in whatever order they arrive. */
export interface Presence {
  version: number
  /** The number of distinct sessions. */
  count: number
  /** The first 12 at most, in order of arrival. */
  people: readonly PresentPerson[]
}

/** A visitor with a clean name; undefined if any field is invalid. */
export function readVisitor(fields: Readonly<Record<string, unknown>>): Visitor | undefined {
  const { session, device, color } = fields
  const name = readNickname(fields.name)
  if (!isUuid(session) || !isDeviceKind(device) || !isPersonColor(color) || name === undefined)
    return undefined
  return { session, device, name, color }
}

function isDeviceKind(value: unknown): value is DeviceKind {
  return deviceKinds.some((kind) => kind === value)
}

/** The first match decides: Android also calls itself Linux, and an iPad calls itself a Mac. */
const deviceSigns: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
]

/** @param touchPoints of the screen: a Mac has none, an iPad that asks for desktop pages has five */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind {
  const kind = deviceSigns.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Unknown'
  return kind === 'Mac' && touchPoints > 1 ? 'iOS' : kind
}

/**
 * Returns the other people of a list, those with a name first. The server does not mark the person of this device, so the
 * first with the same name and colour is left out.
 */
export function othersOf(people: readonly PresentPerson[], self: Person): PresentPerson[] {
  const own = people.findIndex(({ name, color }) => name === self.name && color === self.color)
  const others = people.filter((_, index) => index !== own)
  return others.sort((a, b) => Number(b.name !== '') - Number(a.name !== ''))
}
