import { answerInThread, type ThreadAnswer } from '../../../../src/server/threads/answer-in-thread.ts'

/** Actions of the thread in the tests, by the requested address. */
const answers: Readonly<Record<string, () => ThreadAnswer>> = {
  '/short': () => ({ status: 201, headers: { 'X-Example': 'yes' }, body: ['short'] }),
  '/long': () => ({ status: 200, headers: {}, heldBytes: 1_000, body: manyParts() }),
  '/made': () => ({ status: 200, headers: {}, body: [String(made)] }),
  '/throws': () => {
    throw new Error('on purpose')
  },
  '/ends': () => process.exit(1),
}

const part = 'x'.repeat(64 * 1024)
const parts = 1_000
let made = 0

function* manyParts(): Generator<string> {
  for (made = 0; made < parts; made += 1) yield part
}

answerInThread(async ({ url }) => answers[url]?.())
