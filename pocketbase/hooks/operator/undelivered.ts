import { type DeliveredKind, deliveredKinds, type Undelivered } from '../../../src/protocol/operator.ts'
import type { App } from '../pocketbase.d.ts'

const keyOf = (kind: DeliveredKind) => `undelivered ${kind}`

/** Stores since when the site's server has delivered nothing, for the operator's tools, which read it from PocketBase. */
export function noteUndelivered(app: App, kind: DeliveredKind, undelivered: Undelivered | null): void {
  app.store().setFunc(keyOf(kind), () => JSON.stringify(undelivered))
}

export function readUndelivered(app: App): Record<DeliveredKind, Undelivered | null> {
  const of = (kind: DeliveredKind) => JSON.parse(app.store().get(keyOf(kind)) ?? 'null')
  return Object.fromEntries(deliveredKinds.map((kind) => [kind, of(kind)])) as ReturnType<
    typeof readUndelivered
  >
}
