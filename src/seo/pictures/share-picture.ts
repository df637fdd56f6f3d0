import { site } from '../../site.ts'
import { element, escaped } from '../xml.ts'
import { fitText, lineHeight } from './fitted-text.ts'
import type { ShareContent } from './share-contents.ts'
import type { ShareKit } from './share-kit.ts'

type PanelOf<Kind extends ShareContent['panel']['kind']> = Extract<ShareContent['panel'], { kind: Kind }>

/** In pixels of the picture. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** In pixels, as the heads of pages announce it. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The place of the panel on the right. */
export const panelBox = { x: 736, y: 56, width: 408, height: 518 } as const

const row = { x: panelBox.x + 24, width: panelBox.width - 48, height: 82, gap: 12 } as const
const left = 72
const textWidth = panelBox.x - 40 - left
const titleSizes = [128, 116, 104, 96, 88, 80, 72, 64, 56]
const brandBottom = 120
const factsTop = 486
const badgeHeight = 48

/** The picture of a shared link, as SVG with text in the heading face. */
export function sharePicture(content: ShareContent, kit: ShareKit): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...pictureSize, 'font-family': 'Fraunces' },
    element('rect', { ...pictureSize, fill: kit.colourOf('paper') }),
    drawBrand(kit),
    drawTitle(content, kit),
    drawFacts(content, kit),
    drawPanel(content.panel, kit),
  )
}

function drawBrand(kit: ShareKit): string {
  return (
    drawPicture(kit, 'basket', left - 4, brandBottom - 60, 60) +
    write(site.name, left + 70, brandBottom - 16, 36, kit.colourOf('ink'))
  )
}

/** The badge and the name, centred together between the brand and the facts. */
function drawTitle({ title, badge, facts, panel }: ShareContent, kit: ShareKit): string {
  const bottom = facts.length > 0 ? factsTop : panelBox.y + panelBox.height
  const badgeRoom = badge ? badgeHeight + 20 : 0
  const room = { width: textWidth, height: bottom - brandBottom - badgeRoom - 72, mostLines: 3 }
  const { size, lines } = fitText(title, titleSizes, room, kit.widthOf)
  const lineStep = size * lineHeight
  const top = (brandBottom + bottom - badgeRoom - lines.length * lineStep) / 2
  const firstFoot = top + badgeRoom + size * 0.86
  const written = lines.map((line, index) =>
    write(line, left, firstFoot + index * lineStep, size, kit.colourOf('ink')),
  )
  return (badge && panel.kind === 'food' ? drawBadge(badge, panel.category, top, kit) : '') + written.join('')
}

function drawBadge(text: string, token: string, y: number, { colourOf, widthOf }: ShareKit): string {
  const size = 26
  const shape = { x: left, y, width: widthOf(text, size) + 44, height: badgeHeight, rx: badgeHeight / 2 }
  return (
    element('rect', { ...shape, fill: colourOf(token), 'fill-opacity': 0.15 }) +
    write(text, left + 22, y + 33, size, colourOf('ink'))
  )
}

/** The facts side by side, as many as fit. */
function drawFacts({ facts }: ShareContent, { colourOf, widthOf }: ShareKit): string {
  let x = left
  const drawn: string[] = []
  for (const { value, label } of facts) {
    const width = Math.max(widthOf(value, 44), widthOf(label, 26))
    if (x + width > left + textWidth) break
    drawn.push(write(value, x, 530, 44, colourOf('do')), write(label, x, 568, 26, colourOf('ink-2')))
    x += width + 56
  }
  return drawn.join('')
}

/** The right side: one food, six pictures, or a list. */
function drawPanel(panel: ShareContent['panel'], kit: ShareKit): string {
  if (panel.kind === 'food') return drawFood(panel, kit)
  return panel.kind === 'pictures' ? drawPictures(panel, kit) : drawList(panel, kit)
}

