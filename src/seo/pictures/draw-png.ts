import { createHash, type Hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { fromRoot } from '../from-root.ts'
import { palettePng } from './palette-png.ts'
import { shareFont } from './share-font.ts'

/** Drawn once, kept until the packages are installed anew; the builder may delete it at any time. */
const kept = fromRoot('node_modules/.cache/share-pictures')
/** Counted up whenever the same SVG is to become another PNG. */
const edition = '1'

let started: Promise<Hash> | undefined

/** Draws an SVG whose text is in the heading face, or takes the same drawing of an earlier build. */
export async function drawPng(svg: string): Promise<Buffer> {
  started ??= startRenderer()
  const hash = (await started).copy().update(svg)
  const path = join(kept, `${hash.digest('hex').slice(0, 24)}.png`)
  return readFile(path).catch(() => keep(path, render(svg)))
}

/** @returns the hash of all that decides how an SVG will look */
async function startRenderer(): Promise<Hash> {
  const program = await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(program)
  return createHash('sha256').update(program).update(shareFont).update(edition)
}

function render(svg: string): Buffer {
  const drawing = new Resvg(svg, { font: { fontBuffers: [shareFont], defaultFontFamily: 'Fraunces' } })
  const image = drawing.render()
  const png = palettePng(image.pixels, image.width, image.height)
  image.free()
  drawing.free()
  return png
}

/** Another build never reads half a file. */
async function keep(path: string, png: Buffer): Promise<Buffer> {
  const partial = `${path}.${process.pid}.partial`
  await mkdir(kept, { recursive: true })
  await writeFile(partial, png)
  await rename(partial, path)
  return png
}
