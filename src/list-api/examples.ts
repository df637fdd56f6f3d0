import { apiCalls } from './api-calls.ts'

interface CurlExample {
  name: 'add' | 'read' | 'tick'
  text: string
}

/**
 * Returns the most common calls, for a shell with the key in the variable LISTA, so that no shell history contains the key.
 */
export function curlExamples({ origin }: URL): readonly CurlExample[] {
  const curl = 'curl -H "Authorization: Bearer $LISTA"'
  const json = "-H 'Content-Type: application/json'"
  const item = apiCalls.setItem.path.replace('{itemId}', 'ID')
  return [
    { name: 'read', text: `${curl} \\\n  ${origin}${apiCalls.readList.path}` },
    {
      name: 'add',
      text: `${curl} \\\n  ${json} \\\n  -d '{"text": "2 l lapte"}' \\\n  ${origin}${apiCalls.addItems.path}`,
    },
    {
      name: 'tick',
      text: `${curl} -X ${apiCalls.setItem.method} \\\n  ${json} \\\n  -d '{"ticked": true}' \\\n  ${origin}${item}`,
    },
  ]
}
