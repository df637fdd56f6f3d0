/** Texts of sending the list's link. Texts in the specification are word for word (sections 2, 4 and 8). */
export const shareTexts = {
  save: 'Salvează lista',
  saved: 'Salvat!',
  saveFailed: { title: 'Nu s-a putut salva', text: 'Încercați din nou sau copiați manual URL-ul.' },
  share: 'Partajează cu familia',
  shared: 'Copiat!',
  shareFailed: 'Link-ul este gata să fie partajat',
  message: (name: string) => `Lista de cumpărături „${name}”`,
  address: 'Linkul listei',
  /** For a list that only this device has so far. */
  early: 'Linkul va merge după ce lista ajunge la server, la primul semnal.',
  copiedEarly: 'Linkul e copiat. Va merge după ce lista ajunge la server.',
} as const
