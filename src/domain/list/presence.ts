import { isUuid } from '../lib/uuid.ts'
import { isPersonColor, type Person, readNickname } from './person.ts'

/** The kinds of device that the product tells apart (specification, section 3). */
export const deviceKinds = ['iOS', 'Android', 'Windows', 'Mac', 'Unknown'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** What a page says of the person in front of it. */
export interface Visitor extends Person {
  /** A random UUID for one device and one list, known to nobody else. */
  session: string
  device: DeviceKind
}

/** Somebody on a list, as everybody on it may know them; `id` stands for the session without giving it away. */
export interface PresentPerson extends Person {
  id: string
  device: DeviceKind
}

/** Who is on a list. Of two, the higher `version` is the later, in whatever order they arrive. */
export interface Presence {
  version: number
  /** Distinct sessions. */
  count: number
  /** The first of them in the order of their coming, 12 at most. */
  people: readonly PresentPerson[]
}

/** A visitor with a clean name; undefined when any part is not of its kind. */
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

/** Best first: Android calls itself Linux too, and an iPad calls itself a Mac. */
const deviceSigns: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
]

/** @param touchPoints of the screen: no Mac has any, an iPad that asks for desktop pages has five */
export function deviceKind(userAgent: string, touchPoints: number): DeviceKind {
  const kind = deviceSigns.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Unknown'
  return kind === 'Mac' && touchPoints > 1 ? 'iOS' : kind
}

/**
 * The others among the people of a list, the named first. Which of them is this device's own is told to nobody; one who
 * is called and coloured like it is taken for it.
 */
export function othersOf(people: readonly PresentPerson[], self: Person): PresentPerson[] {
  const own = people.findIndex(({ name, color }) => name === self.name && color === self.color)
  const others = people.filter((_, index) => index !== own)
  return others.sort((a, b) => Number(b.name !== '') - Number(a.name !== ''))
}
