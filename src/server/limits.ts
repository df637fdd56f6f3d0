const second = 1000
const mebibyte = 1024 * 1024

/** What the site's own server allows one visitor; PocketBase has limits of its own behind it. */
export const limits = {
  /**
   * A request's body. PocketBase leaves what is longer unread and would take the rest for the next request of the same
   * connection, which may be another visitor's.
   */
  bodyBytes: 256 * 1024,
  /** What may lie unsent for the reader of an event stream before the reader is cut off. */
  eventBacklogBytes: mebibyte,
  /** Requests under way to PocketBase, streams aside: its engines for hooks are somewhat more, and never run out. */
  upstreamRequests: 48,
  /** Smaller answers gain nothing from compression. */
  compressFromBytes: 1024,
  headersTimeoutMs: 15 * second,
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
