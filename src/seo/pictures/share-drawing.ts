import { element, escaped } from '../xml.ts'
import type { ColourOf } from './light-tokens.ts'
import type { WidthOf } from './type-face.ts'

/** What the drawing is made with. */
export interface ShareKit {
  colourOf: ColourOf
  widthOf: WidthOf
  /** The markup of a picture, 128 by 128; throws when there is none of that name. */
  bodyOf: (picture: string) => string
}

/** In pixels of the picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A picture in a square. */
export function drawPicture({ bodyOf }: ShareKit, name: string, x: number, y: number, size: number): string {
  return element('svg', { x, y, width: size, height: size, viewBox: '0 0 128 128' }, bodyOf(name))
}

/** A picture in the middle of a card, which has the pale colour that the pages give the category. */
export function drawPictureCard(kit: ShareKit, name: string, token: string, box: Box, size: number): string {
  const [x, y] = [box.x + (box.width - size) / 2, box.y + (box.height - size) / 2]
  return drawCard(kit, token, box) + drawPicture(kit, name, x, y, size)
}

/** A card with round corners in a token's pale colour. */
export function drawCard({ colourOf }: ShareKit, token: string, box: Box): string {
  const shape = { ...box, rx: Math.min(48, box.height / 5) }
  return (
    element('rect', { ...shape, fill: colourOf('card') }) +
    element('rect', { ...shape, fill: colourOf(token), 'fill-opacity': 0.15 })
  )
}

/** @param foot the line that the letters stand on */
export function write(
  text: string,
  x: number,
  foot: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return element('text', { x, y: foot, 'font-size': size, fill, 'text-anchor': anchor }, escaped(text))
}
