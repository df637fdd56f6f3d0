import { shareTexts } from '../../i18n/share.ts'
import { copyText } from '../clipboard.ts'

/** Sends a list's link by the system's own share sheet, else copies it. `done`: the person has seen to the rest. */
export async function sendLink(name: string, url: string): Promise<'done' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: name, text: shareTexts.message(name), url })
      return 'done'
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'done'
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
