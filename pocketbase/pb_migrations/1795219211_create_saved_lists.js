// The lists that an account keeps, without relations: accounts and lists may be in different databases later. The key
// is in plain text as in `lists`; encrypting it here would add no safety. All rules stay null: access is by routes
// only.
migrate(
  (app) => {
    const uuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    const savedLists = new Collection({
      type: 'base',
      name: 'saved_lists',
      fields: [
        { name: 'account', type: 'text', required: true, max: 15 },
        { name: 'list_id', type: 'text', required: true, pattern: uuid },
        { name: 'token', type: 'text', required: true, pattern: uuid, hidden: true },
        { name: 'name', type: 'text', required: true, max: 100 },
        { name: 'created', type: 'autodate', onCreate: true },
      ],
      indexes: ['CREATE UNIQUE INDEX `saved_lists_account` ON `saved_lists` (`account`, `list_id`)'],
    })
    app.save(savedLists)
  },
  (app) => app.delete(app.findCollectionByNameOrId('saved_lists')),
)
