import { readFileSync } from 'node:fs'
import { icons } from '@iconify-json/noto'
import { fromRoot } from './from-root.ts'
import { readLightTokens } from './light-tokens.ts'
import type { ShareKit } from './share-drawing.ts'
import { shareFont } from './share-font.ts'
import { readTypeFace } from './type-face.ts'

/** The site's colours, its heading face and the Noto pictures. */
export const shareKit: ShareKit = {
  colourOf: readLightTokens(readFileSync(fromRoot('src/styles/tokens.css'), 'utf8')),
  widthOf: readTypeFace(shareFont).widthOf,
  bodyOf: (picture) => {
    const icon = icons.icons[picture]
    if (!icon) throw new Error(`The Noto set has no picture called "${picture}".`)
    return icon.body
  },
}
