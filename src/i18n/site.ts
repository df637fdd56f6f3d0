/** The names of the public pages in all links to them. */
export const pageNames = {
  home: 'Acasă',
  about: 'Despre Noi',
  features: 'Funcții',
  product: 'Lista de Cumpărături',
  guide: 'Alimente A-Z',
  otherApps: 'Din alte aplicații',
  privacy: 'Confidențialitate',
  licences: 'Licențe și surse',
  siteMap: 'Hartă Site',
} as const

/** Texts of the parts that every page has. */
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
  /** The work of others that the site shows. */
  credits: ['Imagini: Noto (Apache 2.0)', 'Pictograme: Lucide (ISC)', 'Titluri: Fraunces (OFL)'],
  version: (version: string) => `versiunea ${version}`,
} as const
