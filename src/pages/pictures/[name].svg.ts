import type { APIRoute, GetStaticPaths } from 'astro'
import { pictureNames } from '../../components/icons/picture-names.ts'
import { drawingCalled } from '../../pictures/drawing.ts'
import { ownDrawings } from '../../pictures/own.ts'

/** The pictures that the site shows, each as a small file of its own. Our own drawings are such files already. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await pictureNames()).filter((name) => !ownDrawings.has(name)).map((name) => ({ params: { name } }))

export const GET: APIRoute = ({ params: { name = '' } }) =>
  new Response(drawingCalled(name), { headers: { 'content-type': 'image/svg+xml' } })
