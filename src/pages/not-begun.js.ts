import type { APIRoute } from 'astro'
import { notBegunScript } from '../ui/trouble-script.ts'

/** Serves the script that a page loads when its other scripts do not start. */
export const GET: APIRoute = () =>
  new Response(notBegunScript, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
