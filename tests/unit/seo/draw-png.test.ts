import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pngOf } from '../../../src/seo/pictures/draw-png.ts'

const channel = fc.integer({ min: 0, max: 255 })
const pixel = fc.tuple(channel, channel, channel).map((colour) => [...colour, 255])

/** Decodes a PNG into RGBA pixels. */
async function read(png: Buffer): Promise<Uint8Array> {
  return new Uint8Array(await sharp(png).ensureAlpha().raw().toBuffer())
}

test('a picture of few colours comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pixel, { minLength: 12, maxLength: 240 }), async (pixels) => {
      const width = 6
      const height = Math.floor(pixels.length / width)
      const bytes = Uint8Array.from(pixels.slice(0, width * height).flat())
      expect(await read(await pngOf(bytes, width, height))).toEqual(bytes)
    }),
    { numRuns: 60 },
  )
})

test('of many colours each comes back as an indistinguishable one', async () => {
  const greys = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255])
  const others = Array.from({ length: 32 }, (_, index) => [index * 8, index * 8, index * 8 + 1, 255])
  const bytes = Uint8Array.from([...greys, ...greys, ...others, ...greys].flat())
  const seen = await read(await pngOf(bytes, 40, 20))
  const differences = bytes.map((value, place) => Math.abs(value - (seen[place] ?? 0)))
  expect(Math.max(...differences)).toBe(1)
})

test('transparent pixels stay transparent', async () => {
  const bytes = Uint8Array.from([0, 0, 0, 0, 22, 101, 52, 255])
  expect([...(await read(await pngOf(bytes, 2, 1)))].filter((_, place) => place % 4 === 3)).toEqual([0, 255])
})
