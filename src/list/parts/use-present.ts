import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { keyOf } from '../../domain/merge/key-of.ts'
import type { ListStore } from '../list.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'

/** @returns whether a thing of this name, however it is written, is on the list and still to buy */
export function usePresent({ $sections }: Pick<ListStore, '$sections'>): (name: string) => boolean {
  const words = useStore($vocabulary)
  const { pending, notFound } = useStore($sections)
  return useMemo(() => {
    const left = [...pending.flatMap(({ items }) => items), ...notFound]
    const present = new Set(left.map(({ name }) => keyOf(words, name)))
    return (name) => present.has(keyOf(words, name))
  }, [words, pending, notFound])
}
