// Columns for an item's note, store, price and taker, and for the store in the history. The trigger that writes a batch
// of changes names every column, so it is extended by these.
const more = {
  note: 'note',
  store: 'store',
  price: 'price',
  taker: 'taker',
  taker_color: 'takerColor',
  bought_in: 'boughtIn',
}
const columns = Object.keys(more)
const values = Object.values(more).map((key) => `value->>'${key}'`)
const updates = columns.map((column) => `${column} = excluded.${column}`)

// The revision of a tick gives the order of ticks, also of those that were sent together after a time without a
// network.
const ticked = `coalesce(value->>'$.stamps.completed', value->>'$.stamps.all')`
const whereBought = `coalesce(nullif(value->>'boughtIn', ''), value->>'store')`

const edits = [
  ['author,author_color)', `author,author_color,${columns.join()})`],
  [`value->>'authorColor'`, `value->>'authorColor',${values.join()}`],
  ['author_color = excluded.author_color', `author_color = excluded.author_color,${updates.join()}`],
  ['category, bought)', 'category, bought, store, price, ticked)'],
  [`value->>'category', NEW.now`, `value->>'category', NEW.now, ${whereBought}, value->>'price', ${ticked}`],
]

const text = (name, max) => new TextField({ name, max })
const itemFields = () => [
  text('note', 200),
  text('store', 30),
  text('price', 7),
  text('taker', 30),
  text('taker_color', 10),
  text('bought_in', 30),
]
const historyFields = () => [
  text('store', 30),
  text('price', 7),
  new NumberField({ name: 'ticked', min: 0, onlyInt: true }),
]

function rewriteTrigger(app, replacements) {
  const row = new DynamicModel({ sql: '' })
  app.db().newQuery(`SELECT sql FROM sqlite_master WHERE name = 'accept_batch'`).one(row)
  const sql = replacements.reduce((before, [old, changed]) => {
    if (before.split(old).length !== 2) throw new Error(`accept_batch does not hold ${old} once`)
    return before.replace(old, () => changed)
  }, row.sql)
  app.db().newQuery('DROP TRIGGER accept_batch').execute()
  app.db().newQuery(sql).execute()
}

const fieldsOf = { items: itemFields, history: historyFields }

function changeFields(app, change) {
  for (const [name, fields] of Object.entries(fieldsOf)) {
    const collection = app.findCollectionByNameOrId(name)
    for (const field of fields()) change(collection.fields, field)
    app.save(collection)
  }
}

migrate(
  (app) => {
    changeFields(app, (fields, field) => fields.add(field))
    rewriteTrigger(app, edits)
  },
  (app) => {
    rewriteTrigger(
      app,
      edits.map(([old, changed]) => [changed, old]),
    )
    changeFields(app, (fields, { name }) => fields.removeByName(name))
  },
)
