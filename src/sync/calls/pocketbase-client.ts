import PocketBase, { BaseAuthStore } from 'pocketbase'

/**
 * Returns a client of PocketBase's SDK with nobody signed in.
 *
 * @param baseUrl of the server; by default that of the page
 */
export function pocketBaseAt(baseUrl?: string): PocketBase {
  return new PocketBase(baseUrl, new BaseAuthStore(), 'ro')
}
