/** Around every message that passes. */
export const toastTexts = {
  region: 'Mesaje',
  dismiss: 'Închide mesajul',
} as const
