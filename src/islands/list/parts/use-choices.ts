import { useState } from 'react'

/**
 * Some of several things, each with a name of its own, until a person says otherwise of it.
 *
 * @param isChosenAtFirst whether it is chosen while nobody has said anything of it
 * @returns the names of what is chosen; what chooses one, or not any more; and what chooses all, or none where all are
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
