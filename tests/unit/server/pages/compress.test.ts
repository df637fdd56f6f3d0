import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { limits } from '../../../../src/server/limits/limits.ts'
import { compressWhole } from '../../../../src/server/pages/compress.ts'

const page = Buffer.from('<li class="item">lapte</li>'.repeat(100))
const asking = (accepted?: string, method = 'GET') => ({
  method,
  headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
})

test('a whole page is compressed for a reader of brotli', () => {
  const compressed = compressWhole(asking('gzip, deflate, br'), page) ?? Buffer.alloc(0)
  expect(compressed.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(compressed)).toEqual(page)
})

test.each([
  ['a reader without brotli', asking('gzip, br;q=0'), page],
  ['a reader that names nothing', asking(), page],
  ['a request for the head alone', asking('br', 'HEAD'), page],
  ['a short answer', asking('br'), page.subarray(0, limits.compressFromBytes - 1)],
])('%s gets none from it', (_, request, body) => {
  expect(compressWhole(request, body)).toBeUndefined()
})
