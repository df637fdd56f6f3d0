/** Bugs that a server, a network layer, a device or its sender could have. The checker must detect each of them. */
export const bugs = [
  // server
  'forgets-change-ids',
  'remove-forgets',
  'set-revives',
  'writes-whole-row',
  'tick-negates',
  'rev-stays',
  'rev-runs-ahead',
  'delta-without-tombstones',
  'rename-untold',
  'options-untold',
  'commit-after-answer',
  'refusal-said-done',
  'other-list-leaks',
  'restore-unnoticed',
  'recalls-in-order-of-arrival',
  'recall-over-news',
  'wishes-before-recalls',
  'lost-list-stays-lost',
  // network layer of the client
  'silence-taken-for-done',
  'fresh-ids-on-retry',
  'hint-gap-ignored',
  'hint-order-ignored',
  'reads-from-too-late',
  'reconnects-without-reading',
  'refusal-swallowed',
  'recalls-nothing',
  'recalls-no-deletions',
  // device
  'outbox-not-durable',
  'settling-empties-outbox',
  'outbox-backwards',
  'stored-rev-runs-ahead',
  // sender
  'sender-forgets-lists',
  'sender-forgets-drafts',
  'sender-swallows-refusals',
  'sender-stops-too-soon',
] as const

export type Bug = (typeof bugs)[number]
