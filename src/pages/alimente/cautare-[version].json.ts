import type { APIRoute, GetStaticPaths } from 'astro'
import { searchFile } from '../../components/guide/search-file.ts'

export const getStaticPaths: GetStaticPaths = async () => [
  { params: { version: (await searchFile()).version } },
]

export const GET: APIRoute = async () =>
  new Response((await searchFile()).text, { headers: { 'content-type': 'application/json' } })
