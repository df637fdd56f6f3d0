import type { NodeState, TakenIds } from '../../../src/protocol/cluster.ts'
import { slotStates } from '../../../src/protocol/slot-states.ts'
import { NodeProblem } from '../../../src/server/cluster/ask-node.ts'
import { Problem } from '../problem.ts'
import { type Cluster, nodeNamed, withOwner, writeCluster } from './cluster-file.ts'
import { clientOf, type NodeClient } from './nodes.ts'
import { hold, point } from './router.ts'
import { untilStandbyHas } from './standby/until-has.ts'

/** A request to move slots. */
export interface MoveRequest {
  slots: readonly string[]
  from: string
  to: string
}

export interface Moved {
  lists: number
  /** Time during which no node served the lists, in ms: the longest of all groups. */
  heldMs: number
  /** Lists whose slots were not moved, because another list on the target has an id of theirs. */
  left: TakenIds[]
}

/** Lists that are held at once: comparing this many takes half a second. */
const listsHeldAtOnce = 500
const triesWhileHeld = 5

/**
 * Moves slots from one node to another while people shop, a group of slots at a time. A move that was interrupted is
 * finished by the same request: the progress is read from the two nodes.
 *
 * @param path of cluster.json, which is rewritten after each group
 * @throws Problem; the current group is then served by one of the two nodes, or held until the request is repeated
 */
export async function move(cluster: Cluster, path: string, request: MoveRequest): Promise<Moved> {
  const { from, to } = request
  if (from === to) throw new Problem('A node cannot hand slots to itself.')
  const source = clientOf(nodeNamed(cluster, from))
  const target = clientOf(nodeNamed(cluster, to))
  const [there, here] = await Promise.all([target.state(), source.state()])
  if (there.migration !== here.migration)
    throw new Problem(`${from} and ${to} have different migrations: upgrade the one that is behind first.`)
  const [stateThere, stateHere] = [slotStates(there.slots), slotStates(here.slots)]
  const isMoved = (slot: string) => stateThere(slot) === 'here' && stateHere(slot) !== 'here'
  let current = cluster
  const moved: Moved = { lists: 0, heldMs: 0, left: [] }
  for (const slots of byEpoch(request.slots.filter(isMoved), there)) {
    const epoch = epochIn(there, slots)
    current = (await finish(current, path, { source, target, slots, from, to }, epoch)).cluster
  }
  const left = request.slots.filter((slot) => !isMoved(slot))
  for (const slots of groupsOf(left, here.lists)) {
    const epoch = Math.max(epochIn(there, slots), epochIn(here, slots)) + 1
    const step = await moveGroup(current, path, { source, target, slots, from, to }, epoch)
    current = step.cluster
    moved.lists += step.lists
    moved.heldMs = Math.max(moved.heldMs, step.heldMs)
    moved.left.push(...step.left)
  }
  return moved
}

interface Group extends MoveRequest {
  source: NodeClient
  target: NodeClient
}

async function moveGroup(
  cluster: Cluster,
  path: string,
  group: Group,
  epoch: number,
): Promise<Moved & { cluster: Cluster }> {
  const { target } = group
  await target.place({ slots: group.slots, from: ['elsewhere', 'arriving'], to: 'arriving' })
  const left = await copyAhead(group, nodeNamed(cluster, group.from).address)
  const slots = await leaveOut(group, left)
  if (slots.length === 0) return { cluster, lists: 0, heldMs: 0, left }
  const heldAt = performance.now()
  const lists = await handOver(cluster, { ...group, slots }, epoch)
  const finished = await finish(cluster, path, { ...group, slots }, epoch)
  return { cluster: finished.cluster, lists, heldMs: finished.freeAt - heldAt, left }
}

/**
 * Copies while the lists are served, so that little is left to copy while they are held. @returns lists that cannot be
 * copied
 */
async function copyAhead({ target, slots }: Group, from: string): Promise<TakenIds[]> {
  let taken: TakenIds[] = []
  for (const _ of [1, 2]) {
    try {
      taken = (await target.pull(slots, from)).taken
    } catch (error) {
      // A list was changed during the copy; the copied rows remain.
      if (!(error instanceof NodeProblem) || error.status === 0) throw error
    }
  }
  return taken
}

