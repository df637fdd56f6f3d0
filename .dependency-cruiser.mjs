// @ts-check
/** Facts about the whole site, below every layer. */
const facts = [
  'src/site.ts',
  'src/storage-keys.ts',
  'src/icons.ts',
  'src/analytics-settings.ts',
  'src/site-settings.ts',
  'src/from-root.ts',
  'src/version.ts',
  'src/minimum-browsers.ts',
]

/** The modules of src/sync for stores; its folders are private to it. */
const sync = [
  ...['account', 'device-storage', 'list-history', 'new-lists', 'open-list', 'page-client', 'pocketbase-api'],
  ...['ports', 'send', 'sender', 'stored-list'],
].map((name) => `src/sync/${name}.ts`)

/** The folders of screens. A feature's views, stores, texts and styles are side by side in a folder of one of them. */
const screens = ['src/list/', 'src/my-lists/', 'src/account/', 'src/ui/']

/** Files of screens by their names: a .ts file that is neither a view nor texts is a store or a helper of stores. */
const inScreens = '^src/(?:list|my-lists|account|ui)(?=/)'
const views = [`${inScreens}.*\\.tsx$`, `${inScreens}.*/use-[^/]+\\.ts$`]
const texts = `${inScreens}.*/(?!use-)[a-z-]*texts\\.ts$`

/** Scripts of pages and the table of pictures, which need no store. */
const pageScripts =
  '^src/(?:ui/(?:low-end|trouble-script)|list/add-food/(?:button|early-press-script)|list/rows/pictures)\\.ts$'

/** Stores, which pages do not import. */
export const stores = { path: `${inScreens}.*\\.ts$`, pathNot: [...views, texts, pageScripts] }

