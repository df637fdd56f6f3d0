import type { APIRoute } from 'astro'
import { notBegunScript } from '../islands/trouble-script.ts'

/** What a page fetches whose scripts do not begin. */
export const GET: APIRoute = () =>
  new Response(notBegunScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
