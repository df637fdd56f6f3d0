/** Paths of a node's database and of the replica that Litestream keeps of it. */
interface Replicated {
  database: string
  /** In Litestream's format: file:///var/lib/replica, nats://10.0.0.9/b, s3://… */
  replica: string
}

/**
 * NATS keeps a marker of each deleted file, and as they accumulate a follower falls behind without bound
 * (docs/measurements.md), so the bucket drops everything after a minute. Therefore fewer files are written, and a snapshot
 * of the whole database every 20 s, from which a new follower can start.
 */
const inNats = {
  interval: '100ms',
  followed: '200ms',
  more: 'snapshot:\n  interval: 20s\n  retention: 30s\n',
  levels: ['5s'],
  // Litestream reads them from its environment, so that no file of the project contains them.
  secrets: '      username: "$NATS_USER"\n      password: "$NATS_PASSWORD"\n',
}
const elsewhere = {
  interval: '20ms',
  followed: '50ms',
  more: '',
  levels: ['5s', '1m', '1h'],
  secrets: '',
}

/**
 * Returns Litestream's configuration for one node. A standby lags by some 40 ms, with NATS by 200 ms. Single transactions
 * are kept for 10 s: with the default of 5 minutes, a follower lists 15,000 files at 100 writes a second, which takes a core
 * (docs/measurements.md).
 */
export function litestreamFile({ database, replica }: Replicated): string {
  const { interval, more, levels, secrets } = timesOf(replica)
  return `# Written by npm run cluster -- render, from cluster.json.
l0-retention: 10s
l0-retention-check-interval: 5s
levels:
${levels.map((level) => `  - interval: ${level}\n`).join('')}${more}dbs:
  - path: ${database}
    monitor-interval: ${interval}
    replica:
      url: ${replica}
      sync-interval: ${interval}
${secrets}`
}

/** Interval at which a follower polls a replica for new files. */
export function followInterval(replica: string): string {
  return timesOf(replica).followed
}

function timesOf(replica: string): typeof elsewhere {
  return replica.startsWith('nats:') ? inNats : elsewhere
}
