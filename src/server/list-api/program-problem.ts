import { type ApiProblemCode, apiProblem } from '../../list-api/problems.ts'
import { type OfThisRequest, type WholeAnswer, whole } from '../limits/problems.ts'

/** A problem as it is reported to programs (RFC 9457). */
export function programProblem(
  code: ApiProblemCode,
  { detail, retryAfterSeconds = code === 'unavailable' ? 1 : undefined }: OfThisRequest = {},
): WholeAnswer {
  const body = apiProblem(code, detail)
  const { status } = body
  const answer = whole({ status, type: 'application/problem+json', body, retryAfterSeconds })
  if (code === 'unknown-key') answer.headers['WWW-Authenticate'] = 'Bearer'
  return answer
}
