import PocketBase, { BaseAuthStore } from 'pocketbase'

/**
 * A client of PocketBase's SDK, with nobody signed in.
 *
 * @param baseUrl of the server; that of the page where it is not said
 */
export function pocketBaseAt(baseUrl?: string): PocketBase {
  return new PocketBase(baseUrl, new BaseAuthStore(), 'ro')
}
