import type { APIRoute } from 'astro'
import { wholeLicences } from '../credits/shipped.ts'

export const GET: APIRoute = () =>
  new Response(wholeLicences(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
