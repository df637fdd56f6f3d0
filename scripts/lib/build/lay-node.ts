import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { inProject } from '../root.ts'

/** Where a unit of systemd finds the Node that runs the site, whatever npm has installed it and for which processor. */
const link = inProject('dist/bin/node')

/** Links the Node among the packages, which upgrades bring along, else the one that runs this. */
export function layNode(): void {
  const packaged = inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(existsSync(packaged) ? relative(join(link, '..'), packaged) : process.execPath, link)
}
