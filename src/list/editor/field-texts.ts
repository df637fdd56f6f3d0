/** Texts of the sheet in which an item is changed. */
export const editTexts = {
  form: (name: string) => `Modifică ${name}`,
  name: 'Produs',
  note: 'Notă',
  noteExample: 'cea cu capac verde',
  store: 'Magazin',
  storeExample: 'oricare',
  price: 'Preț pe bucată',
  /** @param amount as '2 kg' */
  priceOf: (amount: string) => `Preț pentru ${amount}`,
  priceExample: '7,49 lei',
  quantity: 'Cantitate',
  unit: 'Unitate',
  save: 'Salvează',
  cancel: 'Renunță',
} as const
