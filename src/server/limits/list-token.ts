import { readShareToken, shareTokenHeader } from '../../protocol/share-token.ts'

/**
 * The token of the list that a page is requested for; undefined for an invalid one. The site's own server removes it from
 * the address, and so from logs; the development server does not.
 */
export function tokenAsked(headers: Headers, inAddress: string | undefined): string | undefined {
  return readShareToken(headers.get(shareTokenHeader) ?? inAddress)
}
