import type { NodeState, SlotState } from '../../../src/protocol/cluster.ts'
import { slotStates } from '../../../src/protocol/slot-states.ts'
import { type Cluster, nodeNamed, slotsOfNode } from './cluster-file.ts'
import type { Finding } from './finding.ts'
import { tryState } from './nodes.ts'
import { followedMap } from './router.ts'
import { writeRanges } from './slot-ranges.ts'
import { standbyStatus } from './standby/status.ts'

export interface NodeStatus {
  name: string
  isHome: boolean
  /** Undefined if it does not answer. */
  state: NodeState | undefined
  /** Number of slots that it serves according to the map. */
  slots: number
  /** Number of lists in the slots that it serves according to its own state. */
  lists: number
  /** Lag of its standby; undefined if the standby does not follow, or there is none. */
  lagMs: number | undefined
}

export interface ClusterStatus {
  nodes: NodeStatus[]
  findings: Finding[]
}

/** Reads the state of every node and the router, and compares them. */
export async function statusOf(cluster: Cluster): Promise<ClusterStatus> {
  const names = Object.keys(cluster.nodes)
  const states = await Promise.all(
    names.map(async (name) => [name, await tryState(nodeNamed(cluster, name))] as const),
  )
  const known = new Map(states.flatMap(([name, state]) => (state ? [[name, state] as const] : [])))
  const standbys = new Map(
    await Promise.all(
      states.map(
        async ([name, state]) => [name, await standbyStatus(name, nodeNamed(cluster, name), state)] as const,
      ),
    ),
  )
  const nodes = states.map(([name, state]) => ({
    name,
    isHome: name === cluster.home,
    state,
    slots: slotsOfNode(cluster, name).length,
    lists: state ? listsServed(state) : 0,
    lagMs: standbys.get(name)?.lagMs,
  }))
  const routed = await followedMap(cluster.router).catch(() => undefined)
  const findings = [
    ...nodes.flatMap(({ name, state }) => (state ? [] : [silent(name)])),
    ...[...standbys.values()].flatMap((standby) => standby.findings),
    ...slotFindings(cluster, known),
    ...buildFindings(known),
    ...(routed ? routerFindings(cluster, routed) : [noRouter]),
  ]
  return { nodes, findings }
}

function listsServed({ slots, lists }: NodeState): number {
  const stateOf = slotStates(slots)
  return Object.entries(lists).reduce((sum, [slot, count]) => sum + (stateOf(slot) === 'here' ? count : 0), 0)
}

const noRouter: Finding = {
  what: 'HAProxy does not answer by its socket.',
  advice: 'Start it; what it leads where is in its files.',
}

function silent(name: string): Finding {
  return {
    what: `${name} does not answer.`,
    advice: `Look at its machine; with a standby, npm run cluster -- promote ${name} once it is off for sure.`,
  }
}

/** A slot is correct when its owner in the map, and no other node, reports it as 'here'. */
function slotFindings(cluster: Cluster, known: ReadonlyMap<string, NodeState>): Finding[] {
  const problems = new Map<string, string[]>()
  const stateOf = statesOf(known)
  for (const [slot, { node }] of cluster.slots) {
    const problem = problemOf(slot, node, [...known.keys()], stateOf, known)
    if (problem !== undefined) problems.set(problem, [...(problems.get(problem) ?? []), slot])
  }
  return [...problems].map(([problem, slots]) => {
    const [what = '', advice = ''] = problem.split('\t')
    const ranges = writeRanges(slots)
    return { what: `${ranges}: ${what}`, advice: advice.replace('SLOTS', ranges) }
  })
}

type StateOf = (node: string, slot: string) => SlotState

function statesOf(known: ReadonlyMap<string, NodeState>): StateOf {
  const said = new Map([...known].map(([name, { slots }]) => [name, slotStates(slots)]))
  return (node, slot) => said.get(node)?.(slot) ?? 'here'
}

/** @returns the problem of a slot, a tab, and the remedy; undefined if there is none */
function problemOf(
  slot: string,
  owner: string,
  names: readonly string[],
  stateOf: StateOf,
  known: ReadonlyMap<string, NodeState>,
): string | undefined {
  const others = names.filter((name) => name !== owner)
  const serving = others.find((name) => stateOf(name, slot) === 'here')
  const arriving = others.find((name) => stateOf(name, slot) === 'arriving')
  const left = others.find(
    (name) => stateOf(name, slot) === 'elsewhere' && (known.get(name)?.lists[slot] ?? 0) > 0,
  )
  const own = known.has(owner) ? stateOf(owner, slot) : undefined
  const again = (to: string) => `Finish it: npm run cluster -- move SLOTS from ${owner} to ${to}.`
  if (serving !== undefined && own === 'here')
    return `both ${owner} and ${serving} serve them.\tnpm run cluster -- settle SLOTS on ${owner}, once you know that ${owner} has the later lists.`
  if (serving !== undefined)
    return `moved from ${owner} to ${serving}, and the map does not know.\t${again(serving)}`
  if (arriving !== undefined) return `being moved from ${owner} to ${arriving}.\t${again(arriving)}`
  if (own === 'held' || own === 'elsewhere')
    return `nobody serves them; ${owner} should.\tnpm run cluster -- settle SLOTS on ${owner}.`
  if (left !== undefined)
    return `${left} still has lists that ${owner} serves.\tFinish it: npm run cluster -- move SLOTS from ${left} to ${owner}.`
  return undefined
}

const upgradeOthers = 'Upgrade those that are behind: npm run cluster -- upgrade.'

function buildFindings(known: ReadonlyMap<string, NodeState>): Finding[] {
  const findings: Finding[] = []
  for (const [what, kind, advice] of [
    ['the same migrations', 'migration', upgradeOthers],
    ['the same build', 'build', `The others fetch what home publishes within a minute. ${upgradeOthers}`],
  ] as const) {
    const said = new Set([...known.values()].map((state) => state[kind]))
    if (said.size > 1)
      findings.push({
        what: `Not all nodes have ${what}: ${[...known].map(([name, state]) => `${name} ${state[kind]}`).join(', ')}.`,
        advice,
      })
  }
  return findings
}

function routerFindings({ slots }: Cluster, routed: ReadonlyMap<string, string>): Finding[] {
  const different = [...slots].flatMap(([slot, { node, epoch }]) =>
    routed.get(slot) === `${node}/${epoch}` ? [] : [slot],
  )
  if (different.length === 0) return []
  return [
    {
      what: `${writeRanges(different)}: HAProxy follows another map than cluster.json.`,
      advice: 'npm run cluster -- render, unless a move is under way.',
    },
  ]
}
