const times = [
  { name: 'created', type: 'autodate', onCreate: true },
  { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
]

const text = (name, max, help, required = false) => ({ name, type: 'text', max, help, required })
const choice = (name, values, help) => ({ name, type: 'select', maxSelect: 1, values, help })
const choices = (name, values, help) => ({ name, type: 'select', maxSelect: values.length, values, help })
const kept = (name, help) => ({ name, type: 'json', maxSize: 200000, help })

const categories = [
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
const months = [
  'Tot anul',
  'ianuarie',
  'februarie',
  'martie',
  'aprilie',
  'mai',
  'iunie',
  'iulie',
  'august',
  'septembrie',
  'octombrie',
  'noiembrie',
  'decembrie',
]
const allergenNames = {
  gluten: 'Cereale care conțin gluten',
  crustacee: 'Crustacee',
  oua: 'Ouă',
  peste: 'Pește',
  arahide: 'Arahide',
  soia: 'Soia',
  lapte: 'Lapte',
  fructe_cu_coaja: 'Fructe cu coajă',
  telina: 'Țelină',
  mustar: 'Muștar',
  susan: 'Semințe de susan',
  sulfiti: 'Dioxid de sulf și sulfiți',
  lupin: 'Lupin',
  moluste: 'Moluște',
}
const allergens = ['Niciunul', ...Object.values(allergenNames)]

const ofDesk = [
  kept('changed', 'Ce ați schimbat față de fișierele site-ului, cu textul de acolo. Se completează singur.'),
  kept(
    'conflicts',
    'Ce spun acum fișierele unde le-ați schimbat și dumneavoastră. Textul dumneavoastră a rămas; goliți coloana de aici după ce l-ați văzut.',
  ),
  { name: 'rev', type: 'number', onlyInt: true, help: 'Crește la fiecare salvare; nu se schimbă de mână.' },
]

const knownWordsHelp = 'Cuvinte scrise bine pe care dicționarul nu le are, câte unul pe rând.'

const foods = {
  name: 'guide_foods',
  fields: [
    text(
      'slug',
      60,
      'Adresa: /alimente/…/. Rămâne aceeași. O coloană golită e din nou ca în fișierele site-ului; „-” scoate textul de acolo.',
      true,
    ),
    text('name', 60, 'Numele, ca „Roșii”.'),
    choice('category', categories, 'Categoria din ghid.'),
    text('subcategory', 60, 'O subcategorie a categoriei alese.'),
    text(
      'shortDescription',
      250,
      'Una sau două propoziții pentru carduri și pentru capul paginii: 60–190 de caractere.',
    ),
    text('description', 3000, 'Textul lung, 80–220 de cuvinte; între paragrafe lăsați un rând gol.'),
    text('metaTitle', 80, 'Titlul din motoarele de căutare: 20–60 de caractere.'),
    text('metaDescription', 220, 'Textul de sub titlu în motoarele de căutare: 70–160 de caractere.'),
    text('choosing', 800, 'Cum se alege.'),
    text('storageMethod', 300, 'Unde și cum se păstrează, fără timpi: aceștia stau la „keeping”.'),
    text(
      'keeping',
      5000,
      'Cât ține, câte un rând: loc | stare | timp | de când | recomandat | sursa | notă. De pildă: Frigider | întreg | 1–2 săptămâni | De la cumpărare | recomandat | foodkeeper-128',
    ),
    choice('canFreeze', ['da', 'nu'], 'Se poate congela?'),
    text('freezingTip', 300, 'Cum se congelează sau de ce nu.'),
    text(
      'cooking',
      800,
      'Primul rând: „Cât se fierbe”, „Cât se coace”…; textul de pe al doilea rând înainte.',
    ),
    text('usageTips', 2000, 'Sfaturi, câte unul pe rând: 3–6.'),
    text('leftovers', 700, 'Ce se face cu ce rămâne.'),
    text(
      'substitutes',
      2000,
      'Cu ce se înlocuiește, câte un rând: alimentul | cât în loc de cât | ce se schimbă.',
    ),
    text('faq', 4000, 'Întrebări: întrebarea pe un rând, răspunsul sub ea; între ele lăsați un rând gol.'),
    text('safety', 3000, 'Siguranță, câte un rând: Crud, În sarcină… | propoziția | sursa.'),
    choices('season', months, 'Lunile de sezon.'),
    choice('isImported', ['da', 'nu'], 'Sezonul este al importului?'),
    choices('allergens', allergens, 'Alergenii pe care îi conține, sau „Niciunul”.'),
    choices('mayContain', allergens, 'Alergenii pe care îi poate numi eticheta.'),
    text('measures', 1000, 'Măsuri, câte una pe rând: o lingură rasă | 12 g'),
    text('nutrition', 1000, 'La 100 g, câte un rând: Proteine | 0,9 g. Valorile noi au nevoie de sursa lor.'),
    text('source', 400, 'De unde sunt valorile: tabelul | cum numește el alimentul | codul.'),
    text('alternativeNames', 500, 'Alte nume, câte unul pe rând, cu literă mică.'),
    text('relatedFoods', 500, 'Alimente apropiate, câte unul pe rând: 3–6.'),
    text('addAs', 40, 'Cât se pune pe listă: „1 kg”.'),
    text('picture', 60, 'O imagine din setul Noto care arată chiar alimentul.'),
    text('knownWords', 1000, knownWordsHelp),
    text('reviewed', 10, 'Când a fost citit ultima oară întreg: 2026-11-23.'),
    ...ofDesk,
    text('edited', 10, 'Când a fost schimbat aici ultima oară. Se completează singur.'),
  ],
  indexes: ['CREATE UNIQUE INDEX `guide_foods_slug` ON `guide_foods` (`slug`)'],
}

const pageTexts = {
  name: 'page_texts',
  fields: [
    text('key', 100, 'Care text este. Rămâne același.', true),
    text('page', 100, 'Pagina pe care stă.'),
    text(
      'text',
      8000,
      'O coloană golită e din nou ca în fișierele site-ului. Paragrafele, întrebările și fragmentele se despart prin câte un rând gol.',
    ),
    text('knownWords', 1000, knownWordsHelp),
    ...ofDesk,
  ],
  indexes: ['CREATE UNIQUE INDEX `page_texts_key` ON `page_texts` (`key`)'],
}

const added = [
  'subcategory',
  'keeping',
  'safety',
  'season',
  'isImported',
  'mayContain',
  'changed',
  'conflicts',
  'rev',
  'edited',
]

const lines = (values) => values.join('\n')
const linesOf = {
  usageTips: lines,
  alternativeNames: lines,
  relatedFoods: lines,
  knownWords: lines,
  substitutes: (of) =>
    lines(of.map(({ food, name, ratio, reason }) => [food || name, ratio, reason].join(' | '))),
  faq: (of) => of.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
  measures: (of) =>
    lines(of.map(({ measure, grams }) => `${measure} | ${String(grams).replace('.', ',')} g`)),
  addAs: ({ quantity, unit }) => `${quantity.replace('.', ',')} ${unit}`,
  source: ({ table, entry, id }) => [table, entry, id].join(' | '),
  nutrition: (of) => lines(Object.entries(of).flatMap(nutrientLines)),
  cooking: ({ heading, text: how }) => `${heading}\n${how}`,
  allergens: (of) => JSON.stringify(of.length > 0 ? of.map((code) => allergenNames[code]) : ['Niciunul']),
}

/** Converts a stored nutrient to lines. Energy is now given in both units. */
function nutrientLines([nutrient, amount]) {
  const labels = {
    protein: 'Proteine',
    fat: 'Grăsimi',
    carbohydrates: 'Carbohidrați',
    fiber: 'Fibre',
    salt: 'Sare',
  }
  const shown = (value) => String(value).replace('.', ',')
  if (nutrient !== 'calories') return [`${labels[nutrient]} | ${shown(amount)} g`]
  return [`Energie | ${Math.round(amount * 4.184)} kJ`, `Energie | ${shown(amount)} kcal`]
}

/** Returns the texts that admins have changed, in the new format of lines. */
function saidOfFoods(app) {
  const columns = foods.fields.map(({ name }) => name)
  return app.findAllRecords('guide_foods').map((record) => {
    const said = {}
    for (const column of columns) {
      const stored = record.getString(column)
      if (stored === '' || stored === 'null') continue
      said[column] = column in linesOf ? linesOf[column](JSON.parse(stored)) : stored
    }
    const changed = {}
    for (const column of Object.keys(said)) if (column !== 'slug') changed[column] = null
    said.changed = JSON.stringify(changed)
    return said
  })
}

function insert(app, row) {
  const columns = Object.keys(row)
  app
    .db()
    .newQuery(
      `INSERT INTO guide_foods (id, ${columns.join()}, created, updated)
       VALUES (lower(hex(randomblob(7))) || 'a', ${columns.map((column) => `{:${column}}`).join()},
               strftime('%Y-%m-%d %H:%M:%fZ'), strftime('%Y-%m-%d %H:%M:%fZ'))`,
    )
    .bind(row)
    .execute()
}

// Collections of the guide's foods and of the pages' texts, as they are on the site. Only superusers have access.
migrate(
  (app) => {
    const said = saidOfFoods(app)
    app.delete(app.findCollectionByNameOrId('guide_foods'))
    for (const { name, fields, indexes } of [foods, pageTexts])
      app.save(new Collection({ type: 'base', name, fields: [...fields, ...times], indexes }))
    for (const row of said) insert(app, row)
  },
  (app) => {
    for (const { name } of [foods, pageTexts]) app.delete(app.findCollectionByNameOrId(name))
    const { name, fields, indexes } = foods
    const former = fields.filter((field) => !added.includes(field.name)).map(formerField)
    app.save(new Collection({ type: 'base', name, fields: [...former, ...times], indexes }))
  },
)

/**
 * Returns a field in its former format. Texts of admins are not converted back: they cannot be told from those of
 * files.
 */
function formerField(field) {
  return field.name in linesOf ? { name: field.name, type: 'json', maxSize: 20000 } : { ...field, help: '' }
}
