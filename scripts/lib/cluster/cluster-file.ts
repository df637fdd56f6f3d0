import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Problem } from '../problem.ts'
import { replaceFile } from '../replace-file.ts'
import { everySlot, readRanges, writeRanges } from './slot-ranges.ts'

const name = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'a name is small letters, digits and dashes')
const origin = z.string().regex(/^http:\/\/[\w.-]+:\d+$/, 'an address is the likes of http://10.0.0.2:4321')
/** The path after the machine or bucket is required, because the replica of a promoted standby is put beside it. */
const replica = z
  .string()
  .regex(/^(?:[a-z0-9]+:\/\/[^/?]*)?\/[^/?]/, 'a replica is the likes of /mnt/replicas/b or s3://bucket/b')
const hostAndPort = z.string().regex(/^[\w.:-]*:\d+$/)

const machine = z.object({
  /** Address of the site on this machine; of a standby, once it is the node. */
  address: origin,
  /** The data folder, as DATA_DIR; on a standby, Litestream's follower writes `pb/data.db` in it. */
  data: z.string(),
  /**
   * Command that runs another command there, given as its last parameter: ["ssh", "root@10.0.0.2"]; empty for this machine.
   */
  run: z.array(z.string()).default([]),
  /** Folder of systemd units on this machine. */
  units: z.string().default('/etc/systemd/system'),
  /** Command that starts Litestream beside the node, with the current text of its unit. */
  replicate: z
    .string()
    .default(
      'systemctl daemon-reload && systemctl enable lista-replicate && systemctl restart lista-replicate',
    ),
  /**
   * Command that upgrades the site there. Its last parameter is a branch, tag or commit, or nothing; it prints why it
   * failed.
   */
  upgrade: z.string().default('lista upgrade'),
})

const standby = machine.extend({
  /** Command that starts the site there, also after a restart of the machine. */
  start: z.string().default('systemctl enable --now lista-noastra'),
  /** Command that stops Litestream's follower permanently: it would overwrite the data of a node. */
  unfollow: z.string().default('systemctl disable --now lista-standby'),
  /** Command that stops everything that uses the data there, permanently: the follower, and the services of a node. */
  clear: z
    .string()
    .default(
      'systemctl daemon-reload && systemctl disable --now lista-standby lista-noastra && { systemctl disable --now lista-replicate || true; }',
    ),
  /** Command that starts Litestream's follower. */
  follow: z.string().default('systemctl enable --now lista-standby'),
  /** Command that runs a command of the project on that machine; not used for a standby on this machine. */
  lista: z.string().default('lista'),
})

const node = machine.extend({
  /** Address of the replica that Litestream writes, in Litestream's format, or a folder's path. */
  replica: replica.optional(),
  standby: standby.optional(),
  /**
   * Command that the machine of the standby, or of the operator's command, runs: it exits with 0 only if the node is
   * certainly off. Without it, only a person promotes the standby of a node that does not answer.
   */
  fence: z.string().optional(),
})

const schema = z.object({
  /** Node that stores accounts, page views and the dashboard's guide. */
  home: name,
  router: z.object({
    /** Address for visitors' requests, for example ":443". */
    bind: hostAndPort,
    /** File with the certificate and its key; none if something else terminates TLS. */
    certificate: z.string().optional(),
    /** Address for nodes that read other nodes' lists, in a network that no visitor reaches. */
    inner: hostAndPort,
    /** HAProxy's runtime socket. */
    socket: z.string(),
    /** Folder of HAProxy's files. */
    folder: z.string(),
    /** Command that makes HAProxy reload its files. */
    reload: z.string().default('systemctl reload haproxy'),
  }),
  nodes: z.record(name, node),
  /** Node that serves each range of slots, and since which epoch: "000-7ff": "a/3". */
  slots: z.record(z.string(), z.string().regex(/^[a-z][a-z0-9-]*\/\d+$/)),
  /** Keys whose first digits differ from their slot: their SHA-256, with the slot. */
  exceptions: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string().regex(/^[0-9a-f]{3}$/)).default({}),
})

export type ClusterNode = z.infer<typeof node>
export type Standby = z.infer<typeof standby>
export type Router = z.infer<typeof schema>['router']

/** Node that serves a slot according to the map. */
export interface Owner {
  node: string
  /** Increases each time that another node begins to serve the slot. */
  epoch: number
}

/** A cluster as described in `cluster.json`. */
export interface Cluster extends Omit<z.infer<typeof schema>, 'slots'> {
  /** Owner of each of the 4,096 slots. */
  slots: ReadonlyMap<string, Owner>
}

/** @throws Problem that describes the error in the file */
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

/** Returns the cluster with another owner for some slots. */
export function withOwner(cluster: Cluster, slots: readonly string[], owner: Owner): Cluster {
  const changed = new Map(cluster.slots)
  for (const slot of slots) changed.set(slot, owner)
  return { ...cluster, slots: changed }
}

/** The slots of a node, in order. */
export function slotsOfNode({ slots }: Cluster, nodeName: string): string[] {
  return [...slots].flatMap(([slot, owner]) => (owner.node === nodeName ? [slot] : []))
}

/** @throws Problem if no node has this name */
export function nodeNamed({ nodes }: Cluster, nodeName: string): ClusterNode {
  const found = nodes[nodeName]
  if (found) return found
  throw new Problem(`There is no node ${nodeName}: cluster.json has ${Object.keys(nodes).join(', ')}.`)
}

/** Returns a standby that is installed as in docs/cluster.md. @throws Problem */
export function standbyAt(address: string, run: readonly string[], data: string): Standby {
  const parsed = standby.safeParse({ address, run, data })
  if (parsed.success) return parsed.data
  throw new Problem(`That is no standby: ${z.prettifyError(parsed.error)}`)
}
