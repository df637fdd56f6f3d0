import { inWords, tellOperator } from './journal.ts'

/** Reports a rejected promise that nothing awaits to the operator, instead of ending the process. */
export function tellOfFailedPromises(): void {
  if (!process.listeners('unhandledRejection').includes(tellFailure))
    process.on('unhandledRejection', tellFailure)
}

function tellFailure(reason: unknown): void {
  tellOperator('error', inWords(reason))
}
