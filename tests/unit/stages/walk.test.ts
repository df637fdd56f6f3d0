import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { walk } from '../../stages/house/walk.ts'

const files = walk.map(({ file }) => file)

function read(file: string): string {
  return readFileSync(inProject(file), 'utf8')
}

/** True if one file names the other in an import, static or lazy. */
function imports(one: string, other: string): boolean {
  const named = [...read(one).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
  return named.some(([, path = '']) => join(dirname(one), path) === other)
}

test('the files of the walk are there, each of them once', () => {
  expect(files.filter((file) => !existsSync(inProject(file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

test('each file of the walk is tied to an earlier one by an import, or named as a crossing', () => {
  const loose = walk.filter(({ file, beside, crossing }, at) => {
    const earlier = beside ?? files[at - 1]
    if (crossing !== undefined || earlier === undefined) return false
    return files.indexOf(earlier) >= at || !(imports(earlier, file) || imports(file, earlier))
  })
  expect(loose).toEqual([])
})

test('the steps of docs/start-here.md name the files of the walk, and no others', () => {
  const [, steps = ''] =
    /^## The way of an item$([\s\S]*?)^### Other ways$/m.exec(read('docs/start-here.md')) ?? []
  const named = [...steps.matchAll(/`([^`\s]+\.(?:tsx?|pb\.js))`/g)].map(([, path = '']) => basename(path))
  expect([...new Set(named)].sort()).toEqual(files.map((file) => basename(file)).sort())
})
