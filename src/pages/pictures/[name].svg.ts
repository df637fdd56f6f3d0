import { icons } from '@iconify-json/noto'
import type { APIRoute, GetStaticPaths } from 'astro'
import { pictureNames } from '../../components/picture-names.ts'

/** The Noto pictures (Apache-2.0) that the site shows, each as a small file of its own. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await pictureNames()).map((name) => ({ params: { name } }))

export const GET: APIRoute = ({ params: { name = '' } }) => {
  const icon = icons.icons[name]
  if (!icon) throw new Error(`The Noto set has no picture called "${name}".`)
  const { width = 128, height = 128 } = icons
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
