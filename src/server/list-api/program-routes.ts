import { apiCalls } from '../../list-api/api-calls.ts'
import { type ApiRoute, routeFinder } from '../limits/api-routes.ts'

/** Finds the call that a program makes. */
export const findProgramRoute = routeFinder(
  Object.values(apiCalls).map(({ method, path }): ApiRoute => ({ method, path, takesKey: true })),
)
