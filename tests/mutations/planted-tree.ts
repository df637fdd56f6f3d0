import { execFileSync } from 'node:child_process'
import {
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { inProject } from '../../scripts/lib/root.ts'
import type { Mutation } from './mutation.ts'

const packages = ['node_modules', 'tests/node_modules']

/** A copy of the project with its present changes, in which mistakes are made and tests run. */
export class PlantedTree {
  readonly folder = mkdtempSync(join(tmpdir(), 'mutations-'))

  constructor() {
    const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
    const names = execFileSync('git', listed, { cwd: inProject(), encoding: 'utf8' }).split('\0')
    for (const name of names) if (name !== '') this.#copy(name)
    for (const name of packages) symlinkSync(inProject(name), this.path(name))
  }

  path(name: string): string {
    return join(this.folder, name)
  }

  plant({ file, text, mistake }: Mutation): void {
    const code = readFileSync(this.path(file), 'utf8')
    writeFileSync(
      this.path(file),
      code.replace(text, () => mistake),
    )
  }

  /** Removes the mistake of a mutation. */
  restore({ file }: Mutation): void {
    this.#copy(file)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Copies, because a test or a tool could write to a linked file. */
  #copy(name: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true })
    copyFileSync(inProject(name), this.path(name), constants.COPYFILE_FICLONE)
  }
}

/** @throws Problem if the text of a mutation does not occur exactly once */
export function checkTexts(mutations: readonly Mutation[]): void {
  for (const { name, file, text } of mutations) {
    const count = readFileSync(inProject(file), 'utf8').split(text).length - 1
    if (count !== 1) throw new Problem(`${name}: its text occurs ${count} times in ${file}, not once.`)
  }
}
