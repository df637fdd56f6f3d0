import { notLoadedText } from '../../ui/toast-texts.ts'
import { showToast } from '../../ui/toasts.ts'
import type { AddingNeeds } from '../add/adding.ts'
import type { LazyActions } from './lazy-actions.ts'

/**
 * The same functions, each called once their code is loaded; undefined if it could not be fetched, which is then reported to
 * the person.
 */
type OnceHere<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Result | undefined>
    : never
}

/** The late actions, which can be called before their code is loaded. */
export type CallableActions = OnceHere<LazyActions>

/** Fetches the code of the late actions in advance. Without a connection it is fetched when it is needed. */
export function fetchActions(): void {
  fetchMaker().catch(() => undefined)
}

/** Makes functions that load the late actions at the first call, and then run them. */
export function makeCallableActions(needs: AddingNeeds): CallableActions {
  const actions = async () => {
    try {
      return (await fetchMaker())(needs)
    } catch {
      showToast({ tone: 'error', text: notLoadedText })
      return undefined
    }
  }
  /** The last items to add while the code is loading: another press that adds the same is an impatient one. */
  let awaited = ''
  return {
    addText: async (...given) => (await actions())?.addText(...given),
    async addItems(...given) {
      const items = JSON.stringify(given)
      if (awaited === items) return undefined
      awaited = items
      const loaded = await actions()
      awaited = ''
      return loaded?.addItems(...given)
    },
    addSuggested: async (...given) => (await actions())?.addSuggested(...given),
    obey: async (...given) => (await actions())?.obey(...given), // part: voice
    take: async (...given) => (await actions())?.take(...given),
    setOptions: async (...given) => (await actions())?.setOptions(...given),
    uncomplete: async (...given) => (await actions())?.uncomplete(...given),
    clearCompleted: async (...given) => (await actions())?.clearCompleted(...given),
    putWeekly: async (...given) => (await actions())?.putWeekly(...given),
    prepareNext: async (...given) => (await actions())?.prepareNext(...given),
  }
}

const fetchMaker = async () => (await import('./lazy-actions.ts')).makeLazyActions
