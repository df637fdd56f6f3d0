import { notLoadedText } from './toast-texts.ts'
import { showToast } from './toasts.ts'

/**
 * Loads code lazily.
 *
 * @returns undefined if loading failed; a message has been shown then
 */
export async function onDemand<Code>(fetching: Promise<Code>): Promise<Code | undefined> {
  try {
    return await fetching
  } catch {
    showToast({ tone: 'error', text: notLoadedText })
    return undefined
  }
}
