/** Texts of a list as a table. */
export const csvTexts = {
  list: 'Listă',
  columns: ['Produs', 'Cantitate', 'Unitate', 'Categorie', 'Magazin', 'Notă', 'Preț (lei)', 'Cumpărat'],
  yes: 'da',
} as const