/** A category's sign is drawn smaller than a picture of this very food, with the category's name below. */
function drawFood({ picture, category, caption }: PanelOf<'food'>, kit: ShareKit): string {
  if (!caption) return drawPictureCard(kit, picture, category, panelBox, 320)
  const { x, y, width, height } = panelBox
  const [size, captionSize] = [200, 28]
  return (
    drawCard(kit, category, panelBox) +
    drawPicture(kit, picture, x + (width - size) / 2, y + (height - size) / 2 - 24, size) +
    write(caption, x + width / 2, y + height / 2 + 132, captionSize, kit.colourOf('ink-2'), 'middle')
  )
}

function drawPictures({ cells }: PanelOf<'pictures'>, kit: ShareKit): string {
  const gap = 16
  const width = (panelBox.width - gap) / 2
  const height = (panelBox.height - 2 * gap) / 3
  const cards = cells.map(({ picture, category }, index) => {
    const x = panelBox.x + (index % 2) * (width + gap)
    const y = panelBox.y + Math.floor(index / 2) * (height + gap)
    return drawPictureCard(kit, picture, category, { x, y, width, height }, 112)
  })
  return cards.join('')
}

function drawList({ rows }: PanelOf<'list'>, kit: ShareKit): string {
  const height = rows.length * (row.height + row.gap) - row.gap
  const top = panelBox.y + (panelBox.height - height) / 2
  const drawn = rows.map((item, index) => drawRow(item, top + index * (row.height + row.gap), kit))
  return drawCard(kit, 'do', panelBox) + drawn.join('')
}

function drawRow(
  { picture, name, amount, isCompleted }: PanelOf<'list'>['rows'][number],
  y: number,
  kit: ShareKit,
): string {
  const { x, width, height } = row
  const middle = y + height / 2
  return element(
    'g',
    { opacity: isCompleted ? 0.55 : undefined },
    element('rect', { x, y, width, height, rx: 20, fill: kit.colourOf('card') }),
    drawCheck(x + 38, middle, isCompleted, kit),
    drawPicture(kit, picture, x + 68, middle - 24, 48),
    write(name, x + 130, middle + 10, 28, kit.colourOf('ink')),
    write(amount, x + width - 22, middle + 9, 24, kit.colourOf('ink-2'), 'end'),
  )
}

function drawCheck(cx: number, cy: number, isCompleted: boolean, { colourOf }: ShareKit): string {
  const line = { 'stroke-width': 4, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const stroke = colourOf('do')
  if (!isCompleted) return element('circle', { ...line, cx, cy, r: 16, stroke })
  const tick = { ...line, stroke: colourOf('do-ink'), d: `M${cx - 7} ${cy}l5 6l9 -11` }
  return element('circle', { cx, cy, r: 18, fill: stroke }) + element('path', tick)
}

/** A picture in a square. */
function drawPicture({ bodyOf }: ShareKit, name: string, x: number, y: number, size: number): string {
  return element('svg', { x, y, width: size, height: size, viewBox: '0 0 128 128' }, bodyOf(name))
}

/** A picture in the middle of a card. */
function drawPictureCard(kit: ShareKit, name: string, token: string, box: Box, size: number): string {
  const [x, y] = [box.x + (box.width - size) / 2, box.y + (box.height - size) / 2]
  return drawCard(kit, token, box) + drawPicture(kit, name, x, y, size)
}

/** A card with round corners, in the pale colour that pages give the category of the same name. */
function drawCard({ colourOf }: ShareKit, token: string, box: Box): string {
  const shape = { ...box, rx: Math.min(48, box.height / 5) }
  return (
    element('rect', { ...shape, fill: colourOf('card') }) +
    element('rect', { ...shape, fill: colourOf(token), 'fill-opacity': 0.15 })
  )
}

/** @param foot the baseline of the letters */
function write(
  text: string,
  x: number,
  foot: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return element('text', { x, y: foot, 'font-size': size, fill, 'text-anchor': anchor }, escaped(text))
}
