// A notice that the push service of its browser did not take is owed again for some minutes. `taken` is when what was owed was
// handed over last, until the device opens the list: after that it is not owed again. `retries` and `retry_since` say how often
// it was tried, and when it was first due. Times are in ms since 1970, 0 for never.
const names = ['taken', 'retries', 'retry_since']

function changeFields(app, change) {
  const collection = app.findCollectionByNameOrId('push_subscriptions')
  for (const name of names) change(collection.fields, name)
  app.save(collection)
}

migrate(
  (app) => changeFields(app, (fields, name) => fields.add(new NumberField({ name, min: 0, onlyInt: true }))),
  (app) => changeFields(app, (fields, name) => fields.removeByName(name)),
)
