import { subscriptionsPerList } from '../../src/domain/notices/subscription.ts'
import type { RefusalAnswer } from '../../src/protocol/calls.ts'
import { keyNameLength, keysPerList } from '../../src/protocol/key-calls.ts'
import { changesPerRequest, listsPerAccount } from '../../src/protocol/limits.ts'
import { tellOperator } from './journal.ts'
import { noteDamage } from './operator/note-damage.ts'
import type { RequestEvent } from './pocketbase.d.ts'
import { voiceRefusals } from './voice/refusals.ts' // part: voice

/** Response of a route that refuses a request. */
interface Refused {
  status: number
  message: string
  /** Set when the body may not have been read. */
  isUnread?: true
  /** Code for the page, if the status is not specific enough. */
  problem?: string
  retryAfterSeconds?: number
}

/** All refusals of routes. Unknown, malformed, missing and foreign share tokens get the same answer. */
const refusals = {
  ...voiceRefusals, // part: voice
  'signed-out': { status: 401, message: 'Intrați din nou în cont.' },
  'too-many-lists': {
    status: 400,
    message: `Un cont poate păstra cel mult ${listsPerAccount} de liste.`,
    problem: 'too-many-lists',
  },
  'list-key': { status: 403, message: 'Cheia este a unei liste.', problem: 'list-key' },
  // PocketBase's own message for a route that does not exist.
  closed: { status: 404, message: "The requested resource wasn't found.", isUnread: true },
  'unknown-list': { status: 404, message: 'Lista nu a putut fi găsită' },
  elsewhere: {
    status: 503,
    message: 'Lista tocmai se mută pe alt server. Încercați din nou peste o clipă.',
    retryAfterSeconds: 1,
  },
  'closed-stream': { status: 410, message: 'Legătura live s-a încheiat. Deschideți din nou lista.' },
  malformed: {
    status: 400,
    message: 'Cererea nu a putut fi înțeleasă. Reîncărcați pagina și încercați din nou.',
  },
  'too-many-changes': {
    status: 400,
    message: `O cerere poate cuprinde cel mult ${changesPerRequest} de modificări.`,
  },
  'list-name': { status: 400, message: 'Numele listei trebuie să aibă cel mult 100 de caractere.' },
  'too-many-subscriptions': {
    status: 400,
    message: `Pentru această listă sunt anunțate deja ${subscriptionsPerList} de dispozitive.`,
  },
  'read-only': { status: 403, message: 'Cu acest link lista se poate doar citi.' },
  'link-taken': { status: 400, message: 'Linkul nu a putut fi schimbat. Încercați din nou.' },
  'key-name': {
    status: 400,
    message: `Numele cheii trebuie să aibă între 1 și ${keyNameLength} de caractere.`,
  },
  'key-taken': { status: 400, message: 'Cheia nu a putut fi făcută. Încercați din nou.' },
  'too-many-keys': {
    status: 400,
    message: `Se pot face cel mult ${keysPerList} chei.`,
    problem: 'too-many-keys',
  },
  'unknown-key': { status: 401, message: 'Cheia nu este valabilă.' },
  'other-request': { status: 422, message: 'Cererea cu acest nume a fost alta.', problem: 'other-request' },
  'changed-since': { status: 412, message: 'Produsul s-a schimbat între timp.' },
  'too-much-text': {
    status: 409,
    message: 'Textele sarcinilor acestei liste sunt prea lungi.',
    problem: 'too-much-text',
  },
  'list-taken': { status: 400, message: 'Lista nu a putut fi creată. Încercați din nou.' },
  'lost-since': { status: 409, message: 'Lista a fost readusă la o stare mai veche. Reîncărcați pagina.' },
  'too-long': {
    status: 413,
    message: 'Cererea este prea mare. Trimiteți mai puține produse deodată.',
    isUnread: true,
  },
  failed: { status: 500, message: 'Serverul nu a putut răspunde. Încercați din nou.' },
} as const satisfies Record<string, Refused>

export type RefusalCode = keyof typeof refusals

/** Answer of a route: JSON text, nothing, or a refusal; and work to do after it is written. */
export type RouteAnswer = { afterwards?: () => void } & (
  | { kind: 'json'; text: string }
  | { kind: 'empty' }
  | { kind: 'refused'; refusal: RefusalCode; retryAfterSeconds?: number }
)

/** @param text JSON, as SQLite or a handler has written it */
export function jsonText(text: string): RouteAnswer {
  return { kind: 'json', text }
}

/** Makes an answer of a type of the protocol. */
export function json<Answer extends object>(answer: Answer): RouteAnswer {
  return jsonText(JSON.stringify(answer))
}

/**
 * Makes an answer, with work to do once it is written: an error in that work is logged, and does not change the answer.
 * PocketBase sends a short answer when its handler ends, so that the sender waits for the work.
 */
export function andThen(answer: RouteAnswer, afterwards: () => void): RouteAnswer {
  return { ...answer, afterwards }
}

/** @param retryAfterSeconds overrides the default of the refusal */
export function refused(refusal: RefusalCode, retryAfterSeconds?: number): RouteAnswer {
  return { kind: 'refused', refusal, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
}

export const empty: RouteAnswer = { kind: 'empty' }

/** Finds the refusal that another node has sent; undefined for an answer that is not one of a route. */
export function refusalIn(status: number, message: unknown): RefusalCode | undefined {
  const found = Object.entries(refusals).find(([, one]) => one.status === status && one.message === message)
  return found?.[0] as RefusalCode | undefined
}

export function send(event: RequestEvent, answer: RouteAnswer): void {
  switch (answer.kind) {
    case 'json':
      sendJson(event, 200, answer.text)
      break
    case 'empty':
      event.noContent(204)
      break
    case 'refused':
      sendRefusal(event, { ...refusals[answer.refusal], ...answer })
  }
}

/**
 * PocketBase wraps the body, so Go does not see how much of it was left unread, and would take the rest for the next request
 * of the connection: behind a proxy that could be another visitor's.
 */
function closeAfterAnswer(event: RequestEvent): void {
  event.response.header().set('Connection', 'close')
}

function sendRefusal(
  event: RequestEvent,
  { status, message, isUnread, problem, retryAfterSeconds }: Refused,
): void {
  if (isUnread) closeAfterAnswer(event)
  if (retryAfterSeconds !== undefined) event.response.header().set('Retry-After', String(retryAfterSeconds))
  const said: RefusalAnswer = { status, message, data: problem === undefined ? {} : { problem } }
  sendJson(event, status, JSON.stringify(said))
}

function sendJson(event: RequestEvent, status: number, text: string): void {
  const headers = event.response.header()
  headers.set('Content-Type', 'application/json')
  headers.set('Cache-Control', 'no-store')
  event.string(status, text)
}

/** Runs a handler; an error is logged, and the answer contains none of it. */
export function guarded<Event extends RequestEvent>(handler: (event: Event) => void): (event: Event) => void {
  return (event) => {
    try {
      handler(event)
    } catch (error) {
      noteDamage(event.app, error, Date.now())
      tellOperator(event.app, 'error', `A handler failed: ${error}`)
      if (!event.written()) send(event, refused('failed'))
    }
  }
}
