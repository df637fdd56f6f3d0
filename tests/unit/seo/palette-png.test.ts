import fc from 'fast-check'
import { expect, test } from 'vitest'
import { palettePng } from '../../../src/seo/pictures/palette-png.ts'
import { element } from '../../../src/seo/xml.ts'
import { open } from './resvg.ts'

/** What a reader of PNGs sees in one. */
function read(png: Buffer, width: number, height: number): Uint8Array {
  const href = `data:image/png;base64,${png.toString('base64')}`
  const size = { width, height }
  const image = element('image', { ...size, href, 'image-rendering': 'optimizeSpeed' })
  return open(element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, image)).render().pixels
}

const channel = fc.integer({ min: 0, max: 255 })
const pixel = fc.tuple(channel, channel, channel).map((colour) => [...colour, 255])

test('a picture of few colours comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 12, maxLength: 240 }), (pixels) => {
      const width = 6
      const height = Math.floor(pixels.length / width)
      const bytes = Uint8Array.from(pixels.slice(0, width * height).flat())
      expect(read(palettePng(bytes, width, height), width, height)).toEqual(bytes)
    }),
    { numRuns: 60 },
  )
})

test('of many colours the frequent ones stay, and the others become their nearest', () => {
  const [width, height] = [40, 20]
  const greys = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255])
  const rare = Array.from({ length: 32 }, (_, index) => [index * 8, index * 8, index * 8 + 1, 255])
  const pixels = [...greys, ...greys, ...rare, ...greys]
  const bytes = Uint8Array.from(pixels.slice(0, width * height).flat())
  const seen = read(palettePng(bytes, width, height), width, height)
  expect(seen.subarray(0, 512 * 4)).toEqual(bytes.subarray(0, 512 * 4))
  expect([...seen.subarray(512 * 4, 544 * 4)]).toEqual(rare.flatMap(([red = 0]) => [red, red, red, 255]))
})
