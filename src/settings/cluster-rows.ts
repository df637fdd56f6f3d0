import { Problem } from './problem.ts'
import { type Reader, type Setting, text } from './setting.ts'

/** More than 180 bits if the characters are random letters and digits. */
const shortestKey = 32

const key: Reader<string> = (given, name) => {
  if (given.length >= shortestKey && /^[\w.~+/=-]+$/.test(given)) return given
  throw new Problem(
    `${name} must be at least ${shortestKey} random letters and digits, as of openssl rand -hex 32.`,
  )
}

const origin: Reader<string> = (given, name) => {
  if (/^https?:\/\/[^/?#\s]+$/.test(given)) return given
  throw new Problem(`${name} is '${given}': set it to the likes of http://10.0.0.1:4320, without a path.`)
}

/** The settings of each of several nodes (docs/cluster.md); a single node needs none of them. */
export const clusterRows = {
  CLUSTER_KEY: {
    read: key,
    says: 'of several nodes: what they and `npm run cluster` know each other by',
    isSecret: true,
  },
  CLUSTER_ROUTER: {
    read: origin,
    says: 'the router of several nodes, where the home node asks for lists that accounts keep',
  },
  CLUSTER_HOME: {
    read: origin,
    says: 'of a node that is not home: the router again, which leads to home, where it fetches what admins publish',
  },
  LITESTREAM_BIN: { read: text, standard: 'litestream', says: 'Litestream, where a standby is' },
  CLUSTER_FILE: {
    read: text,
    standard: 'cluster.json',
    says: 'which nodes there are and which lists live where, for `npm run cluster`',
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
