/** Texts around every toast. */
export const toastTexts = {
  region: 'Mesaje',
  dismiss: 'Închide mesajul',
} as const

/** Code that is fetched on demand did not arrive. */
export const notLoadedText = 'Nu s-a putut deschide. Verificați conexiunea și încercați din nou.'
