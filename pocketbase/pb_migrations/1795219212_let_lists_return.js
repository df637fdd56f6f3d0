const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

// The losses of a list when the server went back to an older copy, and the revisions at which its name and each part of
// an item were last set; the deleted lists; the mark that shows that this database is its own latest copy.
migrate(
  (app) => {
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.add(
      new TextField({ name: 'lost', max: 5000 }),
      new NumberField({ name: 'named_rev', onlyInt: true, min: 0 }),
    )
    app.save(lists)

    const items = app.findCollectionByNameOrId('items')
    items.fields.add(new TextField({ name: 'stamps', max: 1000 }))
    app.save(items)

    // The default that the hooks set at each start.
    const settings = app.settings()
    settings.backups.cron = '47 4 * * *'
    settings.backups.cronMaxKeep = 7
    app.save(settings)

    app.save(
      new Collection({
        type: 'base',
        name: 'ended_lists',
        fields: [
          {
            name: 'id',
            type: 'text',
            system: true,
            primaryKey: true,
            required: true,
            min: 36,
            max: 36,
            pattern: `^${uuid}$`,
          },
          { name: 'ended', type: 'date' },
        ],
        indexes: ['CREATE INDEX `ended_lists_ended` ON `ended_lists` (`ended`)'],
      }),
    )
    app.save(
      new Collection({
        type: 'base',
        name: 'lineage',
        fields: [
          { name: 'mark', type: 'text', max: 100 },
          { name: 'began', type: 'number', onlyInt: true, min: 0 },
        ],
      }),
    )
  },
  (app) => {
    const settings = app.settings()
    settings.backups.cron = ''
    app.save(settings)
    for (const name of ['lineage', 'ended_lists']) app.delete(app.findCollectionByNameOrId(name))
    const items = app.findCollectionByNameOrId('items')
    items.fields.removeByName('stamps')
    app.save(items)
    const lists = app.findCollectionByNameOrId('lists')
    for (const name of ['lost', 'named_rev']) lists.fields.removeByName(name)
    app.save(lists)
  },
)
