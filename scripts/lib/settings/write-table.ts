/** Writes the table of settings in docs/operating.md, from src/settings/table.ts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../root.ts'
import { withTable } from './written-table.ts'

const page = inProject('docs/operating.md')
writeFileSync(page, withTable(readFileSync(page, 'utf8')))
