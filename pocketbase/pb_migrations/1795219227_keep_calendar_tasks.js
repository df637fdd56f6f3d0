// Tasks as calendar programs wrote them, beside the items that were read from them: the name of the file, its UID, its
// text, and the fields of the item that the text stands for; '' as text if there was no room for it. A row ends with its item. It is a plain table, so neither
// clients nor the dashboard have access.
const tables = [
  `CREATE TABLE calendar_tasks (
     item TEXT PRIMARY KEY, list TEXT NOT NULL, name TEXT NOT NULL, uid TEXT NOT NULL, text TEXT NOT NULL,
     read TEXT NOT NULL
   )`,
  'CREATE INDEX calendar_tasks_list ON calendar_tasks (list)',
  'CREATE TRIGGER end_calendar_task AFTER DELETE ON items BEGIN DELETE FROM calendar_tasks WHERE item = OLD.id; END',
]

migrate(
  (app) => {
    for (const sql of tables) app.db().newQuery(sql).execute()
  },
  (app) => {
    for (const sql of [
      'DROP VIEW IF EXISTS accepted_batches',
      'DROP TRIGGER end_calendar_task',
      'DROP TABLE calendar_tasks',
    ])
      app.db().newQuery(sql).execute()
  },
)
