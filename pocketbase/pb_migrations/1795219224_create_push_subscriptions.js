// Devices that subscribe to notifications of a list: the address at the push service of their browser, their options,
// and the pending notification. Times are in ms since 1970, 0 for never.

// Ends the subscriptions that were made by a former link.
const endWithLink = `
  CREATE TRIGGER end_subscriptions_with_link AFTER UPDATE OF share_token ON lists
  WHEN OLD.share_token <> NEW.share_token BEGIN
    DELETE FROM push_subscriptions WHERE list = NEW.id;
  END`

const text = (name, max) => ({ name, type: 'text', max })
const number = (name) => ({ name, type: 'number', min: 0, onlyInt: true })

function create(app) {
  app.save(
    new Collection({
      type: 'base',
      name: 'push_subscriptions',
      fields: [
        {
          name: 'id',
          type: 'text',
          system: true,
          primaryKey: true,
          required: true,
          min: 32,
          max: 32,
          pattern: '^[0-9a-f]{32}$',
        },
        {
          name: 'list',
          type: 'relation',
          required: true,
          maxSelect: 1,
          cascadeDelete: true,
          collectionId: app.findCollectionByNameOrId('lists').id,
        },
        text('endpoint', 1_000),
        text('p256dh', 100),
        text('auth', 30),
        text('kinds', 100),
        text('zone', 50),
        number('quiet_from'),
        number('quiet_to'),
        { name: 'shows_names', type: 'bool' },
        text('person', 30),
        number('shopping_until'),
        number('last_sent'),
        text('owed', 2_000),
        number('due'),
      ],
      indexes: [
        'CREATE INDEX `push_subscriptions_list` ON `push_subscriptions` (`list`)',
        "CREATE INDEX `push_subscriptions_due` ON `push_subscriptions` (`due`) WHERE `owed` <> ''",
      ],
    }),
  )
}

migrate(
  (app) => {
    create(app)
    app.db().newQuery(endWithLink).execute()
  },
  (app) => {
    for (const sql of ['DROP VIEW IF EXISTS accepted_batches', 'DROP TRIGGER end_subscriptions_with_link'])
      app.db().newQuery(sql).execute()
    app.delete(app.findCollectionByNameOrId('push_subscriptions'))
  },
)
