import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { ensurePocketBase } from '../../../scripts/lib/pocketbase/ensure.ts'
import { runPocketBase } from '../../../scripts/lib/pocketbase/run.ts'
import { superuserVariables } from '../../../scripts/lib/pocketbase/superuser.ts'
import { markUsed } from '../../../scripts/lib/process/running.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { askAsSite } from './as-site.ts'
import { operatorOf } from './operator.ts'

type KeptPocketBase = Awaited<ReturnType<typeof runPocketBase>>

/** A data folder as after a start, with a PocketBase that can be run on it, and without a site. */
export class Installation {
  readonly folder = makeFolder()
  #running: (KeptPocketBase & { superuserToken: () => Promise<string> }) | undefined

  get pb(): string {
    return join(this.folder, 'pb')
  }

  get running(): KeptPocketBase & { superuserToken: () => Promise<string> } {
    if (!this.#running) throw new Error('it does not run')
    return this.#running
  }

  /** Starts PocketBase; resolves when it answers. */
  async start(): Promise<void> {
    const [binary, built] = [await ensurePocketBase(), await ensureHooksBuilt()]
    const mark = markUsed(this.folder, { program: binary, hooks: built.hooks })
    const env = superuserVariables(this.folder)
    const kept = await runPocketBase({
      binary,
      built,
      env,
      dataDir: this.pb,
      tellLaunched: mark.tellPocketBase,
    })
    const end = async () => {
      await kept.end()
      mark.remove()
    }
    const { superuserToken } = operatorOf(this.folder)
    askAsSite(kept)
    this.#running = { url: kept.url, secret: kept.secret, pid: kept.pid, end, superuserToken }
  }

  async stop(): Promise<void> {
    await this.#running?.end()
    this.#running = undefined
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function makeFolder(): string {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  return mkdtempSync(inProject('tests/.output/installation-'))
}

/** All columns of items, and those columns of lists that a restore does not change by itself (`docs/how-sync-works.md`). */
const tables = {
  lists: 'SELECT id, name, share_token FROM lists ORDER BY id',
  items: 'SELECT * FROM items ORDER BY id',
}

/** A text for all lists and items of a database; equal content gives an equal text. */
export function digestOf(pb: string): string {
  const database = new DatabaseSync(join(pb, 'data.db'), { readOnly: true, timeout: 10_000 })
  const hash = createHash('sha256')
  for (const sql of Object.values(tables)) hash.update(JSON.stringify(database.prepare(sql).all()))
  database.close()
  return hash.digest('hex')
}
