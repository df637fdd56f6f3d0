// Columns for the state "not found" and for the author of an item; the revision up to which a list has no tombstones.
migrate(
  (app) => {
    const items = app.findCollectionByNameOrId('items')
    items.fields.add(
      new BoolField({ name: 'not_found' }),
      new TextField({ name: 'author', max: 30 }),
      new TextField({ name: 'author_color', max: 20 }),
    )
    items.addIndex('items_tombstones', false, '`updated`', "`deleted` AND `category` = ''")
    app.save(items)

    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.add(new NumberField({ name: 'forgotten_rev', onlyInt: true, min: 0 }))
    app.save(lists)
  },
  (app) => {
    const items = app.findCollectionByNameOrId('items')
    for (const name of ['not_found', 'author', 'author_color']) items.fields.removeByName(name)
    items.removeIndex('items_tombstones')
    app.save(items)

    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.removeByName('forgotten_rev')
    app.save(lists)
  },
)
