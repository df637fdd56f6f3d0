export const sheetTexts = {
  close: 'Închide',
} as const
