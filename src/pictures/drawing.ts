import { icons } from '@iconify-json/noto'
import { ownDrawings } from './own.ts'
import { signBodies } from './signs.ts'

/** A picture by its name as an SVG of 128 by 128: a food's own, a category's sign, or one of the Noto set (Apache-2.0). */
export function drawingCalled(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${bodyCalled(name)}</svg>`
}

/** What is inside its SVG. @throws on no picture */
export function bodyCalled(name: string): string {
  const body = ownDrawings.get(name) ?? signBodies.get(name) ?? icons.icons[name]?.body
  if (!body) throw new Error(`There is no picture called "${name}".`)
  return body
}
