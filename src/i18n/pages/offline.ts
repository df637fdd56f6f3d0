/** Shown if a page is neither on the device nor available from the network. */
export const noSignalTexts = {
  title: 'Nu este semnal',
  text: 'Pagina aceasta nu a ajuns încă pe dispozitiv. Listele deschise până acum merg și fără conexiune.',
  home: 'La listele mele',
} as const

/** Texts of the offer of a new version. */
export const updateTexts = {
  offer: 'Există o versiune nouă a aplicației.',
  take: 'Actualizează',
} as const
