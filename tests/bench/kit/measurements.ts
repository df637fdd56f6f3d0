import { accountTiming } from '../account-timing.ts'
import { callPrice } from '../call-price.ts'
import { clusterMove } from '../cluster-move.ts' // part: cluster
import { clusterPrice } from '../cluster-price.ts' // part: cluster
import { fanOut } from '../fan-out.ts'
import { flood } from '../flood.ts'
import { guideBuild } from '../guide-build.ts'
import { hostile } from '../hostile.ts'
import { lighthouseScores } from '../lighthouse.ts'
import { longList } from '../long-list.ts'
import { manyLists } from '../many-lists.ts'
import { offline200 } from '../offline-200.ts'
import { open500 } from '../open-500.ts'
import { pageWeight } from '../page-weight.ts'
import { publication } from '../publication.ts'
import { eventRatio } from '../ratios/event-ratio.ts'
import { memoryRatio } from '../ratios/memory-ratio.ts'
import { pageRatio } from '../ratios/page-ratio.ts'
import { writeRatio } from '../ratios/write-ratio.ts'
import { readers } from '../readers.ts'
import { rules } from '../rules.ts'
import { sim } from '../sim.ts'
import { slowPhone } from '../slow-phone.ts'
import { stalled } from '../stalled.ts'
import { staticPages } from '../static-pages.ts'
import { staticRequests } from '../static-requests.ts'
import { textReaders } from '../text-readers.ts'
import { tickToPaint } from '../tick-to-paint.ts'
import { writePrice } from '../write-price.ts'
import type { Measurement } from './workbench.ts'

/** The measurements by the names of `npm run bench -- NAME`, in their order. */
export const measurements: Readonly<Record<string, Measurement>> = {
  'write-ratio': writeRatio,
  'event-ratio': eventRatio,
  'page-ratio': pageRatio,
  'memory-ratio': memoryRatio,
  'tick-to-paint': tickToPaint,
  'fan-out': fanOut,
  stalled,
  'write-price': writePrice,
  'call-price': callPrice,
  readers,
  'cluster-move': clusterMove, // part: cluster
  'cluster-price': clusterPrice, // part: cluster
  flood,
  hostile,
  'account-timing': accountTiming,
  'open-500': open500,
  'slow-phone': slowPhone,
  'long-list': longList,
  'offline-200': offline200,
  'many-lists': manyLists,
  publication,
  rules,
  'text-readers': textReaders,
  sim,
  'page-weight': pageWeight,
  'static-pages': staticPages,
  'guide-build': guideBuild,
  lighthouse: lighthouseScores,
  'static-requests': staticRequests,
}

/** Measurements of `npm run bench -- quick`, which take three minutes: ratios that hardly differ between machines. */
export const quick: readonly string[] = [
  'write-ratio',
  'event-ratio',
  'page-ratio',
  'memory-ratio',
  'slow-phone',
]
