import { fetched } from './fetched.tsx'

/** What may take the place of an item that was not found. */
export const Substitutes = fetched(async () => (await import('./SubstituteChips.tsx')).SubstituteChips)
