import * as z from 'zod'
import { type Operation, operations } from './operations.ts'
import { type ApiProblemCode, apiProblems } from './problems.ts'
import {
  addBodySchema,
  changedSchema,
  idsInPath,
  itemSchema,
  listHeadSchema,
  listSchema,
  listsSchema,
  makeListSchema,
  newItemSchema,
  problemSchema,
  requestName,
  setBodySchema,
  setWebhookSchema,
  since,
  webhookMessageSchema,
  webhookSchema,
} from './schemas.ts'

type Json = Readonly<Record<string, unknown>>

const named = [
  ...[itemSchema, listHeadSchema, listsSchema, listSchema, makeListSchema, newItemSchema, addBodySchema],
  ...[changedSchema, setBodySchema, problemSchema],
  ...[setWebhookSchema, webhookSchema, webhookMessageSchema],
]

/** The product's name and version. */
export interface ApiOwner {
  name: string
  version: string
}

/** Returns the API as an OpenAPI document of version 3.1, whose schemas are JSON Schema 2020-12 as written by zod. */
export function openApiDocument({ name, version }: ApiOwner): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: `${name}: API`,
      version,
      description:
        'Liste de cumpărături pentru alte programe: una, printr-o cheie făcută din meniul ei, sau toate ale unui cont, printr-o cheie făcută pe pagina lui.',
    },
    // Relative to the document, so it is right at every address that leads here.
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths: pathsOf(Object.entries(operations)),
    webhooks: { listChanged: { post: listChanged } },
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'ln_ și 43 de cifre hexazecimale (o listă), sau lna_ și 40 (un cont)',
        },
      },
      schemas: schemas(),
    },
  }
}

function pathsOf(entries: readonly (readonly [name: string, operation: Operation])[]): Json {
  const paths: Record<string, Json> = {}
  for (const [name, operation] of entries) {
    const { path, method } = operation
    const described = operationJson(name, operation)
    const head = method === 'GET' && { head: headJson(name, described) }
    paths[path] = { ...paths[path], [method.toLowerCase()]: described, ...head }
  }
  return paths
}

/** The same request for the headers of the answer alone. */
function headJson(name: string, { responses, summary, parameters }: Json): Json {
  const withoutContent = Object.entries(responses as Readonly<Record<string, Json>>).map(
    ([status, { content: _, ...answer }]) => [status, answer],
  )
  return {
    operationId: `${name}Head`,
    summary: `${summary}: numai antetele`,
    parameters,
    responses: Object.fromEntries(withoutContent),
  }
}

function operationJson(name: string, operation: Operation): Json {
  const { summary, description, body, answers, problems, path, access, method } = operation
  const isReading = method === 'GET'
  const parameters = [
    ...(['listId', 'itemId'] as const).filter((id) => path.includes(id)).map(inPath),
    ...(operation.query ? [inQuery] : []),
    ...(access === 'write' ? [idempotencyKey] : []),
    ...(isReading ? [ifNoneMatch] : []),
    ...(operation.isConditional ? [ifMatch] : []),
  ]
  return {
    operationId: name,
    summary,
    description,
    parameters,
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, answerJson(answer, isReading)]),
      ),
      ...problemAnswers(problems),
    },
  }
}

function answerJson({ description, schema }: Operation['answers'][number], hasTag: boolean): Json {
  const headers = hasTag ? { headers: { ETag: { schema: { type: 'string' } } } } : {}
  return { description, ...headers, ...(schema && { content: json(schema) }) }
}

/** Groups the problems by status, which several may share. */
function problemAnswers(codes: readonly ApiProblemCode[]): Json {
  const byStatus = new Map<number, ApiProblemCode[]>()
  for (const code of codes) {
    const { status } = apiProblems[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.map((code) => `${code}: ${apiProblems[code].detail}`).join(' '),
        ...(isForLater(those) && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
        content: { 'application/problem+json': { schema: refTo(problemSchema) } },
      },
    ]),
  )
}

function isForLater(codes: readonly ApiProblemCode[]): boolean {
  return codes.includes('too-many-requests') || codes.includes('unavailable')
}

/** The request that this server sends to a program's webhook (https://www.standardwebhooks.com). */
const listChanged: Json = {
  operationId: 'listChanged',
  summary: 'Lista s-a schimbat',
  description:
    'Trimis la adresa aleasă, cel mult o dată la 10 secunde, semnat în webhook-signature. Se răspunde în 5 secunde cu 2xx; altfel mesajul se repetă, tot mai rar, timp de 3 zile, iar după 410 nu mai vine niciunul.',
  security: [],
  parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
    ...{ name, in: 'header', required: true },
    schema: { type: 'string' },
  })),
  requestBody: { required: true, content: json(webhookMessageSchema) },
  responses: { '2XX': { description: 'Mesajul a fost primit.' } },
}

function inPath(name: keyof typeof idsInPath): Json {
  return { name, in: 'path', required: true, schema: plain(z.toJSONSchema(idsInPath[name])) }
}

const inQuery: Json = {
  name: 'since',
  in: 'query',
  required: false,
  schema: plain(z.toJSONSchema(since)),
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: plain(z.toJSONSchema(requestName)),
}

const [ifNoneMatch, ifMatch] = ['If-None-Match', 'If-Match'].map(
  (name): Json => ({
    ...{ name, in: 'header', required: false },
    schema: { type: 'string' },
  }),
)

function json(schema: z.ZodType): Json {
  return { 'application/json': { schema: refTo(schema) } }
}

function nameOf(schema: z.ZodType): string {
  const { id } = schema.meta() ?? {}
  if (id === undefined) throw new Error('a schema of the API has no name')
  return id
}

function refTo(schema: z.ZodType): Json {
  return { $ref: pathTo(nameOf(schema)) }
}

function pathTo(id: string): string {
  return `#/components/schemas/${id}`
}

/** Returns each named schema, which others refer to. */
function schemas(): Json {
  const registry = z.registry<{ id: string }>()
  for (const schema of named) registry.add(schema, { ...schema.meta(), id: nameOf(schema) })
  // Schemas for readers: answers of a later version may have more fields.
  const written = z.toJSONSchema(registry, { uri: pathTo, io: 'input' }).schemas
  return Object.fromEntries(Object.entries(written).map(([id, schema]) => [id, plain(schema)]))
}

/** Removes the fields that the document has once for all schemas. */
function plain({ $schema: _schema, $id: _id, id: _name, ...schema }: Json): Json {
  return schema
}
