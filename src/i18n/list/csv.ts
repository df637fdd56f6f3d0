/** Texts of a list as a table. */
export const csvTexts = {
  save: 'Descarcă tabel (CSV)',
  columns: ['Produs', 'Cantitate', 'Unitate', 'Categorie', 'Magazin', 'Notă', 'Preț (lei)', 'Cumpărat'],
  yes: 'da',
} as const
