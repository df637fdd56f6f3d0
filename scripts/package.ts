/**
 * Packs the committed files for machines with the named processors (x64, arm64), or with this machine's, into dist/release:
 * tarballs, their checksums, and their SBOMs.
 */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Processor } from './lib/pocketbase/ensure.ts'
import { Problem, runScript } from './lib/problem.ts'
import { git } from './lib/release/git.ts'
import { packRelease } from './lib/release/tarball.ts'
import { inProject } from './lib/root.ts'

function processors(): Processor[] {
  const named = process.argv.slice(2)
  return (named.length > 0 ? named : [process.arch]).map((name) => {
    if (name === 'x64' || name === 'arm64') return name
    throw new Problem(`There is no release for the processor ${name}: name x64 or arm64, or both.`)
  })
}

await runScript(async () => {
  const wanted = processors()
  if (git(inProject(), 'status', '--porcelain') !== '')
    throw new Problem(
      'Not everything here is committed, and only what is committed is packed: commit it, or put it aside.',
    )
  const committedAt = Number(git(inProject(), 'log', '-1', '--format=%ct'))
  const folder = inProject('dist/release')
  const lines: string[] = []
  for (const processor of wanted) {
    const { path, sha256, sbom } = await packRelease(folder, processor, { tree: 'HEAD', committedAt })
    lines.push(`${sha256}  ${basename(path)}\n`)
    process.stdout.write(`${path}\n${sbom}\n`)
  }
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''))
})
