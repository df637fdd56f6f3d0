// Webhooks, the addresses at which programs are notified of changes: one for each key, deleted with the key. The last
// reported revision is stored, so that a change of the list writes nothing here. Times are in ms since 1970, 0 for
// never. It is a plain table, so the dashboard cannot edit it.
const tables = [
  `CREATE TABLE webhooks (
     key TEXT PRIMARY KEY, list TEXT NOT NULL, url TEXT NOT NULL, secret TEXT NOT NULL, told_rev INTEGER NOT NULL,
     next INTEGER NOT NULL, failures INTEGER NOT NULL, failing_since INTEGER NOT NULL
   )`,
  'CREATE INDEX webhooks_list ON webhooks (list)',
  'CREATE INDEX webhooks_next ON webhooks (next)',
  'CREATE TRIGGER end_webhook AFTER DELETE ON api_keys BEGIN DELETE FROM webhooks WHERE key = OLD.id; END',
]

migrate(
  (app) => {
    for (const sql of tables) app.db().newQuery(sql).execute()
  },
  (app) => {
    for (const sql of ['DROP TRIGGER end_webhook', 'DROP TABLE webhooks']) app.db().newQuery(sql).execute()
  },
)
