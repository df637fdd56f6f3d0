import { columnsOf, type OwnCollection, readColumns } from '../../../src/published/collection-columns.ts'
import { faultsOfIssues } from '../../../src/published/issue-sentence.ts'
import { schemaOf } from '../../../src/published/schemas.ts'
import type { RecordEvent, RecordRequestEvent } from './admin-types.d.ts'
import { askForPublication } from './publications.ts'
import { refuseFaults } from './refuse.ts'

/** A superuser saves content of the site: it is saved only if every field is valid. */
export function checkContent(event: RecordRequestEvent): void {
  const { record } = event
  const collection = record.collection().name
  if (!isOwn(collection)) throw new Error(`${collection} holds no content`)
  const read = schemaOf[collection].safeParse(readColumns(collection, (column) => record.getString(column)))
  refuseFaults(read.success ? {} : faultsOfIssues(read.error.issues))
  event.next()
}

/** Publishes saved content. */
export function publishContent(event: RecordEvent): void {
  event.next()
  askForPublication(event.app, Date.now())
}

function isOwn(collection: string): collection is OwnCollection {
  return collection in columnsOf
}
