const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const randomUuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const uuidText = { type: 'text', required: true, pattern: `^${uuid}$`, autogeneratePattern: randomUuid }

migrate(
  (app) => {
    const items = new Collection({
      type: 'base',
      name: 'items',
      fields: [
        { ...uuidText, name: 'id', system: true, primaryKey: true, min: 36, max: 36 },
        {
          name: 'list',
          type: 'relation',
          required: true,
          maxSelect: 1,
          cascadeDelete: true,
          collectionId: app.findCollectionByNameOrId('lists').id,
        },
        { name: 'name', type: 'text', required: true, min: 1, max: 100 },
        { name: 'quantity', type: 'text', max: 20 },
        { name: 'unit', type: 'text', max: 20 },
        { name: 'completed', type: 'bool' },
        { name: 'category', type: 'text', max: 20 },
        { name: 'deleted', type: 'bool' },
        { name: 'rev', type: 'number', onlyInt: true, min: 0 },
        { name: 'created', type: 'autodate', onCreate: true },
        { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
      ],
      indexes: [
        'CREATE UNIQUE INDEX `items_id_nocase` ON `items` (`id` COLLATE NOCASE)',
        // Reading the changes since a revision, and deleting all items of a list, are each one range of this index.
        'CREATE INDEX `items_list_rev` ON `items` (`list`, `rev`)',
      ],
    })
    app.save(items)
  },
  (app) => app.delete(app.findCollectionByNameOrId('items')),
)
