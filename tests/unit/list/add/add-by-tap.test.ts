import { expect, test, vi } from 'vitest'
import { itemDefaults } from '../../../../src/domain/item/fields.ts'
import { addByTap } from '../../../../src/list/add/add-by-tap.ts'

test('another tap while the code is loading adds no second piece, and one afterwards does', async () => {
  let load = (_isChanged: boolean) => {}
  const code = new Promise<boolean>((resolve) => {
    load = resolve
  })
  const addItems = vi.fn(() => code)
  const first = addByTap({ addItems }, 'lapte')
  await addByTap({ addItems }, 'lapte')
  void addByTap({ addItems }, 'pâine')
  const { quantity, unit } = itemDefaults
  expect(addItems.mock.calls).toEqual(['lapte', 'pâine'].map((name) => [[{ name, quantity, unit }]]))
  load(true)
  await first
  void addByTap({ addItems }, 'lapte')
  expect(addItems).toHaveBeenCalledTimes(3)
})

test('a tap that failed can be repeated', async () => {
  const addItems = vi.fn().mockRejectedValueOnce(new Error('no storage')).mockResolvedValue(true)
  await expect(addByTap({ addItems }, 'lapte')).rejects.toThrow('no storage')
  await addByTap({ addItems }, 'lapte')
  expect(addItems).toHaveBeenCalledTimes(2)
})
