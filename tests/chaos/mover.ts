import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, slotsOfNode } from '../../scripts/lib/cluster/cluster-file.ts'
import type { Random } from '../sim/random.ts'
import { testLimits } from '../support/limits.ts'
import type { TestCluster } from '../support/server/cluster.ts'
import { answers } from './answers.ts'
import { beginCommand } from './command.ts'

const [fewestSlots, mostSlots] = [1, 200]
/** Milliseconds between two attempts of a move that failed. */
const againMs = 300
const killed = 0.25
const longestLifeMs = 1_200
/** Time limit of a move, which is repeated until a node that ended is replaced. */
const patienceMs = testLimits.startMs

/** An operator who moves slots all the time, and repeats interrupted moves. */
export class Mover {
  moves = 0
  kills = 0
  readonly faults: string[] = []
  readonly #cluster: TestCluster
  readonly #random: Random

  constructor(cluster: TestCluster, random: Random) {
    this.#cluster = cluster
    this.#random = random
  }

  async moveUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#moveOnce()
  }

  async #moveOnce(): Promise<void> {
    const cluster = this.#cluster.read()
    const names = await namesOfThoseUp(cluster)
    if (names.length < 2) return pause(againMs)
    const from = this.#random.pick(names)
    const to = this.#random.pick(names.filter((name) => name !== from))
    const owned = slotsOfNode(cluster, from)
    if (owned.length === 0) return
    const count = this.#random.int(fewestSlots, Math.min(mostSlots, owned.length))
    const first = this.#random.int(0, owned.length - count)
    await this.#finish('move', owned.slice(first, first + count).join(), 'from', from, 'to', to)
    this.moves += 1
  }

  async #finish(...parameters: string[]): Promise<void> {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const command = beginCommand(this.#cluster.path, ...parameters)
      const timer =
        this.#random.chance(killed) &&
        setTimeout(() => this.#kill(command), this.#random.int(0, longestLifeMs))
      const said = await command.ended
      if (timer) clearTimeout(timer)
      if (said === '') return
      if (performance.now() > giveUpAt) {
        this.faults.push(`a move was never finished: ${said}`)
        return
      }
      await pause(againMs)
    }
  }

  #kill({ process }: ReturnType<typeof beginCommand>): void {
    this.kills += 1
    process.kill('SIGKILL')
  }
}

/** Returns the nodes that answer, because moves of other nodes would fail. */
async function namesOfThoseUp({ nodes }: Cluster): Promise<string[]> {
  const names = Object.keys(nodes)
  const are = await Promise.all(names.map((name) => answers(nodes[name]?.address ?? '')))
  return names.filter((_, at) => are[at])
}
