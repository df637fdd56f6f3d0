import { copyText } from '../../ui/clipboard.ts'
import { shareTexts } from './texts.ts'

type Sending = 'sent' | 'copied' | 'failed' | undefined

/**
 * Sends a list's link with the system's share sheet, or copies it.
 *
 * @returns the result; undefined when the person closed the share sheet, which is no failure
 */
export function sendLink(name: string, url: string): Promise<Sending> {
  return send({ title: name, text: shareTexts.message(name), url }, url)
}

/** Sends a text in the same way. */
export function sendText(title: string, text: string): Promise<Sending> {
  return send({ title, text }, text)
}

/** @param copied text for the clipboard, if the browser has no share sheet */
async function send(data: ShareData, copied: string): Promise<Sending> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return 'sent'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  return (await copyText(copied)) ? 'copied' : 'failed'
}
