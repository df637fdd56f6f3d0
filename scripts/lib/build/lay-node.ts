import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { inProject } from '../root.ts'

/** The path at which systemd's unit finds the site's Node, for any npm and any processor. */
const link = inProject('dist/bin/node')

/** Links the Node of the packages, which upgrades replace, or the one that runs this when the packages have none. */
export function layNode(): void {
  const packaged = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(existsSync(packaged) ? relative(join(link, '..'), packaged) : process.execPath, link)
}
