import type { Change } from '../../src/domain/item/change.ts'
import type { ItemFields } from '../../src/domain/item/fields.ts'
import type { Item } from '../../src/domain/item/item.ts'
import { personColors } from '../../src/domain/list/person.ts'
import { draftList } from '../../src/sync/stored-list.ts'
import type { Bug } from './bugs.ts'
import { checkEnd, checkSent, checkTab } from './checks.ts'
import { Journal } from './promises.ts'
import { type Random, seededRandom } from './random.ts'
import { SimDevice } from './sim-device.ts'
import { fairWeather, SimLink } from './sim-link.ts'
import { SimSender } from './sim-sender.ts'
import { SimServer } from './sim-server.ts'
import { SimDisk } from './sim-storage.ts'
import { SimTab, type SimWorld } from './sim-tab.ts'
import { VirtualClock } from './virtual-clock.ts'

/** Milliseconds from the end of all faults until all devices must show the same. */
const healingMs = 5_000
const sliceMs = 100
const mostTabs = 2
const names = ['lapte', 'pâine', 'ouă', 'roșii', 'brânză', 'mere', 'cafea', 'hârtie igienică']

interface Telling {
  bug?: Bug | undefined
  /** Devices send the outboxes of lists that are not open. It changes the random sequence: older seeds need it off. */
  hasSender?: boolean
}

/**
 * Runs one random history of several devices on shared lists, and checks it during the run and at the end.
 *
 * @returns descriptions of the faults; empty if there are none
 */
export async function runHistory(seed: number, { bug, hasSender = true }: Telling = {}): Promise<string[]> {
  const history = new History(seed, bug, hasSender)
  await history.tell()
  if (hasSender) await history.send()
  await history.heal()
  return history.world.journal.faults
}

interface Step {
  weight: number
  run: () => void
}

class History {
  readonly world: SimWorld
  readonly #random: Random
  readonly #devices: SimDevice[] = []
  readonly #tokens: string[] = []
  readonly #steps: Step[]
  #added = 0

  constructor(seed: number, bug: Bug | undefined, hasSender: boolean) {
    const random = seededRandom(seed)
    const clock = new VirtualClock()
    this.#random = random
    this.world = { clock, random, server: new SimServer(bug), journal: new Journal() }
    for (let index = this.#oftenSmall(3, 8); index > 0; index -= 1) {
      const link = new SimLink(clock, random, this.world.server)
      const disk = new SimDisk(clock, random, bug)
      this.#devices.push(new SimDevice(index, clock, random, link, disk))
    }
    this.#steps = [...this.#possibleSteps(), ...(hasSender ? this.#stepsOfSenders() : [])]
  }

