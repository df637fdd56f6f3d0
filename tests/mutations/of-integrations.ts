import type { Mutation } from './mutation.ts'

/** Mistakes in the API for programs, CalDAV and webhooks. */
export const ofIntegrations: readonly Mutation[] = [
  {
    name: 'deleted-item-set',
    file: 'src/server/list-api/perform.ts',
    text: 'item?.deleted ? undefined : item',
    mistake: 'item',
    loss: 'A program gets a success for ticking an item that somebody has deleted.',
  },
  {
    name: 'deleted-task-matches',
    file: 'src/server/caldav/conditions.ts',
    text: 'if (wanted !== undefined && !names(wanted, task)) return false',
    mistake: 'if (wanted !== undefined && task && !names(wanted, task)) return false',
    loss: 'An item that somebody deleted returns when a calendar program saves its old version.',
  },
  {
    name: 'news-taken-for-own',
    file: 'pocketbase/hooks/webhooks/webhooks.ts',
    text: "'key = {:keyId} AND told_rev = {:from}'",
    mistake: "'key = {:keyId} AND told_rev <= {:from}'",
    loss: 'A program that changes a list is never told of the changes of people shortly before.',
  },
  {
    name: 'key-of-other-list',
    file: 'pocketbase/hooks/keys/keys.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a part of a source text
    text: 'WHERE id = {:id} AND ${column} = {:ownerId}`, { id, ownerId }',
    mistake: 'WHERE id = {:id}`, { id, ownerId }',
    loss: 'With the id of a key, the holder of any list takes away the key of another list.',
  },
  {
    name: 'account-opens-any-list',
    file: 'pocketbase/hooks/keys/keys.ts',
    text: 'saved_lists.account = k.account AND saved_lists.list_id = {:listId}\n       JOIN lists ',
    mistake: 'saved_lists.list_id = {:listId}\n       JOIN lists ',
    loss: 'The key of any account reads and changes the lists of all accounts.',
  },
  {
    name: 'account-asks-for-any-list',
    file: 'pocketbase/hooks/keys/keys.ts',
    text: 'saved_lists.account = k.account AND saved_lists.list_id = {:listId}\n     WHERE ',
    mistake: 'saved_lists.list_id = {:listId}\n     WHERE ',
    loss: 'The key of any account reads and changes the lists of all accounts that are on other nodes.',
  },
  {
    name: 'changed-unnoticed',
    file: 'pocketbase/hooks/list/accept-batch.ts',
    text: "if (hasChangedSince(batch, transaction)) return 'changed-since'",
    mistake: "if (hasChangedSince(batch, transaction) && batch.since < 0) return 'changed-since'",
    loss: 'Of two programs that change an item at the same moment, one overwrites what it has not seen.',
  },
]
