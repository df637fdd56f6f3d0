import { itemFields } from '../../../src/domain/item/fields.ts'
import type { App } from '../pocketbase.d.ts'
import { servesSlotOf } from '../served.ts'
import { execute, textRows } from '../sql.ts'

/** Columns of the view, with the parameters of `saveSql` that fill them. */
const parameters = {
  token: 'token',
  list: 'listId',
  seen_rev: 'seenRev',
  rev: 'rev',
  name: 'name',
  named_rev: 'namedAt',
  options: 'options',
  changed_by: 'changedBy',
  now: 'now',
  items: 'items',
  changes: 'changes',
  bought: 'bought',
  put_back: 'putBack',
  owed: 'owed',
  task: 'task',
} as const

/** Values that a batch writes, by the names of their parameters. Lists of rows are JSON. */
export type BatchValues = Record<(typeof parameters)[keyof typeof parameters], string | number>

const columns = Object.keys(parameters)

/**
 * Writes a batch: an INSERT into the view, whose trigger writes all tables or none, without a transaction that would be open
 * while the rules are applied. It fails with 'list-moved-on' if the list differs from the one that was read: by its key, its
 * revision, its node, the list of an item or a notification that was sent meanwhile.
 */
export const saveSql = `
  INSERT INTO accepted_batches (${columns.join()})
  VALUES (${Object.values(parameters)
    .map((name) => `{:${name}}`)
    .join()})`

const view = `CREATE VIEW accepted_batches AS SELECT ${columns.map((name) => `'' AS ${name}`).join()}`

const ownColumns = ['id', 'deleted', 'rev', 'stamps']
const itemNames = [...ownColumns, ...itemFields.map(({ column }) => column)]
// An item leaves out fields that have their default.
const itemValues = [
  ...ownColumns.map((name) => `value->>'${name}'`),
  ...itemFields.map(({ key, kind, isSeldom }) =>
    isSeldom ? `coalesce(value->>'${key}', ${kind === 'flag' ? 'false' : "''"})` : `value->>'${key}'`,
  ),
]
const itemUpdates = itemNames.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)

// An order of ticks that also holds for those that were sent together after a time without a network.
const ticked = `coalesce(value->>'$.stamps.completed', value->>'$.stamps.all')`
const boughtIn = `coalesce(nullif(value->>'boughtIn', ''), value->>'store')`

const trigger = `
  CREATE TRIGGER accept_batch INSTEAD OF INSERT ON accepted_batches BEGIN
    SELECT RAISE(ABORT, 'list-moved-on') WHERE
      NOT EXISTS (SELECT 1 FROM lists WHERE id = NEW.list AND share_token = NEW.token AND rev = NEW.seen_rev)
      OR NOT ${servesSlotOf('NEW.token')}
      OR EXISTS (
        SELECT 1 FROM json_each(NEW.items) altered JOIN items ON items.id = altered.value->>'id'
        WHERE items.list <> NEW.list
      )
      OR EXISTS (
        SELECT 1 FROM json_each(NEW.owed) note JOIN push_subscriptions s ON s.id = note.value->>'id'
        WHERE s.last_sent <> note.value->>'lastSentMs'
      );

    UPDATE lists SET name = NEW.name, named_rev = NEW.named_rev, options = NEW.options, rev = NEW.rev,
      last_activity = NEW.now, updated = iif(rev = NEW.rev, updated, NEW.now),
      changed_by = iif(rev = NEW.rev, changed_by, NEW.changed_by)
    WHERE id = NEW.list;

    INSERT INTO items (list, created, updated, ${itemNames.join()})
    SELECT NEW.list, NEW.now, NEW.now, ${itemValues.join()} FROM json_each(NEW.items) WHERE true
    ON CONFLICT (id) DO UPDATE SET updated = excluded.updated, ${itemUpdates.join()};

    INSERT INTO changes (id, list, rev, created)
    SELECT value->>0, NEW.list, value->>1, NEW.now FROM json_each(NEW.changes) WHERE true
    ON CONFLICT DO NOTHING;

    INSERT INTO history (id, list, name, quantity, unit, category, bought, store, price, ticked)
    SELECT value->>'id', NEW.list, value->>'name', value->>'quantity', value->>'unit', value->>'category', NEW.now,
      ${boughtIn}, value->>'price', ${ticked}
    FROM json_each(NEW.bought) WHERE true
    ON CONFLICT (id) DO NOTHING;

    INSERT INTO calendar_tasks (item, list, name, uid, text, read)
    SELECT value->>'itemId', NEW.list, value->>'name', value->>'uid', value->>'text', value->>'read'
    FROM json_each(NEW.task)
    WHERE EXISTS (SELECT 1 FROM items WHERE id = value->>'itemId' AND list = NEW.list AND NOT deleted)
    ON CONFLICT (item) DO UPDATE SET name = excluded.name, uid = excluded.uid, text = excluded.text, read = excluded.read;

    DELETE FROM history WHERE id IN (SELECT value FROM json_each(NEW.put_back)) AND list = NEW.list;

    UPDATE push_subscriptions SET owed = note.value->>'owed', due = note.value->>'dueMs'
    FROM json_each(NEW.owed) note
    WHERE push_subscriptions.id = note.value->>'id' AND push_subscriptions.list = NEW.list;
  END`

const statements = [view, trigger.trim()]

/**
 * Makes the view and its trigger, unless the database has exactly these. They are code, not schema: a column that is added
 * to `itemFields` is written as soon as a migration has added it to the table. Migrations that remove a column drop the view
 * first, because SQLite refuses to remove a column that a trigger names.
 */
export function makeBatchView({ app }: { app: App }): void {
  const database = app.nonconcurrentDB()
  const made = textRows(
    database,
    `SELECT sql AS value FROM sqlite_master WHERE tbl_name = 'accepted_batches' ORDER BY type = 'trigger'`,
    {},
  )
  if (made.join() === statements.join()) return
  app.runInTransaction((transaction) => {
    for (const sql of ['DROP VIEW IF EXISTS accepted_batches', ...statements])
      execute(transaction.db(), sql, {})
  })
}
