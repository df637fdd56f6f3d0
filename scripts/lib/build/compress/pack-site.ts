/** Compresses a build's files at the given level, as a separate program, because a server would not release the memory. */
import { runScript } from '../../problem.ts'
import { type Care, precompress } from './precompress.ts'

const [folder = '', care] = process.argv.slice(2)
await runScript(() => precompress(folder, care as Care))
