import { addresses } from '../../site.ts'

/** The subject of each page, by its address. */
const pages: Readonly<Record<string, string>> = {
  [addresses.home]: 'faceți o listă; listele de pe acest dispozitiv',
  [addresses.about]: 'cine suntem și ce ne-am propus',
  [addresses.features]: 'ce face lista, și un loc pentru sugestii',
  [addresses.product]: 'cum se face o listă bună; întrebări',
  [addresses.guide]: 'ghidul alimentelor, cu căutare',
  [addresses.otherApps]: 'aduceți lista din Bring!, Keep, WhatsApp',
  [addresses.privacy]: 'ce se păstrează, unde și cât timp',
  [addresses.licences]: 'ale cui sunt tabelele, desenele și programele',
  [addresses.siteMap]: 'pagina aceasta',
}

export const siteMapTexts = {
  heading: 'Hartă Site',
  blurb: 'Toate paginile, la un loc.',
  foods: 'Alimente, de la A la Z',
  main: 'Pagini principale',
  pages,
  categories: 'Alimente, pe categorii',
  sources: 'de unde vin numerele',
  publications: 'publicațiile citite',
  letters: 'Alimente, pe litere',
  letter: (letter: string) => `Alimente cu litera ${letter}`,
  months: 'De sezon, lună de lună',
  technical: {
    title: 'Pagini tehnice',
    /** Files for search engines. */
    pages: [
      {
        name: 'sitemap.xml',
        address: addresses.sitemap,
        text: 'paginile principale, pentru căutare',
      },
      {
        name: 'sitemap-index.xml',
        address: addresses.sitemapIndex,
        text: 'toate paginile, cu fiecare aliment',
      },
      {
        name: 'robots.txt',
        address: addresses.robots,
        text: 'ce pot citi motoarele de căutare',
      },
    ],
  },
} as const
