import { readShareToken, shareTokenHeader } from '../../protocol/share-token.ts'

/**
 * The token of the list that a page is asked for; undefined for what is none. The site's own server keeps it out of the
 * address, and so out of logs; the development server does not.
 */
export function tokenAsked(headers: Headers, inAddress: string | undefined): string | undefined {
  return readShareToken(headers.get(shareTokenHeader) ?? inAddress)
}
