import { ListClient } from './list-client.ts'
import { sendFromPage } from './send-from-page.ts'

/** How a page asks about a list. */
export function pageClient(token: string): ListClient {
  return new ListClient(sendFromPage, token)
}
