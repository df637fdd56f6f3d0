import type { APIRoute, GetStaticPaths } from 'astro'
import { wordsFile } from '../../components/words-file.ts'

/** The words that tell categories: a file of their own, so that they are no part of any script. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { version: wordsFile.version } }]

export const GET: APIRoute = () =>
  new Response(wordsFile.text, { headers: { 'content-type': 'application/json' } })
