import { setTimeout as wait } from 'node:timers/promises'
import { tellOperator } from '../../../../src/server/health/journal.ts'
import { readCluster } from '../cluster-file.ts'
import { tryState } from '../nodes.ts'
import { standbyStatus } from './status.ts'

const usualEveryMs = 60_000

/**
 * Checks every standby once a minute until it is asked to end, and reports each new problem once: otherwise a standby that
 * does not follow would be noticed only when it is needed.
 *
 * @param path of cluster.json, which is read again each time
 */
export async function tellOfStandbys(
  path: string,
  askedToEnd: Promise<void>,
  everyMs = usualEveryMs,
): Promise<void> {
  let reported: readonly string[] = []
  const ended = askedToEnd.then(() => true)
  do {
    const findings = await findingsOf(path)
    for (const { what, advice } of findings)
      if (!reported.includes(what)) tellOperator('warning', `${what} ${advice}`)
    reported = findings.map(({ what }) => what)
  } while (!(await Promise.race([wait(everyMs, false, { ref: false }), ended])))
}

async function findingsOf(path: string) {
  const nodes = Object.entries(readCluster(path).nodes)
  const all = await Promise.all(
    nodes.map(async ([name, node]) => standbyStatus(name, node, await tryState(node))),
  )
  return all.flatMap(({ findings }) => findings)
}
