import { Problem } from './problem.ts'
import { type Reader, type Setting, text, unlessOff } from './setting.ts'
import { defaultSiteUrl } from './site-url.ts'

const count: Reader<number> = (given, name) => {
  if (/^[1-9]\d{0,3}$/.test(given)) return Number(given)
  throw new Problem(`${name} is '${given}': set it to a number from 1 to 9999, or leave it out.`)
}

/** The settings of backups, of PocketBase's program, and of the project's commands. */
export const upkeepRows = {
  // By default after the night's compaction, when the databases are smallest.
  BACKUP_CRON: { read: text, standard: '47 4 * * *', says: 'when backups are made (UTC); `off` for never' },
  BACKUPS_KEPT: {
    read: count,
    standard: '7',
    says: 'how many of them stay; the last whole one stays in addition',
  },
  REPLICATED: {
    read: unlessOff,
    standard: 'off',
    says: '`on` where Litestream copies the database: then no write is held up for its sake',
  },
  DEMO: {
    read: unlessOff,
    standard: 'off',
    says: 'a site to try: lists and accounts end at 02:17 each night (UTC), mails become files, and lists say so',
  },
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
