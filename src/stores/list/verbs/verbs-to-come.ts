import { notLoadedText } from '../../../i18n/toasts.ts'
import { showToast } from '../../device/toasts.ts'
import type { AddingNeeds } from './adding.ts'
import type { LateVerbs } from './late-verbs.ts'

/**
 * The same functions, each called once their code is loaded; undefined if it could not be fetched, which is then reported to
 * the person.
 */
type OnceHere<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Result | undefined>
    : never
}

/** The late verbs, which can be called before their code is loaded. */
export type VerbsToCome = OnceHere<LateVerbs>

/** Fetches the code of the late verbs in advance. Without a connection it is fetched when it is needed. */
export function fetchLateVerbs(): void {
  fetchMaker().catch(() => undefined)
}

/** Makes functions that load the late verbs at the first call, and then run them. */
export function makeVerbsToCome(needs: AddingNeeds): VerbsToCome {
  const verbs = async () => {
    try {
      return (await fetchMaker())(needs)
    } catch {
      showToast({ tone: 'error', text: notLoadedText })
      return undefined
    }
  }
  return {
    addText: async (...given) => (await verbs())?.addText(...given),
    addItems: async (...given) => (await verbs())?.addItems(...given),
    addSuggested: async (...given) => (await verbs())?.addSuggested(...given),
    obey: async (...given) => (await verbs())?.obey(...given),
    take: async (...given) => (await verbs())?.take(...given),
    setOptions: async (...given) => (await verbs())?.setOptions(...given),
    uncompleteAll: async () => (await verbs())?.uncompleteAll(),
    clearCompleted: async () => (await verbs())?.clearCompleted(),
    putWeekly: async (...given) => (await verbs())?.putWeekly(...given),
    prepareNext: async (...given) => (await verbs())?.prepareNext(...given),
  }
}

const fetchMaker = async () => (await import('./late-verbs.ts')).makeLateVerbs
