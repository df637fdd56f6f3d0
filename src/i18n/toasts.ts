/** Around every message that passes. */
export const toastTexts = {
  region: 'Mesaje',
  dismiss: 'Închide mesajul',
} as const

/** Something that is fetched when it is asked for could not be. */
export const notLoadedText = 'Nu s-a putut deschide. Verificați conexiunea și încercați din nou.'
