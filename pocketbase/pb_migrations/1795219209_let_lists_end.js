const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

// The number of accounts that keep a list, which is not purged then; the key of its read-only link, '' if it has none.
migrate(
  (app) => {
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.add(
      new NumberField({ name: 'saved', onlyInt: true, min: 0 }),
      new TextField({ name: 'read_token', pattern: `^${uuid}$`, hidden: true }),
    )
    lists.addIndex('lists_read_token', true, '`read_token`', "`read_token` <> ''")
    lists.addIndex('lists_idle', false, '`last_activity`', '`saved` = 0')
    app.save(lists)
  },
  (app) => {
    const lists = app.findCollectionByNameOrId('lists')
    lists.removeIndex('lists_read_token')
    lists.removeIndex('lists_idle')
    for (const name of ['saved', 'read_token']) lists.fields.removeByName(name)
    app.save(lists)
  },
)
