import { inWords } from '../../../src/server/health/journal.ts'
import { Problem } from '../problem.ts'
import { type Cluster, type ClusterNode, nodeNamed } from './cluster-file.ts'
import { tryState, untilUp } from './nodes.ts'
import { onMachine } from './on-machine.ts'

type Machine = Pick<ClusterNode, 'run' | 'upgrade'>

/** The new code is built meanwhile, which takes some minutes. */
const upgradeTimeoutMs = 60 * 60_000

/**
 * Upgrades all nodes, one after another; each is down while it restarts. Home is the first one: it keeps the scripts that
 * the pages of the others refer to. A standby is upgraded before its node, because older code cannot read newer data.
 *
 * @param ref a branch, tag or commit; '' for the newest
 * @returns the message of each
 * @throws Problem at the first one that does not come up, or at the beginning if one is down; the others stay unchanged
 */
export async function upgradeAll(cluster: Cluster, ref: string): Promise<string> {
  if (!/^[\w./-]*$/.test(ref) || ref.startsWith('-'))
    throw new Problem(`'${ref}' is no branch, tag or commit.`)
  const names = [cluster.home, ...Object.keys(cluster.nodes).filter((name) => name !== cluster.home)]
  const states = await Promise.all(names.map((name) => tryState(nodeNamed(cluster, name))))
  const away = names.filter((_, at) => !states[at])
  if (away.length > 0) throw new Problem(`${away.join(', ')} does not answer: begin once all nodes do.`)
  const said: string[] = []
  for (const [at, name] of names.entries()) {
    try {
      said.push(`${name}: ${await upgradeOne(cluster, name, ref)}`)
    } catch (error) {
      const left = names.slice(at + 1).join(', ') || 'no other'
      throw new Problem(
        `${[...said, ''].join('\n')}${name} is not upgraded, nor is ${left}: ${inWords(error)}`,
      )
    }
  }
  return said.join('\n')
}

async function upgradeOne(cluster: Cluster, name: string, ref: string): Promise<string> {
  const node = nodeNamed(cluster, name)
  const upgradeAt = ({ run, upgrade }: Machine) =>
    onMachine(run, `${upgrade} ${ref}`.trim(), upgradeTimeoutMs)
  const ofStandby = node.standby ? `${await upgradeAt(node.standby)}\n${name}: ` : ''
  const said = await upgradeAt(node)
  await untilUp(node)
  return ofStandby + said
}
