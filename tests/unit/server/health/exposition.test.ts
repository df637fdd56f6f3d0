import { expect, test } from 'vitest'
import { exposition, type Metric } from '../../../../src/server/health/exposition.ts'

test.each<[what: string, metric: Metric, lines: string[]]>([
  [
    'a number',
    { name: 'lista_streams', help: 'Open streams.', type: 'gauge', samples: [[{}, 3]] },
    ['# HELP lista_streams Open streams.', '# TYPE lista_streams gauge', 'lista_streams 3'],
  ],
  [
    'a number for each word',
    {
      name: 'x_total',
      help: 'X.',
      type: 'counter',
      samples: [
        [{ why: 'quantity' }, 1],
        [{ why: 'unit' }, 0],
      ],
    },
    ['# HELP x_total X.', '# TYPE x_total counter', 'x_total{why="quantity"} 1', 'x_total{why="unit"} 0'],
  ],
  [
    'a histogram, each of whose bounds counts all that is below it',
    {
      name: 'x_seconds',
      help: 'X.',
      type: 'histogram',
      // For the values 1, 2, 2.5 and 7.
      histogram: { bounds: [1, 2, 5], counts: [1, 2, 3], count: 4, sum: 12.5 },
    },
    [
      '# HELP x_seconds X.',
      '# TYPE x_seconds histogram',
      'x_seconds_bucket{le="1"} 1',
      'x_seconds_bucket{le="2"} 2',
      'x_seconds_bucket{le="5"} 3',
      'x_seconds_bucket{le="+Inf"} 4',
      'x_seconds_sum 12.5',
      'x_seconds_count 4',
    ],
  ],
])('%s', (_, metric, lines) => {
  expect(exposition([metric])).toBe(`${lines.join('\n')}\n`)
})
