/** Texts of the sheet with a list's link as a picture. */
export const qrTexts = {
  title: 'Cod QR',
  text: 'Îndreptați camera telefonului spre cod ca să deschideți lista.',
  picture: 'Cod QR cu linkul listei',
  copy: 'Copiază linkul',
  copied: 'Copiat!',
} as const
