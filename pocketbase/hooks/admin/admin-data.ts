import type { adminDataFiles } from '../../../src/published/admin-data.ts'

/** Laid beside the hooks when they are built; read for each save, since a copy in each engine would cost far more. */
export function readAdminData(name: (typeof adminDataFiles)[keyof typeof adminDataFiles]): string {
  return toString($os.readFile($filepath.join(__hooks, name)))
}
