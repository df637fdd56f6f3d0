import { once } from '../../../src/domain/lib/once.ts'
import { sentOfEachKind as sent } from '../../support/people/sent.ts'
import { linesOf } from '../../unit/domain/merge/names.ts'
import { nearNames } from '../../unit/domain/merge/near-names.ts'
import { sameNames } from '../../unit/domain/merge/same-names.ts'
import { brandedDepositCases } from '../../unit/domain/money/branded-deposit-cases.ts'
import { depositCases } from '../../unit/domain/money/deposit-cases.ts'
import { unseenDepositCases } from '../../unit/domain/money/unseen-deposit-cases.ts'
import { unseenVoucherCases } from '../../unit/domain/money/unseen-voucher-cases.ts'
import { voucherCases } from '../../unit/domain/money/voucher-cases.ts'
import { correctedSentences } from '../../unit/domain/spoken/corrected-sentences.ts'
import { describedSentences } from '../../unit/domain/spoken/described-sentences.ts'
import { notedSentences } from '../../unit/domain/spoken/noted-sentences.ts'
import { sentences } from '../../unit/domain/spoken/sentences.ts'
import { rowsIn } from '../../unit/domain/spoken/spoken-cases.ts'
import { variedSentences } from '../../unit/domain/spoken/varied-sentences.ts'
import { askedCases } from '../../unit/domain/text/asked-cases.ts'
import { chatCases } from '../../unit/domain/text/chat-cases.ts'
import { noteCases } from '../../unit/domain/text/note-cases.ts'
import { priceCases } from '../../unit/domain/text/price-cases.ts'
import { sizedCases } from '../../unit/domain/text/sized-cases.ts'
import { storeCases } from '../../unit/domain/text/store-cases.ts'
import { changeCases, itemCases, ledgerCases, mergeCases, recallCases, stampCases } from './change-cases.ts'
import { alteredCases, endpointCases, owedCases, untakenCase, wantedCases } from './notice-cases.ts'
import * as domain from './rules-in-use.ts'
import { characters, itemTexts, joinedCharacters } from './texts.ts'

export interface RuleCases {
  inputs: readonly unknown[]
  /** Results of the rule for all inputs, in order. */
  run(): unknown[]
}

function cases<Input>(rule: (input: Input) => unknown, inputs: readonly Input[]): RuleCases {
  return { inputs, run: () => inputs.map((input) => rule(input)) }
}

