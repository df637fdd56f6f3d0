const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

// The keys by which other programs use a list, stored as SHA-256 only. They end with the list, and when it gets another
// full link, because a person who is locked out by that may have made one. The answer to a request with an id is kept
// for a day, so that its repeat gets the same answer; its table is a plain one, so the dashboard cannot edit it.
const tables = [
  `CREATE TABLE api_answers (
     id TEXT PRIMARY KEY, list TEXT NOT NULL, request TEXT NOT NULL, answer TEXT NOT NULL, created TEXT NOT NULL
   )`,
  'CREATE INDEX api_answers_list ON api_answers (list)',
  'CREATE INDEX api_answers_created ON api_answers (created)',
  `CREATE TRIGGER end_api_keys AFTER UPDATE OF share_token ON lists WHEN OLD.share_token <> NEW.share_token BEGIN
     DELETE FROM api_keys WHERE list = NEW.id;
     DELETE FROM api_answers WHERE list = NEW.id;
   END`,
]

migrate(
  (app) => {
    const time = (name) => ({ name, type: 'date' })
    app.save(
      new Collection({
        type: 'base',
        name: 'api_keys',
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
          { name: 'name', type: 'text', required: true, max: 40 },
          { name: 'access', type: 'text', required: true, pattern: '^(read|write)$' },
          { name: 'hash', type: 'text', required: true, hidden: true, pattern: '^[0-9a-f]{64}$' },
          time('created'),
          time('last_used'),
        ],
        indexes: [
          'CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`)',
          'CREATE INDEX `api_keys_list` ON `api_keys` (`list`)',
        ],
      }),
    )
    for (const sql of tables) app.db().newQuery(sql).execute()
  },
  (app) => {
    for (const sql of ['DROP TRIGGER end_api_keys', 'DROP TABLE api_answers'])
      app.db().newQuery(sql).execute()
    app.delete(app.findCollectionByNameOrId('api_keys'))
  },
)
