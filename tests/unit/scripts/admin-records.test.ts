import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type FiledCollection, layFiles, readSettled } from '../../../scripts/lib/publish/admin-records.ts'

const texts: FiledCollection = { name: 'page_texts', key: 'key', columns: ['key', 'text'] }

/** Makes a database with one text of a file. @returns two connections to it */
function connections(): [DatabaseSync, DatabaseSync] {
  const folder = mkdtempSync(join(tmpdir(), 'lista-noastra-'))
  const path = join(folder, 'data.db')
  const open = () => new DatabaseSync(path, { timeout: 10_000 })
  const [own, other] = [open(), open()]
  onTestFinished(() => {
    own.close()
    other.close()
    rmSync(folder, { recursive: true })
  })
  own.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE page_texts (id, key, text, changed, conflicts, rev DEFAULT 0, created, updated)`)
  layFiles(own, texts, new Map([['home', { key: 'home', text: 'old' }]]), 0)
  return [own, other]
}

test('a text that an admin saves just before the files are laid out stays', () => {
  const [own, admin] = connections()
  const exec = own.exec.bind(own)
  vi.spyOn(own, 'exec').mockImplementationOnce((sql) => {
    admin.exec(`UPDATE page_texts SET text = 'mine', changed = '{"text":"old"}'`)
    exec(sql)
  })
  layFiles(own, texts, new Map([['home', { key: 'home', text: 'new' }]]), 0)
  expect(readSettled(own, texts).get('home')).toMatchObject({
    texts: { text: 'mine' },
    changed: { text: 'old' },
    conflicts: { text: 'new' },
  })
})
