import * as z from 'zod'
import { categoryKeys } from '../domain/item/fields.ts'
import { itemsPerList, longestText } from '../domain/lib/reading-limits.ts'
import { endpointLength } from '../domain/outbound/endpoint.ts'

/** Most items in one text, because the answer to each request is kept for a day. */
export const thingsPerText = 20

/** Longer than an id of any kind. */
const nameOfRequestLength = 200

/** The idempotency key of a request: a repeat with the same one gets the same answer. */
export const requestName = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(nameOfRequestLength)
  .meta({
    description:
      'Un nume ales de program pentru această cerere, de pildă un UUID. Timp de 24 de ore, aceeași cerere cu același nume nu se mai face o dată și primește același răspuns.',
  })

const category = z.enum(categoryKeys)
/** Any text in answers, because programs that were generated from an enumeration would fail at a new aisle. */
const shownCategory = z.string().meta({
  description: `Raionul: cel ales de cineva, altfel cel pe care îl spune numele. Acum: ${categoryKeys.join(', ')}; pot apărea și altele.`,
  examples: ['lactate'],
})
const note = z
  .string()
  .meta({ description: 'Ce s-a adăugat la produs; gol pentru nimic. Cel mult 200 de caractere.' })
const store = z
  .string()
  .meta({ description: 'De unde se cumpără; gol pentru oriunde. Cel mult 30 de caractere.' })
const price = z
  .int()
  .min(1)
  .max(9_999_999)
  .nullable()
  .meta({ description: 'În bani: al unei bucăți dacă se numără, al întregii cantități dacă se cântărește.' })
const quantity = z.string().meta({
  description:
    'Un număr cu punct („1”, „0.25”), un interval („2-3”) sau un pachet („6x2”, unitatea „l”: 6 × 2 l).',
  examples: ['2'],
})
const unit = z
  .string()
  .nullable()
  .meta({
    description: 'Unitatea, prescurtată ca pe listă („l”, „kg”, „buc”); null dacă nu s-a spus niciuna.',
    examples: ['l'],
  })
const name = z.string().meta({ description: 'Numele, de cel mult 100 de caractere.', examples: ['lapte'] })
const ticked = z.boolean().meta({ description: 'Bifat, adică e în coș.' })
const rev = z.int().min(0)
const itemId = z
  .string()
  .regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  .meta({ description: 'Id-ul produsului, mereu același.' })

/** An item of a list, as programs see it. */
export const itemSchema = z
  .object({
    id: itemId,
    name,
    quantity,
    unit,
    category: shownCategory,
    note,
    store,
    price,
    ticked,
    notFound: z.boolean().meta({ description: 'Căutat și negăsit.' }),
    rev: rev.meta({ description: 'Revizia listei la care s-a schimbat ultima dată.' }),
  })
  .meta({ id: 'Item', description: 'Un produs de pe listă.' })

export type ApiItem = z.infer<typeof itemSchema>

const listId = itemId.meta({ description: 'Id-ul listei, mereu același. Singur nu deschide nimic.' })
const listName = z.string().meta({ description: 'Numele, de cel mult 100 de caractere.', examples: ['Casă'] })

export const listSchema = z
  .object({
    id: listId,
    name: listName,
    rev: rev.meta({ description: 'Crește cu fiecare schimbare a listei.' }),
    changedAt: z.iso.datetime().meta({ description: 'Când s-a schimbat ultima dată.' }),
    items: z
      .array(itemSchema)
      .max(itemsPerList)
      .meta({ description: 'Toate produsele, sau cele schimbate după revizia „from”.' }),
    from: rev.optional().meta({
      description:
        'Dacă s-a trimis „since”: revizia după care sunt schimbările. 0: „since” e prea veche, iar produsele sunt toate.',
    }),
    removed: z
      .array(itemId)
      .optional()
      .meta({ description: 'Dacă s-a trimis „since”: id-urile șterse după „from”; gol dacă acesta e 0.' }),
  })
  .meta({ id: 'List', description: 'Lista, fără ce s-a șters de pe ea.' })

/** The revision after which a program wants the changes. */
export const since = z.int().min(0).max(999_999_999_999_999).meta({
  description: 'Revizia pe care o are programul: primește numai ce s-a schimbat după ea.',
})

/** Ids in addresses. */
export const idsInPath = { listId, itemId }

