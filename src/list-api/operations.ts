import type * as z from 'zod'
import type { KeyAccess } from '../protocol/key-calls.ts'
import { apiCalls, type ListOperation, type OperationName } from './api-calls.ts'
import type { ApiProblemCode } from './problems.ts'
import {
  addBodySchema,
  changedSchema,
  itemSchema,
  listHeadSchema,
  listSchema,
  listsSchema,
  makeListSchema,
  setBodySchema,
  setWebhookSchema,
  webhookSchema,
} from './schemas.ts'

/** One call of the API. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** The query parameters that it reads. */
  query?: Readonly<Record<'since', RegExp>>
  summary: string
  description: string
  /** The access that the key must have. */
  access: KeyAccess
  /** Owner of the key, if it cannot be any. */
  keyOf?: 'list' | 'account'
  body?: z.ZodObject
  /** True if it reads If-Match. */
  isConditional?: true
  /** Answers after success, by status; null without a body. */
  answers: Readonly<Record<number, { description: string; schema: z.ZodType | null }>>
  problems: readonly ApiProblemCode[]
}

const always = ['unknown-key', 'too-many-requests', 'unavailable'] as const
const ofChange = ['request-name', 'read-only', 'other-request'] as const
const ofBody = ['bad-request', 'too-large', 'not-json', 'not-valid'] as const

const same = { description: 'La fel ca la ETag-ul trimis.', schema: null }

type Described = Omit<Operation, 'method' | 'path' | 'query' | 'keyOf'>

/** The calls about one list, however the address names it. */
const ofList = {
  readList: {
    summary: 'Citește lista',
    description:
      'Cine întreabă des trimite ETag-ul ultimului răspuns în If-None-Match și primește 304 cât timp lista e la fel, sau trimite revizia pe care o are în „since” și primește numai schimbările.',
    access: 'read',
    answers: { 200: { description: 'Lista.', schema: listSchema }, 304: same },
    problems: [...always, 'bad-request'],
  },
  addItems: {
    summary: 'Adaugă după un text sau în câmpuri',
    description:
      'Textul se citește ca în câmpul de adăugare: cantitatea, unitatea, nota, magazinul și prețul se înțeleg din cuvinte; din câmpuri nu se citește nimic. Ce e deja de cumpărat se adună, iar ce era bifat sau negăsit redevine de cumpărat. Se adaugă tot sau nimic.',
    access: 'write',
    body: addBodySchema,
    answers: { 201: { description: 'Produsele despre care a fost cererea.', schema: changedSchema } },
    problems: [...always, ...ofChange, ...ofBody, 'list-full'],
  },
  readItem: {
    summary: 'Citește un produs',
    description: 'ETag-ul este revizia lui, pentru If-Match.',
    access: 'read',
    answers: { 200: { description: 'Produsul.', schema: itemSchema }, 304: same },
    problems: [...always, 'unknown-item'],
  },
  setItem: {
    summary: 'Bifează, debifează sau schimbă un produs',
    description:
      'Ce nu se trimite rămâne cum e, deci schimbările altora la alte câmpuri rămân și ele. Cu If-Match și revizia produsului între ghilimele („"12"”) se schimbă numai dacă produsul o mai are.',
    access: 'write',
    body: setBodySchema,
    isConditional: true,
    answers: { 200: { description: 'Produsul după schimbare.', schema: changedSchema } },
    problems: [...always, ...ofChange, ...ofBody, 'unknown-item', 'changed-since'],
  },
  removeItem: {
    summary: 'Șterge un produs',
    description: 'Pe listă mai poate fi pus înapoi timp de 30 de zile, din „Șterse recent”.',
    access: 'write',
    isConditional: true,
    answers: { 204: { description: 'Produsul e șters.', schema: null } },
    problems: [...always, ...ofChange, 'unknown-item', 'changed-since'],
  },
} as const satisfies Readonly<Record<ListOperation, Described>>

/** A call with the key of a list. */
function byListKey<Call extends object, Of extends Described>(call: Call, of: Of) {
  return { ...call, ...of, keyOf: 'list' as const, problems: [...of.problems, 'account-key' as const] }
}

/** The same call with the id of the list. */
function byId<Call extends object, Of extends Described>(call: Call, of: Of) {
  return { ...call, ...of, problems: [...of.problems, 'unknown-list' as const] }
}

/** Bodies and answers of all calls. */
export const operations = {
  readLists: {
    ...apiCalls.readLists,
    summary: 'Vezi listele',
    description: 'Cu cheia unui cont, toate listele salvate în el; cu cheia unei liste, lista ei.',
    access: 'read',
    answers: { 200: { description: 'Listele.', schema: listsSchema }, 304: same },
    problems: always,
  },
  makeList: {
    ...apiCalls.makeList,
    summary: 'Fă o listă',
    description: 'Lista este salvată în contul cheii.',
    access: 'write',
    keyOf: 'account',
    body: makeListSchema,
    answers: { 201: { description: 'Lista.', schema: listHeadSchema } },
    problems: [...always, ...ofChange, ...ofBody, 'list-key', 'too-many-lists'],
  },
  readListById: byId(apiCalls.readListById, ofList.readList),
  addItemsById: byId(apiCalls.addItemsById, ofList.addItems),
  readItemById: byId(apiCalls.readItemById, ofList.readItem),
  setItemById: byId(apiCalls.setItemById, ofList.setItem),
  removeItemById: byId(apiCalls.removeItemById, ofList.removeItem),
  readList: byListKey(apiCalls.readList, ofList.readList),
  addItems: byListKey(apiCalls.addItems, ofList.addItems),
  readItem: byListKey(apiCalls.readItem, ofList.readItem),
  setItem: byListKey(apiCalls.setItem, ofList.setItem),
  removeItem: byListKey(apiCalls.removeItem, ofList.removeItem),
  readWebhook: {
    ...apiCalls.readWebhook,
    summary: 'Vezi ce adresă este anunțată',
    description: 'Fiecare cheie poate avea una.',
    access: 'read',
    keyOf: 'list',
    answers: {
      200: { description: 'Adresa, secretul și dacă mesajele ajung.', schema: webhookSchema },
      304: { description: 'Totul e la fel ca la ETag-ul trimis.', schema: null },
    },
    problems: [...always, 'account-key', 'no-webhook'],
  },
  setWebhook: {
    ...apiCalls.setWebhook,
    summary: 'Anunță o adresă când se schimbă lista',
    description:
      'În locul celei de dinainte. Schimbările făcute cu aceeași cheie nu se anunță. Numele serverului anunțat se vede lângă cheie, în meniul listei.',
    access: 'read',
    keyOf: 'list',
    body: setWebhookSchema,
    answers: { 200: { description: 'Adresa și secretul.', schema: webhookSchema } },
    problems: [...always, ...ofBody, 'account-key'],
  },
  endWebhook: {
    ...apiCalls.endWebhook,
    summary: 'Nu mai anunța nicio adresă',
    description: 'La fel dacă nu era anunțată niciuna.',
    access: 'read',
    keyOf: 'list',
    answers: { 204: { description: 'Nu se mai anunță nicio adresă.', schema: null } },
    problems: [...always, 'account-key'],
  },
} as const satisfies Readonly<Record<OperationName, Operation>>
