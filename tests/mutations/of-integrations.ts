import type { Mutation } from './mutation.ts'

/** Mistakes in the API for programs, CalDAV and webhooks. */
export const ofIntegrations: readonly Mutation[] = [
  {
    name: 'deleted-item-set',
    file: 'src/server/list-api/perform.ts',
    text: 'items.get(itemId)?.deleted === false',
    mistake: 'items.has(itemId)',
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
    text: 'DELETE FROM api_keys WHERE id = {:id} AND list = {:listId}',
    mistake: 'DELETE FROM api_keys WHERE id = {:id}',
    loss: 'With the id of a key, the holder of any list takes away the key of another list.',
  },
]
