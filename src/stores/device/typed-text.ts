import { keepTyped, readTyped } from '../../sync/device/typed-text.ts'
import { whenLeft } from './when-left.ts'

/** Who has typed nothing for so long has paused. */
const pauseMs = 500

/** What is typed for a list and not added yet: it outlives the page. */
export interface TypedText {
  /** What the field of the list begins with. */
  typedBefore(): string
  /** The field holds another text now. It is written down when typing pauses; that nothing is left, at once. */
  keepTyped(text: string): void
}

/**
 * @param listId of the list, once it is known
 * @returns the verbs, and what has the text written down when the list is left, however that happens
 */
export function makeTypedText(
  listId: () => string | undefined,
): [verbs: TypedText, follow: (leaving: AbortSignal) => void] {
  let typed: string | undefined
  let isWritten = true
  let pause: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const id = listId()
    if (id && typed !== undefined && !isWritten) keepTyped(id, typed)
    isWritten = true
  }
  const verbs: TypedText = {
    typedBefore: () => typed ?? readTyped(listId() ?? ''),
    keepTyped(text) {
      typed = text
      isWritten = false
      clearTimeout(pause)
      if (text === '') write()
      else pause = setTimeout(write, pauseMs)
    },
  }
  return [verbs, (leaving) => whenLeft(write, leaving)]
}
