import { setTimeout as wait } from 'node:timers/promises'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { Problem } from '../problem.ts'
import { type Cluster, type ClusterNode, readCluster } from './cluster-file.ts'
import { takeLock } from './lock.ts'
import { promote } from './promote.ts'

const lookEveryMs = 1_000
const answerTimeoutMs = 2_000
/** A restart of PocketBase or of the site takes less. */
const silentMs = 10_000

/**
 * Checks every node each second until it is asked to end. A node that has not answered for 10 s is replaced by its standby
 * if it can be fenced; otherwise the operator is notified.
 *
 * @param path of cluster.json, which is read again each time
 */
export async function watch(path: string, askedToEnd: Promise<void>): Promise<void> {
  const heardAt = new Map<string, number>()
  const reported = new Set<string>()
  let isEnding = false
  void askedToEnd.then(() => {
    isEnding = true
  })
  while (!isEnding) {
    const cluster = readCluster(path)
    const names = Object.keys(cluster.nodes)
    await Promise.all(
      names.map(async (name) => {
        const answers = await doesAnswer(cluster.nodes[name]?.address ?? '')
        if (answers || !heardAt.has(name)) heardAt.set(name, performance.now())
        if (answers) reported.delete(name)
      }),
    )
    const silent = names.filter((name) => performance.now() - (heardAt.get(name) ?? 0) > silentMs)
    for (const name of silent) await replace(cluster, path, name, reported)
    for (const name of silent) if (!reported.has(name)) heardAt.delete(name)
    await Promise.race([wait(lookEveryMs), askedToEnd])
  }
}

/** Any response counts: a node that refuses is running. */
function doesAnswer(address: string): Promise<boolean> {
  return fetch(`${address}/api/health`, { signal: AbortSignal.timeout(answerTimeoutMs) }).then(
    () => true,
    () => false,
  )
}

async function replace(cluster: Cluster, path: string, name: string, reported: Set<string>): Promise<void> {
  const reason = whyNot(cluster.nodes[name])
  try {
    if (reason !== undefined) throw new Problem(reason)
    const release = takeLock(path)
    try {
      await promote(readCluster(path), path, name, false)
      tellOperator('warning', `${name} did not answer for 10 s, and its standby has taken its place`)
    } finally {
      release()
    }
  } catch (error) {
    if (!reported.has(name))
      tellOperator('error', `${name} does not answer, and is not replaced: ${messageOf(error)}`)
    reported.add(name)
  }
}

function whyNot(node: ClusterNode | undefined): string | undefined {
  if (!node?.standby) return 'it has no standby'
  return node.fence === undefined
    ? 'nothing can make sure that it is off: promote its standby by hand'
    : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
