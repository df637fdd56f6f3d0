import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { copyBuildTo } from './copy-build.ts'

const copied = [
  ...['package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json'],
  ...['scripts', 'src', 'public', 'pocketbase'],
  'voice', // part: voice
]

/**
 * A copy of the project as on another machine that only serves: with the current builds, and without development packages in
 * its own folder.
 */
export class CodeCopy {
  readonly folder: string

  private constructor() {
    mkdirSync(inProject('tests/.output'), { recursive: true })
    this.folder = mkdtempSync(inProject('tests/.output/code-'))
  }

  static async make(): Promise<CodeCopy> {
    await ensureHooksBuilt()
    const copy = new CodeCopy()
    execFileSync('cp', ['-al', ...copied.map((name) => inProject(name)), copy.folder])
    await copyBuildTo(copy.builds)
    symlinkSync(inProject('dist/pocketbase'), join(copy.folder, 'dist/pocketbase'))
    return copy
  }

  /** Makes a copy without built hooks, but with the packages that build them. */
  static async makeWithoutHooks(): Promise<CodeCopy> {
    const copy = await CodeCopy.make()
    rmSync(join(copy.folder, 'dist/pocketbase'))
    symlinkSync(inProject('node_modules'), join(copy.folder, 'node_modules'))
    return copy
  }

  /** The folder of its builds of the site. */
  get builds(): string {
    return join(this.folder, 'dist/site')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
