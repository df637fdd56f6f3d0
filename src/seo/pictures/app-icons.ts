import type { ShareKit } from './share-kit.ts'

interface AppIcon {
  name: string
  sizePx: number
  /** Its purpose in the manifest; absent for an icon that only pages name. */
  purpose?: 'any' | 'maskable'
  /** The drawing's share of the width; in a maskable icon it has to stay within the inner 80 %. */
  share: number
  /** True for a round background; the other icons fill their square, and the system clips them. */
  isRound: boolean
}

export const appIcons: readonly AppIcon[] = [
  { name: 'app-192', sizePx: 192, purpose: 'any', share: 0.62, isRound: true },
  { name: 'app-512', sizePx: 512, purpose: 'any', share: 0.62, isRound: true },
  { name: 'app-maskable-192', sizePx: 192, purpose: 'maskable', share: 0.54, isRound: false },
  { name: 'app-maskable-512', sizePx: 512, purpose: 'maskable', share: 0.54, isRound: false },
  { name: 'apple-touch', sizePx: 180, share: 0.66, isRound: false },
]

/** The side of a Noto drawing, in its own units. */
const drawingSide = 128

/** The basket on the colour of "do", as SVG. */
export function appIconSvg({ sizePx, share, isRound }: AppIcon, { colourOf, bodyOf }: ShareKit): string {
  const side = sizePx * share
  const edge = (sizePx - side) / 2
  const corner = isRound ? sizePx / 2 : 0
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">
<rect width="${sizePx}" height="${sizePx}" rx="${corner}" fill="${colourOf('do')}"/>
<g transform="translate(${edge} ${edge}) scale(${side / drawingSide})">${bodyOf('basket')}</g>
</svg>`
}