/**
 * The layers or files that each layer of the project may import: the flow of README.md as a table. `npm run check`
 * refuses all other imports, and every cycle of files.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const layers = {
  // Layers without imports of other layers. The rules and the contract also run inside PocketBase.
  'src/domain/': [],
  'src/settings/': ['src/domain/outbound/own-hosts.ts'],
  'src/protocol/': ['src/domain/'],
  // The API for other programs, for the server that answers and the page that documents it.
  'src/list-api/': ['src/domain/', 'src/protocol/', ...facts], // part: integrations

  // Code of browsers: pages → views → stores → sync → device → domain. Rules below tell views from stores.
  'src/device/': ['src/domain/', 'src/protocol/', ...facts],
  'src/sync/': ['src/device/', 'src/domain/', 'src/protocol/', ...facts],
  ...Object.fromEntries(
    screens.map((folder) => [
      folder,
      [...screens, ...sync, 'src/device/', 'src/domain/', 'src/protocol/', 'src/i18n/', ...facts],
    ]),
  ),
  'src/worker/': [
    ...['src/sync/ports.ts', 'src/sync/send.ts', 'src/sync/sender.ts'],
    // The worker has no use for lists in memory, which src/sync/device-storage.ts falls back to.
    'src/sync/storage/idb-storage.ts',
    'src/device/',
    'src/domain/',
    'src/server/pages/headers.ts',
    ...facts,
  ],

  // Contents of the build: texts and facts, the changes of admins to them, and the data for search engines.
  'src/content/': [],
  'src/credits/': [...facts],
  'src/styles/': [],
  'src/i18n/': [...screens, 'src/domain/', 'src/guide/', 'src/credits/works.ts', ...facts],
  'src/guide/': [
    'src/content/',
    'src/domain/',
    'src/i18n/count.ts',
    'src/i18n/guide/food-facts.ts',
    ...facts,
  ],
  'src/pictures/': ['src/guide/', 'src/domain/', ...facts],
  'src/published/': ['src/guide/', 'src/domain/', 'src/i18n/', ...facts],
  'src/seo/': ['src/published/', 'src/guide/', 'src/pictures/', 'src/i18n/', ...facts],
  'src/components/': [
    ...[...screens, 'src/published/', 'src/guide/', 'src/seo/', 'src/domain/', 'src/i18n/', 'src/styles/'],
    // Code of every page: it counts the view and keeps the service worker.
    ...['src/device/', 'src/sync/watch-marks.ts'],
    ...facts,
  ],
  'src/layouts/': ['src/account/', 'src/components/', 'src/seo/', 'src/i18n/', 'src/styles/', ...facts],
  'src/pages/': [
    ...[...screens, 'src/components/', 'src/layouts/', 'src/published/', 'src/guide/', 'src/pictures/'],
    ...['src/seo/', 'src/credits/', 'src/list-api/', 'src/domain/', 'src/i18n/', 'src/styles/', ...facts],
    // A page that is rendered on demand requests its list.
    ...['src/sync/read-list.ts', 'src/server/limits/list-token.ts'],
  ],

  // Code on the operator's machine.
  'src/server/': [
    ...['src/domain/', 'src/protocol/', 'src/list-api/', 'src/settings/', ...facts],
    // The format of an item on one line, which other programs show as well.
    'src/i18n/category-labels.ts',
    'src/i18n/item-line.ts',
  ],
  'pocketbase/': ['src/domain/', 'src/protocol/', 'src/settings/', 'src/published/', 'src/i18n/', ...facts],
  'scripts/': [
    ...['src/server/', 'src/settings/', 'src/protocol/', 'src/domain/', 'src/published/', 'src/guide/'],
    ...['src/seo/', 'src/credits/', 'src/i18n/', 'src/worker/', ...facts],
    // The rule of imported files reads them as a browser does.
    ...['read-file', 'archive', 'decode'].map((name) => `src/list/import/${name}.ts`),
  ],
  'voice/': ['src/domain/', 'src/settings/', 'src/server/listen.ts', 'scripts/lib/'],
}

/**
 * Parts that can be left out: the files that only this part has. To leave one out, delete them and each line that is marked
 * `part: NAME` and its commands in package.json, then run `npm run notice` and `node scripts/lib/settings/write-table.ts`. `tests/stages/parts.ts` proves it.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const parts = {
  cluster: [
    ...['src/server/cluster/', 'src/protocol/cluster.ts', 'src/protocol/slot-states.ts'],
    ...['src/settings/cluster-rows.ts', 'src/settings/home-settings.ts', 'pocketbase/hooks/cluster/'],
    ...['scripts/cluster.ts', 'scripts/lib/cluster/'],
    ...['tests/chaos/', 'tests/site/cluster/', 'tests/unit/server/cluster/', 'tests/unit/scripts/cluster/'],
    ...['tests/unit/settings/home-settings.test.ts', 'tests/hooks/lists/slots.test.ts'],
    ...['cluster', 'nats', 'standbys'].map((name) => `tests/support/server/${name}.ts`),
    ...['cluster-move', 'cluster-price', 'kit/bench-cluster'].map((name) => `tests/bench/${name}.ts`),
    ...['operator/replicated', 'api/keys-across-nodes'].map((name) => `tests/hooks/${name}.test.ts`),
  ],
  // The API for other programs, CalDAV and webhooks, with the keys of programs.
  integrations: [
    ...['caldav/', 'list-api/', 'programs/', 'webhooks/', 'integrations.ts'].map(
      (name) => `src/server/${name}`,
    ),
    ...['docs/home-assistant/', 'src/account/keys/', 'src/list-api/', 'src/list/keys/'],
    ...['src/pages/api/v1/', 'src/i18n/pages/api-docs.ts'],
    ...['src/styles/pages/api-docs.css', 'pocketbase/hooks/keys/', 'pocketbase/hooks/webhooks/'],
    ...['tests/hooks/api/', 'tests/support/caldav/', 'tests/unit/list-api.test.ts', 'tests/unit/list/keys/'],
    ...['caldav/', 'list-api/'].map((name) => `tests/unit/server/${name}`),
    ...['', '-account', '-changes', '-evolution', '-files', '-peers', '-programs', '-texts'].map(
      (name) => `tests/site/serving/caldav${name}.test.ts`,
    ),
    'tests/site/serving/api-docs.test.ts',
    ...['tests/e2e/sharing/api-keys.spec.ts', 'tests/e2e/sharing/account-keys.spec.ts'],
    'tests/e2e/support/key-states.ts',
    ...['silent-names.test', 'revoked.test', 'doctor/webhook-losses'].map(
      (name) => `tests/hooks/operator/${name}.ts`,
    ),
    ...['tests/site/running/revoked.test.ts', 'tests/mutations/of-integrations.ts'],
    'tests/unit/home-assistant.test.ts',
  ],
  voice: [
    ...['src/list/voice/', 'pocketbase/hooks/voice/', 'scripts/lib/voice/', 'voice/'],
    ...['speech-rows', 'speech-settings', 'voice-settings'].map((name) => `src/settings/${name}.ts`),
    ...['tests/voice/', 'tests/hooks/voice/', 'tests/support/voice/', 'tests/unit/list/voice/'],
    ...['tests/unit/voice/', 'tests/e2e/list/voice.spec.ts', 'tests/e2e/support/voice-states.ts'],
    'tests/stages/voice.ts',
  ],
}

/** Files with lines of parts that can be left out. */
const compositions = [
  ...['src/server/optional-parts.ts', 'src/settings/table.ts', 'scripts/lib/optional-parts.ts'],
  ...['optional-parts', 'app', 'answer'].map((name) => `pocketbase/hooks/${name}.ts`),
  ...[
    'optional-parts.ts',
    'add/AddBar.tsx',
    'actions/lazy-actions.ts',
    'settings/SettingsSheet.tsx',
    'menu/MenuSheet.tsx',
    'panels/use-late-panel.ts',
  ].map((name) => `src/list/${name}`),
  ...['tests/stages/stages.ts', 'tests/bench/kit/measurements.ts', 'tests/support/readers/readers.ts'],
  ...['tests/e2e/support/states.ts', 'tests/mutations/table.ts', 'tests/site/serving/built-site.ts'],
  ...['src/account/AccountScreen.tsx', 'src/account/account.ts', 'tests/hooks/operator/doctor/losses.ts'],
  'tests/site/running/methods-and-spellings.test.ts',
]

