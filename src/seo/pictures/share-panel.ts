import { element } from '../xml.ts'
import type { SharePanel } from './share-contents.ts'
import { drawCard, drawPicture, drawPictureCard, type ShareKit, write } from './share-drawing.ts'

/** Where the panel stands. */
export const panelBox = { x: 736, y: 56, width: 408, height: 518 } as const

type PanelOf<Kind extends SharePanel['kind']> = Extract<SharePanel, { kind: Kind }>

/** Draws what stands on the right: one food, six pictures, or a list. */
export function drawPanel(panel: SharePanel, kit: ShareKit): string {
  if (panel.kind === 'food') return drawFood(panel, kit)
  return panel.kind === 'pictures' ? drawPictures(panel, kit) : drawList(panel, kit)
}

/** What stands for many foods is drawn smaller than what shows this one, and named. */
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

const row = { x: panelBox.x + 24, width: panelBox.width - 48, height: 82, gap: 12 } as const

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
