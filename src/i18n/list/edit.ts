/** Texts of the sheet in which an item is changed. */
export const editTexts = {
  form: (name: string) => `Modifică ${name}`,
  name: 'Produs',
  quantity: 'Cantitate',
  unit: 'Unitate',
  save: 'Salvează',
  cancel: 'Renunță',
} as const
