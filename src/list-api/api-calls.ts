/** A call about the only list of a list's key. */
const ofList = {
  readList: { method: 'GET', path: '/api/v1/list', query: { since: /^\d{1,15}$/ } },
  addItems: { method: 'POST', path: '/api/v1/items' },
  readItem: { method: 'GET', path: '/api/v1/items/{itemId}' },
  setItem: { method: 'PATCH', path: '/api/v1/items/{itemId}' },
  removeItem: { method: 'DELETE', path: '/api/v1/items/{itemId}' },
} as const

/** The same calls about one of the lists of a key. */
const ofLists = {
  readListById: { ...ofList.readList, path: '/api/v1/lists/{listId}' },
  addItemsById: { ...ofList.addItems, path: '/api/v1/lists/{listId}/items' },
  readItemById: { ...ofList.readItem, path: '/api/v1/lists/{listId}/items/{itemId}' },
  setItemById: { ...ofList.setItem, path: '/api/v1/lists/{listId}/items/{itemId}' },
  removeItemById: { ...ofList.removeItem, path: '/api/v1/lists/{listId}/items/{itemId}' },
} as const

/**
 * The calls of the API, by their names in the document. `{listId}` and `{itemId}` stand for ids. Whatever can be read can be
 * asked for by HEAD as well.
 */
export const apiCalls = {
  readLists: { method: 'GET', path: '/api/v1/lists' },
  makeList: { method: 'POST', path: '/api/v1/lists', draws: 'lists' },
  ...ofList,
  ...ofLists,
  readWebhook: { method: 'GET', path: '/api/v1/webhook' },
  setWebhook: { method: 'PUT', path: '/api/v1/webhook' },
  endWebhook: { method: 'DELETE', path: '/api/v1/webhook' },
} as const

export type OperationName = keyof typeof apiCalls

/** A call about one list, however its address names the list. */
export type ListOperation = keyof typeof ofList

/** Returns the call about one list that a call is; undefined for others. */
export function listOperation(name: OperationName): ListOperation | undefined {
  const base = name.replace(/ById$/, '')
  return Object.hasOwn(ofList, base) ? (base as ListOperation) : undefined
}
