import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { appIconSvg, appIcons } from '../../../src/seo/pictures/app-icons.ts'
import { shareKit } from '../../../src/seo/pictures/share-kit.ts'
import { open } from './resvg.ts'

const folder = inProject('public/icons')

test('every icon that the manifest or a page names is a file, and no other file is there', () => {
  expect(readdirSync(folder).sort()).toEqual(appIcons.map(({ name }) => `${name}.png`).sort())
})

const seenOn = (background: string, picture: Sharp) => picture.flatten({ background }).raw().toBuffer()

// With a palette, most pixels have the exact color and the others nearly; `npm run icons` draws all icons again.
test.each(appIcons)('$name equals its present drawing, on any ground', async (icon) => {
  const { pixels, width, height } = open(appIconSvg(icon, shareKit)).render()
  for (const ground of ['#ffffff', '#000000']) {
    const drawn = await seenOn(ground, sharp(pixels, { raw: { width, height, channels: 4 } }))
    const kept = await seenOn(ground, sharp(join(folder, `${icon.name}.png`)))
    const differences = drawn.map((value, place) => Math.abs(value - (kept[place] ?? 0)))
    expect([kept.length, width, height]).toEqual([drawn.length, icon.sizePx, icon.sizePx])
    expect(differences.reduce((sum, each) => sum + each, 0) / drawn.length).toBeLessThan(0.1)
  }
})
