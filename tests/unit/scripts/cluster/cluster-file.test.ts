import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCluster } from '../../../../scripts/lib/cluster/cluster-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
afterAll(() => rmSync(folder, { recursive: true }))

function readWith(replica: string) {
  const path = join(folder, 'cluster.json')
  const router = { bind: ':443', inner: '10.0.0.9:4320', socket: '/run/haproxy.sock', folder: '/etc/lista' }
  const a = { address: 'http://10.0.0.1:4321', data: '/var/lib/lista-noastra', replica }
  writeFileSync(path, JSON.stringify({ home: 'a', router, nodes: { a }, slots: { '000-fff': 'a/0' } }))
  return readCluster(path)
}

test.each([
  '/mnt/replicas/a',
  'file:///mnt/replicas/a',
  'nats://10.0.0.9:4222/a',
  's3://bucket/a?endpoint=x',
])('a replica may be %s', (replica) => expect(readWith(replica).nodes.a?.replica).toBe(replica))

test.each(['a', '/', 'file:///', 's3://bucket', 's3://bucket/', 's3://bucket?endpoint=x/y'])(
  'no replica is %s, since the next one lies beside it',
  (replica) => expect(() => readWith(replica)).toThrow(/a replica is the likes of/),
)
