import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { shareFont } from '../../../src/seo/pictures/share-font.ts'

const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
await initWasm(readFileSync(program))

/** Opens a drawing with the renderer and the font of the share pictures. */
export function open(svg: string) {
  return new Resvg(svg, { font: { fontBuffers: [shareFont], defaultFontFamily: 'Fraunces' } })
}
