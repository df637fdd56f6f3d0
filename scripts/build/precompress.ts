import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { dropUnusedPacked, packedOnce } from './packed.ts'

const compressible = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
const smallestBytes = 500

/** One pass at build time, so each is at its best. */
const compressors: readonly [suffix: string, compress: (bytes: Buffer) => Promise<Buffer>][] = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
]

/** Lays a `.br` and a `.gz` beside every file of `folder` that gains from it. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => precompressFile(join(folder, name))),
  )
  await dropUnusedPacked(Date.now())
}

async function precompressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < smallestBytes) return
  for (const [suffix, compress] of compressors) {
    const packed = await packedOnce(bytes, suffix, compress)
    if (packed.length < bytes.length) await writeFile(path + suffix, packed)
  }
}
