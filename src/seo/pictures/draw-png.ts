import { createHash, type Hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import sharp from 'sharp'
import { fromRoot } from '../../from-root.ts'
import { shareFont } from './share-font.ts'

/** The cache of drawings, until the packages are installed again. It may be deleted at any time. */
const cache = fromRoot('node_modules/.cache/share-pictures')
/** Increased by hand whenever the same SVG has to become another PNG. */
const edition = '2'
/** Flat drawings look the same with 256 colours, in less than half the bytes. */
const fewColours = { palette: true, colours: 256, dither: 0, compressionLevel: 9 }

let started: Promise<Hash> | undefined

/** Draws an SVG with text in the heading face, or takes the drawing from the cache. */
export async function drawPng(svg: string): Promise<Buffer> {
  started ??= startRenderer()
  const hash = (await started).copy().update(svg)
  const path = join(cache, `${hash.digest('hex').slice(0, 24)}.png`)
  return readFile(path).catch(async () => store(path, await render(svg)))
}

/** @returns a hash of everything besides the SVG that affects the PNG */
async function startRenderer(): Promise<Hash> {
  const program = await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(program)
  return createHash('sha256').update(program).update(shareFont).update(edition)
}

function render(svg: string): Promise<Buffer> {
  const drawing = new Resvg(svg, { font: { fontBuffers: [shareFont], defaultFontFamily: 'Fraunces' } })
  const image = drawing.render()
  const { pixels, width, height } = image
  image.free()
  drawing.free()
  return pngOf(pixels, width, height)
}

/** @param pixels four bytes each: red, green, blue, opacity */
export function pngOf(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(fewColours)
    .toBuffer()
}

/** Renames a finished file, so that another build never reads half of it. */
async function store(path: string, png: Buffer): Promise<Buffer> {
  const partial = `${path}.${process.pid}.partial`
  await mkdir(cache, { recursive: true })
  await writeFile(partial, png)
  await rename(partial, path)
  return png
}
