import { fold } from '../../src/domain/lib/fold.ts'

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

const letterSounds = new Map(Object.entries({ c: 'k', q: 'k', x: 'k', y: 'i', w: 'u' }))

/** Sounds that the model takes for each other. */
const similar = ['pbfv', 'td', 'kg', 'szj', 'mn', 'lr', 'aeiou']
const kinds = new Map(similar.flatMap((letters, kind) => [...letters].map((letter) => [letter, kind])))
const similarCost = 0.5
export const leaveOutCost = 1

/** Returns how a text sounds, without its pauses: "Gokwasha" is "gokuasa". */
export function soundOf(text: string): string {
  const letters = fold(text).replace(/[^a-z]/g, '')
  return sounds.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), letters)
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
      current.push(
        Math.min(replaced, (before[at + 1] ?? 0) + leaveOutCost, (current[at] ?? 0) + leaveOutCost),
      )
    }
    before = current
  }
  return before[other.length] ?? 0
}

/** The sound of a letter of the grammar behind a text. */
export function soundOfLetter(letter: string, before: string): string {
  return letter === 'h' && /[cg]$/.test(before) ? '' : (letterSounds.get(letter) ?? letter)
}

/** The difference of two sounds, from 0 to 1. */
export function changeCost(one: string, other: string): number {
  if (one === other) return 0
  const kind = kinds.get(one)
  return kind !== undefined && kind === kinds.get(other) ? similarCost : 1
}
