import type { APIRoute } from 'astro'
import { foodsByOtherName } from '../../guide/other-names.ts'
import { getGuide } from '../../published/guide.ts'

/** The other names of foods, for the server's redirects. */
export const GET: APIRoute = async () => {
  const { foods } = await getGuide()
  return Response.json(Object.fromEntries(foodsByOtherName(foods)))
}
