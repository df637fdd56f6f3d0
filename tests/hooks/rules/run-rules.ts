/** Route for the test of the rules inside PocketBase's engine. It is not part of the shipped hooks. */
import type { RequestEvent } from '../../../pocketbase/hooks/pocketbase.d.ts'
import { ruleCases } from './cases.ts'

export function runRule(event: RequestEvent): void {
  const rule = ruleCases[event.request.url.query().get('name')]
  event.string(200, JSON.stringify(rule?.run()))
}
