import type { APIRoute } from 'astro'
import { openApiDocument } from '../../../list-api/openapi.ts'
import { siteName } from '../../../site.ts'
import { version } from '../../../version.ts'

export const GET: APIRoute = () => {
  const document = openApiDocument({ name: siteName, version })
  return new Response(JSON.stringify(document), { headers: { 'content-type': 'application/json' } })
}
