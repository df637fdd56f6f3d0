import { isEndpoint } from '../../domain/outbound/endpoint.ts'
import { isOwnEndpoint, type OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { OperationName } from '../../list-api/api-calls.ts'
import { setWebhookSchema } from '../../list-api/schemas.ts'
import type { KeyedWebhookAnswer } from '../../protocol/key-calls.ts'
import { type Asked, notValid, type Outcome, refused } from './asked.ts'
import { detailOfIssues } from './details.ts'

type WebhookOperation = Extract<OperationName, `${string}Webhook`>

const operations: readonly OperationName[] = [
  'readWebhook',
  'setWebhook',
  'endWebhook',
] satisfies readonly WebhookOperation[]

export function isOfWebhook(operation: OperationName): operation is WebhookOperation {
  return operations.includes(operation)
}

/** Performs a program's request about its webhook. */
export async function performWebhook(
  operation: WebhookOperation,
  { list, body, ownHosts }: Pick<Asked, 'list' | 'body' | 'ownHosts'>,
): Promise<Outcome> {
  const wanted = wantedBy(operation, body, ownHosts)
  if ('kind' in wanted) return wanted
  const answer = await list.webhook(wanted.url)
  if ('refusal' in answer) return refused(answer)
  if (operation === 'endWebhook') return { kind: 'empty' }
  return answer.webhook ? { kind: 'done', status: 200, answer: shown(answer.webhook) } : noWebhook
}

const noWebhook: Outcome = { kind: 'problem', problem: 'no-webhook' }

function wantedBy(
  operation: WebhookOperation,
  body: unknown,
  ownHosts: OwnHosts,
): { url?: string | null } | Outcome {
  switch (operation) {
    case 'readWebhook':
      return {}
    case 'endWebhook':
      return { url: null }
    case 'setWebhook':
      return readUrl(body, ownHosts)
  }
}

function readUrl(body: unknown, ownHosts: OwnHosts): { url: string } | Outcome {
  const read = setWebhookSchema.safeParse(body)
  if (!read.success) return notValid(detailOfIssues(read.error.issues))
  const { url } = read.data
  return isEndpoint(url) || isOwnEndpoint(url, ownHosts)
    ? { url }
    : notValid('Câmpul „url” trebuie să fie o adresă https cu un nume public, fără port și fără utilizator.')
}

function shown({ url, secret, failingSinceMs }: NonNullable<KeyedWebhookAnswer['webhook']>): object {
  return { url, secret, failingSince: failingSinceMs ? new Date(failingSinceMs).toISOString() : null }
}
