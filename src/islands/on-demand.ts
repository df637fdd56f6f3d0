import { notLoadedText } from '../i18n/toasts.ts'
import { showToast } from '../stores/device/toasts.ts'

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
