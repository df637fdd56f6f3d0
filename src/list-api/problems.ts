import { listsPerAccount } from '../protocol/limits.ts'
import { addresses } from '../site.ts'
import type { ApiProblem } from './schemas.ts'

interface ProblemWords {
  status: number
  title: string
  /** Text used if the request has no more specific one. */
  detail: string
}

/** All problems of the API. The key is the end of the problem's `type`, and never changes. */
export const apiProblems = {
  'bad-request': {
    status: 400,
    title: 'Cerere de neînțeles',
    detail:
      'Corpul cererii trebuie să fie JSON valid, cu lungimea spusă, iar „since” din adresă un număr întreg.',
  },
  'request-name': {
    status: 400,
    title: 'Nume de cerere nepotrivit',
    detail: 'Idempotency-Key poate avea între 1 și 200 de semne ASCII, fără spații.',
  },
  'unknown-key': {
    status: 401,
    title: 'Cheie necunoscută',
    detail:
      'Cheia lipsește, nu e scrisă corect sau a fost luată înapoi. Se trimite ca „Authorization: Bearer ln_…”.',
  },
  'read-only': {
    status: 403,
    title: 'Cheia doar citește',
    detail: 'Cu această cheie lista se poate doar citi.',
  },
  'account-key': {
    status: 403,
    title: 'Cheia este a unui cont',
    detail:
      'Cheia deschide mai multe liste, deci adresa o spune pe cea dorită: /api/v1/lists/{listId}. Anunțurile cer cheia unei liste.',
  },
  'list-key': {
    status: 403,
    title: 'Cheia este a unei liste',
    detail: 'O listă nouă se face numai cu cheia unui cont.',
  },
  'not-found': {
    status: 404,
    title: 'Nu există',
    detail: 'Adresa nu este a acestui API.',
  },
  'unknown-list': {
    status: 404,
    title: 'Listă necunoscută',
    detail: 'Cheia nu deschide această listă.',
  },
  'unknown-item': {
    status: 404,
    title: 'Produs necunoscut',
    detail: 'Produsul nu este pe listă sau a fost șters de pe ea.',
  },
  'no-webhook': {
    status: 404,
    title: 'Nicio adresă',
    detail: 'Pentru această cheie nu este anunțată nicio adresă.',
  },
  'wrong-method': {
    status: 405,
    title: 'Metodă nepotrivită',
    detail: 'Adresa nu se poate cere cu această metodă.',
  },
  'list-full': {
    status: 409,
    title: 'Listă plină',
    detail: 'Lista are deja 1.000 de produse.',
  },
  'too-many-lists': {
    status: 409,
    title: 'Cont plin',
    detail: `Un cont poate păstra cel mult ${listsPerAccount} de liste.`,
  },
  'changed-since': {
    status: 412,
    title: 'Schimbat între timp',
    detail: 'Produsul nu mai are revizia din If-Match. Citiți-l din nou.',
  },
  'too-large': {
    status: 413,
    title: 'Cerere prea mare',
    detail: 'Corpul cererii poate avea cel mult 16 KB.',
  },
  'not-json': {
    status: 415,
    title: 'Tip de conținut nepotrivit',
    detail: 'Corpul cererii trebuie trimis ca „Content-Type: application/json”.',
  },
  'not-valid': {
    status: 422,
    title: 'Conținut nepotrivit',
    detail: 'Corpul cererii nu este cel așteptat.',
  },
  'other-request': {
    status: 422,
    title: 'Nume de cerere folosit',
    detail: 'Cu acest Idempotency-Key s-a făcut deja o altă cerere.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Prea multe cereri',
    detail: 'Încercați din nou după câte secunde spune Retry-After.',
  },
  unavailable: {
    status: 503,
    title: 'Indisponibil acum',
    detail: 'Serverul nu a putut răspunde. Încercați din nou după câte secunde spune Retry-After.',
  },
} as const satisfies Readonly<Record<string, ProblemWords>>

export type ApiProblemCode = keyof typeof apiProblems

/** Returns a problem as it is answered. @param detail description for this request */
export function apiProblem(code: ApiProblemCode, detail: string = apiProblems[code].detail): ApiProblem {
  const { title, status } = apiProblems[code]
  return { type: `${addresses.apiDocs}#${code}`, title, status, detail }
}
