import { notLoadedText } from '../i18n/toasts.ts'
import { showToast } from '../stores/device/toasts.ts'

/**
 * Fetches code that is needed only on demand.
 *
 * @returns undefined if it could not be fetched; the person has been told
 */
export async function onDemand<Code>(fetching: Promise<Code>): Promise<Code | undefined> {
  try {
    return await fetching
  } catch {
    showToast({ tone: 'error', text: notLoadedText })
    return undefined
  }
}
