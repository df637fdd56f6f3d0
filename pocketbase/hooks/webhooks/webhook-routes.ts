import { isEndpoint } from '../../../src/domain/outbound/endpoint.ts'
import { isOwnEndpoint } from '../../../src/domain/outbound/own-hosts.ts'
import type { KeyedWebhookAnswer, KeyedWebhookBody } from '../../../src/protocol/key-calls.ts'
import { readWebhookSecret } from '../../../src/protocol/key-calls.ts'
import type { DueAnswer, DueWebhook, WebhookOutcome } from '../../../src/protocol/operator.ts'
import { json, type RefusalCode } from '../answer.ts'
import { keyedRoute } from '../keys/keyed-route.ts'
import { readTakeDue } from '../operator/take-due.ts'
import { noteUndelivered } from '../operator/undelivered.ts'
import { settings } from '../operator-settings.ts'
import type { Fields } from '../request.ts'
import { changeCredentials } from '../restore/credentials.ts'
import { openRoute } from '../route.ts'
import { endWebhook, settleWebhooks, setWebhook, takeDueWebhooks, webhookOf } from './webhooks.ts'

/**
 * POST /api/keyed/webhook, for the site's server, with the key of a program: sets or returns the address that receives
 * changes.
 */
export const keyedWebhook = keyedRoute({ body: readWebhook }, ({ app, keyed, body: { wanted } }) => {
  if (wanted !== undefined)
    changeCredentials(app, { of: 'list', id: keyed.listId }, (database) =>
      wanted ? setWebhook(database, keyed, wanted) : endWebhook(database, keyed.keyId),
    )
  return json<KeyedWebhookAnswer>({ webhook: webhookOf(app.db(), keyed.keyId) })
})

/**
 * POST /api/operator/webhooks: accepts the outcomes of earlier messages, and returns those that are due. Visitors have no
 * access to it.
 */
export const takeWebhooks = openRoute({ body: readTakeDue<WebhookOutcome> }, ({ app, body, nowMs }) => {
  noteUndelivered(app, 'webhooks', body.undelivered)
  settleWebhooks(app, body.outcomes, nowMs)
  return json<DueAnswer<DueWebhook>>({ due: takeDueWebhooks(app, body, nowMs) })
})

function readWebhook({ wanted }: Fields): KeyedWebhookBody | RefusalCode {
  if (wanted === undefined || wanted === null) return { wanted }
  const { url, secret } = wanted as Fields
  const read = readWebhookSecret(secret)
  const isAllowed = isEndpoint(url) || isOwnEndpoint(url, settings.WEBHOOK_HOSTS)
  return isAllowed && read !== undefined ? { wanted: { url, secret: read } } : 'malformed'
}
