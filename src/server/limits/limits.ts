import type { Allowance } from './meter.ts'

const second = 1000
const mebibyte = 1024 * 1024

/** What the site's own server allows one visitor; PocketBase has limits of its own behind it. */
export const limits = {
  /** What may lie unsent for the reader of an event stream before the reader is cut off. */
  eventBacklogBytes: mebibyte,
  /**
   * For how long an event stream says nothing, at most: proxies, and the gateways of mobile carriers, end what is silent for
   * half a minute to a minute.
   */
  streamSilentMs: 25 * second,
  /** Requests under way to PocketBase, streams aside: its engines for hooks are somewhat more, and never run out. */
  upstreamRequests: 32,
  /**
   * Recordings under way to PocketBase, whoever sends them. It has six heard at a time and refuses the others at once;
   * here is room for those, and lists keep the connections above to themselves.
   */
  upstreamRecordings: 8,
  /**
   * Passwords that PocketBase hashes at once, whoever sends them: each keeps a core busy for some 60 ms, and lists need
   * a core too. The others wait for their turn.
   */
  upstreamPasswords: 1,
  /**
   * Before this nobody hears whether a sign-in failed or a mail was sent: a mail that is written takes some 10 ms more
   * than none, which would tell whether an address has an account.
   */
  accountAnswerMs: 500,
  /** Open event streams of one address, at some 70 KB each: tabs of one browser share one. */
  streamsPerAddress: 200,
  /**
   * Requests of one address that are not answered yet, streams aside; each may hold a body and an answer in memory, of a
   * quarter of a megabyte each.
   */
  underWayPerAddress: 100,
  /** Until who has too much open may try again. */
  reopenMs: 5 * second,
  /** Share tokens that are remembered as good, at some 150 bytes each. */
  knownTokens: 20_000,
  /** Smaller answers gain nothing from compression. */
  compressFromBytes: 1024,
  /** How often it is looked at where nobody asks; what is wrong twice running is told to the operator. */
  healthWatchMs: 30 * second,
  /** How long one look at the installation's health serves all who ask. */
  healthMs: second,
  /** Before what does not answer such a look counts as broken. */
  healthPatienceMs: 5 * second,
  /** On the disk of the data, before writing is in danger. */
  leastFreeBytes: 200 * mebibyte,
  headersTimeoutMs: 15 * second,
  /** Between looks at which requests have been arriving for too long. */
  connectionsCheckMs: 5 * second,
  /** Without a byte read or written, streams aside, before a connection is given up. */
  stalledMs: 60 * second,
  /** For a request to arrive whole; an answer may take for ever, as an event stream does. */
  requestTimeoutMs: 60 * second,
  /** Longer than the usual minute of a proxy in front, which must be the one to close an idle connection. */
  keepAliveTimeoutMs: 65 * second,
  /** For answers under way once the server is told to end. */
  goodbyeMs: 3 * second,
  /** Between looks at which connections have nothing left to answer, then. */
  sweepMs: 20,
  /** For a refused body to drain, so that its sender reads the answer instead of a reset. */
  drainMs: 2 * second,
} as const

interface Budget extends Allowance {
  /** What who has used it up is told. */
  message: string
}

/**
 * What one address may do: so much at once, and then so much an hour. An IPv6 address counts as its /64.
 *
 * One address may be a family, or a mobile carrier's gateway with a thousand customers behind it, so no budget is near
 * what people do: each only keeps one sender from filling the disk or the processor. A thousand households behind one
 * address are reckoned with 50 pages open at a time, a list a week each, and a tick every few seconds while shopping.
 */
export const budgets = {
  /**
   * Everything that is passed to PocketBase or rendered. A page that is open sends 240 heartbeats an hour, so this bears
   * 1,500 of them; one that opens takes five requests at once.
   */
  requests: {
    atOnce: 1_500,
    perHour: 360_000,
    message: 'Prea multe cereri de la această adresă. Încercați din nou puțin mai târziu.',
  },
  /** A thousand households make some 150 a week. A flood of a minute adds 100 rows, or 0.1 MB. */
  lists: {
    atOnce: 100,
    perHour: 100,
    message: 'Ați creat prea multe liste într-un timp scurt. Încercați din nou mai târziu.',
  },
  /**
   * Bytes of bodies, which is what a database grows by. A tick is 250 bytes and 200 pasted items are 50 KB; 20 KB a
   * second are 80 ticks a second, for ever.
   */
  bytes: {
    atOnce: 10 * mebibyte,
    perHour: 70 * mebibyte,
    message: 'Prea multe date trimise de la această adresă. Încercați din nou puțin mai târziu.',
  },
  /**
   * Whatever makes PocketBase hash a password: signing in or up, a new password. People mistype thrice; at two tries a
   * minute a password of six random letters lasts 290 years.
   */
  passwords: {
    atOnce: 30,
    perHour: 120,
    message: 'Prea multe încercări de autentificare. Încercați din nou peste câteva minute.',
  },
  /** Whatever may send a mail to somebody. PocketBase sends none twice to one person within two minutes. */
  mails: {
    atOnce: 10,
    perHour: 30,
    message: 'Prea multe e-mailuri cerute de la această adresă. Încercați din nou mai târziu.',
  },
  /**
   * Recordings to be heard, each of which keeps the operator's engine busy for a second or two. They are not kept, so they
   * count as no bytes.
   */
  recordings: {
    atOnce: 30,
    perHour: 600,
    message: 'Prea multe înregistrări de la această adresă. Încercați din nou puțin mai târziu.',
  },
  /**
   * Share tokens that open nothing. A device asks for a list that is gone once each time its page wakes. No guessing would
   * ever find one of 2^122; this keeps it from costing anything. Tokens known to be good pass all the same.
   */
  guesses: {
    atOnce: 100,
    perHour: 300,
    message: 'Prea multe liste negăsite cerute de la această adresă. Încercați din nou mai târziu.',
  },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof budgets
