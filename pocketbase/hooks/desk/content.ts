import { type ContentCollection, columnsOf } from '../../../src/published/columns.ts'
import { contentFaults, type GuideFiles } from './content-faults.ts'
import type { RecordEvent, RecordRequestEvent } from './desk-types.d.ts'
import { askForPublication } from './publications.ts'
import { refuse } from './refuse.ts'

/** A superuser saves what is to be read on the site: only what is right in every field is kept. */
export function checkContent(event: RecordRequestEvent): void {
  const { record } = event
  const collection = record.collection().name
  if (!isContent(collection)) throw new Error(`${collection} holds no content`)
  const faults = contentFaults(collection, (column) => record.getString(column), readGuide)
  if (Object.keys(faults).length > 0) refuse(faults)
  event.next()
}

/** What is saved is published. */
export function publishContent(event: RecordEvent): void {
  event.next()
  askForPublication(event.app, Date.now())
}

function isContent(collection: string): collection is ContentCollection {
  return collection in columnsOf
}

/** Laid beside the hooks when they are built; read for each save, since a copy in each engine would cost far more. */
function readGuide(): GuideFiles {
  return JSON.parse(toString($os.readFile($filepath.join(__hooks, 'guide.json'))))
}
