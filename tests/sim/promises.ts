import type { Change } from '../../src/domain/item/change.ts'
import { isOfItem } from '../../src/domain/item/kinds.ts'
import type { ListApi } from '../../src/sync/ports.ts'
import type { SimDevice } from './sim-device.ts'
import type { SimTab } from './sim-tab.ts'

interface Kept {
  change: Change
  tab: SimTab
  /** Number of wipes of the device's disk when the tab began to store the change. */
  wipes: number
}

/** Records the promises that were made during one history, for the checks to compare with the outcome. */
export class Journal {
  /** Changes that a tab reported as durable. */
  readonly durable: Kept[] = []
  /** Changes that the server acknowledged to a live tab, with its device and the number of wipes of its disk until then. */
  readonly acknowledged = new Map<string, { device: SimDevice; wipes: number }>()
  /** Changes whose refusal was shown to a person. */
  readonly refused = new Set<string>()
  /** Changes whose refusal a device stored, to be shown later. */
  readonly noted = new Set<string>()
  /** Items that may be refused: their names are forbidden, or they do not exist. */
  readonly refusable = new Set<string>()
  /** Tokens of lists made without a connection that a device reported as durable. */
  readonly drafts = new Map<string, { tab: SimTab; wipes: number }>()
  readonly faults: string[] = []

  kept(changes: readonly Change[], tab: SimTab, wipes: number): void {
    for (const change of changes) this.durable.push({ change, tab, wipes })
  }

  /** True if a device received the acknowledgement of this change and its disk has not been wiped since. */
  isRemembered(changeId: string): boolean {
    const told = this.acknowledged.get(changeId)
    return told !== undefined && told.device.disk.wipes === told.wipes
  }

  refuse(change: Change, tab: SimTab): void {
    this.refused.add(change.id)
    const itemId = isOfItem(change) ? change.itemId : ''
    if (!this.refusable.has(itemId) && !this.#isLostByWipe(itemId))
      this.fault(`a good ${change.kind} was refused`, tab)
  }

  /** True if a wipe removed the addition of the item before the server had it, so that later changes of it find no item. */
  #isLostByWipe(itemId: string): boolean {
    return this.durable.some(
      ({ change, tab, wipes }) =>
        change.kind === 'add' && change.itemId === itemId && tab.device.disk.wipes > wipes,
    )
  }

  fault(what: string, where?: Pick<SimTab, 'device'>): void {
    this.faults.push(where ? `device ${where.device.number}: ${what}` : what)
  }

  /** Wraps the routes so that every acknowledgement that reaches a live tab is recorded. */
  listening(api: ListApi, device: SimDevice, isAlive: () => boolean): ListApi {
    return {
      ...api,
      push: async (since, changes) => {
        const answer = await api.push(since, changes)
        if (!isAlive()) return new Promise(() => {})
        const results = answer.kind === 'done' ? answer.value.results : []
        for (const { id, status } of results)
          if (status === 'done') this.acknowledged.set(id, { device, wipes: device.disk.wipes })
        return answer
      },
    }
  }
}
