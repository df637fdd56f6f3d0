const times = [
  { name: 'created', type: 'autodate', onCreate: true },
  { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
]

const text = (name, max, required = false) => ({ name, type: 'text', max, required })
const json = (name) => ({ name, type: 'json', maxSize: 20000 })
const select = (name, values, required = false) => ({ name, type: 'select', maxSelect: 1, values, required })

const guideCategories = [
  'cereale',
  'lactate',
  'legume',
  'carne',
  'condimente',
  'uleiuri',
  'dulciuri',
  'fructe',
  'peste',
  'bauturi',
  'conserve',
]
const itemCategories = [
  'fructe',
  'legume',
  'lactate',
  'carne',
  'peste',
  'cereale',
  'paine',
  'congelate',
  'igiena',
  'curatenie',
  'bauturi',
  'conserve',
  'condimente',
  'dulciuri',
  'altele',
]

const collections = [
  {
    // A record of the guide replaces the texts of the food's file; its columns have the names of the file's fields.
    name: 'guide_foods',
    fields: [
      text('slug', 60, true),
      text('name', 60),
      select('category', guideCategories),
      text('shortDescription', 250),
      text('description', 3000),
      text('metaTitle', 80),
      text('metaDescription', 220),
      text('storageMethod', 300),
      select('canFreeze', ['da', 'nu']),
      text('freezingTip', 300),
      json('usageTips'),
      json('substitutes'),
      json('faq'),
      json('alternativeNames'),
      json('commonInLists'),
      json('relatedFoods'),
      json('measures'),
      json('addAs'),
      text('picture', 60),
      json('nutrition'),
      json('source'),
      json('allergens'),
      json('knownWords'),
    ],
    indexes: ['CREATE UNIQUE INDEX `guide_foods_slug` ON `guide_foods` (`slug`)'],
  },
  {
    name: 'suggestions',
    fields: [
      text('name', 60, true),
      select('category', itemCategories, true),
      { name: 'priority', type: 'number', onlyInt: true },
      { name: 'popular', type: 'number', onlyInt: true },
    ],
    indexes: ['CREATE UNIQUE INDEX `suggestions_name` ON `suggestions` (`name`)'],
  },
  {
    name: 'notices',
    fields: [
      text('text', 200, true),
      { name: 'from', type: 'date', required: true },
      { name: 'until', type: 'date', required: true },
    ],
  },
  {
    name: 'publications',
    fields: [
      select('state', ['în așteptare', 'în lucru', 'pe site', 'nereușită']),
      text('message', 2000),
      text('details', 20000),
    ],
  },
]

// All rules stay null: only superusers have access.
migrate(
  (app) => {
    for (const { name, fields, indexes = [] } of collections)
      app.save(new Collection({ type: 'base', name, fields: [...fields, ...times], indexes }))
  },
  (app) => {
    for (const { name } of collections) app.delete(app.findCollectionByNameOrId(name))
  },
)
