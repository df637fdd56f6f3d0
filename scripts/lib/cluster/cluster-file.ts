import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Problem } from '../problem.ts'
import { replaceFile } from '../replace-file.ts'
import { everySlot, readRanges, writeRanges } from './slot-ranges.ts'

const name = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'a name is small letters, digits and dashes')
const origin = z.string().regex(/^http:\/\/[\w.-]+:\d+$/, 'an address is the likes of http://10.0.0.2:4321')
/** What follows the machine or bucket is needed: the replica of after a promotion lies beside it. */
const replica = z
  .string()
  .regex(/^(?:[a-z0-9]+:\/\/[^/?]*)?\/[^/?]/, 'a replica is the likes of /mnt/replicas/b or s3://bucket/b')
const hostAndPort = z.string().regex(/^[\w.:-]*:\d+$/)

const machine = z.object({
  /** Where the site is served; of a standby, once that is the node. */
  address: origin,
  /** The data folder, as DATA_DIR; of a standby, Litestream's follower writes `pb/data.db` in it. */
  data: z.string(),
  /** A command that runs another one there, its last parameter, as of ["ssh", "root@10.0.0.2"]; none for this machine. */
  run: z.array(z.string()).default([]),
  /** Where its systemd looks for units. */
  units: z.string().default('/etc/systemd/system'),
  /** What starts Litestream beside the node, by the unit's present text. */
  replicate: z
    .string()
    .default(
      'systemctl daemon-reload && systemctl enable lista-replicate && systemctl restart lista-replicate',
    ),
  /** What upgrades the site there, whose last parameter is a branch, tag or commit, or nothing; it says why it did not. */
  upgrade: z.string().default('lista upgrade'),
})

const standby = machine.extend({
  /** What starts the site there, also after a restart of the machine. */
  start: z.string().default('systemctl enable --now lista-noastra'),
  /** What ends Litestream's follower for good: it would write over the data of a node. */
  unfollow: z.string().default('systemctl disable --now lista-standby'),
  /** What ends all that uses the data there, for good: the follower, and what it was as a node. */
  clear: z
    .string()
    .default(
      'systemctl daemon-reload && systemctl disable --now lista-standby lista-noastra && { systemctl disable --now lista-replicate || true; }',
    ),
  /** What starts Litestream's follower. */
  follow: z.string().default('systemctl enable --now lista-standby'),
  /** What runs a command of the project on that machine; not used for a standby on this one. */
  lista: z.string().default('lista'),
})

const node = machine.extend({
  /** Where Litestream keeps its copy: an address that Litestream knows, a folder's path among them. */
  replica: replica.optional(),
  standby: standby.optional(),
  /**
   * Run by the machine of the standby or of the command: ends with 0 only once the node is gone for sure. Without one,
   * nobody but a person promotes its standby while it does not answer.
   */
  fence: z.string().optional(),
})

const schema = z.object({
  /** Where accounts, page views and the dashboard's guide live. */
  home: name,
  router: z.object({
    /** Where visitors' requests arrive, as of ":443". */
    bind: hostAndPort,
    /** The certificate and its key in one file; none where something else ends TLS. */
    certificate: z.string().optional(),
    /** Where nodes ask for other nodes' lists, in a network that no visitor reaches. */
    inner: hostAndPort,
    /** HAProxy's runtime socket. */
    socket: z.string(),
    /** Where HAProxy's files lie. */
    folder: z.string(),
    /** What has HAProxy read its files anew. */
    reload: z.string().default('systemctl reload haproxy'),
  }),
  nodes: z.record(name, node),
  /** Which node serves which slots, and since which epoch: "000-7ff": "a/3". */
  slots: z.record(z.string(), z.string().regex(/^[a-z][a-z0-9-]*\/\d+$/)),
  /** Keys that begin otherwise than their slot says: their SHA-256, with the slot. */
  exceptions: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().regex(/^[0-9a-f]{3}$/)).default({}),
})

export type ClusterNode = z.infer<typeof node>
export type Standby = z.infer<typeof standby>
export type Router = z.infer<typeof schema>['router']

/** Who serves a slot, by the map. */
export interface Owner {
  node: string
  /** Rises each time that somebody else begins to serve it. */
  epoch: number
}

/** A cluster as `cluster.json` says it is. */
export interface Cluster extends Omit<z.infer<typeof schema>, 'slots'> {
  /** Of each of the 4,096 slots. */
  slots: ReadonlyMap<string, Owner>
}

/** @throws Problem that says what is wrong in the file */
export function readCluster(path: string): Cluster {
  const parsed = schema.safeParse(JSON.parse(textOf(path)))
  if (!parsed.success)
    throw new Problem(`${path} is not as docs/cluster.md says: ${z.prettifyError(parsed.error)}`)
  const { slots: written, ...cluster } = parsed.data
  const slots = new Map<string, Owner>()
  for (const [ranges, owner] of Object.entries(written)) {
    const [nodeName = '', epoch] = owner.split('/')
    for (const slot of readRanges(ranges)) slots.set(slot, { node: nodeName, epoch: Number(epoch) })
  }
  const named = [cluster.home, ...[...slots.values()].map((owner) => owner.node)]
  const unknown = named.find((one) => !(one in cluster.nodes))
  if (unknown !== undefined)
    throw new Problem(`${path} names the node ${unknown}, and does not say what it is.`)
  const missing = everySlot.filter((slot) => !slots.has(slot))
  if (missing.length > 0) throw new Problem(`${path} names no node for the slots ${writeRanges(missing)}.`)
  return { ...cluster, slots }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Problem(
      `There is no ${path}: write one as docs/cluster.md says, or name another in CLUSTER_FILE.`,
    )
  }
}

/** Writes the file in one step; only its slots and nodes ever change by a command. */
export function writeCluster(path: string, { slots, ...cluster }: Cluster): void {
  const byOwner = new Map<string, string[]>()
  for (const [slot, { node: owner, epoch }] of slots) {
    const key = `${owner}/${epoch}`
    byOwner.set(key, [...(byOwner.get(key) ?? []), slot])
  }
  const written = Object.fromEntries([...byOwner].map(([owner, owned]) => [writeRanges(owned), owner]))
  replaceFile(path, `${JSON.stringify({ ...cluster, slots: written }, undefined, 2)}\n`)
}

/** The cluster with some slots in other hands. */
export function withOwner(cluster: Cluster, slots: readonly string[], owner: Owner): Cluster {
  const changed = new Map(cluster.slots)
  for (const slot of slots) changed.set(slot, owner)
  return { ...cluster, slots: changed }
}

/** The slots of a node, in order. */
export function slotsOfNode({ slots }: Cluster, nodeName: string): string[] {
  return [...slots].flatMap(([slot, owner]) => (owner.node === nodeName ? [slot] : []))
}

/** @throws Problem for a name that is no node's */
export function nodeNamed({ nodes }: Cluster, nodeName: string): ClusterNode {
  const found = nodes[nodeName]
  if (found) return found
  throw new Problem(`There is no node ${nodeName}: cluster.json has ${Object.keys(nodes).join(', ')}.`)
}

/** A standby that is as docs/cluster.md installs it. @throws Problem */
export function standbyAt(address: string, run: readonly string[], data: string): Standby {
  const parsed = standby.safeParse({ address, run, data })
  if (parsed.success) return parsed.data
  throw new Problem(`That is no standby: ${z.prettifyError(parsed.error)}`)
}
