import { Deliveries } from '../../../src/server/outbound/deliveries.ts'
import type { SendOutcome } from '../../../src/server/outbound/post-outside.ts'

/** Records the outcome of each delivery, in order. */
export class RecordedDeliveries extends Deliveries {
  readonly outcomes: SendOutcome[] = []

  override note(...noted: Parameters<Deliveries['note']>): void {
    const [{ outcome }] = noted
    this.outcomes.push(outcome)
    super.note(...noted)
  }
}
