import type { deskDataFiles } from '../../../src/published/desk-data.ts'

/** Laid beside the hooks when they are built; read for each save, since a copy in each engine would cost far more. */
export function readDeskData(name: (typeof deskDataFiles)[keyof typeof deskDataFiles]): string {
  return toString($os.readFile($filepath.join(__hooks, name)))
}
