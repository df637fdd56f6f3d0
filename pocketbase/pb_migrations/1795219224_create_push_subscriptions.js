// Devices that subscribe to notifications of a list: the address at the push service of their browser, their options,
// and the pending notification. The statement of a batch of changes also writes the pending notifications: its view
// gets a column and a trigger for them. Times are in ms since 1970, 0 for never.
const viewEdit = ["'' AS changed_by", "'' AS owed,'' AS changed_by"]

// A pending notification is computed from the previous one. If that was sent meanwhile, the batch has to be tried
// again.
const noteOwed = `
  CREATE TRIGGER note_owed INSTEAD OF INSERT ON accepted_batches BEGIN
    SELECT RAISE(ABORT, 'list-moved-on') WHERE EXISTS (
      SELECT 1 FROM json_each(NEW.owed) note JOIN push_subscriptions s ON s.id = note.value->>'id'
      WHERE s.last_sent <> note.value->>'lastSentMs'
    );

    UPDATE push_subscriptions SET owed = note.value->>'owed', due = note.value->>'dueMs'
    FROM json_each(NEW.owed) note
    WHERE push_subscriptions.id = note.value->>'id' AND push_subscriptions.list = NEW.list;
  END`

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

/** Replaces the view. That deletes all its triggers, so they are created again. */
function rewriteView(app, [old, changed], isKept) {
  const rows = arrayOf(new DynamicModel({ name: '', sql: '' }))
  app
    .db()
    .newQuery(
      "SELECT name, sql FROM sqlite_master WHERE tbl_name = 'accepted_batches' ORDER BY type = 'trigger'",
    )
    .all(rows)
  const parts = rows.map(({ name, sql }) => ({ name, sql: String(sql) }))
  app.db().newQuery('DROP VIEW accepted_batches').execute()
  for (const { name, sql } of parts.filter(isKept)) {
    if (name === 'accepted_batches' && sql.split(old).length !== 2)
      throw new Error(`${name} does not hold ${old} once`)
    app
      .db()
      .newQuery(name === 'accepted_batches' ? sql.replace(old, () => changed) : sql)
      .execute()
  }
}

migrate(
  (app) => {
    create(app)
    rewriteView(app, viewEdit, () => true)
    for (const sql of [noteOwed, endWithLink]) app.db().newQuery(sql).execute()
  },
  (app) => {
    const [before, after] = viewEdit
    rewriteView(app, [after, before], ({ name }) => name !== 'note_owed')
    app.db().newQuery('DROP TRIGGER end_subscriptions_with_link').execute()
    app.delete(app.findCollectionByNameOrId('push_subscriptions'))
  },
)
