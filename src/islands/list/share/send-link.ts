import { shareTexts } from '../../../i18n/list/share.ts'
import { copyText } from '../../clipboard.ts'

/**
 * Sends a list's link by the system's own share sheet, else copies it.
 *
 * @returns what has become of it; undefined when the share sheet was closed, which is an answer and no failure
 */
export async function sendLink(name: string, url: string): Promise<'sent' | 'copied' | 'failed' | undefined> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: name, text: shareTexts.message(name), url })
      return 'sent'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed'
}
