import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Processor } from '../pocketbase/ensure.ts'
import { withProgress } from '../process/progress.ts'
import { runQuietly } from '../process/run-quietly.ts'
import { writeSbom } from './sbom.ts'
import { releaseName, stageRelease } from './stage.ts'

/** Options for reproducible archives: order, owner, permissions and times of files, and gzip's header. */
const sameEachTime = [
  ...['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w'],
  ...['--format=posix', '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime'],
]

/** The files of a release, as a git revision. */
interface Committed {
  /** Git revision: HEAD, or a hash. */
  tree: string
  /** In seconds since 1970. */
  committedAt: number
}

export interface Tarball {
  path: string
  sha256: string
  /** Software bill of materials, in CycloneDX format. */
  sbom: string
}

/**
 * Packs a release for a Linux machine with the given processor, and its SBOM beside it.
 *
 * @param folder that they are written to
 */
export async function packRelease(
  folder: string,
  processor: Processor,
  { tree, committedAt }: Committed,
): Promise<Tarball> {
  const name = releaseName(processor)
  const workshop = mkdtempSync(join(tmpdir(), 'lista-release-'))
  try {
    await mkdir(join(workshop, name))
    await stageRelease(join(workshop, name), processor, tree)
    await mkdir(folder, { recursive: true })
    const sbom = join(folder, `${name}.cdx.json`)
    writeSbom(join(workshop, name), sbom, committedAt)
    const partial = join(workshop, 'packed')
    const tar = ['tar', ...sameEachTime, `--mtime=@${committedAt}`, '-C', workshop, '-c', name]
    const pack = () => runQuietly('sh', ['-c', '"$@" | gzip -n > "$0"', partial, ...tar])
    await withProgress(`Packing ${name}.tar.gz`, pack)
    const path = join(folder, `${name}.tar.gz`)
    await runQuietly('mv', [partial, path])
    return { path, sha256: await sha256Of(path), sbom }
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
