import { copyText } from '../../ui/clipboard.ts'
import { shareTexts } from './texts.ts'

/**
 * Sends a list's link with the system's share sheet, or copies it.
 *
 * @returns the result; undefined when the person closed the share sheet, which is no failure
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
