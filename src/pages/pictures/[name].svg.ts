import type { APIRoute, GetStaticPaths } from 'astro'
import { pictureNames } from '../../components/icons/picture-names.ts'
import { drawingCalled } from '../../pictures/drawing.ts'

/** The pictures that the site shows, each as a small file of its own. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await pictureNames()).map((name) => ({ params: { name } }))

export const GET: APIRoute = ({ params: { name = '' } }) =>
  new Response(drawingCalled(name), { headers: { 'content-type': 'image/svg+xml' } })
