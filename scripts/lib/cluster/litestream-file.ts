/** Where a node's database is, and where Litestream keeps its copy. */
interface Replicated {
  database: string
  /** As Litestream names it: file:///var/lib/replica, nats://10.0.0.9/b, s3://… */
  replica: string
}

/**
 * Litestream's file for one node. A standby is so some 40 ms behind. Single transactions are kept for 10 s: of the 5 minutes
 * that are usual, a follower lists 15,000 files at 100 writes a second, and takes a core for it (docs/measurements.md).
 */
export function litestreamFile({ database, replica }: Replicated): string {
  return `# Written by npm run cluster -- render, from cluster.json.
l0-retention: 10s
l0-retention-check-interval: 5s
levels:
  - interval: 5s
  - interval: 1m
  - interval: 1h
dbs:
  - path: ${database}
    monitor-interval: 20ms
    replica:
      url: ${replica}
      sync-interval: 20ms
`
}
