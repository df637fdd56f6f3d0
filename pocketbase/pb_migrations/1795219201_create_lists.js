const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const randomUuid = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'
const uuidText = { type: 'text', required: true, pattern: `^${uuid}$`, autogeneratePattern: randomUuid }

// All rules stay null: only superusers have access. The routes of the hooks are the only public access.
migrate(
  (app) => {
    const lists = new Collection({
      type: 'base',
      name: 'lists',
      fields: [
        { ...uuidText, name: 'id', system: true, primaryKey: true, min: 36, max: 36 },
        { name: 'name', type: 'text', required: true, min: 1, max: 100, autogeneratePattern: 'Lista mea' },
        { ...uuidText, name: 'share_token', hidden: true },
        { name: 'rev', type: 'number', onlyInt: true, min: 0 },
        { name: 'last_activity', type: 'date' },
        { name: 'created', type: 'autodate', onCreate: true },
        { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
      ],
      indexes: [
        // PocketBase looks ids up without regard to case, which would be a scan without this index.
        'CREATE UNIQUE INDEX `lists_id_nocase` ON `lists` (`id` COLLATE NOCASE)',
        'CREATE UNIQUE INDEX `lists_share_token` ON `lists` (`share_token`)',
      ],
    })
    app.save(lists)
  },
  (app) => app.delete(app.findCollectionByNameOrId('lists')),
)