/** Removes the slots of lists that cannot be copied from the target. @returns the other slots */
async function leaveOut({ target, slots }: Group, left: readonly TakenIds[]): Promise<string[]> {
  const staying = [...new Set(left.map(({ slot }) => slot))]
  if (staying.length > 0) {
    await target.place({ slots: staying, from: ['arriving'], to: 'elsewhere' })
    await target.empty(staying)
  }
  return slots.filter((slot) => !staying.includes(slot))
}

/**
 * Performs the part of the move in which the source no longer serves the lists and the target does not serve them yet. The
 * state of the target decides: before it serves them the source can take them back, afterwards the move is final.
 *
 * @returns the number of lists
 */
async function handOver(cluster: Cluster, group: Group, epoch: number): Promise<number> {
  const { source, target, slots, from, to } = group
  try {
    await hold(cluster, slots)
    await source.place({ slots, from: ['here', 'held'], to: 'held' })
    await untilStandbyHas(nodeNamed(cluster, from), { slots, state: 'held' })
    const lists = await pullHeld(group, nodeNamed(cluster, from).address)
    await target.place({ slots, from: ['arriving'], to: 'here', epoch })
    await untilStandbyHas(nodeNamed(cluster, to), { slots, state: 'here' })
    return lists
  } catch (error) {
    await takeBack(cluster, group)
    throw error
  }
}

async function pullHeld({ target, slots }: Group, from: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { lists, taken } = await target.pull(slots, from)
      if (taken.length > 0) throw new Problem(`${leftInWords(taken)} Ask for the same again.`)
      return lists
    } catch (error) {
      if (tries === triesWhileHeld || !(error instanceof NodeProblem) || error.status === 0) throw error
    }
  }
}

/** Gives the lists back to the source, unless the target serves them or its state is unknown. */
async function takeBack(cluster: Cluster, { source, target, slots }: Group): Promise<void> {
  const there = await target.state().catch(() => undefined)
  if (!there) return
  const stateThere = slotStates(there.slots)
  if (!slots.every((slot) => stateThere(slot) === 'arriving')) return
  await source.place({ slots, from: ['held', 'here'], to: 'here' })
  await point(cluster, slots)
}

/** Routes visitors to the target, and deletes the lists of the source. */
async function finish(cluster: Cluster, path: string, { source, slots, to }: Group, epoch: number) {
  const moved = withOwner(cluster, slots, { node: to, epoch })
  writeCluster(path, moved)
  await point(moved, slots)
  const freeAt = performance.now()
  await source.place({ slots, from: ['held', 'elsewhere'], to: 'elsewhere', epoch })
  await source.empty(slots)
  return { cluster: moved, freeAt }
}

/** Groups slots by epoch. */
function byEpoch(slots: readonly string[], { slots: placed }: NodeState): string[][] {
  const epochs = new Map(placed.map(([slot, , epoch]) => [slot, epoch]))
  const groups = new Map<number, string[]>()
  for (const slot of slots) {
    const epoch = epochs.get(slot) ?? 0
    groups.set(epoch, [...(groups.get(epoch) ?? []), slot])
  }
  return [...groups.values()]
}

/** The highest epoch that a node knows of some slots. */
function epochIn({ slots: placed }: NodeState, slots: readonly string[]): number {
  const wanted = new Set(slots)
  return Math.max(0, ...placed.flatMap(([slot, , epoch]) => (wanted.has(slot) ? [epoch] : [])))
}

/** Groups slots so that each group has about as many lists as can be held at once; each slot is in one group. */
export function groupsOf(slots: readonly string[], lists: Readonly<Record<string, number>>): string[][] {
  const groups: string[][] = []
  let room = 0
  for (const slot of slots) {
    const count = lists[slot] ?? 0
    const group = groups.at(-1)
    if (group && count <= room) group.push(slot)
    else groups.push([slot])
    room = (group && count <= room ? room : listsHeldAtOnce) - count
  }
  return groups
}

/** Summary of a finished move. */
export function movedInWords({ lists, heldMs, left }: Moved): string {
  return `${lists} lists moved, held for ${Math.round(heldMs)} ms at most.${leftInWords(left)}`
}

/** Lists the slots that were not moved, with the reason; '' if there are none. */
function leftInWords(left: readonly TakenIds[]): string {
  const lines = left.map(
    ({ slot, list }) => `\n${slot} stays: another list on the target has an id of ${list} (docs/cluster.md).`,
  )
  return lines.join('')
}
