// Columns for an item's note, store, price and taker, and for the store in the history.
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

const fieldsOf = { items: itemFields, history: historyFields }

function changeFields(app, change) {
  for (const [name, fields] of Object.entries(fieldsOf)) {
    const collection = app.findCollectionByNameOrId(name)
    for (const field of fields()) change(collection.fields, field)
    app.save(collection)
  }
}

migrate(
  (app) => changeFields(app, (fields, field) => fields.add(field)),
  (app) => {
    app.db().newQuery('DROP VIEW IF EXISTS accepted_batches').execute()
    changeFields(app, (fields, { name }) => fields.removeByName(name))
  },
)
