import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Tasks in files, which vdirsyncer synchronises with a site, and todoman changes. */
export class FileTasks {
  readonly #tools: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'vdirsyncer-'))

  /** @param tools folder of the programs */
  constructor(tools: string, { url, key }: { url: string; key: string }) {
    this.#tools = tools
    mkdirSync(join(this.#folder, 'tasks/list'), { recursive: true })
    const pair = '[pair p]\na = "files"\nb = "site"\ncollections = ["list"]\nconflict_resolution = "b wins"\n'
    const files = `[storage files]\ntype = "filesystem"\npath = "${this.#folder}/tasks"\nfileext = ".ics"\n`
    const site = `[storage site]\ntype = "caldav"\nitem_types = ["VTODO"]\nurl = "${url}/dav/"\nusername = "oricine"\npassword = "${key}"\n`
    const general = `[general]\nstatus_path = "${this.#folder}/status"\n`
    writeFileSync(join(this.#folder, 'vdirsyncer'), general + pair + files + site)
    const todoman = `path = "${this.#folder}/tasks/*"\ndate_format = "%Y-%m-%d"\ndefault_list = "list"\ncache_path = "${this.#folder}/cache"\n`
    writeFileSync(join(this.#folder, 'todoman.py'), todoman)
  }

  async discover(): Promise<void> {
    await this.#run('vdirsyncer', ['-c', join(this.#folder, 'vdirsyncer'), 'discover'])
  }

  /** @throws if a task could not be transferred */
  async synchronise(): Promise<void> {
    await this.#run('vdirsyncer', ['-c', join(this.#folder, 'vdirsyncer'), 'sync'])
  }

  async todo(...parts: readonly string[]): Promise<string> {
    return this.#run('todo', ['--config', join(this.#folder, 'todoman.py'), ...parts])
  }

  /** The contents of each file by its name. */
  files(): Record<string, string> {
    const folder = join(this.#folder, 'tasks/list')
    return Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    )
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.#folder, 'tasks/list', name), text)
  }

  end(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #run(program: string, parts: readonly string[]): Promise<string> {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: this.#folder }
    // The scripts name the Python of the folder in which they were installed first.
    const script = join(this.#tools, program)
    return (await run(join(this.#tools, 'python'), [script, ...parts], { env })).stdout
  }
}
