import type { Change } from '../../src/domain/item/change.ts'
import { isOfItem } from '../../src/domain/item/kinds.ts'
import type { ListApi } from '../../src/sync/device/ports.ts'
import type { SimDevice } from './sim-device.ts'
import type { SimTab } from './sim-tab.ts'

interface Kept {
  change: Change
  tab: SimTab
  /** How often the device's disk had been wiped when the tab began to keep it. */
  wipes: number
}

/** What was promised to whom during one history, for the checks to hold against what became of it. */
export class Journal {
  /** Changes a tab said are durable. */
  readonly durable: Kept[] = []
  /** Changes the server told a living tab are done, with its device and how often its disk had been wiped by then. */
  readonly acknowledged = new Map<string, { device: SimDevice; wipes: number }>()
  /** Changes a person was told are refused. */
  readonly refused = new Set<string>()
  /** Changes whose refusal a device wrote down, to be told later. */
  readonly noted = new Set<string>()
  /** Items that may be refused: their names are forbidden, or they do not exist. */
  readonly refusable = new Set<string>()
  /** Tokens of lists made without a connection that a device said are durable. */
  readonly drafts = new Map<string, { tab: SimTab; wipes: number }>()
  readonly faults: string[] = []

  kept(changes: readonly Change[], tab: SimTab, wipes: number): void {
    for (const change of changes) this.durable.push({ change, tab, wipes })
  }

  /** Whether a device that still has its disk was told that this change is done. */
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

  /** An item whose making was wiped off its device before the server knew it: later changes of it have no item. */
  #isLostByWipe(itemId: string): boolean {
    return this.durable.some(
      ({ change, tab, wipes }) =>
        change.kind === 'add' && change.itemId === itemId && tab.device.disk.wipes > wipes,
    )
  }

  fault(what: string, where?: Pick<SimTab, 'device'>): void {
    this.faults.push(where ? `device ${where.device.number}: ${what}` : what)
  }

  /** The same routes, with every acknowledgement that reaches a living tab noted. */
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
