import { Problem } from './problem.ts'
import { faultOfSiteUrl } from './site-url.ts'

/** Makes of what is set what the code works with. @throws Problem that says what to set instead */
export type Reader<Value> = (given: string, name: string) => Value

const highestPort = 65_535
const wholeNumber = /^\d{1,5}$/
const mailAddress = /^[^\s@<>]+@[^\s@<>]+$/
const strictMailAddress = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const webAddress = /^https?:\/\/[^/?#\s]+[^\s]*$/i
const speechAddress = /^https?:\/\/[^/?#\s]+[^?#\s]*$/
/** RFC 6797, 6.1, as far as browsers know its words. */
const hstsGrammar = /^max-age=\d+(?:\s*;\s*(?:includeSubDomains|preload))*$/i

export const text: Reader<string> = (given) => given

/** Whatever is set, `off` aside. */
export const unlessOff: Reader<boolean> = (given) => given !== 'off'

export const port: Reader<number> = (given, name) => {
  const value = Number(given)
  if (Number.isInteger(value) && value >= 0 && value <= highestPort) return value
  throw new Problem(
    `${name} is '${given}', which is no port: set it to a number up to 65535, or leave it out.`,
  )
}

export const portOfOthers: Reader<number> = (given, name) => {
  const value = Number(given)
  if (wholeNumber.test(given) && value > 0 && value <= highestPort) return value
  throw new Problem(`Set ${name} to a number up to 65535, or leave it out.`)
}

/** From one number to another, both included, with a fraction or without. */
export function numberFrom(lowest: number, highest: number): Reader<number> {
  return (given, name) => {
    const value = Number(given)
    if (value >= lowest && value <= highest) return value
    throw new Problem(
      `${name} is '${given}': set it to a number from ${lowest} to ${highest}, or leave it out.`,
    )
  }
}

/** How many of a kind are kept. */
export const count: Reader<number> = (given, name) => {
  if (/^[1-9]\d{0,3}$/.test(given)) return Number(given)
  throw new Problem(`${name} is '${given}': set it to a number from 1 to 9999, or leave it out.`)
}

/** Up to so many, written in digits alone. */
export function secondsUpTo(highest: number): Reader<number> {
  return (given, name) => {
    const value = Number(given)
    if (wholeNumber.test(given) && value > 0 && value <= highest) return value
    throw new Problem(`Set ${name} to 1 to ${highest} seconds, or leave it out.`)
  }
}

export const factor: Reader<number> = (given, name) => {
  const value = Number(given)
  if (value > 0 && Number.isFinite(value)) return value
  throw new Problem(`${name} is '${given}': set it to a number above 0, such as 10, or leave it out.`)
}

export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (given, name) => {
    const found = words.find((word) => word === given)
    if (found !== undefined) return found
    throw new Problem(`${name} is '${given}': choose one of ${words.join(', ')}.`)
  }
}

export const siteUrl: Reader<string> = (given, name) => {
  const fault = faultOfSiteUrl(given)
  if (fault === undefined) return given
  throw new Problem(`${name} is '${given}', ${fault}: set it to the likes of https://lista.example.`)
}

export const hsts: Reader<string> = (given, name) => {
  if (given === 'off') return ''
  if (hstsGrammar.test(given)) return given
  throw new Problem(
    `${name} is '${given}': set it to off, or to max-age=SECONDS, which '; includeSubDomains' and '; preload' may follow, or leave it out.`,
  )
}

export const sender: Reader<string> = (given, name) => {
  if (mailAddress.test(given)) return given
  throw new Problem(`Set ${name} to the address that mails come from.`)
}

export const shownMailAddress: Reader<string> = (given, name) => {
  if (strictMailAddress.test(given)) return given
  throw new Problem(`${name} must be a mail address: name@host`)
}

export const webPage: Reader<string> = (given, name) => {
  if (webAddress.test(given)) return given
  throw new Problem(`${name} must be a web address: https://…`)
}

export const speechService: Reader<string> = (given, name) => {
  if (speechAddress.test(given)) return given
  throw new Problem(`Set ${name} to an address that begins with http:// or https:// and has no query.`)
}

/** An address that others are told to be below. */
export const withoutSlash: Reader<string> = (given) => given.replace(/\/+$/, '')
