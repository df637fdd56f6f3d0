import { writeFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'

const programNames = ['pocketbase', 'pocketbase.exe']

/** Writes the program inside a release's zip to `path`, executable. */
export async function unzipProgram(zip: Uint8Array, path: string): Promise<void> {
  const files = unzipSync(zip, { filter: ({ name }) => programNames.includes(name) })
  const [program] = Object.values(files)
  if (!program) throw new Error('the release holds no program named pocketbase')
  await writeFile(path, program, { mode: 0o755 })
}
