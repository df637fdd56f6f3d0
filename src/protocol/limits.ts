/** What both ends hold to. What only the site's own server counts stands in `src/server/limits/limits.ts`. */

/** Changes in one request. */
export const changesPerRequest = 100

/** Bytes of a request's body. */
export const bodyBytes = 256 * 1024

/** The same where a recording is sent: ten seconds of what browsers record are some 250 KB, and a third more as text. */
export const recordingBodyBytes = 1024 * 1024

/** Lists that one account keeps: more than anybody shops by. */
export const listsPerAccount = 200

/** What a stream may be sent before it has proved that it is read: beyond it messages are cut short, or the stream ends. */
export const unreadLimits = {
  messages: 300,
  /** In characters. */
  length: 65_536,
} as const

/** Of what was bought for a list, so much is told to who does not ask for all of it: several shops of a large family. */
export const latestBought = 500