/** @param {string} path a layer's folder, which ends with a slash, or a file */
const beginsWith = (path) => `^${path.replaceAll('.', '\\.')}${path.endsWith('/') ? '' : '$'}`

const ours = '^(?:src|scripts|pocketbase|voice|tests)/'

/** Modules in the file with PocketBase's SDK, and the one that fetches it. */
const sdkFile = '^src/sync/(?:page-client|live/pocketbase)\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Of two files that need each other, what both need belongs in a third.',
      severity: 'error',
      // The devices of a simulated network are one another's.
      from: { pathNot: '^tests/sim/' },
      to: { circular: true },
    },
    {
      name: 'rules-without-packages',
      comment: 'The rules also run inside PocketBase, which has neither packages nor Node.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/' },
    },
    {
      name: 'sdk-on-demand',
      comment: 'No page carries PocketBase’s SDK: fetchPocketBase fetches it.',
      severity: 'error',
      from: { path: '^src/', pathNot: sdkFile },
      to: { path: sdkFile.replace('page-client|', ''), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'worker-without-sdk',
      comment: 'A service worker cannot fetch code on demand: it sends by fetch.',
      severity: 'error',
      from: { path: '^src/(?:worker/|sw\\.ts$)' },
      to: { path: '^src/sync/page-client\\.ts$', reachable: true },
    },
    {
      name: 'views-call-stores',
      comment: 'A view reads stores and calls their verbs.',
      severity: 'error',
      from: { path: views },
      to: { path: '^src/(?:sync|device|protocol)/' },
    },
    {
      name: 'stores-know-no-view',
      comment: 'A store knows no view and no style.',
      severity: 'error',
      from: { path: `${inScreens}.*\\.ts$`, pathNot: views },
      to: { path: [...views, '\\.css$'] },
    },
    {
      name: 'texts-know-no-store',
      comment: 'Texts need only other texts, rules and facts.',
      severity: 'error',
      from: { path: [texts, '^src/i18n/'] },
      to: { path: [inScreens, '^src/(?:sync|device|protocol)/'], pathNot: texts },
    },
    {
      name: 'pages-know-no-store',
      comment: 'A page arranges: the views that hydrate read the stores.',
      severity: 'error',
      from: { path: '^src/(?:pages|components|layouts)/' },
      to: stores,
    },
    ...Object.entries(parts).map(([part, own]) => ({
      name: `part ${part}`,
      comment: 'Only marked lines of the files that compose parts import what can be left out.',
      severity: /** @type {const} */ ('error'),
      from: { pathNot: [...own, ...compositions].map(beginsWith) },
      to: { path: own.map(beginsWith) },
    })),
    ...Object.entries(layers).map(([layer, allowed]) => ({
      name: `from ${layer}`,
      comment: 'Not in the table of .dependency-cruiser.mjs: move what is shared to the layer below both.',
      severity: /** @type {const} */ ('error'),
      from: { path: beginsWith(layer) },
      to: { path: ours, pathNot: [layer, ...allowed].map(beginsWith) },
    })),
  ],
  options: {
    // Includes imports of types only.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|\\.output|\\.astro)/' },
  },
}
