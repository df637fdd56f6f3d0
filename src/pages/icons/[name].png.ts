import type { APIRoute, GetStaticPaths } from 'astro'
import { appIconSvg, appIcons } from '../../seo/pictures/app-icons.ts'
import { drawPng } from '../../seo/pictures/draw-png.ts'
import { shareKit } from '../../seo/pictures/share-kit.ts'

/** The installed app's icons. */
export const getStaticPaths = (() =>
  appIcons.map((icon) => ({ params: { name: icon.name }, props: { icon } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ icon: (typeof appIcons)[number] }> = async ({ props: { icon } }) => {
  const png = await drawPng(appIconSvg(icon, shareKit))
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
