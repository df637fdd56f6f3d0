import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BuildAnswer, buildCalls } from '../../../src/protocol/cluster.ts'
import { codeOf } from '../../../src/server/builds/build-files.ts'
import { askNode } from '../../../src/server/cluster/ask-node.ts'
import { tellOperator } from '../../../src/server/health/journal.ts'
import type { HomeNode } from '../../../src/settings/home-settings.ts'
import { ensureSiteFetched } from '../build/site.ts'
import type { Following } from '../part.ts'
import { saveSite } from '../publish/publication-files.ts'
import { fetchBuild } from './fetch-build.ts'

const lookEveryMs = 15_000
/** The home node reads some 70 MB before its first answer about a build. */
const answerTimeoutMs = 30_000
const fetchTimeoutMs = 120_000

/** The fingerprints that are the names of builds. */
const nameShape = /^[0-9a-f]{12}$/

interface FollowingHome extends Following {
  home: HomeNode
  /** Interval between requests to the home node, in ms. */
  everyMs?: number
}

/**
 * Makes a node serve the same build as the home node: requests home's build, fetches it if it is new, and serves it once it
 * is complete. A build of other code than this node's is ignored, because home has one during an upgrade.
 *
 * @returns a function that ends this
 */
export function followHome(
  { home, distDir, dataFolder, everyMs = lookEveryMs }: FollowingHome,
  serveBuild: (distDir: string) => Promise<void>,
): () => void {
  const ending = new AbortController()
  const within = (ms: number) => AbortSignal.any([ending.signal, AbortSignal.timeout(ms)])
  const code = codeOf(distDir)
  let served = basename(distDir)
  let reported: string | undefined

  async function look(): Promise<void> {
    const signal = within(answerTimeoutMs)
    const wanted = await askNode<BuildAnswer>(home.origin, home.key, buildCalls.build, {}, signal)
    if (wanted.name === served || wanted.code !== code) return
    if (!nameShape.test(wanted.name)) throw new Error(`'${wanted.name}' is no name of a build`)
    const fetched = await ensureSiteFetched(wanted.name, (folder) =>
      fetchBuild(home, wanted, folder, within(fetchTimeoutMs)),
    )
    if (ending.signal.aborted) return
    await serveBuild(fetched)
    served = wanted.name
    saveSite(dataFolder, fetched)
  }

  async function tryToLook(): Promise<void> {
    try {
      await look()
      reported = undefined
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason === reported || ending.signal.aborted) return
      reported = reason
      tellOperator('warning', `What home publishes is not served here, and is tried again: ${reason}`)
    }
  }

  async function lookOnAndOn(): Promise<void> {
    while (!ending.signal.aborted) {
      await tryToLook()
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }

  void lookOnAndOn()
  return () => ending.abort()
}
