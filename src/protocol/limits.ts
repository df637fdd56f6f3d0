/** Limits that both ends keep. Limits of the site's own server alone are in `src/server/limits/limits.ts`. */

/** Most changes in one request. */
export const changesPerRequest = 100

/** Most bytes of a request's body. */
export const bodyBytes = 256 * 1024

/** Most bytes of a body with a recording: ten seconds take some 250 KB in browsers, and a third more as text. */
export const recordingBodyBytes = 1024 * 1024

/** Most lists in one account, more than anybody uses. */
export const listsPerAccount = 200

/**
 * Most unread data of a stream that has not proved that it is read: beyond it messages are shortened, or the stream ends.
 */
export const unreadLimits = {
  messages: 300,
  /** In characters. */
  length: 65_536,
} as const

/** Number of purchases in an answer if not the whole history is requested: several shopping trips of a large family. */
export const latestBought = 500