const texts = [...itemTexts, ...characters]
const courtesies = [
  'mulțumesc! ❤',
  'MERCI 🙏🏽',
  'ne vedem la ora 18:30',
  'poți să iei și tu?',
  'Merci 250 g',
  '❤️',
]
const waitingFor = { token: '018f6d1e-6a2b-7c3d-8e4f-5a6b7c8d9e0f', name: 'Cină' }
const boughtBefore = itemCases.flatMap((item, index) =>
  [1, 7, 8].map((days) => ({ ...item, atMs: 1e12 - days * 86_400_000 - index * 60_000 })),
)
const pricedBefore = boughtBefore.map((thing, at) => ({
  ...thing,
  store: at % 2 ? 'Lidl' : '',
  price: at % 3 ? String(at * 7 + 1) : '',
  ticked: (at * 31) % 97,
}))
/** The same purchases in one store, often enough to know each item's place. */
const walkedBefore = pricedBefore.map((thing) => ({ ...thing, store: 'Lidl', ticked: thing.ticked + 1 }))
const weeklyTexts = [
  '4|2026-11-27|2|l|lapte',
  '0|2026-11-30|1|st|Pâine',
  '7|2026-11-27|1|st|ouă',
  '4|ieri|1|st|unt',
  '',
]
const weeklyTold = new Map(weeklyTexts.map((text, at) => [`weekly/${at}`, text]))
const templateTexts = [
  '[["lapte","2","l","lactate","cel cu capac verde","Lidl"],["Pâine"]]',
  '[["lapte","1","st"]]',
  '[["<script>"]]',
  '[]',
  'null',
  '[["lapte"]',
]
const itemsAtStores = itemCases.map((item, at) => ({
  ...item,
  store: at % 2 ? 'Lidl' : '',
  boughtIn: 'piața',
}))
const prices = ['', '0', '5', '50', '100', '749', '125099', '9999999']
const shopsBefore = ['2026-11-15', '2026-11-01', '2026-11-08'].map((date, at) => ({
  date,
  items: itemTexts.slice(0, 40 * (at + 1)),
}))
/** Orders of the categories, each beginning one category later than the one before. */
const walksBefore = Array.from({ length: 12 }, (_, at) => [
  ...domain.categoryKeys.slice(at),
  ...domain.categoryKeys.slice(0, at),
])
const presenceCases = [
  { name: 'Ana', color: 'teal' },
  { name: '', color: 'red' },
].map((self) => ({
  self: { name: self.name, color: self.color as domain.PersonColor },
  people: (['Ana', '', 'Mihai', ''] as const).map((name, index) => ({
    id: `${index}`,
    name,
    color: index === 0 ? ('teal' as const) : ('red' as const),
    device: 'iOS' as const,
  })),
}))
const shelving: domain.Shelving = {
  byName: domain.byRomanianName,
  categoryOf: domain.effectiveCategory,
}
const lexicon = once(() => domain.readLexicon(domain.lexiconFile(domain.categoryWords)))
const words = [
  'kg',
  'KG',
  'kile',
  'grame',
  'litri',
  'buc.',
  'bucati',
  'st',
  'sticle',
  'căpățâni',
  'role',
  'mosoare',
  '',
]
/** Some rows of the table that the build makes. */
const foods: domain.FoodsFile = {
  rows: [
    ['Lapte', '', 'lapt,lapt DULCE', [1]],
    ['Roșii', '', 'ROSIE,tomat,PATLAGEA ROSU', [0]],
    ['Piept de pui', '', 'PIEPT pui,fil pui', []],
    ['Mere', '', 'MAR', [1, 0]],
  ],
  otherThings: 'lapt cocos',
  modifiers: [
    ['', 'kg,g,l,PROASPAT,mic,MARE'],
    ['ROSIE,tomat', 'cherr'],
  ],
  containers: 'pachet,pung',
  preserved: 'conserv,borcan',
}
const quantities = [
  '1',
  '0',
  '0.25',
  '1.5',
  '12',
  '2-3',
  '2–3',
  '1,5',
  '-1',
  '1e3',
  '٣',
  ' 1',
  '0001',
  '1'.repeat(21),
  '',
]
const amountCases = quantities.flatMap((quantity) =>
  ['st', 'buc', 'kg', 'g', 'l', 'cl', 'ml', 'pachet', 'mosoare'].map((unit) => ({
    name: 'lapte',
    quantity,
    unit,
  })),
)
const wanted = (name: string) => ({ name, quantity: '1', unit: 'st' })
const itemsById = new Map(itemCases.map((item) => [item.id, item]))
const nobody = { author: 'Ana', authorColor: 'teal' } as const
const plannedNames = [...itemCases.map(({ name }) => name), ...itemTexts.slice(0, 50)]
const suggestedTexts = ['', 'l', 'la', 'lapte, ', '2 kg ro', 'Șvaițer', ...itemTexts.slice(0, 20)]
// PocketBase's engine takes milliseconds for each name, so that only one name in ten is compared.
const productNames = [...linesOf(sameNames, '='), ...linesOf(nearNames, '≠')]
  .flat()
  .filter((_, at) => at % 10 === 0)
const uuids = [
  '8f14e45f-ceea-467f-a9f3-8a2b7c1d0e42',
  '8F14E45F-CEEA-467F-A9F3-8A2B7C1D0E42',
  '',
  null,
  7,
  {},
]

const spokenTexts = [sentences, variedSentences, correctedSentences, notedSentences]
  .flatMap((tables) => Object.values(tables))
  .flatMap(rowsIn)
  .map(([sentence]) => sentence)
  .filter((_, at) => at % 3 === 0)

