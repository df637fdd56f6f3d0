import { readFileSync } from 'node:fs'
import { bodyCalled } from '../../pictures/drawing.ts'
import { fromRoot } from '../from-root.ts'
import { readLightTokens } from './light-tokens.ts'
import type { ShareKit } from './share-drawing.ts'
import { shareFont } from './share-font.ts'
import { readTypeFace } from './type-face.ts'

/** The site's colours, its heading face and the pictures. */
export const shareKit: ShareKit = {
  colourOf: readLightTokens(readFileSync(fromRoot('src/styles/tokens.css'), 'utf8')),
  widthOf: readTypeFace(shareFont).widthOf,
  bodyOf: bodyCalled,
}
