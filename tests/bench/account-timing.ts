import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../support/people/api.ts'
import { comparison, type Figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const accounts = 60
const signInRounds = 120
const warmUps = 5
/** The pause until work after an answer, such as a mail, is done; an attacker would wait too. */
const restMs = 100
const mostTimesAsLong = 1.1

const password = 'parola-de-probă'

type Kind = 'known' | 'unknown'

/** Sends a request about an address. @returns the time until the whole answer, in ms */
type Question = (email: string) => Promise<number>

/** Measures whether the time of an answer reveals if an address has an account. */
export const accountTiming: Measurement = async (bench) => {
  const url = `${await bench.product()}/api/collections/users`
  const known = await makeAccounts(url)
  const signIn = (email: string) =>
    time(`${url}/auth-with-password`, { identity: email, password: 'greșită' }, 400)
  const reset = (email: string) => time(`${url}/request-password-reset`, { email }, 204)
  const [first = ''] = known
  return [
    await compare('sign-in', signIn, Array<string>(signInRounds).fill(first)),
    // Each address is used once, because an account gets only one mail within two minutes.
    await compare('password reset', reset, known),
  ]
}

async function makeAccounts(url: string): Promise<string[]> {
  const emails = Array.from({ length: accounts }, strangersAddress)
  for (const email of emails) {
    const body = { display_name: 'Ana', email, password, passwordConfirm: password }
    await time(`${url}/records`, body, 200)
  }
  return emails
}

/** Alternates known and unknown addresses, so that both meet the same load. */
async function compare(name: string, ask: Question, known: readonly string[]): Promise<Figure> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < warmUps; round += 1) await ask(strangersAddress())
  for (const email of known) {
    times.known.push(await rested(ask, email))
    times.unknown.push(await rested(ask, strangersAddress()))
  }
  return differenceOf(name, times)
}

async function rested(ask: Question, email: string): Promise<number> {
  await pause(restMs)
  return ask(email)
}

/** Compares the slower of the two with the other. */
function differenceOf(name: string, { known, unknown }: Readonly<Record<Kind, readonly number[]>>): Figure {
  const against = (kind: Kind, values: readonly number[], others: readonly number[]) =>
    comparison(`${name}, ${kind} address`, { with: values, without: others }, 'median', mostTimesAsLong)
  const figure = against('known', known, unknown)
  return (figure.ratio ?? 1) >= 1 ? figure : against('unknown', unknown, known)
}

async function time(url: string, body: object, status: number): Promise<number> {
  const startedAt = performance.now()
  const answer = await call(url, { method: 'POST', body })
  const ms = performance.now() - startedAt
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}: ${answer.text}`)
  return ms
}

function strangersAddress(): string {
  return `${randomUUID()}@example.com`
}
