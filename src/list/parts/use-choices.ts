import { useState } from 'react'

/**
 * Selection of some of several named things.
 *
 * @param isChosenAtFirst true for things that are selected until a person changes that
 * @returns the names of the selected things; a function that toggles one; and a function that selects all, or none if all
 * are selected
 */
export function useChoices<Thing extends { name: string }>(
  things: readonly Thing[],
  isChosenAtFirst: (thing: Thing) => boolean,
): [chosen: ReadonlySet<string>, choose: (name: string) => void, chooseAll: () => void] {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = (thing: Thing) => said.get(thing.name) ?? isChosenAtFirst(thing)
  const chosen = new Set(things.filter(isChosen).map(({ name }) => name))
  const choose = (name: string) => setSaid(new Map(said).set(name, !chosen.has(name)))
  const chooseAll = () => setSaid(new Map(things.map(({ name }) => [name, chosen.size < things.length])))
  return [chosen, choose, chooseAll]
}
