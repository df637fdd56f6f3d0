/** Packs a build's files, with as much care as is said: a program of its own, for a server would keep the memory. */
import { runScript } from '../problem.ts'
import { type Care, precompress } from './precompress.ts'

const [folder = '', care] = process.argv.slice(2)
await runScript(() => precompress(folder, care as Care))
