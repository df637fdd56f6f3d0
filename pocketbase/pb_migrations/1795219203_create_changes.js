const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const uuidText = { type: 'text', required: true, pattern: `^${uuid}$` }

// The accepted changes, so that a repeated change is answered but not applied again.
migrate(
  (app) => {
    const changes = new Collection({
      type: 'base',
      name: 'changes',
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
        { name: 'rev', type: 'number', onlyInt: true, min: 0 },
        { name: 'created', type: 'autodate', onCreate: true },
      ],
      indexes: [
        'CREATE INDEX `changes_list` ON `changes` (`list`)',
        'CREATE INDEX `changes_created` ON `changes` (`created`)',
      ],
    })
    app.save(changes)
  },
  (app) => app.delete(app.findCollectionByNameOrId('changes')),
)
