/** Errors of a record that an admin saves: sentences in Romanian, by field. */
export type Faults = Readonly<Record<string, string>>

const summary = 'Înregistrarea nu a fost salvată.'

/** Refuses a record that has faults. */
export function refuseFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) refuse(faults)
}

/** Refuses a record; the dashboard shows each sentence at its field. */
export function refuse(faults: Faults): never {
  const fields = Object.entries(faults).map(
    ([field, sentence]) => [field, new ValidationError('admin', sentence)] as const,
  )
  const [first = ''] = Object.entries(faults).map(([field, sentence]) => `${field}: ${sentence}`)
  throw new BadRequestError(`${summary} ${first}`, Object.fromEntries(fields))
}
