import { beforeEach, describe, expect, test, vi } from 'vitest'
import { copyList, createList, openMade } from '../../../../src/my-lists/create/create-list.ts'
import { makeList } from '../../../../src/sync/new-lists.ts'
import { $toasts } from '../../../../src/ui/toasts.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

vi.mock('../../../../src/sync/new-lists.ts', () => ({ makeList: vi.fn() }))
const making = vi.mocked(makeList)

beforeEach(() => {
  making.mockReset().mockResolvedValue({ where: 'server', token: 'token' })
})

const lastToast = () => $toasts.get().at(-1)?.text

describe('a list is made', () => {
  test.each([
    ['Cină', 'Cină'],
    ['  Cină  de   vineri ', 'Cină de vineri'],
    ['', 'Lista mea'],
  ])('%j is called %j', async (typed, name) => {
    expect(await createList(typed)).toEqual({ where: 'server', token: 'token' })
    expect(making.mock.calls).toEqual([[name, []]])
  })

  test('once, however often it is asked for at a time', async () => {
    const [first, second] = await Promise.all([createList('Cină'), createList('Cină')])
    expect([first?.token, second]).toEqual(['token', undefined])
    expect(making).toHaveBeenCalledTimes(1)
    expect(await createList('Prânz')).toBeDefined()
  })

  test('by a press only when the one that was made before is open', async () => {
    making.mockResolvedValue({ where: 'device', token: 'token' })
    let showScreen = () => {}
    const screen = new Promise<void>((resolve) => {
      showScreen = resolve
    })
    const created = await createList('Cină')
    const opened = created && openMade(created, () => screen)
    expect(await createList('Cină')).toBeUndefined()
    showScreen()
    await opened
    expect(await createList('Prânz')).toBeDefined()
  })

  test.each([
    ['a'.repeat(101), undefined, 'numele poate avea cel mult 100 de caractere'],
    ['Cină', new Error('no storage'), 'browserul nu permite păstrarea datelor pe acest dispozitiv'],
    ['Cină', { where: 'nowhere', status: 400 }, 'serverul nu a acceptat cererea, încercați din nou'],
    [
      'Cină',
      { where: 'nowhere', status: 429 },
      'ați creat prea multe liste într-un timp scurt, încercați din nou mai târziu',
    ],
  ] as const)('or the reason for the failure is returned', async (name, outcome, reason) => {
    if (outcome instanceof Error) making.mockRejectedValue(outcome)
    else if (outcome) making.mockResolvedValue(outcome)
    expect(await createList(name)).toBeUndefined()
    expect(lastToast()).toBe(`Nu s-a putut crea lista: ${reason}`)
  })
})

describe('a copy of a list', () => {
  test('has the items of the list, as before any shopping', async () => {
    const items = [
      itemOf({ name: 'lapte', quantity: '2', unit: 'l', completed: true, author: 'Ana', authorColor: 'red' }),
      itemOf({ name: 'drojdie', notFound: true, category: 'paine' }),
      itemOf({ name: 'unt', deleted: true }),
    ]
    await copyList('Cină', items)
    expect(making.mock.calls).toEqual([
      [
        'Cină (copie)',
        [
          { name: 'lapte', quantity: '2', unit: 'l' },
          { name: 'drojdie', quantity: '1', unit: 'st', category: 'paine' },
        ],
      ],
    ])
  })

  test('of a list with the longest of names is still called a copy', async () => {
    await copyList('ă'.repeat(100), [])
    expect(making.mock.calls[0]?.[0]).toBe(`${'ă'.repeat(92)} (copie)`)
  })
})
