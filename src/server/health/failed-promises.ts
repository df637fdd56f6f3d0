import { inWords, tellOperator } from './journal.ts'

/** Tells the operator of a promise that failed and was awaited by nobody, in place of ending the process. */
export function tellOfFailedPromises(): void {
  if (!process.listeners('unhandledRejection').includes(tellFailure))
    process.on('unhandledRejection', tellFailure)
}

function tellFailure(reason: unknown): void {
  tellOperator('error', inWords(reason))
}
