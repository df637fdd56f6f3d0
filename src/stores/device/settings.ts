import { computed, onMount, type ReadableAtom } from 'nanostores'
import type { ItemFields } from '../../domain/item/fields.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import {
  isPersonColor,
  type Person,
  type PersonColor,
  personColors,
  readNickname,
} from '../../domain/list/person.ts'
import { readSetting } from '../../sync/device/device-settings.ts'
import { settingAtom } from './setting-atom.ts'

export interface Settings {
  isSoundOn: boolean
  isVibrationOn: boolean
}

const personName = 'person'
const $keptSettings = settingAtom<Settings>('settings', readSettings)
const $keptPerson = settingAtom<Person>(personName, readPerson)
const $wasAsked = settingAtom<boolean>('name-asked', (kept) => kept === true)

/** How this device answers to what is done on it; both are on until somebody turns them off. */
export const $settings: ReadableAtom<Settings> = $keptSettings

/** How this device's person appears to the others: at first nameless, in a colour drawn by lot. */
export const $person: ReadableAtom<Person> = $keptPerson

/** Nobody has asked this device's person yet how the others shall call them, and they have not said it either. */
export const $isNameUnasked: ReadableAtom<boolean> = computed(
  [$person, $wasAsked],
  ({ name }, isAsked) => name === '' && !isAsked,
)

// A colour once drawn stays: people know each other by it.
onMount($person, () => {
  if (readSetting(personName) === undefined) $keptPerson.set($person.get())
})

export function setSound(isSoundOn: boolean): void {
  $keptSettings.set({ ...$settings.get(), isSoundOn })
}

export function setVibration(isVibrationOn: boolean): void {
  $keptSettings.set({ ...$settings.get(), isVibrationOn })
}

/**
 * @param wanted what is to change of them
 * @returns false, with nothing changed, for a nickname of more than 30 characters or against the rules of names
 */
export function setPerson(wanted: Partial<Person>): boolean {
  const name = readNickname(wanted.name ?? $person.get().name)
  if (name === undefined) return false
  if (wanted.name !== undefined) askNoName()
  $keptPerson.set({ name, color: wanted.color ?? $person.get().color })
  return true
}

/** The question for their name was answered, or passed over: it is never asked again on this device. */
export function askNoName(): void {
  $wasAsked.set(true)
}

/** How the person is known on what they add. Nobody is known by a colour alone. */
export function authorOf(): Pick<ItemFields, 'author' | 'authorColor'> {
  const { name, color } = $person.get()
  return name === '' ? { author: '', authorColor: '' } : { author: name, authorColor: color }
}

function readSettings(kept: unknown): Settings {
  const { isSoundOn, isVibrationOn } = fieldsOf(kept)
  return { isSoundOn: isSoundOn !== false, isVibrationOn: isVibrationOn !== false }
}

function readPerson(kept: unknown): Person {
  const { name, color } = fieldsOf(kept)
  return { name: readNickname(name) ?? '', color: isPersonColor(color) ? color : anyColor() }
}

function anyColor(): PersonColor {
  return personColors[Math.floor(Math.random() * personColors.length)] ?? 'green'
}
