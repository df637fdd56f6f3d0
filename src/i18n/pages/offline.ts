/** Shown by the device when a page is neither on it nor to be had. */
export const noSignalTexts = {
  title: 'Nu este semnal',
  text: 'Pagina aceasta nu a ajuns încă pe dispozitiv. Listele deschise până acum merg și fără conexiune.',
  home: 'La listele mele',
} as const

/** A newer version of the site waits. */
export const updateTexts = {
  offer: 'Există o versiune nouă a aplicației.',
  take: 'Actualizează',
} as const
