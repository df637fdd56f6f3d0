import { adminTexts } from '../../../src/i18n/admin/admin.ts'
import { adminDataFiles } from '../../../src/published/admin-data.ts'
import { faultOfText } from '../../../src/published/page-texts/faults.ts'
import type { PageText } from '../../../src/published/page-texts/page-text.ts'
import { readAdminData } from './admin-data.ts'
import type { RecordRequestEvent, StoredRecord } from './admin-types.d.ts'
import { refuse, refuseFaults } from './refuse.ts'
import { keepSettled, refuseStale, settledFrom } from './settled-record.ts'

/** A superuser saves a text of a page: emptied it is the file's again. Which texts there are the pages decide. */
export function savePageText(event: RecordRequestEvent): void {
  const { record } = event
  const key = record.getString('key')
  const texts: PageText[] = JSON.parse(readAdminData(adminDataFiles.texts))
  const file = texts.find((text) => text.key === key)
  if (!file || file.key !== (record.original().getString('key') || key))
    refuse({ key: adminTexts.unknownText })
  refuseStale(record)
  const settled = settledFrom(record, textsOf, { text: file.text, knownWords: '' })
  const { text = '' } = settled.texts
  const fault = faultOfText(file, text)
  refuseFaults(fault === undefined ? {} : { text: fault })
  record.set('text', text)
  record.set('page', file.page)
  keepSettled(record, settled)
  event.next()
}

function textsOf(record: StoredRecord): { text: string; knownWords: string } {
  return { text: record.getString('text'), knownWords: record.getString('knownWords') }
}