const ownStores = ['Băcănia Veche', 'La Fourmi', 'Mere']
const describedTexts = [
  ...noteCases,
  ...chatCases,
  ...storeCases,
  ...priceCases,
  ...askedCases,
  ...sizedCases,
].flatMap(({ cases: rows }) => rows.map(([input]) => input))
const spokenCommands = [
  'șterge laptele',
  'am luat roșiile și merele',
  'schimbă laptele la doi litri',
  'Ce mai e pe listă?',
  'laptele nu mai trebuie',
]
const describedSpeech = describedSentences.split('\n').map((line) => line.split(' → ')[0] ?? '')

const named = (name: string) => ({ name })
const byId = (items: typeof itemCases) => new Map(items.map((item) => [item.id, item]))

/** All rules that the domain exports, with inputs that reach their edge cases. */
export const ruleCases: Record<string, RuleCases> = {
  acceptChanges: cases((input) => ledgerCases.accept(domain.acceptChanges, input), ledgerCases.inputs),
  applyChange: cases(({ before, change }) => domain.applyChange(before, change, 9), changeCases),
  categoryIn: cases((name) => domain.categoryIn(lexicon(), name), itemTexts.slice(0, 200)),
  arrange: cases(
    ({ before, now }) => domain.arrange(byId(now), shelving, domain.arrange(byId(before), shelving)),
    [itemCases, itemCases.slice(4), []].flatMap((before) => [
      { before, now: itemCases },
      { before, now: itemCases.slice(0, 6) },
    ]),
  ),
  byCodeUnits: cases((text) => texts.map((other) => domain.byCodeUnits(text, other)), texts.slice(0, 40)),
  byRomanianName: cases(
    (name) => itemTexts.map((other) => domain.byRomanianName(name, other)),
    [...itemTexts.slice(0, 40), 'ăsta', 'ȘUNCĂ', 'şuncă', 'țuică', 'înghețată'],
  ),
  categoryRank: cases(domain.categoryRank, domain.categoryKeys),
  chosenCategory: cases(
    (name) => domain.chosenCategory(itemCases, name),
    [...itemCases.map(({ name }) => name), 'LAPTE', ''],
  ),
  cleanText: cases(domain.cleanText, texts),
  countedPath: cases(domain.countedPath, [
    '/',
    '/alimente/oua/?x=1',
    '/list/6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    '/x/6f9619ff-8b86-',
    '/Despre',
    '/a'.repeat(60),
    null,
  ]),
  detectCategory: cases(domain.detectCategory, itemTexts),
  effectiveCategory: cases(domain.effectiveCategory, itemCases),
  deviceKind: cases(
    ({ agent, touchPoints }) => domain.deviceKind(agent, touchPoints),
    ['iPhone', 'Linux; Android 16', 'Windows NT 10.0', 'Macintosh', 'X11; Linux', ''].flatMap((agent) =>
      [0, 5].map((touchPoints) => ({ agent, touchPoints })),
    ),
  ),
  differs: cases((fields) => itemCases.map((item) => domain.differs(item, fields)), [
    {},
    { name: 'lapte' },
    { completed: true },
    { category: 'congelate', quantity: '1' },
  ] as const),
  fieldsOf: cases(domain.fieldsOf, [{ name: 'lapte' }, {}, null, undefined, 'text', 7, ['a']]),
  fold: cases(domain.fold, texts),
  foldChanges: cases(
    ({ items, changes }) => [...domain.foldChanges(new Map(items.map((item) => [item.id, item])), changes)],
    [{ items: itemCases, changes: changeCases.map(({ change }) => change) }],
  ),
  isOfItem: cases(
    (wish) => domain.isOfItem(wish),
    [sent.add, sent.set, sent.remove, sent.restore, sent.rename, sent['set-option']],
  ),
  foldName: cases(
    (names) =>
      domain.foldName(
        'Cină',
        names.map((name) => ({ id: '', listId: '', kind: 'rename', name })),
      ),
    [[], ['Prânz'], ['Prânz', 'Masă']],
  ),
  foldOptions: cases(
    (value) => [
      ...domain.foldOptions(
        [
          { key: 'budget', value: '1', rev: 3 },
          { key: 'voucherDay', value: '2', rev: 4 },
        ],
        [{ id: '', listId: '', kind: 'set-option', key: 'budget', value }],
      ),
    ],
    ['', '15000'],
  ),
  formatQuantity: cases(domain.formatQuantity, quantities),
  groupByCategory: cases(
    (items) => domain.groupByCategory(items, shelving),
    [itemCases, [], itemCases.slice(3)],
  ),
  insertOrdered: cases(
    (at) => {
      const inOrder = itemCases.toSorted(domain.categoryOrder(shelving))
      return domain.insertOrdered(inOrder.slice(at), inOrder.slice(0, at), domain.categoryOrder(shelving))
    },
    [0, 1, 5, 10],
  ),
  isPersonColor: cases(domain.isPersonColor, [...domain.personColors, '', 'ultraviolet', null, 7]),
  isCourtesy: cases(domain.isCourtesy, [...itemTexts.slice(0, 200), ...courtesies]),
  isPlural: cases(domain.isPlural, [...itemTexts.slice(0, 200), 'roșii', 'lapte', 'sare și piper']),
  itemTexts: cases(domain.itemTexts, itemTexts.slice(0, 300)),
  isUuid: cases(domain.isUuid, uuids),
  isLost: cases(
    ([rev, gaps]) => domain.isLost(rev, gaps),
    [0, 7, 8, 99, 100].flatMap((rev) =>
      [
        undefined,
        [],
        [[7, 100]],
        [
          [0, 8],
          [9, 99],
        ],
      ].map((gaps) => [rev, gaps] as const),
    ),
  ),
  isRecall: cases(domain.isRecall, [...ledgerCases.values, ...Object.values(sent)]),
  lastOf: cases((all: readonly string[]) => domain.lastOf(all) ?? '', [[], ['a'], ['a', 'b']]),
  stablePlaces: cases(
    ({ before, now }) => domain.stablePlaces(before.map(named), now.map(named)),
    [
      { before: ['a', 'b', 'c'], now: ['c', 'd', 'a'] },
      { before: [], now: ['a'] },
      { before: ['a', 'b'], now: [] },
    ],
  ),
  keyOf: cases(domain.keyOf, itemTexts.slice(0, 200)),
  knownNames: cases((items) => domain.knownNames(items), [itemCases, []]),
  categoryOfLetter: cases(domain.categoryOfLetter, [...'abcdefghijklmnopz', '', 'A', 'aa']),
  lexiconFile: cases(domain.lexiconFile, [domain.categoryWords]),
  addWish: cases((name) => domain.addWish(wanted(name), itemsById, nobody, 'one'), plannedNames),
  addingWishes: cases(
    (name) =>
      domain.addingWishes(domain.planAdding(itemCases, [wanted(name), wanted('ceva nou')]), itemsById, {
        author: nobody,
        newItemId: () => 'one',
      }),
    plannedNames,
  ),
  hasLetterOrEmoji: cases(domain.hasLetterOrEmoji, texts),
  isForbidden: cases(domain.isForbidden, texts),
  isNameText: cases(domain.isNameText, texts),
  isLonger: cases((text) => domain.isLonger(text, 5), texts),
  makePlanner: cases((name) => domain.makePlanner(itemCases)([wanted(name)]), plannedNames),
  listedFinder: cases(domain.listedFinder(itemCases), suggestedTexts),
  onceMore: cases((name) => domain.onceMore(itemCases, wanted(name)), plannedNames),
  makeSuggester: cases(domain.makeSuggester(domain.knownNames(itemCases)), suggestedTexts),
  hasSeveralLines: cases(domain.hasSeveralLines, [...itemTexts, itemTexts.slice(0, 9).join('\n'), '\r\n\n']),
  linesOf: cases(domain.linesOf, [...itemTexts, itemTexts.slice(0, 9).join('\n'), '\r\n\n']),
  mergeDelta: cases(
    ({ snapshot, delta }) => mergeCases.show(domain.mergeDelta(snapshot, { id: 'l', name: 'Listă' }, delta)),
    mergeCases.inputs,
  ),
  nameProblem: cases(domain.nameProblem, texts),
  noteProblem: cases(domain.noteProblem, texts),
  listWaiting: cases(
    (kept) => domain.listWaiting(kept, 1e12),
    [
      { ...waitingFor, askedAt: 1e12 },
      { ...waitingFor, askedAt: 1e12 + 1 },
      { ...waitingFor, askedAt: 1e12 - 86_400_000 },
      { ...waitingFor, token: 'x', askedAt: 1e12 },
      { token: waitingFor.token, name: '', askedAt: 1e12 },
      null,
    ],
  ),
  mergeItems: cases(
    ([a, b]) => domain.mergeItems(a, b),
    amountCases.flatMap((a) => amountCases.map((b) => [a, b] as const)).filter((_, at) => at % 7 === 0),
  ),
  allWords: cases(() => shownMaps(domain.allWords()), [0]),
  bareName: cases(domain.bareName, ['Cola (băutură carbogazoasă)', ...productNames.slice(0, 100)]),
  foodIn: cases(
    (name) =>
      domain.foodIn(domain.allWords(), domain.readFoodNames(foods), name, domain.detectCategory(name)),
    ['roșii cherry', 'Lapte 2 l', 'piept de pui', 'lapte de cocos', 'mere', ...itemTexts.slice(0, 200)],
  ),
  nearEnd: cases(
    ([touchedAtMs, nowMs]) => domain.nearEnd(touchedAtMs, nowMs),
    [0, 22, 23, 30, 31].map((days) => [1_000, 1_000 + days * 86_400_000] as const),
  ),
  nameKey: cases(domain.nameKey, [...itemTexts.slice(0, 200), ...joinedCharacters, ...productNames]),
  nextId: cases(domain.nextId, ['018f6d1e-6a2b-7c3d-8e4f-ffffffffffff', waitingFor.token]),
  once: cases(
    (value) => {
      const made: unknown[] = []
      const get = domain.once(() => [made.push(value)])
      return [get(), get(), made]
    },
    itemTexts.slice(0, 3),
  ),
  othersOf: cases(({ people, self }) => domain.othersOf(people, self), presenceCases),
  packItems: cases(domain.packItems, [itemCases, []]),
  linesWithStores: cases(
    (text) => domain.linesWithStores(domain.allWords(), text, ownStores),
    describedTexts,
  ),
  openPrices: cases((text) => domain.openPrices(text, ownStores), ['lapte 2 l 7,49 lei', ...itemTexts]),
  parseItems: cases((text) => domain.parseItems(text, ownStores), [...itemTexts, ...describedTexts]),
  parseSpoken: cases(
    (text) => domain.parseSpoken(text, ownStores),
    [...itemTexts.slice(0, 60), ...spokenTexts, ...describedSpeech],
  ),
  readSpoken: cases(
    (text) => domain.readSpoken(text, ownStores),
    [...spokenCommands, ...spokenTexts, ...describedSpeech.slice(0, 20)],
  ),
  obey: cases(
    (text) => domain.obey(domain.allWords(), itemCases, domain.readSpoken(text).commands),
    spokenCommands,
  ),
  readItems: cases((text) => domain.readItems(domain.allWords(), text, ownStores), describedTexts),
  otherReading: cases(([quantity, unit]) => domain.otherReading({ name: 'unt 82%', quantity, unit }), [
    ['4', 'g'],
    ['40', 'bax'],
    ['82', 'st'],
    ['6x2', 'l'],
  ] as const),
  withPackSign: cases(domain.withPackSign, ['6 × 2', '6*1.5', '6X2', '2-3', ...quantities]),
  categoryOfWord: cases(
    (word) => domain.categoryOfWord(domain.readLexicon(domain.lexiconFile(domain.categoryWords)), word),
    ['lapte', 'castraveții', 'lapte praf', 'xyz', ''],
  ),
  planAdding: cases((name) => domain.planAdding(itemCases, [wanted(name)]), plannedNames),
  quantityProblem: cases(domain.quantityProblem, [...quantities, ...characters]),
  readChange: cases((value) => domain.readChange(value, ledgerCases.listId), ledgerCases.values),
  readFoodNames: cases((file) => shownMaps(domain.readFoodNames(file)), [foods]),
  readFields: cases(domain.readFields, [
    ...itemTexts.map((name) => ({ name })),
    ...quantities.map((quantity) => ({ quantity })),
    ...words.map((unit) => ({ unit, completed: true, category: 'lactate' })),
    ...[{ rev: 1 }, { completed: 1 }, { category: 'x' }, {}, null, [], 'x'],
  ]),
  readLexicon: cases(
    (file) => [...domain.readLexicon(file).words],
    [domain.lexiconFile(domain.categoryWords)],
  ),
  readListName: cases(domain.readListName, [...texts, undefined, null, 7, [], {}]),
  readNickname: cases(domain.readNickname, [...texts, 'Ana', 'a'.repeat(31), null, 7]),
  readRecall: cases((value) => domain.readRecall(value, ledgerCases.listId), ledgerCases.values),
  readVocabulary: cases((tables) => shownMaps(domain.readVocabulary(tables)), [domain.vocabularyTables, {}]),
  recallItem: cases(({ before, recall }) => domain.recallItem(before, recall, 200), recallCases),
  remember: cases(
    (text) => {
      const asked: string[] = []
      const answer = domain.remember((name) => asked.push(name))
      return [answer(text), answer(text), asked]
    },
    itemTexts.slice(0, 3),
  ),
  scaled: cases(
    ([template, people]) => domain.scaled(template, people),
    domain.templates.flatMap((template) =>
      [template.min, template.people, template.max].map((people) => [template, people] as const),
    ),
  ),
  searchTerms: cases(domain.searchTerms, [
    ...itemTexts.slice(0, 300),
    ...joinedCharacters,
    'smântână',
    'SMÎNTÎNĂ',
    '!?',
  ]),
  categoryLetters: cases((items) => domain.categoryLetters(items, domain.effectiveCategory), [itemCases, []]),
  categoryOrder: cases(
    ([a, b]) => domain.categoryOrder(shelving)(a, b),
    itemCases.flatMap((a) => itemCases.map((b) => [a, b] as const)),
  ),
  stampedBy: cases(({ change, before, after }) => domain.stampedBy(change, before, after), stampCases),
  storedAmount: cases(
    ([quantity, unit]) => domain.storedAmount(quantity, unit),
    quantities.flatMap((quantity) => words.map((unit) => [quantity, unit] as const)),
  ),
  readVisitor: cases(domain.readVisitor, [
    { session: uuids[0], device: 'Android', name: ' Ana ', color: 'teal' },
    { session: uuids[1], device: 'Android', name: 'Ana', color: 'teal' },
    { session: uuids[0], device: 'Toaster', name: 'Ana', color: 'teal' },
    { session: uuids[0], device: 'iOS', name: 'a'.repeat(31), color: 'teal' },
    { session: uuids[0], device: 'iOS', name: '', color: 'mov' },
    {},
  ]),
  isEndpoint: cases(domain.isEndpoint, endpointCases),
  readOwnHosts: cases(
    (text) => domain.readOwnHosts(text) ?? null,
    ['casa.lan, 10.0.0.0/8', '256.0.0.0', 'a b'],
  ),
  isOwnEndpoint: cases(
    (url) => domain.isOwnEndpoint(url, ['casa.lan', '192.168.1.0/24']),
    ['http://casa.lan:8123/x', 'http://192.168.1.9/', 'http://192.168.2.9/', 'http://alt.lan/'],
  ),
  nextTryMs: cases(
    (failures) => domain.nextTryMs({ failures, sinceMs: 1 }, 2_000) ?? null,
    [1, 2, 10, 11, 400],
  ),
  nextNoticeTryMs: cases(
    (retries) =>
      [0, 60_000].map((waitMs) => domain.nextNoticeTryMs({ sinceMs: 1, retries, waitMs }, 2_000) ?? null),
    [0, 1, 6, 7, 2000],
  ),
  owedAgain: cases((isDone) => domain.owedAgain(untakenCase, untakenCase, isDone), [true, false]),
  readWantedNotices: cases(domain.readWantedNotices, wantedCases),
  readNoticeDevice: cases(domain.readNoticeDevice, ['0'.repeat(32), '0'.repeat(31), 'G'.repeat(32), 7]),
  isQuiet: cases(
    (hour) => [22, 7, 0].map((quietFrom) => domain.isQuiet({ quietFrom, quietTo: 7 }, hour)),
    Array.from({ length: 24 }, (_, hour) => hour),
  ),
  happenedIn: cases(
    (altered) => domain.happenedIn({ device: '', by: '' }, altered, { open: 1, live: 3 }),
    alteredCases,
  ),
  noteFor: cases(({ subscriber, happened }) => domain.noteFor(subscriber, happened, 1_000), owedCases),
  fromBase64url: cases(domain.fromBase64url, ['', 'AQID', 'AQ', 'A', 'BA==', '*', 'b'.repeat(87)]),
  splitParts: cases(domain.splitParts, itemTexts),
  storedUnit: cases(domain.storedUnit, [...words, ...itemTexts.slice(0, 500)]),
  suggestionsFor: cases(
    (text) => domain.suggestionsFor({ text, ...domain.knownNames(itemCases) }),
    suggestedTexts,
  ),
  takeSuggestion: cases((text) => domain.takeSuggestion(text, 'roșii', ownStores), itemTexts.slice(0, 200)),
  undoOf: cases(({ before, change }) => domain.undoOf(before, change), changeCases),
  depositOf: cases(
    ([name, quantity, unit]) => domain.depositOf({ name, quantity, unit }),
    [...depositCases, ...unseenDepositCases, ...brandedDepositCases],
  ),
  dueThings: cases(
    (today) => domain.dueThings(today, shopsBefore),
    ['2026-11-01', '2026-11-15', '2026-11-22', '2027-01-31'],
  ),
  asInHand: cases(
    (things) => domain.asInHand(things, itemsAtStores),
    [[], [{ name: 'Lapte', quantity: '2', unit: 'l' }], itemCases],
  ),
  findBought: cases((text) => domain.findBought(pricedBefore, text), ['', 'ROȘII', 'lapte', 'ce de']),
  habitsOf: cases(
    (today) => domain.habitsOf(today, (atMs) => new Date(atMs).toISOString().slice(0, 10), pricedBefore),
    ['2001-09-01', '2001-09-09'],
  ),
  arrangerIn: cases(
    (store) =>
      domain.arrangerIn(walkedBefore, store, ({ name }) => domain.detectCategory(name))(
        domain.groupByCategory(itemCases, shelving).pending,
      ),
    ['', 'Lidl'],
  ),
  billOf: cases((price) => domain.billOf(itemCases.map((item) => ({ ...item, price }))), ['', '749', '100']),
  inLei: cases(domain.inLei, prices),
  inOrderOf: cases(
    (order) =>
      domain.inOrderOf(
        [...domain.categoryKeys].map((category) => ({ category })),
        order,
      ),
    [[], [...domain.categoryKeys].reverse()],
  ),
  isSoughtIn: cases(([store, shop]) => domain.isSoughtIn({ store }, shop), [
    ['', 'Lidl'],
    ['Lidl', ''],
    ['Lidl', 'Profi'],
  ] as const),
  lastPriceFinder: cases(
    (item) => domain.lastPriceFinder(pricedBefore)({ ...item, store: 'Lidl' }),
    itemCases,
  ),
  learnable: cases(
    (sinceMs) => domain.learnable(new Map([['learnedFrom/lidl', sinceMs]]), 'Lidl', pricedBefore),
    ['', '1', '9999999999999'],
  ),
  moved: cases(([from, to]) => domain.moved(['a', 'b', 'c'], from, to), [
    [0, 2],
    [2, 0],
    [1, 1],
  ] as const),
  orderByHand: cases(
    (told) => domain.orderByHand(new Map([['aisles/lidl', told]]), 'LIDL'),
    ['', 'paine,lactate', 'paine,haine'],
  ),
  orderOptions: cases(domain.orderOptions, ['', 'Lidl', 'La Doi Pași']),
  leiText: cases(domain.leiText, prices),
  orderIn: cases(
    (store) => domain.orderIn(pricedBefore, store, ({ name }) => domain.detectCategory(name)),
    ['', 'Lidl', 'Profi'],
  ),
  orderOfThingsIn: cases(
    (store) => domain.orderOfThingsIn(walkedBefore, store, ({ name }) => domain.detectCategory(name)),
    ['', 'Lidl'],
  ),
  readWares: cases(() => shownMaps(domain.readWares(lexicon()).byPhrase), [0]),
  saidOf: cases(domain.saidOf, [{}, { note: 'de țară', store: '', price: '749' }]),
  sectionsInShop: cases(
    (shop) => domain.sectionsInShop({ pending: [], notFound: [...itemCases], completed: [] }, shop),
    ['', 'Lidl'],
  ),
  spendingOf: cases(
    (days) => domain.spendingOf(pricedBefore, 1e12 + days * 86_400_000, domain.effectiveCategory),
    [0, 359, 365, 400],
  ),
  storedPrice: cases(domain.storedPrice, ['', '7,49', '1.250 lei', 'scump', '0', ...words.slice(0, 50)]),
  storesOf: cases(domain.storesOf, [itemsAtStores]),
  storesToName: cases(domain.storesToName, [[], itemsAtStores]),
  unitKind: cases(domain.unitKind, words),
  isMeasure: cases(domain.isMeasure, words),
  tripsOf: cases(domain.tripsOf, [[], boughtBefore, boughtBefore.slice(0, 7)]),
  isVoucherFood: cases(
    ([name, category]) => domain.isVoucherFood({ name, category }),
    [...voucherCases, ...unseenVoucherCases],
  ),
  paysByVoucher: cases(
    ([name, category]) =>
      domain.paysByVoucher(
        new Map([
          ['vouchers/sapun', 'yes'],
          ['vouchers/lapte', 'no'],
        ]),
        { name, category },
      ),
    [...voucherCases, ...unseenVoucherCases],
  ),
  returnOf: cases(domain.returnOf, [...itemCases, { name: 'Ambalaje de returnat', quantity: '2-3' }]),
  readOption: cases((value) => domain.readOption('template/Cină', value), templateTexts),
  readOwnTemplate: cases(domain.readOwnTemplate, templateTexts),
  ownTemplateText: cases(domain.ownTemplateText, [[], itemsAtStores]),
  ownTemplateOption: cases(domain.ownTemplateOption, [...words, ' 1/2 săptămână ', 'x'.repeat(100)]),
  ownTemplatesOf: cases(domain.ownTemplatesOf, [
    new Map(templateTexts.map((text, at) => [`template/Săptămâna ${at}`, text])),
  ]),
  readWeekly: cases(domain.readWeekly, weeklyTexts),
  weeklyText: cases(
    domain.weeklyText,
    weeklyTexts.flatMap((text) => domain.readWeekly(text) ?? []),
  ),
  weeklyOf: cases(domain.weeklyOf, [weeklyTold]),
  dueWeekly: cases(
    (today) => domain.dueWeekly(weeklyTold, today),
    ['2026-11-26', '2026-11-27', '2027-01-02'],
  ),
  nextDay: cases((weekday) => domain.nextDay(weekday, '2026-12-31'), [0, 3, 4, 6]),
  thingOption: cases(
    (name) => domain.thingOption(domain.allWords(), 'weekly', name),
    [...words, '1/2 pâine', 'x'.repeat(100)],
  ),
  learnedOrder: cases(domain.learnedOrder, [
    [],
    [domain.categoryKeys],
    ...[1, 3, 12].map((count) => walksBefore.slice(0, count)),
  ]),
  usualThings: cases(
    (justBought) => domain.usualThings(pricedBefore, justBought),
    [[], itemCases, itemCases.slice(0, 2)],
  ),
  waitingList: cases((nowMs) => domain.waitingList(waitingFor, nowMs), [0, 1e12]),
  unpackItems: cases(domain.unpackItems, [domain.packItems(itemCases), '', 'x', '\n']),
  unitLabel: cases(domain.unitLabel, words),
  unitProblem: cases(domain.unitProblem, [...words, ...characters]),
}

/** Converts sets and maps to arrays, so that they can be compared. */
function shownMaps(known: object): unknown {
  return JSON.parse(
    JSON.stringify(known, (_, value) => (value instanceof Set || value instanceof Map ? [...value] : value)),
  )
}
