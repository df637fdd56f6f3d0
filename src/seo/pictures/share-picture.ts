import { site } from '../../site.ts'
import { element } from '../xml.ts'
import { fitText, lineHeight } from './fitted-text.ts'
import type { ShareContent } from './share-contents.ts'
import { drawPicture, type ShareKit, write } from './share-drawing.ts'
import { drawPanel, panelBox } from './share-panel.ts'

/** In pixels, as the pages' heads announce it. */
export const pictureSize = { width: 1200, height: 630 } as const

const left = 72
const textWidth = panelBox.x - 40 - left
const titleSizes = [128, 116, 104, 96, 88, 80, 72, 64, 56]
const brandBottom = 120
const factsTop = 486
const badgeHeight = 48

/** The picture that a shared link shows, as SVG with text in the heading face. */
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

/** The badge and the name, together in the middle of what brand and facts leave. */
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

/** Side by side, as many as there is room for. */
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
