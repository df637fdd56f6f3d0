import { join } from 'node:path'
import { type Built, buildGoProgram } from '../go-build.ts'
import { pocketBaseVersion } from './pinned-release.ts'

/**
 * Compiles the official module that pocketbase/build/go.sum pins, which gives the program of the release.
 *
 * @param processor of another Linux machine, as Go calls it
 */
export function buildFromSource(path: string, processor?: string): Promise<Built> {
  return buildGoProgram(path, {
    moduleFolder: join(import.meta.dirname, '../../../pocketbase/build'),
    program: 'github.com/pocketbase/pocketbase/examples/base',
    variables: [`github.com/pocketbase/pocketbase.Version=${pocketBaseVersion}`],
    oldestGo: { major: 1, minor: 25 },
    ...(processor && { processor }),
  })
}
