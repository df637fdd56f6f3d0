import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hasPlaceholder } from '../placeholders.ts'
import { cachedResult, dropUnusedResults, storeResult } from './result-cache.ts'

const compressible = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
const smallestBytes = 500

/**
 * Compression level: at its best a page is a twelfth smaller than in a hurry, and takes thirty times as long. Both reuse
 * files that were compressed at their best before.
 */
export type Care = 'at-best' | 'in-a-hurry'

const qualities = { 'at-best': 11, 'in-a-hurry': 7 } as const

type Compress = (bytes: Buffer, care: Care) => Promise<Buffer>

const compressors: readonly [suffix: string, compress: Compress][] = [
  [
    '.br',
    (bytes, care) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualities[care],
          // Blocks of 64 KB: React's script takes 28 bytes less.
          [constants.BROTLI_PARAM_LGBLOCK]: 16,
        },
      }),
  ],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
]

/** Writes a `.br` and a `.gz` beside every file of `folder` that they make smaller. */
export async function precompress(folder: string, care: Care = 'at-best'): Promise<void> {
  await packFiles(folder, await readdir(folder, { recursive: true }), care)
  await dropUnusedResults(Date.now())
}

/** Compresses only some files of a folder, like `precompress`. */
export async function packFiles(folder: string, names: readonly string[], care: Care): Promise<void> {
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => precompressFile(join(folder, name), care)),
  )
}

async function precompressFile(path: string, care: Care): Promise<void> {
  const bytes = await readFile(path)
  // Files with placeholders are compressed once the settings are in them.
  if (bytes.length < smallestBytes || hasPlaceholder(bytes)) return
  for (const [suffix, compress] of compressors) {
    const packed = (await cachedResult(bytes, suffix)) ?? (await pack(bytes, suffix, compress, care))
    if (packed.length < bytes.length) await writeFile(path + suffix, packed)
  }
}

async function pack(bytes: Buffer, suffix: string, compress: Compress, care: Care): Promise<Buffer> {
  const packed = await compress(bytes, care)
  if (care === 'at-best') await storeResult(bytes, suffix, packed)
  return packed
}
