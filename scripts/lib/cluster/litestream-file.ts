/** Where a node's database is, and where Litestream keeps its copy. */
interface Replicated {
  database: string
  /** As Litestream names it: file:///var/lib/replica, nats://10.0.0.9/b, s3://… */
  replica: string
}

/**
 * A file that was deleted from NATS stays as a mark, and with ever more of them a follower falls behind without bound
 * (docs/measurements.md): its bucket forgets all after a minute. So fewer are written, and the whole database every 20 s, or
 * there would be nothing that a new follower can begin with.
 */
const inNats = {
  interval: '100ms',
  followed: '200ms',
  more: 'snapshot:\n  interval: 20s\n  retention: 30s\n',
  levels: ['5s'],
  // Litestream reads them from its environment, so that they stand in no file of ours.
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
 * Litestream's file for one node. A standby is so some 40 ms behind, by NATS 200 ms. Single transactions are kept for 10 s:
 * of the 5 minutes that are usual, a follower lists 15,000 files at 100 writes a second, and takes a core for it
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

/** How often a follower looks for what is new in a replica. */
export function followInterval(replica: string): string {
  return timesOf(replica).followed
}

function timesOf(replica: string): typeof elsewhere {
  return replica.startsWith('nats:') ? inNats : elsewhere
}
