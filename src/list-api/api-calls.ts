/** The calls of the API, by their names in the document. `{itemId}` stands for the id of an item. */
export const apiCalls = {
  readList: { method: 'GET', path: '/api/v1/list' },
  addItems: { method: 'POST', path: '/api/v1/items' },
  setItem: { method: 'PATCH', path: '/api/v1/items/{itemId}' },
  removeItem: { method: 'DELETE', path: '/api/v1/items/{itemId}' },
  readWebhook: { method: 'GET', path: '/api/v1/webhook' },
  setWebhook: { method: 'PUT', path: '/api/v1/webhook' },
  endWebhook: { method: 'DELETE', path: '/api/v1/webhook' },
} as const

export type OperationName = keyof typeof apiCalls
