import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../support/people/api.ts'
import { comparison, type Figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const accounts = 60
const signInRounds = 120
const warmUps = 5
/** Until what an answer leaves to be done, as a mail, is done: somebody who spies takes their time, too. */
const restMs = 100
const mostTimesAsLong = 1.1

const password = 'parola-de-probă'

type Kind = 'known' | 'unknown'

/** Asks something about an address. @returns the time to the whole answer, in ms */
type Question = (email: string) => Promise<number>

/** Whether the time of an answer tells if an address has an account. */
export const accountTiming: Measurement = async (bench) => {
  const url = `${await bench.product()}/api/collections/users`
  const known = await makeAccounts(url)
  const signIn = (email: string) =>
    time(`${url}/auth-with-password`, { identity: email, password: 'greșită' }, 400)
  const reset = (email: string) => time(`${url}/request-password-reset`, { email }, 204)
  const [first = ''] = known
  return [
    await compare('sign-in', signIn, Array<string>(signInRounds).fill(first)),
    // One mail only is sent to an account within two minutes, so each is asked for once.
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

/** Known and unknown addresses in turn, so that both meet the same machine. */
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

/** Either of the two may take longer: that one is set against the other. */
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
