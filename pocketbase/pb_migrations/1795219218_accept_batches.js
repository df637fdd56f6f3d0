// A batch of changes is written by one statement, an INSERT into this view: all of it or nothing, without a transaction
// that would be open while the rules are applied. It is refused if the list differs from the one that was read, by its
// key, its revision or the list of an item.
const columns = [
  'token',
  'list',
  'seen_rev',
  'rev',
  'name',
  'named_rev',
  'changed_by',
  'now',
  'items',
  'changes',
  'bought',
  'put_back',
]

const itemColumns = {
  id: 'id',
  deleted: 'deleted',
  rev: 'rev',
  stamps: 'stamps',
  name: 'name',
  quantity: 'quantity',
  unit: 'unit',
  completed: 'completed',
  not_found: 'notFound',
  category: 'category',
  author: 'author',
  author_color: 'authorColor',
}

const isAsRead = `
  EXISTS (SELECT 1 FROM lists WHERE id = NEW.list AND share_token = NEW.token AND rev = NEW.seen_rev)
  AND NOT EXISTS (
    SELECT 1 FROM json_each(NEW.items) altered JOIN items ON items.id = altered.value->>'id'
    WHERE items.list <> NEW.list
  )`

const names = Object.keys(itemColumns)
const values = Object.values(itemColumns).map((key) => `value->>'${key}'`)
const updates = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)

const trigger = `
  CREATE TRIGGER accept_batch INSTEAD OF INSERT ON accepted_batches BEGIN
    SELECT RAISE(ABORT, 'list-moved-on') WHERE NOT (${isAsRead});

    UPDATE lists SET name = NEW.name, named_rev = NEW.named_rev, rev = NEW.rev, last_activity = NEW.now,
      updated = iif(rev = NEW.rev, updated, NEW.now),
      changed_by = iif(rev = NEW.rev, changed_by, NEW.changed_by)
    WHERE id = NEW.list;

    INSERT INTO items (list, created, updated, ${names.join()})
    SELECT NEW.list, NEW.now, NEW.now, ${values.join()} FROM json_each(NEW.items) WHERE true
    ON CONFLICT (id) DO UPDATE SET updated = excluded.updated, ${updates.join()};

    INSERT INTO changes (id, list, rev, created)
    SELECT value->>0, NEW.list, value->>1, NEW.now FROM json_each(NEW.changes) WHERE true
    ON CONFLICT DO NOTHING;

    INSERT INTO history (id, list, name, quantity, unit, category, bought)
    SELECT value->>'id', NEW.list, value->>'name', value->>'quantity', value->>'unit', value->>'category', NEW.now
    FROM json_each(NEW.bought) WHERE true
    ON CONFLICT (id) DO NOTHING;

    DELETE FROM history WHERE id IN (SELECT value FROM json_each(NEW.put_back)) AND list = NEW.list;
  END`

migrate(
  (app) => {
    app
      .db()
      .newQuery(`CREATE VIEW accepted_batches AS SELECT ${columns.map((name) => `'' AS ${name}`).join()}`)
      .execute()
    app.db().newQuery(trigger).execute()
  },
  (app) => {
    app.db().newQuery('DROP VIEW accepted_batches').execute()
  },
)
