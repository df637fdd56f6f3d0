import type * as z from 'zod'
import type { KeyAccess } from '../protocol/list-keys.ts'
import { apiCalls, type OperationName } from './api-calls.ts'
import type { ApiProblemCode } from './problems.ts'
import {
  addBodySchema,
  changedSchema,
  listSchema,
  setBodySchema,
  setWebhookSchema,
  webhookSchema,
} from './schemas.ts'

/** One call of the API. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  description: string
  /** The access that the key must have. */
  access: KeyAccess
  body?: z.ZodObject
  /** Answers after success, by status; null without a body. */
  answers: Readonly<Record<number, { description: string; schema: z.ZodType | null }>>
  problems: readonly ApiProblemCode[]
}

const always = ['unknown-key', 'too-many-requests', 'unavailable'] as const
const ofChange = ['request-name', 'read-only', 'other-request'] as const
const ofBody = ['bad-request', 'too-large', 'not-json', 'not-valid'] as const

/** Bodies and answers of all calls. */
export const operations = {
  readList: {
    ...apiCalls.readList,
    summary: 'Citește lista',
    description:
      'Cine întreabă des trimite ETag-ul ultimului răspuns în If-None-Match și primește 304 cât timp lista e la fel.',
    access: 'read',
    answers: {
      200: { description: 'Lista.', schema: listSchema },
      304: { description: 'Lista e la fel ca la ETag-ul trimis.', schema: null },
    },
    problems: always,
  },
  addItems: {
    ...apiCalls.addItems,
    summary: 'Adaugă după un text',
    description:
      'Textul se citește ca în câmpul de adăugare: cantitatea, unitatea, nota, magazinul și prețul se înțeleg din cuvinte. Ce e deja de cumpărat se adună, iar ce era bifat sau negăsit redevine de cumpărat. Se adaugă tot sau nimic.',
    access: 'write',
    body: addBodySchema,
    answers: { 201: { description: 'Produsele despre care a fost textul.', schema: changedSchema } },
    problems: [...always, ...ofChange, ...ofBody, 'list-full'],
  },
  setItem: {
    ...apiCalls.setItem,
    summary: 'Bifează, debifează sau schimbă un produs',
    description: 'Ce nu se trimite rămâne cum e, deci schimbările altora la alte câmpuri rămân și ele.',
    access: 'write',
    body: setBodySchema,
    answers: { 200: { description: 'Produsul după schimbare.', schema: changedSchema } },
    problems: [...always, ...ofChange, ...ofBody, 'unknown-item'],
  },
  removeItem: {
    ...apiCalls.removeItem,
    summary: 'Șterge un produs',
    description: 'Pe listă mai poate fi pus înapoi timp de 30 de zile, din „Șterse recent”.',
    access: 'write',
    answers: { 204: { description: 'Produsul e șters.', schema: null } },
    problems: [...always, ...ofChange, 'unknown-item'],
  },
  readWebhook: {
    ...apiCalls.readWebhook,
    summary: 'Vezi ce adresă este anunțată',
    description: 'Fiecare cheie poate avea una.',
    access: 'read',
    answers: {
      200: { description: 'Adresa, secretul și dacă mesajele ajung.', schema: webhookSchema },
      304: { description: 'Totul e la fel ca la ETag-ul trimis.', schema: null },
    },
    problems: [...always, 'no-webhook'],
  },
  setWebhook: {
    ...apiCalls.setWebhook,
    summary: 'Anunță o adresă când se schimbă lista',
    description:
      'În locul celei de dinainte. Schimbările făcute cu aceeași cheie nu se anunță. Numele serverului anunțat se vede lângă cheie, în meniul listei.',
    access: 'read',
    body: setWebhookSchema,
    answers: { 200: { description: 'Adresa și secretul.', schema: webhookSchema } },
    problems: [...always, ...ofBody],
  },
  endWebhook: {
    ...apiCalls.endWebhook,
    summary: 'Nu mai anunța nicio adresă',
    description: 'La fel dacă nu era anunțată niciuna.',
    access: 'read',
    answers: { 204: { description: 'Nu se mai anunță nicio adresă.', schema: null } },
    problems: always,
  },
} as const satisfies Readonly<Record<OperationName, Operation>>
