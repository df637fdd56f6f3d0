const second = 1000
const mebibyte = 1024 * 1024

/** Limits of the site's own server; PocketBase behind it has limits of its own. */
export const limits = {
  /** Unsent bytes after which the reader of an event stream is disconnected. */
  eventBacklogBytes: mebibyte,
  /**
   * The longest silence of an event stream: proxies and the gateways of mobile carriers close a connection that is silent
   * for half a minute to a minute.
   */
  streamSilentMs: 25 * second,
  /** Concurrent requests to PocketBase, without streams: in total, and of one address. The others wait here. */
  upstream: {
    /** PocketBase has somewhat more engines for hooks, so they never run out. Reading a long list occupies one for 15 ms. */
    other: { atOnce: 24, perVisitor: 4 },
    /**
     * Changes of lists. PocketBase would let them wait for its database in any order, and a few would wait long; a hundred
     * changes of a request take the database for some 50 ms.
     */
    change: { atOnce: 8, perVisitor: 2 },
    /** PocketBase transcribes six at a time and refuses others at once. */
    recording: { atOnce: 8, perVisitor: 4 },
    /** Passwords that PocketBase hashes: each takes a core for some 60 ms, and lists need a core too. */
    password: { atOnce: 1, perVisitor: 1 },
  },
  /** Time without a byte from PocketBase after which a request fails. */
  upstreamMs: 60 * second,
  /** For other programs: each of their requests makes one or two requests to PocketBase. */
  upstreamKeyed: 4,
  /** Pages of lists that are rendered at a time, and of one address. */
  pages: { atOnce: 48, perVisitor: 2 },
  /** Requests of other programs that are processed at a time, and of one address. */
  programs: { atOnce: 8, perVisitor: 2 },
  /** Maximum size of a program's request: a text of a thousand characters, however they are escaped. */
  apiBodyBytes: 16 * 1024,
  /** Maximum size of a CalDAV request: a task with all its properties, or the names of a list's tasks. */
  davBodyBytes: 64 * 1024,
  /** Maximum duration of PocketBase's answer to a program's request. */
  keyedMs: 15 * second,
  /**
   * The earliest answer to a failed sign-in and to a request for a mail: writing a mail takes some 10 ms, so a faster answer
   * would reveal whether an address has an account.
   */
  accountAnswerMs: 500,
  /**
   * Bytes of answers to one address that are not read yet. Fifty phones that read the page of a long list at the same
   * time need half of it.
   */
  unreadBytesPerAddress: 32 * mebibyte,
  /** The same for all addresses together. */
  unreadBytes: 128 * mebibyte,
  /**
   * Size of a list's answer above which its page is rendered in the thread for long lists, so that shorter lists do not
   * wait.
   */
  longListBytes: 64 * 1024,
  /**
   * Heap limit of a thread that makes answers, in MB. With 64 the garbage collector runs so often that the page of 500 items
   * takes a fifth more CPU time.
   */
  threadMemoryMb: 96,
  /** Half of its space for new objects, in MB. With the 1 of the main thread, rendering that page takes a fifth more. */
  threadYoungMb: 8,
  /** Interval between checks of a thread that makes answers. */
  threadLookMs: second,
  /** Time without a request after which such a thread ends. */
  threadIdleMs: 600 * second,
  /** Time after which a busy thread that sends nothing is ended and started again. */
  threadStuckMs: 15 * second,
  /** Open event streams of one address, at some 70 KB each; all tabs of a browser share one. */
  streamsPerAddress: 200,
  /** Unanswered requests of one address, without streams; each may have a body of a quarter of a megabyte in memory. */
  underWayPerAddress: 100,
  /** The wait after which a visitor with too many open requests may try again. */
  reopenMs: 5 * second,
  /** Share tokens that are remembered as valid, at some 150 bytes each. */
  knownTokens: 20_000,
  /** Smaller answers gain nothing from compression. */
  compressFromBytes: 1024,
  /** Interval between health checks without a monitor; a failure in two checks in a row is reported to the operator. */
  healthWatchMs: 30 * second,
  /** Time for which the result of a health check is reused. */
  healthMs: second,
  /** Timeout after which a part that does not answer a health check counts as broken. */
  healthPatienceMs: 5 * second,
  /** Free bytes on the disk of the data below which writing is in danger. */
  leastFreeBytes: 200 * mebibyte,
  headersTimeoutMs: 15 * second,
  /** The time between checks for requests that take too long to arrive. */
  connectionsCheckMs: 5 * second,
  /** The longest time without a byte read or written before a connection is closed, without streams. */
  stalledMs: 60 * second,
  /** The longest time for a request to arrive; an answer may take any time, as event streams do. */
  requestTimeoutMs: 60 * second,
  /** Longer than the usual minute of a proxy in front, which must be the one to close an idle connection. */
  keepAliveTimeoutMs: 65 * second,
  /** Time for unfinished answers when the server ends. */
  goodbyeMs: 3 * second,
  /** Interval between closings of idle connections while the server ends. */
  sweepMs: 20,
  /** The time for the rest of a refused body to arrive, so that its sender reads the answer instead of a reset. */
  drainMs: 2 * second,
} as const

