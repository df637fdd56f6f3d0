import { call, type Reply } from './api.ts'

/** The requests of a superuser to the records, which the dashboard also uses. */
export interface DashboardApi {
  create(collection: string, record: object): Promise<Reply>
  read(collection: string, id: string): Promise<Reply>
  change(collection: string, id: string, record: object): Promise<Reply>
  remove(collection: string, id: string): Promise<Reply>
}

/** @param url of a PocketBase; @param token a superuser's */
export function dashboardAt(url: string, token: string): DashboardApi {
  const headers = { Authorization: token }
  const path = (collection: string, id = '') =>
    `${url}/api/collections/${collection}/records${id && `/${id}`}`
  return {
    create: (collection, body) => call(path(collection), { method: 'POST', headers, body }),
    read: (collection, id) => call(path(collection, id), { headers }),
    change: (collection, id, body) => call(path(collection, id), { method: 'PATCH', headers, body }),
    remove: (collection, id) => call(path(collection, id), { method: 'DELETE', headers }),
  }
}

/** The fields because of which a record was refused. */
export function refusedFields({ status, text }: Reply): string[] {
  if (status !== 400) throw new Error(`not refused: ${status} ${text}`)
  const { data } = JSON.parse(text) as { data: object }
  return Object.keys(data)
}
