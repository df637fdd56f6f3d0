import { useState } from 'react'

/** The key of a thing among others: of two rows with one name, each has its own. */
export function choiceKey({ name, after }: { name: string; after?: string }): string {
  return after ?? name
}

/**
 * Selection of some of several named things.
 *
 * @param isChosenAtFirst true for things that are selected until a person changes that
 * @returns the keys of the selected things (`choiceKey`); a function that toggles one; and a function that selects all, or none if all
 * are selected
 */
export function useChoices<Thing extends { name: string; after?: string }>(
  things: readonly Thing[],
  isChosenAtFirst: (thing: Thing) => boolean,
): [chosen: ReadonlySet<string>, choose: (key: string) => void, chooseAll: () => void] {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = (thing: Thing) => said.get(choiceKey(thing)) ?? isChosenAtFirst(thing)
  const chosen = new Set(things.filter(isChosen).map(choiceKey))
  const choose = (key: string) => setSaid(new Map(said).set(key, !chosen.has(key)))
  const chooseAll = () =>
    setSaid(new Map(things.map((thing) => [choiceKey(thing), chosen.size < things.length])))
  return [chosen, choose, chooseAll]
}
