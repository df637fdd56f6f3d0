import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type BuildAnswer, type BuildFilesBody, buildCalls } from '../../../src/protocol/cluster.ts'
import { digestOfBuild } from '../../../src/server/builds/build-files.ts'
import { requestOfNode } from '../../../src/server/cluster/ask-node.ts'
import type { HomeNode } from '../../../src/settings/home-settings.ts'
import { tied } from '../process/tied.ts'

/**
 * Fetches a build of the home node into an empty folder.
 *
 * @throws Error unless it matches home's digest
 */
export async function fetchBuild(
  { origin, key }: HomeNode,
  { name, digest }: BuildAnswer,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const body: BuildFilesBody = { name }
  const response = await requestOfNode(origin, key, buildCalls.buildFiles, body, signal)
  await unpack(response, folder)
  if ((await digestOfBuild(folder)) !== digest)
    throw new Error(`the build ${name} arrived otherwise than ${origin} has it`)
}

/** Unpacks a tar as it arrives. */
async function unpack({ body }: Response, folder: string): Promise<void> {
  const parameters = ['-x', '-f', '-', '--no-same-owner', '-C', folder]
  const tar = spawn(...tied('tar', parameters), { stdio: ['pipe', 'ignore', 'pipe'] })
  const [ended, said, sent] = await Promise.allSettled([
    once(tar, 'close'),
    text(tar.stderr),
    pipeline(body ?? [], tar.stdin),
  ])
  if (ended.status === 'rejected') throw ended.reason
  const [code] = ended.value
  if (code === 0 && sent.status === 'fulfilled') return
  const reasons = [sent.status === 'rejected' && sent.reason, 'value' in said && causeIn(said.value)]
  throw new Error(`the build did not arrive whole: ${reasons.filter(Boolean).join(', ')}`)
}

/** Returns the reason for a failure of tar, without the name of the file. */
function causeIn(said: string): string | undefined {
  const [line = ''] = said.split('\n')
  return line.split(': ').at(-1)
}