export const listHeadSchema = z
  .object({
    id: listId,
    name: listName,
    rev: rev.meta({ description: 'Crește cu fiecare schimbare a listei.' }),
    changedAt: z.iso.datetime().meta({ description: 'Când s-a schimbat ultima dată.' }),
    access: z.string().meta({
      description: '„write”, sau „read” dacă doar se citește: prin cheie ori prin linkul salvat în cont.',
      examples: ['write'],
    }),
  })
  .meta({ id: 'ListHead', description: 'O listă, fără produsele ei.' })

export const listsSchema = z
  .object({ lists: z.array(listHeadSchema).meta({ description: 'Cea salvată prima este prima.' }) })
  .meta({ id: 'Lists', description: 'Listele pe care le deschide cheia.' })

export const makeListSchema = z
  .strictObject({ name: listName })
  .meta({ id: 'MakeList', description: 'Lista care se face.' })

const chosenCategory = category
  .nullable()
  .meta({ description: 'null pentru raionul pe care îl spune numele.' })

export const newItemSchema = z
  .strictObject({ name, quantity, unit, category: chosenCategory, note, store, price })
  .partial()
  .required({ name: true })
  .meta({
    id: 'NewItem',
    description: 'Un produs în câmpuri, din care nu se citește nimic. Doar numele e cerut.',
  })

export type NewItem = z.infer<typeof newItemSchema>

const text = z
  .string()
  .min(1)
  .max(longestText)
  .meta({
    description: `Ca în câmpul de adăugare al listei: unul sau mai multe produse, cel mult ${thingsPerText}, cu virgule sau rânduri între ele.`,
    examples: ['2 l lapte', '2 kg cartofi, pâine, ouă 10 buc'],
  })

export const addBodySchema = z
  .strictObject({
    text,
    items: z
      .array(newItemSchema)
      .min(1)
      .max(thingsPerText)
      .meta({ description: 'Produse în câmpuri, în locul textului.' }),
  })
  .partial()
  .refine((fields) => Object.keys(fields).length === 1)
  .meta({
    id: 'AddItems',
    description: 'Ce se adaugă: un text, sau produse în câmpuri.',
    minProperties: 1,
    maxProperties: 1,
  })

export const changedSchema = z
  .object({
    rev: rev.meta({ description: 'Revizia listei după schimbare.' }),
    items: z
      .array(itemSchema)
      .meta({ description: 'Produsele despre care a fost cererea, așa cum sunt acum.' }),
  })
  .meta({ id: 'Changed', description: 'Ce a ieșit dintr-o schimbare.' })

export const setBodySchema = z
  .strictObject({
    ticked,
    name,
    quantity,
    unit,
    category: chosenCategory,
    note,
    store,
    price,
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0)
  .meta({
    id: 'SetItem',
    description: 'Ce se schimbă la un produs; ce lipsește rămâne cum e. Cel puțin un câmp.',
    minProperties: 1,
  })

export type SetItem = z.infer<typeof setBodySchema>

const webhookUrl = z
  .string()
  .max(endpointLength)
  .meta({
    description:
      'Adresa care este anunțată: https, cu un nume public, fără port și fără utilizator, sau a unui calculator pe care cel care ține site-ul l-a permis. Cel mult 1.000 de caractere.',
    examples: ['https://casa.example/liste/a8f3'],
  })

export const setWebhookSchema = z
  .strictObject({ url: webhookUrl })
  .meta({ id: 'SetWebhook', description: 'Unde să fie anunțat programul.' })

export const webhookSchema = z
  .object({
    url: webhookUrl,
    secret: z.string().meta({
      description: 'Secretul cu care se semnează mesajele (Standard Webhooks); al cheii, mereu același.',
    }),
    failingSince: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'De când adresa nu mai primește mesaje; null dacă l-a primit pe ultimul.' }),
  })
  .meta({ id: 'Webhook', description: 'Unde este anunțat programul când se schimbă lista.' })

/** The message to a program's webhook. */
export const webhookMessageSchema = z
  .object({
    type: z.literal('list.changed'),
    timestamp: z.iso.datetime(),
    data: z.object({ rev: rev.meta({ description: 'Revizia listei acum.' }) }),
  })
  .meta({ id: 'WebhookMessage', description: 'Că lista s-a schimbat; ce s-a schimbat se citește cu cheia.' })

/** The answer to every request that is refused (RFC 9457). */
export const problemSchema = z
  .object({
    type: z
      .string()
      .meta({ description: 'Adresa explicației de pe această pagină; spune mereu același lucru.' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'În română, pentru un om.' }),
  })
  .meta({ id: 'Problem', description: 'De ce nu s-a putut (RFC 9457).' })

export type ApiProblem = z.infer<typeof problemSchema>