interface Budget {
  atOnce: number
  perHour: number
  /** The message to a visitor who has used it up. */
  message: string
}

/**
 * Budgets of one address: an amount at once, and then an amount per hour. An IPv6 address counts as its /64.
 *
 * One address may be a family, or a mobile carrier's gateway with a thousand customers behind it, so every budget is far
 * above normal use: it only prevents that one sender fills the disk or the processor. A thousand households behind one
 * address are estimated at 50 pages open at a time, a list a week each, and a tick every few seconds while shopping.
 */
export const budgets = {
  /**
   * Everything that is passed to PocketBase or rendered. An open page sends 240 heartbeats an hour, so this is enough for
   * 1,500 pages; opening a page takes five requests at once.
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
   * Bytes of bodies, by which the database grows. A tick is 250 bytes and 200 pasted items are 50 KB; 20 KB a second are 80
   * ticks a second, without end.
   */
  bytes: {
    atOnce: 10 * mebibyte,
    perHour: 70 * mebibyte,
    message: 'Prea multe date trimise de la această adresă. Încercați din nou puțin mai târziu.',
  },
  /**
   * Everything that makes PocketBase hash a password: signing in or up, a new password. People mistype three times; at
   * two tries a minute, guessing a password of six random letters takes 290 years.
   */
  passwords: {
    atOnce: 30,
    perHour: 120,
    message: 'Prea multe încercări de autentificare. Încercați din nou peste câteva minute.',
  },
  /** Everything that may send a mail. PocketBase sends no mail twice to one person within two minutes. */
  mails: {
    atOnce: 10,
    perHour: 30,
    message: 'Prea multe e-mailuri cerute de la această adresă. Încercați din nou mai târziu.',
  },
  /**
   * Recordings to transcribe, each of which takes the operator's engine a second or two. They are not stored, so they do
   * not count as bytes.
   */
  recordings: {
    atOnce: 30,
    perHour: 600,
    message: 'Prea multe înregistrări de la această adresă. Încercați din nou puțin mai târziu.',
  },
  /**
   * Requests of other programs by one key, from any address. A task program that sends a full list for the first time makes
   * one for each item, and some before and after. A continuous request every two seconds is more than a home's automation
   * needs, and the answer to each is stored for a day.
   */
  keyed: {
    atOnce: 1_200,
    perHour: 1_800,
    message: 'Prea multe cereri cu această cheie. Încercați din nou puțin mai târziu.',
  },
  /**
   * Share tokens that open nothing. A device asks for a deleted list once each time its page wakes. Guessing would never
   * find one of 2^122 tokens; this limit only makes guesses cheap for the server. Tokens that are known to be valid always
   * pass.
   */
  guesses: {
    atOnce: 100,
    perHour: 300,
    message: 'Prea multe liste negăsite cerute de la această adresă. Încercați din nou mai târziu.',
  },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof budgets
