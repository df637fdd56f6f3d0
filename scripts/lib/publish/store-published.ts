import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, unwatchFile, watchFile } from 'node:fs'
import { tellOperator } from '../../../src/server/health/journal.ts'
import { tied } from '../process/tied.ts'
import { inProject } from '../root.ts'
import { readSite, requestPath, sitePath } from './publication-files.ts'

const lookEveryMs = 500
/** Edits within this time are published together. */
const quietMs = 1_500

/**
 * Publishes the content that admins save, in a separate process, one publication at a time, and serves each new build.
 *
 * @param serveBuild serves the build of a publication, also of one that was started by hand
 * @returns a function that ends this
 */
export function storePublished(
  dataFolder: string,
  serveBuild: (distDir: string) => Promise<void>,
): () => void {
  let publication: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(publish, quietMs)
  }

  function publish(): void {
    if (publication || !existsSync(requestPath(dataFolder))) return
    publication = startPublishing(dataFolder)
    publication.on('close', () => {
      publication = undefined
      wait()
    })
  }

  const comparison = startPublishing(dataFolder, '--if-behind')
  const options = { interval: lookEveryMs }
  watchFile(requestPath(dataFolder), options, wait)
  watchFile(sitePath(dataFolder), options, () => void tellBuild(dataFolder, serveBuild))
  wait()
  return () => {
    clearTimeout(timer)
    unwatchFile(requestPath(dataFolder))
    unwatchFile(sitePath(dataFolder))
    publication?.kill()
    comparison.kill()
  }
}

async function tellBuild(dataFolder: string, serveBuild: (distDir: string) => Promise<void>): Promise<void> {
  const distDir = readSite(dataFolder)
  if (!distDir) return
  try {
    await serveBuild(distDir)
  } catch (error) {
    tellOperator('error', `The published build cannot be served; the one before stays. ${error}`)
  }
}

/** Starts a process, because reading the admins' content needs memory that a server would not give back. */
function startPublishing(dataFolder: string, ...parameters: string[]): ChildProcess {
  const child = spawn(...tied(process.execPath, [inProject('scripts/publish.ts'), ...parameters]), {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('error', (error) => tellOperator('error', `A publication could not begin: ${error.message}`))
  return child
}
