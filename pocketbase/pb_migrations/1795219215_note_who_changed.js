// The nickname of the last person who changed a list, '' if they have none.
migrate(
  (app) => {
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.add(new TextField({ name: 'changed_by', max: 30 }))
    app.save(lists)
  },
  (app) => {
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.removeByName('changed_by')
    app.save(lists)
  },
)
