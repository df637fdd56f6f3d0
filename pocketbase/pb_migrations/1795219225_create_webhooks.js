// Where a program wants to hear that its list has changed: one address for each key, which ends with the key. What it was told
// last is a revision, so that nothing is written as a list changes. Times are in ms since 1970, 0 for never. A plain table, for
// no dashboard to edit.
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
