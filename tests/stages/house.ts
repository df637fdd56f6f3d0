/** Measures prose and structure of the code and docs, prints each figure beside its bar, and fails if one is missed. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import ts from 'typescript'
import { runScript } from '../../scripts/lib/problem.ts'
import { inProject } from '../../scripts/lib/root.ts'
import { commentsIn, constructionsIn, functionLinesIn, isQuestion } from './house/measure.ts'
import { foldersOfWalk, walk } from './house/walk.ts'

interface Figure {
  name: string
  value: number
  atMost: number
}

const code = /\.(?:ts|tsx|mjs|js)$/
const generated = /\.d\.ts$|^public\//

function filesOf(...folders: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], {
    cwd: inProject(),
    encoding: 'utf8',
  })
  return listed.split('\0').filter((path) => path !== '' && !generated.test(path))
}

function read(path: string): string {
  return readFileSync(inProject(path), 'utf8')
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
}

function shareAt(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

/** Returns the number of files directly in the folder that has most of them. */
function largestFolder(...folders: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const folder of filesOf(...folders).map((path) => dirname(path)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return Math.max(...counts.values())
}

/** All folders of the feature push notifications, which therefore has four. */
const notices = ['src/list/notices', 'src/domain/notices', 'src/server/notices', 'pocketbase/hooks/notices']

function figuresOfCode(): Figure[] {
  const comments = filesOf('src', 'scripts', 'pocketbase', 'voice', 'tests')
    .filter((path) => code.test(path))
    .flatMap((path) => commentsIn(parse(path)))
  const questions = comments.filter(isQuestion)
  const shipped = filesOf('src', 'scripts', 'pocketbase/hooks', 'voice').filter((path) => code.test(path))
  const lines = shipped.flatMap((path) => functionLinesIn(parse(path))).sort((one, other) => one - other)
  const longest = Math.max(...shipped.map((path) => read(path).split('\n').length - 1))
  return [
    {
      name: '% of comments that open with a question word',
      value: (questions.length / comments.length) * 100,
      atMost: 2,
    },
    { name: 'unclear constructions in comments', value: comments.flatMap(constructionsIn).length, atMost: 0 },
    { name: 'median lines of a function', value: shareAt(lines, 0.5), atMost: 6 },
    { name: 'lines of a function, ninth of ten', value: shareAt(lines, 0.9), atMost: 18 },
    { name: 'lines of the longest function', value: lines.at(-1) ?? 0, atMost: 50 },
    { name: 'lines of the longest file', value: longest, atMost: 300 },
    { name: 'files of src/sync', value: filesOf('src/sync').length, atMost: 25 },
    {
      name: 'files of the largest folder of a feature',
      value: largestFolder('src/list', 'src/my-lists', 'src/account', 'src/ui', 'pocketbase/hooks'),
      atMost: 24,
    },
    { name: 'files of push notifications', value: filesOf(...notices).length, atMost: 12 },
    { name: 'files to follow a typed line', value: walk.length, atMost: 45 },
    { name: 'folders of README.md that it passes', value: foldersOfWalk().length, atMost: 12 },
  ]
}

function figuresOfDocs(): Figure[] {
  const docs = filesOf('docs/*.md', 'README.md', 'CONTRIBUTING.md')
  const wordsOf = (path: string) => read(path).match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0
  const words = docs.filter((path) => path !== 'docs/specification.md').map(wordsOf)
  return [
    {
      name: 'words of docs, specification aside',
      value: words.reduce((sum, one) => sum + one, 0),
      atMost: 20_000,
    },
    {
      name: 'entries of the glossary',
      value: read('docs/glossary.md').match(/^- /gm)?.length ?? 0,
      atMost: 30,
    },
  ]
}

function render({ name, value, atMost }: Figure): string {
  const isMet = value <= atMost
  return `${isMet ? 'ok  ' : 'MISS'} ${name.padEnd(48)} ${value.toFixed(value % 1 === 0 ? 0 : 1).padStart(8)} ${String(atMost).padStart(8)}\n`
}

await runScript(async () => {
  const figures = [...figuresOfCode(), ...figuresOfDocs()]
  process.stdout.write(figures.map(render).join(''))
  if (figures.some(({ value, atMost }) => value > atMost)) process.exitCode = 1
})
