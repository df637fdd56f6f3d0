import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { itemCosts } from '../grammar/item-names.ts'

/** Spellings of one sound, the longest first. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/sh|sch/g, 's'],
  [/tz|ts/g, 't'],
  [/qu|kw|cv/g, 'ku'],
  [/ck|ch|c|q/g, 'k'],
  [/gh/g, 'g'],
  [/x/g, 'ks'],
  [/y|j(?=[aeiou])/g, 'i'],
  [/w/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** Sounds that the model takes for each other. */
const similar = ['pbfv', 'td', 'kg', 'szj', 'mn', 'lr', 'aeiou']
const kinds = new Map(similar.flatMap((letters, kind) => [...letters].map((letter) => [letter, kind])))
const similarCost = 0.5
/** The largest distance of a near name, as a share of the longer text. */
const farthest = 0.45

const knownSounds = once(() => [...itemCosts()].map(([name, cost]) => ({ name, cost, sound: soundOf(name) })))

/** Returns how a text sounds, without its pauses: "Gokwasha" is "gokuasa". */
export function soundOf(text: string): string {
  const letters = fold(text).replace(/[^a-z]/g, '')
  return sounds.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), letters)
}

/**
 * Returns the known names that sound like a text, folded, the nearest first, with their costs.
 *
 * @param own the list's own names, which cost nothing
 */
export function nearNames(said: string, own: readonly string[], most: number): Map<string, number> {
  const sound = soundOf(said)
  const owned = own.map((name) => ({ name: fold(name), cost: 0, sound: soundOf(name) }))
  const near = [...owned, ...knownSounds()]
    .filter((known) => Math.abs(known.sound.length - sound.length) <= farthest * sound.length + 1)
    .map((known) => ({ ...known, far: distance(known.sound, sound) }))
    .filter(({ far, sound: other }) => far <= farthest * Math.max(other.length, sound.length))
    .toSorted((a, b) => a.far + a.cost / 4 - b.far - b.cost / 4)
  return new Map(near.slice(0, most).map(({ name, cost }) => [name, cost]))
}

/** The number of different letters of two texts by their sound. */
export function soundDistance(one: string, other: string): number {
  return distance(soundOf(one), soundOf(other))
}

/** The number of letters to change, those of similar sounds for half (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1]
    for (const [at, counterpart] of [...other].entries()) {
      const replaced = (before[at] ?? 0) + changeCost(letter, counterpart)
      current.push(Math.min(replaced, (before[at + 1] ?? 0) + 1, (current[at] ?? 0) + 1))
    }
    before = current
  }
  return before[other.length] ?? 0
}

function changeCost(one: string, other: string): number {
  if (one === other) return 0
  const kind = kinds.get(one)
  return kind !== undefined && kind === kinds.get(other) ? similarCost : 1
}
