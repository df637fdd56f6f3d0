import type { APIRoute } from 'astro'
import { foodsByOtherName } from '../../guide/other-names.ts'
import { getGuide } from '../../published/guide.ts'

/** For the server, which leads from a food's other names to its page. */
export const GET: APIRoute = async () => {
  const { foods } = await getGuide()
  return Response.json(Object.fromEntries(foodsByOtherName(foods)))
}
