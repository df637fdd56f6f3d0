import { readFileSync } from 'node:fs'
import { fromRoot } from '../../from-root.ts'
import { bodyCalled } from '../../pictures/drawing.ts'
import { readLightTokens } from '../../pictures/light-tokens.ts'
import { shareFont } from './share-font.ts'
import { readTypeFace, type WidthOf } from './type-face.ts'

/** The means to draw share pictures and icons with. */
export interface ShareKit {
  /** A colour as '#rrggbb' by its token's name; throws on a name without a colour. */
  colourOf: (token: string) => string
  widthOf: WidthOf
  /** The markup inside a picture of 128 by 128; throws when there is no picture of that name. */
  bodyOf: (picture: string) => string
}

/** The site's own colours, heading face and pictures. */
export const shareKit: ShareKit = {
  colourOf: readLightTokens(readFileSync(fromRoot('src/styles/tokens.css'), 'utf8')),
  widthOf: readTypeFace(shareFont).widthOf,
  bodyOf: bodyCalled,
}
