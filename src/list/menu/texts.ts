export const menuTexts = {
  title: 'Meniu',
  copy: 'Copiază ca text',
  copied: 'Copiat!',
  copyByHand: 'Selectați și copiați textul',
  print: 'Tipărește',
  qr: 'Cod QR',
  duplicate: 'Fă o copie a listei',
  deleted: 'Șterse recent',
  link: 'Linkul listei',
  settings: 'Setări',
} as const

export const deletedTexts = {
  title: 'Șterse recent',
  note: 'Ce se șterge rămâne aici 30 de zile. Oricine are linkul poate pune înapoi.',
  empty: 'Nimic șters în ultimele 30 de zile.',
  restore: 'Pune înapoi',
  restoreItem: (name: string) => `Pune înapoi ${name}`,
  restoreAll: 'Pune-le pe toate înapoi',
} as const
