/** Makes the build of the present settings from a portable one, as a separate program, because a server would not give back its memory. */
import { runScript } from '../problem.ts'
import { placeBuild } from './portable.ts'

const [portable = '', folder = ''] = process.argv.slice(2)
await runScript(() => placeBuild(portable, folder))
