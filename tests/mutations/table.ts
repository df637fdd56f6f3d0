import type { Mutation } from './mutation.ts'
import { ofIntegrations } from './of-integrations.ts' // part: integrations

/** Mistakes that the tests have to notice. */
export const mutations: readonly Mutation[] = [
  // On the device: src/sync and src/worker.
  {
    name: 'busy-is-refused',
    file: 'src/sync/send.ts',
    text: 'status === tooMany || status >= 500',
    mistake: 'status >= 500',
    loss: 'A change that meets a full budget is dropped instead of sent later.',
  },
  {
    name: 'rest-in-seconds',
    file: 'src/sync/send.ts',
    text: "return 1_000 * (Number(headers.get('Retry-After')) || 0)",
    mistake: "return Number(headers.get('Retry-After')) || 0",
    loss: 'A server that asks for a pause of some seconds is asked again after some milliseconds.',
  },
  {
    name: 'recall-skipped',
    file: 'src/sync/outbox/replica.ts',
    text: 'recalls.slice(start, start + changesPerRequest)',
    mistake: 'recalls.slice(start, start + changesPerRequest - 1)',
    loss: 'After a restore of the server, each hundredth item that only devices know is lost.',
  },
  {
    name: 'mark-taken-early',
    file: 'src/sync/storage/idb-storage.ts',
    text: 'if (hasArrived && seqs.length === waiting.length) unmarkWaiting(id)',
    mistake: 'if (hasArrived && seqs.length > 0) unmarkWaiting(id)',
    loss: 'Changes made while others were being sent wait until the list is opened again.',
  },
  {
    name: 'draft-not-waiting',
    file: 'src/sync/storage/idb-storage.ts',
    text: 'return rows\n        .filter(({ id, hasArrived }) => !hasArrived || withChanges.has(id))\n        .map(',
    mistake: 'return rows.filter(({ id }) => withChanges.has(id)).map(',
    loss: 'A list without items that was made offline is not sent in the background: its shared link opens nothing.',
  },
  {
    name: 'early-load-adopted',
    file: 'src/sync/outbox/local-copy.ts',
    text: 'if (writesBefore !== this.#writes) continue',
    mistake: 'if (writesBefore > this.#writes) continue',
    loss: 'A copy that was read before a write hides an item that was just added.',
  },
  {
    name: 'error-page-shown',
    file: 'src/worker/in-time.ts',
    text: 'if (response.status >= 500)',
    mistake: 'if (response.status > 500)',
    loss: 'During a failure of the server its error page is shown in place of the list on the device.',
  },
  {
    name: 'last-list-left',
    file: 'src/worker/send-in-background.ts',
    text: 'if (left.length > 0) throw',
    mistake: 'if (left.length > 1) throw',
    loss: 'The browser does not try again for the one list whose changes could not be sent.',
  },

  // Rules: src/domain.
  {
    name: 'gap-of-one-merged',
    file: 'src/domain/item/snapshot.ts',
    text: 'if (delta.from > Math.max(knownRev, 0)) return undefined',
    mistake: 'if (delta.from > Math.max(knownRev, 0) + 1) return undefined',
    loss: 'After a lost message, the one change in it is missing on the screen for good.',
  },
  {
    name: 'one-item-too-many',
    file: 'src/domain/item/accept.ts',
    text: 'transaction.liveCount() >= itemsPerList',
    mistake: 'transaction.liveCount() > itemsPerList',
    loss: 'A list gets an item more than pages, exports and programs accept.',
  },
  {
    name: 'empty-not-undone',
    file: 'src/domain/item/undo.ts',
    text: 'touched[key] !== undefined',
    mistake: 'Boolean(touched[key])',
    loss: 'Undo does not bring back a tick that was taken away, nor a note that was deleted.',
  },
  {
    name: 'full-list-frozen',
    file: 'src/domain/list/options.ts',
    text: 'return others.length < optionsPerList',
    mistake: 'return saved.length < optionsPerList',
    loss: 'On a list with all options, none of them can be changed or emptied.',
  },
  {
    name: 'own-news',
    file: 'src/domain/notices/owed.ts',
    text: "return id === device || (person !== '' && person === by)",
    mistake: 'return id === device && person === by',
    loss: 'A phone is notified of additions that its owner made on another device.',
  },
  {
    name: 'centilitres-as-decilitres',
    file: 'src/domain/money/deposit.ts',
    text: 'cl: 0.01',
    mistake: 'cl: 0.1',
    loss: 'The sum lacks the deposit of bottles and cans whose size is in centilitres.',
  },
  {
    name: 'kilogram-in-grams',
    file: 'src/domain/item/amount.ts',
    text: 'sum.digits >= 10 ** (largePower + sum.places)',
    mistake: 'sum.digits > 10 ** (largePower + sum.places)',
    loss: 'Two halves of a kilogram are shown as 1000 g.',
  },
  {
    name: 'first-quiet-hour-loud',
    file: 'src/domain/notices/subscription.ts',
    text: 'return hour >= quietFrom || hour < quietTo',
    mistake: 'return hour > quietFrom || hour < quietTo',
    loss: 'A phone rings between ten and eleven in the evening, although ten was chosen as the end.',
  },

  // The server of the site: src/server.
  {
    name: 'turn-kept',
    file: 'src/server/upstream.ts',
    text: 'endTurn()\n        if (!isNeeded) return\n',
    mistake: 'if (answer) endTurn()\n        if (!isNeeded) return\n',
    loss: 'After some failed requests to PocketBase, a visitor’s requests wait without end.',
  },
  {
    name: 'chunks-uncounted',
    file: 'src/server/limits/request-summary.ts',
    text: "bytes: headers['transfer-encoding'] ? mostBytes : Math.min(lengthIn(headers), mostBytes)",
    mistake: 'bytes: Math.min(lengthIn(headers), mostBytes)',
    loss: 'A sender without a Content-Length fills the disk of everybody, past its budget of bytes.',
  },
  {
    name: 'body-unlimited',
    file: 'src/server/take-body.ts',
    text: 'receivedBytes += chunk.length',
    mistake: 'receivedBytes = chunk.length',
    loss: 'One endless request takes all memory, and the site ends for everybody.',
  },
  {
    name: 'claimed-address',
    file: 'src/server/limits/client-address.ts',
    text: ".split(',').at(-1)",
    mistake: ".split(',').at(0)",
    loss: 'Behind a proxy, a sender names another address for each request, and no budget holds.',
  },
  {
    name: 'second-address-unchecked',
    file: 'src/server/outbound/public-address.ts',
    text: '!found.every(({ address }) => isAllowed(address))',
    mistake: '!isAllowed(first.address)',
    loss: 'A visitor’s address makes the server send requests into the network of its operator.',
  },

  // PocketBase: pocketbase/hooks.
  {
    name: 'history-for-readers',
    file: 'pocketbase/hooks/list/bought-history.ts',
    text: "export const listHistory = listRoute({ access: 'edit' }",
    mistake: "export const listHistory = listRoute({ access: 'read' }",
    loss: 'Everybody with the read-only link sees a year of purchases with prices.',
  },
  {
    name: 'revision-unchecked',
    file: 'pocketbase/hooks/list/batch-view.ts',
    text: 'share_token = NEW.token AND rev = NEW.seen_rev',
    mistake: 'share_token = NEW.token AND rev >= NEW.seen_rev',
    loss: 'Of two changes of an item at the same moment, the first is overwritten.',
  },
  {
    name: 'nickname-unchecked',
    file: 'pocketbase/hooks/list/change-list.ts',
    text: "changedBy: readNickname(by) ?? ''",
    mistake: "changedBy: typeof by === 'string' ? by : (readNickname(by) ?? '')",
    loss: 'Everybody on a list is shown any text, of any length, as the name of a person.',
  },
  {
    name: 'forgotten-not-told',
    file: 'pocketbase/hooks/list/delta.ts',
    text: 'iif({:since} > rev OR {:since} < forgotten_rev, 0, {:since})',
    mistake: 'iif({:since} > rev, 0, {:since})',
    loss: 'A phone that was off for two months shows items that were deleted meanwhile.',
  },
  {
    name: 'purged-early',
    file: 'pocketbase/hooks/list/purge-lists.ts',
    text: 'nowMs - listLifetimeMs - readsTouchAfterMs',
    mistake: 'nowMs - listLifetimeMs + readsTouchAfterMs',
    loss: 'A list is deleted up to two hours before the 30 days that are promised.',
  },
  ...ofIntegrations, // part: integrations
]
