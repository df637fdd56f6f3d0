// Options of a list for all people with its link, such as a budget or the order of a store's aisles. The view for
// batches of changes gets a column for them. Replacing the view deletes all its triggers, so they are created again.
const viewEdit = ["'' AS changed_by", "'' AS options,'' AS changed_by"]
const triggerEdit = ['named_rev = NEW.named_rev,', 'named_rev = NEW.named_rev, options = NEW.options,']
const backwards = ([before, after]) => [after, before]

function rewrite(app, editOf) {
  const rows = arrayOf(new DynamicModel({ name: '', sql: '' }))
  app
    .db()
    .newQuery(
      "SELECT name, sql FROM sqlite_master WHERE tbl_name = 'accepted_batches' ORDER BY type = 'trigger'",
    )
    .all(rows)
  const parts = rows.map(({ name, sql }) => ({ name, sql: String(sql) }))
  app.db().newQuery('DROP VIEW accepted_batches').execute()
  for (const { name, sql } of parts) app.db().newQuery(replaced(sql, editOf[name])).execute()
}

function replaced(sql, edit) {
  if (!edit) return sql
  const [old, changed] = edit
  if (sql.split(old).length !== 2) throw new Error(`${sql.slice(0, 40)} does not hold ${old} once`)
  return sql.replace(old, () => changed)
}

migrate(
  (app) => {
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.add(new TextField({ name: 'options', max: 200_000 }))
    app.save(lists)
    rewrite(app, { accepted_batches: viewEdit, accept_batch: triggerEdit })
  },
  (app) => {
    rewrite(app, { accepted_batches: backwards(viewEdit), accept_batch: backwards(triggerEdit) })
    const lists = app.findCollectionByNameOrId('lists')
    lists.fields.removeByName('options')
    app.save(lists)
  },
)
