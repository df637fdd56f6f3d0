import type { APIRoute, GetStaticPaths } from 'astro'
import { wordsFile } from '../../components/words-file.ts'

/** The words of lists as a file of their own, so that no script contains them. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { version: wordsFile.version } }]

export const GET: APIRoute = () =>
  new Response(wordsFile.text, { headers: { 'content-type': 'application/json' } })
