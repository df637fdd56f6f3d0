import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { BuildAnswer, BuildFilesBody } from '../../protocol/cluster.ts'
import { codeOf, digestOfBuild, heldPrefix, madeAtMs } from '../builds/build-files.ts'
import { tellOperator } from '../health/journal.ts'

/** Describes and sends the build that this node serves to other nodes. */
export interface SharedBuild {
  tell: () => Promise<BuildAnswer>
  /** Sends all files of a build that `tell` has named. @throws if no build has this name */
  send: (body: BuildFilesBody, response: ServerResponse) => Promise<undefined>
}

/** @param servedDir returns the folder of the build that is served now */
export function shareBuild(servedDir: () => string): SharedBuild {
  /** By name, because another build may be served between `tell` and `send`. */
  const folders = new Map<string, string>()
  /** The digest of one build, because reading its 70 MB takes a while. */
  let last: { build: string; digest: Promise<string> } | undefined

  function learnServed(): string {
    const distDir = servedDir()
    folders.set(basename(distDir), distDir)
    return distDir
  }

  function digestOf(distDir: string): Promise<string> {
    const build = `${distDir} ${madeAtMs(distDir)}`
    if (last?.build === build) return last.digest
    const digest = digestOfBuild(distDir)
    last = { build, digest }
    digest.catch(() => {
      if (last?.digest === digest) last = undefined
    })
    return digest
  }

  return {
    async tell() {
      const distDir = learnServed()
      return { name: basename(distDir), code: codeOf(distDir), digest: await digestOf(distDir) }
    },
    async send({ name }, response) {
      learnServed()
      const distDir = folders.get(name)
      if (distDir === undefined) throw new Error(`The build ${name} is not served here.`)
      await sendFolder(distDir, response)
      return undefined
    },
  }
}

/**
 * Sends a folder as a tar archive. A failure ends the connection, so that the receiver does not take a part for the whole.
 */
async function sendFolder(folder: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/x-tar', 'Cache-Control': 'no-store' })
  const parameters = ['-c', '-f', '-', `--exclude=${heldPrefix}*`, '-C', folder, '.']
  const tar = spawn('tar', parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    const [[code], said] = await Promise.all([
      once(tar, 'close'),
      text(tar.stderr),
      pipeline(tar.stdout, response, { end: false }),
    ])
    if (code !== 0) throw new Error(said)
    response.end()
  } catch (error) {
    const hasGone = response.destroyed
    tar.kill()
    response.destroy()
    if (!hasGone) tellOperator('warning', `A build could not be sent to another node: ${error}`)
  }
}
