import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ClusterNode, nodeNamed } from '../../scripts/lib/cluster/cluster-file.ts'
import { isRunning } from '../../scripts/lib/process/process-id.ts'
import type { Random } from '../sim/random.ts'
import { testLimits } from '../support/limits.ts'
import type { TestCluster } from '../support/server/cluster.ts'
import type { TestMachine } from '../support/server/standbys.ts'
import { answers } from './answers.ts'
import { beginCommand, type Command } from './command.ts'

/** Range of the milliseconds between two faults. */
const [soonestMs, latestMs] = [200, 2_500]
/**
 * Share of faults that concern a node. The watch acts after 10 s without an answer of a node, which happens now and then.
 */
const ofNode = 0.85
/** Milliseconds after which systemd restarts a process. */
const restartMs = 500
const pollMs = 50
const patienceMs = testLimits.startMs

const ofNodes = ['power', 'restart', 'database', 'standby', 'replication'] as const
const ofAll = ['router', 'watch'] as const
export type Trouble = (typeof ofNodes)[number] | (typeof ofAll)[number]

/** Kills nodes, standbys, HAProxy and the watch without a warning, and then performs the tasks of systemd and of people. */
export class Troublemaker {
  readonly done: Trouble[] = []
  readonly faults: string[] = []
  readonly #cluster: TestCluster
  readonly #random: Random
  readonly #underWay = new Map<string, Promise<void>>()
  #watch: Command

  constructor(cluster: TestCluster, random: Random) {
    this.#cluster = cluster
    this.#random = random
    this.#watch = beginCommand(cluster.path, 'watch')
  }

  /** Causes faults until there were `kills` of them; resolves when all are over. */
  async make(kills: number): Promise<void> {
    while (this.done.length < kills) {
      this.#begin()
      await pause(this.#random.int(soonestMs, latestMs))
    }
    await Promise.all(this.#underWay.values())
  }

  async end(): Promise<void> {
    this.#watch.process.kill('SIGTERM')
    await this.#watch.ended
  }

  /** Begins a fault, unless one at the same place is under way. */
  #begin(): void {
    const isOfNode = this.#random.chance(ofNode)
    const trouble = this.#random.pick<Trouble>(isOfNode ? ofNodes : ofAll)
    const where = isOfNode ? this.#random.pick(Object.keys(this.#cluster.nodes)) : trouble
    if (this.#underWay.has(where)) return
    this.done.push(trouble)
    const over = this.#cause(trouble, where)
      .catch((error) => {
        this.faults.push(`${trouble} at ${where}: ${error}`)
      })
      .finally(() => this.#underWay.delete(where))
    this.#underWay.set(where, over)
  }

  async #cause(trouble: Trouble, where: string): Promise<void> {
    switch (trouble) {
      case 'power':
      case 'restart':
      case 'database':
        return this.#endNode(trouble, where)
      case 'standby':
        return this.#restart(this.#cluster.placesOf(where).standby, 'lista-standby')
      case 'replication':
        return this.#restart(this.#cluster.placesOf(where).node, 'lista-replicate')
      case 'router':
        return this.#cluster.restartRouter()
      case 'watch':
        this.#watch.process.kill('SIGKILL')
        await pause(restartMs)
        this.#watch = beginCommand(this.#cluster.path, 'watch')
    }
  }

  async #restart(machine: TestMachine, unit: 'lista-standby' | 'lista-replicate'): Promise<void> {
    machine.kill(unit)
    await pause(restartMs)
    machine.begin(unit)
  }

  /**
   * Ends a node in one of three ways. If it takes too long to come back, the watch replaces it, and a person gives it a
   * standby.
   */
  async #endNode(trouble: 'power' | 'restart' | 'database', name: string): Promise<void> {
    const { address } = this.#node(name)
    const { node } = this.#cluster.placesOf(name)
    if (trouble === 'power') node.cutPower()
    if (trouble === 'database') this.#killDatabase(name)
    if (trouble === 'restart') {
      node.killSite()
      await pause(restartMs)
      node.startSite()
    }
    const isReplaced = () => this.#node(name).address !== address
    await this.#until(async () => isReplaced() || (await answers(address)), `${name} does not come back`)
    if (!isReplaced()) return
    await this.#until(() => answers(this.#node(name).address), `${name} does not answer`)
    await this.#cluster.giveStandby(name)
  }

  #node(name: string): ClusterNode {
    return nodeNamed(this.#cluster.read(), name)
  }

  #killDatabase(name: string): void {
    const { pocketBase } = JSON.parse(readFileSync(join(this.#node(name).data, 'running.json'), 'utf8'))
    // The site may still be restarting PocketBase after the previous fault.
    if (isRunning(pocketBase)) process.kill(pocketBase.pid, 'SIGKILL')
  }

  async #until(isTrue: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
    const giveUpAt = performance.now() + patienceMs
    while (!(await isTrue())) {
      if (performance.now() > giveUpAt) throw new Error(complaint)
      await pause(pollMs)
    }
  }
}
