import { fold } from '../lib/fold.ts'

/** A name as in an address: "Roșii" → "rosii", "Coriandru (semințe)" → "coriandru". It is the slug of most foods. */
export function slugOfName(name: string): string {
  return fold(bareName(name)).replace(/[^a-z0-9]+/g, '-')
}

/** The name without its brackets. */
export function bareName(name: string): string {
  return name.replace(/ \(.*\)$/, '')
}
