import type { APIRoute } from 'astro'
import { listManifest } from '../../../seo/app-manifest.ts'
import { tokenAsked } from '../../../server/limits/list-token.ts'
import { readNameOfList } from '../../../sync/read-list.ts'

export const prerender = false

/** Headers as for the list's page, because the address is the key to the list. */
const headers = {
  'Content-Type': 'application/manifest+json',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

export const GET: APIRoute = async ({ request, params, locals }) => {
  const token = tokenAsked(request.headers, params.token)
  const read = token ? await readNameOfList(locals.pocketBase, token) : { kind: 'missing' as const }
  if (!token || read.kind === 'missing') return new Response(undefined, { status: 404, headers })
  const name = read.kind === 'found' ? read.name : ''
  return new Response(JSON.stringify(listManifest(token, name)), { headers })
}
