import type { Breaking } from './installation.ts'
import { leaveUndelivered } from './undelivered.ts'

/** Messages to programs that are not delivered. */
export const webhookLosses: readonly Breaking[] = [
  [
    /Webhooks reach the machines/,
    'machines of programs that do not answer for a quarter of an hour',
    (installation) => leaveUndelivered(installation, 'webhooks'),
  ],
]
