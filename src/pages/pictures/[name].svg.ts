import type { APIRoute, GetStaticPaths } from 'astro'
import { pictureNames } from '../../components/icons/picture-names.ts'
import { ownDrawings } from '../../guide/food-picture.ts'
import { drawingCalled } from '../../pictures/drawing.ts'

/** The pictures of the site, each as a small file. The site's own drawings are files already. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await pictureNames()).filter((name) => !ownDrawings.has(name)).map((name) => ({ params: { name } }))

export const GET: APIRoute = ({ params: { name = '' } }) =>
  new Response(drawingCalled(name), { headers: { 'content-type': 'image/svg+xml' } })
