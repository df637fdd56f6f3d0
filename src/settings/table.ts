import {
  count,
  factor,
  hsts,
  numberFrom,
  oneOf,
  port,
  portOfOthers,
  type Reader,
  secondsUpTo,
  sender,
  shownMailAddress,
  siteUrl,
  speechService,
  text,
  unlessOff,
  webPage,
  withoutSlash,
} from './readers.ts'
import { defaultSiteUrl } from './site-url.ts'

/** One variable of the environment that an operator may set. */
export interface Setting<Value> {
  read: Reader<Value>
  /** What is read where it is not set. */
  standard?: string
  /** What there is then, in the words of the operator's page; else `standard` says it. */
  unset?: string
  /** What it does, in one line. */
  says: string
  /** It stands in the pages themselves: a change builds the site again. */
  isBuiltIn?: true
}

const speechPrecisions = ['fp32', 'q8', 'int8', 'uint8', 'q4', 'bnb4'] as const
export type SpeechPrecision = (typeof speechPrecisions)[number]

/** The site gives up a connection on which nothing moves for a minute. */
const longestSpeechSeconds = 50

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

/** That only TLS may be used, as it is said by default: of this name alone, since others under it are not ours. */
export const defaultHsts = `max-age=${twoYearsSeconds}`

/** All that can be set, in the order of the operator's page, which is written from it. */
export const settingsTable = {
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
  TRUST_PROXY: {
    read: unlessOff,
    standard: 'off',
    says: 'set it only behind a proxy of yours: the last address in `X-Forwarded-For` is who asks',
  },
  HSTS: {
    read: hsts,
    standard: defaultHsts,
    says: 'what browsers are told of TLS behind `TRUST_PROXY`: such a text, or `off` for nothing',
  },
  LIMITS_FACTOR: {
    read: factor,
    standard: '1',
    says: 'multiplies what one address may do, below; `10` for a fair where hundreds share one',
  },
  SERVICE_WORKER: {
    read: unlessOff,
    standard: 'on',
    says: '`off` takes a broken service worker away from browsers, at their next visit',
  },
  SMTP_HOST: {
    read: text,
    says: 'the server that mails leave by; without one they become files in `mails/`',
  },
  SMTP_PORT: { read: portOfOthers, standard: '587', says: 'its port' },
  SMTP_USER: { read: text, says: 'who we are to it' },
  SMTP_PASSWORD: { read: text, says: 'the password of `SMTP_USER`; kept in no database and no backup' },
  SMTP_TLS: {
    read: unlessOff,
    unset: 'on for port 465',
    says: '`on` or `off`: TLS from the first byte, or as soon as the server offers it',
  },
  MAIL_FROM: { read: sender, says: 'the address that mails come from; needed with `SMTP_HOST`' },
  LISTA_ADMIN_EMAIL: { read: text, unset: 'made up, in `admin.json`', says: 'PocketBase’s superuser' },
  LISTA_ADMIN_PASSWORD: {
    read: text,
    unset: 'made up, in `admin.json`',
    says: 'the superuser’s password; both are set, or neither',
  },
  STT_URL: {
    read: speechService,
    says: 'a service that writes speech down as OpenAI’s does, `https://api.openai.com/v1` say',
  },
  STT_KEY: { read: text, says: 'the key to it' },
  STT_MODEL: { read: text, standard: 'whisper-1', says: 'which of its models' },
  STT_TIMEOUT: {
    read: secondsUpTo(longestSpeechSeconds),
    standard: '20',
    says: `for how many seconds it is waited, up to ${longestSpeechSeconds}`,
  },
  VOICE_MODEL: {
    read: text,
    standard: 'onnx-community/whisper-base',
    says: 'the speech model that `npm run voice:install` fetches',
  },
  VOICE_REVISION: { read: text, standard: 'main', says: 'which branch, tag or commit of it' },
  VOICE_PRECISION: {
    read: oneOf(speechPrecisions),
    standard: 'q8',
    says: 'how its numbers are stored: `fp32`, `q8`, `int8`, `uint8`, `q4` or `bnb4`',
  },
  VOICE_HUB_URL: { read: withoutSlash, standard: 'https://huggingface.co', says: 'where it is fetched from' },
  VOICE_MODELS: { read: text, unset: '`voice/models`', says: 'where it is kept' },
  VOICE_MODEL_DIR: { read: text, says: 'a folder with such a model, instead of fetching one' },
  VOICE_THREADS: { read: numberFrom(0, 256), unset: 'chosen', says: 'processor threads of the model' },
  VOICE_BEAMS: {
    read: numberFrom(1, 16),
    standard: '4',
    says: 'ways of reading a clip that are followed at once',
  },
  VOICE_QUEUE: { read: numberFrom(0, 1_000), standard: '4', says: 'clips that may wait, more get `429`' },
  VOICE_TIMEOUT: {
    read: numberFrom(1, 600),
    standard: '15',
    says: 'seconds for one clip, then its worker is ended',
  },
  VOICE_LOWEST_SCORE: {
    read: numberFrom(-1_000, 0),
    standard: '-3',
    says: 'how sure the model must be, as the mean logarithm of its words’ probability',
  },
  // After the night's compaction, when the databases are smallest.
  BACKUP_CRON: { read: text, standard: '47 4 * * *', says: 'when backups are made (UTC); `off` for never' },
  BACKUPS_KEPT: { read: count, standard: '7', says: 'how many of them stay' },
  POCKETBASE_BIN: { read: text, says: 'a PocketBase of the pinned version, instead of the cached one' },
  POCKETBASE_DOWNLOAD_URL: {
    read: text,
    unset: 'the official releases',
    says: 'a mirror that holds the release’s zip under its own name; its checksum stays pinned',
  },
  SETTINGS_FILE: {
    read: text,
    says: 'a file with such settings, a `NAME=value` a line; what the environment says comes first',
  },
  XDG_CACHE_HOME: {
    read: text,
    unset: '`~/.cache`',
    says: 'where PocketBase is kept for every clone, and builds by who may only read the code',
  },
  CHROME_PATH: { read: text, unset: 'the system’s, or Playwright’s', says: 'the browser of the tests' },
  UNIT: {
    read: text,
    standard: 'lista-noastra',
    says: 'the systemd unit that `upgrade` and `rollback` stop and start',
  },
  SITE: {
    read: text,
    standard: defaultSiteUrl,
    says: 'the running site that `npm run demo` makes its list on',
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>

export type SettingName = keyof typeof settingsTable
