import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { databaseThread } from '../../../src/server/cluster/database-thread.ts'
import { makeList } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()

it('is that of now, after a restore has put another file in its place', async () => {
  const path = join(server.dataFolder, 'data.db')
  const database = databaseThread(path)
  await server.kill9()
  copyFileSync(path, `${path}.copy`)
  await server.restart()
  await makeList(server.url)
  expect(Object.keys((await database.state()).lists)).toHaveLength(1)
  await server.kill9()
  for (const part of ['-wal', '-shm']) renameSync(path + part, `${path}.before${part}`)
  renameSync(`${path}.copy`, path)
  expect((await database.state()).lists).toEqual({})
})
