// The distribution of lists over several nodes: the slots that this node does not serve, or not yet, or no longer (a
// slot without a row is served here, so a single node has no rows); the keys that do not begin with the slot of their
// list; the accounts that keep a list, each by a random id. These are plain tables, so the dashboard cannot edit them.
const counters = [
  `CREATE TRIGGER count_keeper AFTER INSERT ON keepers BEGIN
     UPDATE lists SET saved = saved + 1 WHERE id = NEW.list;
   END`,
  `CREATE TRIGGER count_keeper_less AFTER DELETE ON keepers BEGIN
     UPDATE lists SET saved = max(0, saved - 1) WHERE id = OLD.list;
   END`,
]

const tables = [
  `CREATE TABLE slots (
     slot TEXT PRIMARY KEY, state TEXT NOT NULL, epoch INTEGER NOT NULL
   ) WITHOUT ROWID`,
  'CREATE TABLE slot_exceptions (key_hash TEXT PRIMARY KEY, slot TEXT NOT NULL) WITHOUT ROWID',
  'CREATE TABLE keepers (keeper TEXT PRIMARY KEY, list TEXT NOT NULL) WITHOUT ROWID',
  'CREATE INDEX keepers_list ON keepers (list)',
  `CREATE TABLE keepers_to_leave (
     keeper TEXT PRIMARY KEY, slot TEXT NOT NULL, due TEXT NOT NULL
   ) WITHOUT ROWID`,
]

const isOtherSlot = "read_token <> '' AND substr(read_token, 1, 3) <> substr(share_token, 1, 3)"

migrate(
  (app) => {
    const run = (sql, values = {}) => app.db().newQuery(sql).bind(values).execute()
    for (const sql of tables) run(sql)

    const ended = app.findCollectionByNameOrId('ended_lists')
    ended.fields.add(new TextField({ name: 'slot', max: 3 }))
    ended.addIndex('ended_lists_slot', false, '`slot`', '')
    app.save(ended)

    const saved = app.findCollectionByNameOrId('saved_lists')
    saved.fields.add(new TextField({ name: 'keeper', max: 32 }), new TextField({ name: 'slot', max: 3 }))
    app.save(saved)
    run(`UPDATE saved_lists SET keeper = lower(hex(randomblob(16))),
           slot = substr(coalesce((SELECT share_token FROM lists WHERE id = list_id), token), 1, 3)`)
    run('INSERT INTO keepers (list, keeper) SELECT list_id, keeper FROM saved_lists')
    run('UPDATE lists SET saved = (SELECT count(*) FROM keepers WHERE list = lists.id)')
    for (const sql of counters) run(sql)

    const others = arrayOf(new DynamicModel({ key: '', slot: '' }))
    app
      .db()
      .newQuery(`SELECT read_token AS key, substr(share_token, 1, 3) AS slot FROM lists WHERE ${isOtherSlot}`)
      .all(others)
    for (const { key, slot } of others)
      run('INSERT INTO slot_exceptions (key_hash, slot) VALUES ({:hash}, {:slot})', {
        hash: $security.sha256(key),
        slot,
      })
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute()
    run('DROP VIEW IF EXISTS accepted_batches')
    for (const table of ['keepers_to_leave', 'keepers', 'slot_exceptions', 'slots'])
      run(`DROP TABLE ${table}`)
    const saved = app.findCollectionByNameOrId('saved_lists')
    for (const name of ['keeper', 'slot']) saved.fields.removeByName(name)
    app.save(saved)
    const ended = app.findCollectionByNameOrId('ended_lists')
    ended.removeIndex('ended_lists_slot')
    ended.fields.removeByName('slot')
    app.save(ended)
  },
)
