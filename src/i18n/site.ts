/** What the public pages are called, wherever something leads to them. */
export const pageNames = {
  home: 'Acasă',
  about: 'Despre Noi',
  features: 'Funcții',
  product: 'Lista de Cumpărături',
  guide: 'Alimente A-Z',
  privacy: 'Confidențialitate',
  siteMap: 'Hartă Site',
} as const

/** Texts of what stands on every page. */
export const frameTexts = {
  skip: 'Sari la conținut',
  menu: 'Meniu',
  pages: 'Pagini',
  letters: 'Alimente după literă',
  letter: (letter: string) => `Alimente cu litera ${letter}`,
  contact: 'Scrie-ne',
  swedish: 'Svenska',
  romanian: 'Română',
  tagline: 'Lista de cumpărături a familiei. Fără cont, fără reclame.',
} as const

/** Whose work the site shows. */
export const credits = [
  'Imagini: Noto (Apache 2.0)',
  'Pictograme: Lucide (ISC)',
  'Titluri: Fraunces (OFL)',
] as const
