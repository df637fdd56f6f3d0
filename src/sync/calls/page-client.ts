import { ListClient } from './list-client.ts'
import { sendFromPage } from './send-from-page.ts'

/** Returns the client with which a page sends calls about a list. */
export function pageClient(token: string): ListClient {
  return new ListClient(sendFromPage, token)
}
