import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OwnHosts } from '../../domain/outbound/own-hosts.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { visitorOf } from '../limits/client-address.ts'
import { limits } from '../limits/limits.ts'
import type { Unread } from '../limits/unread.ts'
import { takeBody } from '../take-body.ts'
import { AnswerThread } from '../threads/answer-thread.ts'
import type { ProgramThreadData } from './program-worker.ts'

/** Answers requests of other programs, which have a key of a list. */
export interface Programs {
  /** @param url with dots and backslashes resolved */
  answer: (request: IncomingMessage, response: ServerResponse, url: string, mostBytes: number) => void
  end: () => void
}

interface ProgramsOptions {
  pocketBase: PocketBaseAccess
  isProxyTrusted: boolean
  limitsFactor?: number
  /** Hosts of the operator that webhooks may reach beside public ones. */
  ownHosts?: OwnHosts
  unread: Unread
}

/** Returns the answers to programs. Their thread starts with the first request. */
export function createPrograms({
  pocketBase: { url, secret },
  isProxyTrusted,
  limitsFactor = 1,
  ownHosts = [],
  unread,
}: ProgramsOptions): Programs {
  const { atOnce, perVisitor } = limits.programs
  const thread = new AnswerThread({
    module: new URL('./program-worker.ts', import.meta.url),
    data: { pocketBase: { url, secret }, ownHosts } satisfies ProgramThreadData,
    ...{ atOnce, unread },
    perVisitor: Math.max(1, perVisitor * limitsFactor),
  })
  return {
    answer(request, response, path, mostBytes) {
      const { method = 'GET', headers } = request
      takeBody(request, response, mostBytes, (body) =>
        thread.answer({
          visitor: visitorOf(request, isProxyTrusted),
          response,
          asked: { method, url: path, headers, body },
        }),
      )
    },
    end: () => thread.end(),
  }
}
