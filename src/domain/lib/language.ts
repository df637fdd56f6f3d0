/** The languages of the pages of accounts, and of the mails to accounts. */
export const languages = ['ro', 'en'] as const
export type Language = (typeof languages)[number]
