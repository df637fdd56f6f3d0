import { type OwnHosts, readOwnHosts } from '../domain/outbound/own-hosts.ts'
import { Problem } from './problem.ts'
import { highestPort, type Reader, type Setting, text, unlessOff } from './setting.ts'
import { defaultSiteUrl, faultOfSiteUrl } from './site-url.ts'

const strictMailAddress = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const webAddress = /^https?:\/\/[^/?#\s]+[^\s]*$/i
/** RFC 6797, 6.1, limited to the directives that browsers know. */
const hstsGrammar = /^max-age=\d+(?:\s*;\s*(?:includeSubDomains|preload))*$/i

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

/** The default HSTS header: TLS only, for this name alone, because names below it may belong to others. */
export const defaultHsts = `max-age=${twoYearsSeconds}`

const port: Reader<number> = (given, name) => {
  const value = Number(given)
  if (Number.isInteger(value) && value >= 0 && value <= highestPort) return value
  throw new Problem(
    `${name} is '${given}', which is no port: set it to a number up to 65535, or leave it out.`,
  )
}

const factor: Reader<number> = (given, name) => {
  const value = Number(given)
  if (value > 0 && Number.isFinite(value)) return value
  throw new Problem(`${name} is '${given}': set it to a number above 0, such as 10, or leave it out.`)
}

const siteUrl: Reader<string> = (given, name) => {
  const fault = faultOfSiteUrl(given)
  if (fault === undefined) return given
  throw new Problem(`${name} is '${given}', ${fault}: set it to the likes of https://lista.example.`)
}

const ownHosts: Reader<OwnHosts> = (given, name) => {
  const hosts = given === 'off' ? [] : readOwnHosts(given)
  if (hosts) return hosts
  throw new Problem(
    `${name} is '${given}': set it to names, addresses or IPv4 networks with commas between them, such as casa.lan, 192.168.1.0/24, or leave it out.`,
  )
}

const hsts: Reader<string> = (given, name) => {
  if (given === 'off') return ''
  if (hstsGrammar.test(given)) return given
  throw new Problem(
    `${name} is '${given}': set it to off, or to max-age=SECONDS, which '; includeSubDomains' and '; preload' may follow, or leave it out.`,
  )
}

const shownMailAddress: Reader<string> = (given, name) => {
  if (strictMailAddress.test(given)) return given
  throw new Problem(`${name} must be a mail address: name@host`)
}

const webPage: Reader<string> = (given, name) => {
  if (webAddress.test(given)) return given
  throw new Problem(`${name} must be a web address: https://…`)
}

/** The settings of the site and its server. */
export const siteRows = {
  PORT: { read: port, standard: '4321', says: 'where the site is served; `0` lets the system choose' },
  DATA_DIR: {
    read: text,
    unset: '`data` in the project',
    says: 'all that must be backed up; one running site for each',
  },
  SITE_URL: {
    read: siteUrl,
    unset: `\`${defaultSiteUrl}\``,
    says: 'the public address, for canonical links and mails',
    isBuiltIn: true,
  },
  PUBLIC_PLAUSIBLE_URL: {
    read: webPage,
    says: 'a Plausible that counts page views in our place',
    isBuiltIn: true,
  },
  PUBLIC_CONTACT_EMAIL: {
    read: shownMailAddress,
    standard: 'contact@lista-noastra.example',
    says: 'where visitors’ mail goes: foot of every page, suggestions',
    isBuiltIn: true,
  },
  PUBLIC_SISTER_SWEDISH: {
    read: webPage,
    says: 'the Swedish sister site’s front page, linked in the foot',
    isBuiltIn: true,
  },
  PUBLIC_SISTER_ROMANIAN: {
    read: webPage,
    says: 'the same of the Romanian one',
    isBuiltIn: true,
  },
  HOST: {
    read: text,
    unset: 'everywhere',
    says: 'where the site listens; with `TRUST_PROXY` `127.0.0.1`, where the proxy alone reaches it',
  },
  METRICS_PORT: {
    read: port,
    says: 'where `/metrics` answers, on loopback alone; `0` lets the system choose',
  },
  POCKETBASE_PORT: {
    read: port,
    standard: '0',
    says: 'where PocketBase and its dashboard answer, on loopback alone; `0` lets the system choose',
  },
  TRUST_PROXY: {
    read: unlessOff,
    standard: 'off',
    says: 'set it only behind a proxy of yours: the last address in `X-Forwarded-For` is who asks',
  },
  HSTS: {
    read: hsts,
    standard: defaultHsts,
    says: 'the `Strict-Transport-Security` header behind `TRUST_PROXY`; `off` sends none',
  },
  LIMITS_FACTOR: {
    read: factor,
    standard: '1',
    says: 'multiplies what one address may do, below; `10` for a fair where hundreds share one',
  },
  WEBHOOK_HOSTS: {
    read: ownHosts,
    standard: 'off',
    says: 'hosts and IPv4 networks of yours that webhooks may reach too, by HTTP as well: `casa.lan, 192.168.1.0/24`',
  },
  SERVICE_WORKER: {
    read: unlessOff,
    standard: 'on',
    says: '`off` takes a broken service worker away from browsers, at their next visit',
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
