// Options of a list for all people with its link, such as a budget or the order of a store's aisles.
migrate(
  (app) => {
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.add(new TextField({ name: 'options', max: 200_000 }))
    app.save(lists)
  },
  (app) => {
    app.db().newQuery('DROP VIEW IF EXISTS accepted_batches').execute()
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.removeByName('options')
    app.save(lists)
  },
)
