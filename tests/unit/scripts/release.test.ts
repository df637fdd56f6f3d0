import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { git } from '../../../scripts/lib/release/git.ts'
import { cleanTree, isTested, noteTested } from '../../../scripts/lib/release/tested.ts'
import { raise, release } from '../../../scripts/lib/release/version-step.ts'

const nowMs = Date.UTC(2026, 10, 27, 12)
const changelog = `# Changelog

What visitors see.

## 27 November 2026

### Lists

- Bread.

## 26 November 2026

### Lists

- Butter.
`

let folder: string

beforeEach(() => {
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 'Ana')
    vi.stubEnv(`GIT_${who}_EMAIL`, 'ana@example.com')
  }
  folder = mkdtempSync(join(tmpdir(), 'lista-release-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  git(folder, 'init', '--quiet', '--initial-branch=main')
  mkdirSync(join(folder, 'dist'))
  const version = { name: 'lista', version: '0.1.4' }
  write('.gitignore', 'dist/\n')
  write('CHANGELOG.md', changelog)
  write('package.json', `${JSON.stringify(version, null, 2)}\n`)
  const lock = { ...version, packages: { '': version, 'node_modules/other': { version: '0.1.4' } } }
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
  commit('Begin')
})

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

function commit(message: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', `--message=${message}`)
}

function tested(): void {
  noteTested(folder, cleanTree(folder))
}

const releaseMinor = (pack = async () => {}) => release({ folder, step: 'minor', nowMs, pack })

test.each([
  ['0.1.4', 'patch', '0.1.5'],
  ['0.1.4', 'minor', '0.2.0'],
  ['1.9.9', 'minor', '1.10.0'],
] as const)('%s by a %s is %s', (before, step, after) => {
  expect(raise(before, step)).toBe(after)
})

test('a release is a commit with version and changelog, its artefacts, and a tag with the news', async () => {
  tested()
  const packed: string[] = []
  const tag = await releaseMinor(async () => {
    packed.push(git(folder, 'log', '-1', '--format=%s'))
  })
  expect([tag, packed]).toEqual(['v0.2.0', ['Release 0.2.0']])
  expect(git(folder, 'status', '--porcelain')).toBe('')
  expect(JSON.parse(read('package.json')).version).toBe('0.2.0')
  const lock = JSON.parse(read('package-lock.json'))
  expect([lock.version, lock.packages[''].version, lock.packages['node_modules/other'].version]).toEqual([
    ...['0.2.0', '0.2.0', '0.1.4'],
  ])
  const days = changelog.slice(changelog.indexOf('## 27'))
  expect(read('CHANGELOG.md')).toContain(`\n\n## 0.2.0, released on 27 November 2026\n\n${days}`)
  expect(git(folder, 'tag', '--list', '--format=%(contents)', tag)).toBe(days.trim())
  expect(git(folder, 'rev-parse', `${tag}^{commit}`)).toBe(git(folder, 'rev-parse', 'HEAD'))
})

test('the next release has only later news', async () => {
  tested()
  await releaseMinor()
  tested()
  await expect(releaseMinor()).rejects.toThrow('nothing new')
  write(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('## 0.2.0', '## 28 November 2026\n\n- Cheese.\n\n## 0.2.0'),
  )
  commit('Sell cheese')
  tested()
  await release({ folder, step: 'patch', nowMs, pack: async () => {} })
  expect(git(folder, 'tag', '--list', '--format=%(contents)', 'v0.2.1')).toBe(
    '## 28 November 2026\n\n- Cheese.',
  )
})

test.each<[what: string, how: () => void, words: string]>([
  ['a changed file', () => write('CHANGELOG.md', 'Nothing.'), 'Not everything here is committed'],
  ['a file that git does not know', () => write('new.ts', ''), 'Not everything here is committed'],
  [
    'another tree than the tested one',
    () => {
      write('new.ts', '')
      commit('Go on')
    },
    'have not passed all tests',
  ],
  ['the same version, released before', () => git(folder, 'tag', 'v0.2.0'), 'There is a v0.2.0 already'],
])('%s is refused', async (_, change, words) => {
  tested()
  change()
  const before = git(folder, 'rev-parse', 'HEAD')
  await expect(releaseMinor()).rejects.toThrow(words)
  expect(git(folder, 'rev-parse', 'HEAD')).toBe(before)
})

test('a commit of the tested files is tested', () => {
  tested()
  git(folder, 'commit', '--quiet', '--allow-empty', '--message=Go on')
  expect(isTested(folder)).toBe(true)
})

test('tests during which a file changed prove nothing', () => {
  const tree = cleanTree(folder)
  write('new.ts', '')
  noteTested(folder, tree)
  rmSync(join(folder, 'new.ts'))
  expect(isTested(folder)).toBe(false)
})

test('artefacts that cannot be made leave no version behind', async () => {
  tested()
  await expect(releaseMinor(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect([git(folder, 'tag'), git(folder, 'log', '--format=%s'), read('CHANGELOG.md')]).toEqual([
    ...['', 'Begin', changelog],
  ])
})
