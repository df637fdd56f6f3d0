import { describe, expect, it, test } from 'vitest'
import { isOfItem, isRecall, kinds } from '../../../../src/domain/item/kinds.ts'
import { readChange } from '../../../../src/domain/item/read-change.ts'
import { readRecall } from '../../../../src/domain/item/read-recall.ts'
import { recallsOf } from '../../../../src/sync/outbox/recalls-of.ts'
import { itemOf, storedListOf } from '../../../support/people/list-changes.ts'
import { sentOfEachKind } from '../../../support/people/sent.ts'

test('there is a sample of each kind', () => {
  expect(Object.keys(sentOfEachKind).sort()).toEqual(Object.keys(kinds).sort())
})

describe.each(Object.values(sentOfEachKind))('$kind', (sent) => {
  const subject = kinds[sent.kind]

  it('is parsed unchanged', () => {
    const read = (isRecall(sent) ? readRecall : readChange)(sent, sent.listId)
    expect(read).toEqual({ kind: 'read', change: sent })
  })

  it('is a recall or not', () => {
    expect(isRecall(sent)).toBe(subject === 'recall')
    expect(isRecall(JSON.parse(JSON.stringify(sent)))).toBe(subject === 'recall')
  })

  it('names an item if it is about one', () => {
    if (sent.kind === 'recall' || sent.kind === 'recall-name' || sent.kind === 'recall-option') return
    expect(isOfItem(sent)).toBe('itemId' in sent)
  })
})

it.each(['constructor', 'toString', '', undefined, 7, 'Recall'])('%s is no recall', (kind) => {
  expect(isRecall({ kind })).toBe(false)
})

test('a device brings back each kind that can be recalled', () => {
  const list = storedListOf([itemOf({ name: 'lapte', rev: 5 })], 6)
  const options = [{ key: 'budget', value: '15000', rev: 6 }]
  const snapshot = list.snapshot && { ...list.snapshot, head: { ...list.snapshot.head, options } }
  const read = {
    id: list.id,
    name: 'Proba',
    rev: 2,
    from: 0,
    items: [],
    lost: [[2, 100]],
    changedAt: '',
    changedBy: '',
  }
  const recalled = recallsOf([{ ...list, snapshot }], read).map(({ kind }) => kind)
  const recalls = Object.entries(kinds).filter(([, subject]) => subject === 'recall')
  expect(recalled.sort()).toEqual(recalls.map(([kind]) => kind).sort())
})
