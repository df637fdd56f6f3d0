// A notification that the push service did not accept is sent again for some minutes. `taken` is the time of the last
// attempt; it is cleared when the device opens the list, after which the notification is not sent again. `retries` is
// the number of attempts, and `retry_since` the time when it was first due. Times are in ms since 1970, 0 for never.
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