  async tell(): Promise<void> {
    this.#makeLists()
    for (const device of this.#devices) this.#openTab(device)
    const total = this.#oftenSmall(40, 200)
    for (let step = 0; step < total && this.world.journal.faults.length === 0; step += 1) {
      this.#pickStep().run()
      await this.world.clock.pass(
        this.#random.chance(0.5) ? this.#random.int(0, 40) : this.#random.int(0, 1_500),
      )
      this.#checkOne()
    }
  }

  /** Ends all faults, for lists that are not opened again: each device has some page of the site open, which sends. */
  async send(): Promise<void> {
    const { clock, journal, server } = this.world
    if (journal.faults.length > 0) return
    this.#calm()
    for (const device of this.#devices) {
      for (const tab of device.liveTabs) tab.replica.wake()
      new SimSender(this.world, device).send()
    }
    // Few events are due now, so that a long chain of promises would continue only at the next of them.
    for (let passedMs = 0; passedMs < healingMs; passedMs += sliceMs) await clock.pass(sliceMs)
    await checkSent(server, this.#devices, journal)
  }

  /** Ends all faults: connections work, broken ones are noticed, and all tabs check again. */
  async heal(): Promise<void> {
    if (this.world.journal.faults.length > 0) return
    this.#calm()
    for (const device of this.#devices) for (const token of this.#tokens) this.#reopen(device, token)
    await this.world.clock.pass(healingMs)
    checkEnd(this.world.server, this.#devices, this.world.journal)
  }

  #calm(): void {
    this.world.server.isUp = true
    for (const device of this.#devices) {
      device.link.weather = fairWeather
      device.link.cut()
    }
  }

  #reopen(device: SimDevice, token: string): void {
    const hasUsed = device.tabs.some((tab) => tab.token === token)
    const open = device.liveTabs.filter((tab) => tab.token === token)
    if (hasUsed && open.length === 0) new SimTab(this.world, device, token).open()
    for (const tab of open) tab.replica.wake()
  }

  /** Makes two lists: one for all devices, and one that a device made without a connection. */
  #makeLists(): void {
    const [first] = this.#devices
    if (!first) return
    const [sharedToken, draftToken] = [first.makeId(), first.makeId()]
    this.#tokens.push(sharedToken, draftToken)
    this.world.server.create(sharedToken, { id: first.makeId(), name: 'Lista mea', rev: 0 })
    if (this.#random.chance(0.3)) first.link.weather = { ...fairWeather, isUp: false }
    new SimTab(this.world, first, draftToken).open(draftList(draftToken, first.makeId(), 'Excursie'))
  }

  /** Returns mostly small numbers: large histories find the same bugs as small ones, only later. */
  #oftenSmall(least: number, most: number): number {
    return Math.min(...Array.from({ length: 3 }, () => this.#random.int(least, most)))
  }

  #openTab(device: SimDevice): void {
    if (device.liveTabs.length >= mostTabs) return
    const token = this.#random.chance(0.85) ? this.#tokens[0] : this.#tokens[1]
    if (token) new SimTab(this.world, device, token).open()
  }

  #pickStep(): Step {
    let left = this.#random.next() * this.#steps.reduce((sum, { weight }) => sum + weight, 0)
    const step = this.#steps.find(({ weight }) => {
      left -= weight
      return left < 0
    })
    return step ?? this.#random.pick(this.#steps)
  }

  #possibleSteps(): Step[] {
    const device = () => this.#random.pick(this.#devices)
    // Other bugs show best in histories without a restore.
    const restores = this.#random.chance(0.3) ? 2 : 0
    return [
      { weight: 30, run: () => this.#act((tab) => this.#adds(tab)) },
      { weight: 25, run: () => this.#act((tab) => this.#onItem(tab, () => this.#set())) },
      { weight: 10, run: () => this.#act((tab) => this.#onItem(tab, () => ({ kind: 'remove' }))) },
      { weight: 5, run: () => this.#act((tab) => this.#onRemoved(tab)) },
      { weight: 3, run: () => this.#act((tab) => this.#rename(tab)) },
      { weight: 3, run: () => this.#act((tab) => this.#setOption(tab)) },
      { weight: 2, run: () => this.#act((tab) => this.#refusable(tab)) },
      { weight: 8, run: () => this.#changeWeather(device()) },
      { weight: 3, run: () => this.#blinkConnection(device()) },
      { weight: 4, run: () => this.#killTab(device()) },
      { weight: 3, run: () => this.#openTab(device()) },
      { weight: 1, run: () => device().disk.wipe() },
      { weight: 2, run: () => this.#restartServer() },
      { weight: 2 * restores, run: () => this.world.server.keepCopy() },
      { weight: restores, run: () => this.#restoreServer() },
      { weight: 3, run: () => this.#anyTab()?.replica.wake() },
    ]
  }

  /**
   * Steps in which another page of the site is opened, or the browser runs a background sync; the browser may end either.
   */
  #stepsOfSenders(): Step[] {
    const device = () => this.#random.pick(this.#devices)
    return [
      { weight: 6, run: () => new SimSender(this.world, device()).send() },
      { weight: 2, run: () => device().sender?.kill() },
    ]
  }

  #anyTab(): SimTab | undefined {
    const tabs = this.#devices.flatMap((device) => device.liveTabs)
    return tabs.length > 0 ? this.#random.pick(tabs) : undefined
  }

  #act(make: (tab: SimTab) => Change[]): void {
    const tab = this.#anyTab()
    if (!tab?.replica.list) return
    const changes = make(tab)
    if (changes.length > 0) tab.act(changes)
  }

  #base(tab: SimTab) {
    return { id: tab.device.makeId(), listId: tab.replica.list?.id ?? '', itemId: tab.device.makeId() }
  }

  #adds(tab: SimTab): Change[] {
    const count = this.#random.chance(0.008) ? this.#random.int(20, 130) : this.#random.int(1, 2)
    return Array.from({ length: count }, () => {
      this.#added += 1
      const name = `${this.#random.pick(names)} #${this.#added}`
      return { ...this.#base(tab), kind: 'add', fields: { name } }
    })
  }

  #set(): Pick<Change & { kind: 'set' }, 'kind' | 'fields'> {
    const fields = this.#random.pick<Partial<ItemFields>>([
      { completed: true },
      { completed: false },
      { notFound: this.#random.chance(0.5) },
      { quantity: String(this.#random.int(1, 9)) },
      { unit: this.#random.pick(['kg', 'l', 'buc']) },
      { name: `${this.#random.pick(names)} ${this.#random.int(1, 999)}` },
      { note: this.#random.pick(['', 'bine coapte', 'cel cu capac verde, dacă mai au']) },
      { store: this.#random.pick(['', 'Lidl', 'piața']), price: String(this.#random.int(1, 9_999)) },
      { taker: this.#random.pick(['', 'Ana', 'Ion']), takerColor: this.#random.pick(['', ...personColors]) },
      { completed: true, boughtIn: this.#random.pick(['', 'Lidl', 'Profi']) },
    ])
    return { kind: 'set', fields }
  }

  #rename(tab: SimTab): Change[] {
    const name = `Listă ${this.#random.int(1, 999)}`
    return [{ ...this.#base(tab), kind: 'rename', name }]
  }

  #setOption(tab: SimTab): Change[] {
    const said = this.#random.pick<Pick<Change & { kind: 'set-option' }, 'key' | 'value'>>([
      { key: 'budget', value: this.#random.pick(['', '15000', String(this.#random.int(1, 99_999))]) },
      { key: 'voucherDay', value: String(this.#random.int(1, 9_999)) },
      { key: 'aisles/lidl', value: this.#random.pick(['', 'lactate,paine', 'paine,lactate']) },
      { key: 'vouchers/săpun', value: this.#random.pick(['', 'yes', 'no']) },
      {
        key: 'weekly/lapte',
        value: this.#random.pick(['', '4|2026-11-27|2|l|lapte', '0|2026-11-30|1|st|lapte']),
      },
      {
        key: 'template/Cină',
        value: this.#random.pick(['', '[["paste","500","g"]]', '[["paste"],["roșii"]]']),
      },
    ])
    const { id, listId } = this.#base(tab)
    return [{ id, listId, kind: 'set-option', ...said }]
  }

  #onItem(
    tab: SimTab,
    make: () => { kind: 'remove' } | Pick<Change & { kind: 'set' }, 'kind' | 'fields'>,
  ): Change[] {
    const items = [...tab.view.keys()]
    return items.length > 0 ? [{ ...this.#base(tab), itemId: this.#random.pick(items), ...make() }] : []
  }

  #onRemoved(tab: SimTab): Change[] {
    const removed = [...(tab.replica.list?.snapshot?.items.values() ?? [])].filter(
      (item: Item) => item.deleted,
    )
    if (removed.length === 0) return []
    return [{ ...this.#base(tab), itemId: this.#random.pick(removed).id, kind: 'restore' }]
  }

  /** Returns changes that only an older or a manipulated client would send. */
  #refusable(tab: SimTab): Change[] {
    const base = this.#base(tab)
    this.world.journal.refusable.add(base.itemId)
    return [
      this.#random.chance(0.5)
        ? { ...base, kind: 'add', fields: { name: 'javascript: <script>' } }
        : { ...base, kind: 'set', fields: { completed: true } },
    ]
  }

  #changeWeather(device: SimDevice): void {
    device.link.weather = this.#random.chance(0.4)
      ? fairWeather
      : {
          isUp: this.#random.chance(0.7),
          isHalfOpen: this.#random.chance(0.15),
          dropRate: this.#random.pick([0, 0.05, 0.3]),
          doubleRate: this.#random.pick([0, 0.2]),
          longestDelayMs: this.#random.pick([30, 400, 3_000]),
        }
  }

  #blinkConnection(device: SimDevice): void {
    device.link.cut()
  }

  #killTab(device: SimDevice): void {
    const tabs = device.liveTabs
    if (tabs.length > 0) this.#random.pick(tabs).kill()
  }

  #restartServer(): void {
    const { server, clock } = this.world
    server.isUp = !server.isUp
    for (const device of this.#devices) device.link.cut()
    if (!server.isUp)
      clock.after(this.#random.int(50, 3_000), () => {
        server.isUp = true
      })
  }

  /** Restores the server, which also ends all requests and streams. */
  #restoreServer(): void {
    this.world.server.restore()
    for (const device of this.#devices) device.link.cut()
  }

  #checkOne(): void {
    if (this.#random.chance(0.8)) return
    const tab = this.#anyTab()
    const list = tab && this.world.server.lists.get(tab.token)
    if (tab && list) checkTab(tab, list, this.world.journal)
  }
}
