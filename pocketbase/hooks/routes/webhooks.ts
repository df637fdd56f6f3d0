import { isEndpoint } from '../../../src/domain/notices/endpoint.ts'
import type { KeyedWebhookAnswer, KeyedWebhookBody } from '../../../src/protocol/list-keys.ts'
import { readWebhookSecret } from '../../../src/protocol/list-keys.ts'
import type { DueWebhooksAnswer, WebhookOutcomes } from '../../../src/protocol/operator.ts'
import { json, type RefusalCode } from '../answer.ts'
import { endWebhook, settleWebhooks, setWebhook, takeDueWebhooks, webhookOf } from '../notices/webhooks.ts'
import type { Fields } from '../request.ts'
import { changeCredentials } from '../restore/credentials.ts'
import { keyedRoute, openRoute } from '../route.ts'

/** POST /api/keyed/webhook, for the site's server, by the key of a program: where it is told of changes, from now on or so far. */
export const keyedWebhook = keyedRoute({ body: readWebhook }, ({ app, keyed, body: { wanted } }) => {
  if (wanted !== undefined)
    changeCredentials(app, keyed.listId, (database) =>
      wanted ? setWebhook(database, keyed, wanted) : endWebhook(database, keyed.keyId),
    )
  return json<KeyedWebhookAnswer>({ webhook: webhookOf(app.db(), keyed.keyId) })
})

/**
 * POST /api/operator/webhooks: what became of what was handed over last, and what programs are to be told now. Visitors are
 * not let through to it.
 */
export const takeWebhooks = openRoute({ body: readOutcomes }, ({ app, body, nowMs }) => {
  settleWebhooks(app, body, nowMs)
  return json<DueWebhooksAnswer>({ due: takeDueWebhooks(app, nowMs) })
})

function readWebhook({ wanted }: Fields): KeyedWebhookBody | RefusalCode {
  if (wanted === undefined || wanted === null) return { wanted }
  const { url, secret } = wanted as Fields
  const read = readWebhookSecret(secret)
  return isEndpoint(url) && read !== undefined ? { wanted: { url, secret: read } } : 'malformed'
}

function readOutcomes({ sent, failed, gone }: Fields): WebhookOutcomes | RefusalCode {
  return [sent, failed, gone].every(Array.isArray)
    ? ({ sent, failed, gone } as unknown as WebhookOutcomes)
    : 'malformed'
}
