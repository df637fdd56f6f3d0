import { computed, onMount, type ReadableAtom } from 'nanostores'
import { readSetting } from '../../device/setting-storage.ts'
import type { ItemFields } from '../../domain/item/fields.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import {
  isPersonColor,
  type Person,
  type PersonColor,
  personColors,
  readNickname,
} from '../../domain/list/person.ts'
import { settingAtom } from '../../ui/setting-atom.ts'

export interface Settings {
  isSoundOn: boolean
  isVibrationOn: boolean
}

const personName = 'person'
const $keptSettings = settingAtom<Settings>('settings', readSettings)
const $keptPerson = settingAtom<Person>(personName, readPerson)
const $wasAsked = settingAtom<boolean>('name-asked', (kept) => kept === true)

/** Sound and vibration of this device; both are on by default. */
export const $settings: ReadableAtom<Settings> = $keptSettings

/** This device's person as shown to the others: at first without a name, in a random colour. */
export const $person: ReadableAtom<Person> = $keptPerson

/** True if this device's person has neither given a name nor been asked for one. */
export const $isNameUnasked: ReadableAtom<boolean> = computed(
  [$person, $wasAsked],
  ({ name }, isAsked) => name === '' && !isAsked,
)

// The random colour is stored, because people recognise each other by it.
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
 * @param wanted the new values
 * @returns false, without any change, for a nickname of more than 30 characters or against the rules of names
 */
export function setPerson(wanted: Partial<Person>): boolean {
  const name = readNickname(wanted.name ?? $person.get().name)
  if (name === undefined) return false
  if (wanted.name !== undefined) askNoName()
  $keptPerson.set({ name, color: wanted.color ?? $person.get().color })
  return true
}

/** Records that the question for the name was answered or skipped: it is never asked again on this device. */
export function askNoName(): void {
  $wasAsked.set(true)
}

/** Returns the author of added items. A person without a nickname is not shown as an author. */
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
