import { apiCalls } from '../../list-api/api-calls.ts'
import { type ApiRoute, routeFinder } from '../limits/api-routes.ts'

const routes = Object.values(apiCalls).map((call): ApiRoute => ({ ...call, takesKey: true }))

/** Finds the call that a program makes. Each GET may also be a HEAD, which is answered without the body. */
export const findProgramRoute = routeFinder([
  ...routes,
  ...routes.flatMap((route): ApiRoute[] => (route.method === 'GET' ? [{ ...route, method: 'HEAD' }] : [])),
])
