import { ListClient } from './list-client.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import type { ListRead } from './ports.ts'

export type { ListRead }

/** What the server-rendered list page starts from. */
export type FirstRead = { kind: 'found'; list: ListRead } | { kind: 'missing' } | { kind: 'unavailable' }

/** Reads a whole list once, for rendering it on the server. */
export async function readList(
  pocketBaseUrl: string,
  token: string,
  ended?: AbortSignal,
): Promise<FirstRead> {
  const answer = await pocketBaseApi(new ListClient(pocketBaseUrl, token), { ended }).read(0)
  switch (answer.kind) {
    case 'done':
      return { kind: 'found', list: answer.value }
    case 'refused':
      return { kind: 'missing' }
    case 'retry':
      return { kind: 'unavailable' }
  }
}
