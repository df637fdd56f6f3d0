import { policyName, securityHeaders } from '../server/pages/headers.ts'
import type { PackedText } from './pack.ts'

const types: readonly [end: string, type: string][] = [
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['', 'text/html; charset=utf-8'],
]

/** A packed text as the server would have sent it. */
export function packedResponse(pathname: string, { text, policy }: PackedText): Response {
  const type = types.find(([end]) => pathname.endsWith(end))?.[1] ?? ''
  return new Response(text, { headers: { ...securityHeaders, [policyName]: policy, 'Content-Type': type } })
}
