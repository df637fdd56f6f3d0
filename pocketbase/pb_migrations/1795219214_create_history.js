const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

// The bought items that were removed from a list, by the id of the item. An item that is put back leaves the history.
migrate(
  (app) => {
    const text = (name, max) => ({ name, type: 'text', max })
    app.save(
      new Collection({
        type: 'base',
        name: 'history',
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
          {
            name: 'list',
            type: 'relation',
            required: true,
            maxSelect: 1,
            cascadeDelete: true,
            collectionId: app.findCollectionByNameOrId('lists').id,
          },
          text('name', 100),
          text('quantity', 20),
          text('unit', 20),
          text('category', 20),
          { name: 'bought', type: 'date' },
        ],
        indexes: [
          'CREATE INDEX `history_list` ON `history` (`list`, `bought`)',
          'CREATE INDEX `history_bought` ON `history` (`bought`)',
        ],
      }),
    )
  },
  (app) => app.delete(app.findCollectionByNameOrId('history')),
)
