import { site } from '../../site.ts'

/** Texts of a page in search engines, tabs and shared links. */
interface HeadTexts {
  /** At most 60 characters with the site's name; undefined for the home page, whose title is the site's. */
  title?: string
  /** 60 to 170 characters. */
  description: string
}

export const pageHeadTexts = {
  home: { description: site.description },
  about: {
    title: 'Despre noi și despre lista familiei',
    description:
      'Cine suntem și de ce am făcut o listă de cumpărături fără cont și fără reclame, care se trimite printr-un link și merge și fără semnal.',
  },
  features: {
    title: 'Ce face lista de cumpărături comună',
    description:
      'Listă de cumpărături partajată prin link, care merge fără semnal, așază produsele pe raioane și adună ce se repetă. Fără cont.',
  },
  product: {
    title: 'Listă de cumpărături online, gratuită',
    description:
      'Cum se face o listă de cumpărături bună, cum o împărțiți cu familia printr-un link și cum o folosiți în magazin, chiar și fără semnal. Fără cont.',
  },
  otherApps: {
    title: 'Veniți de la Bring!, Keep sau WhatsApp?',
    description:
      'Aduceți lista de cumpărături din Bring!, Google Keep, WhatsApp, Todoist sau un tabel: lipiți textul sau alegeți fișierul. Fără cont.',
  },
  privacy: {
    title: 'Confidențialitate: ce se păstrează',
    description:
      'Ce date păstrează site-ul despre listele dumneavoastră, unde și cât timp, ce rămâne doar pe telefon, cine le vede și cum cereți ștergerea lor.',
  },
  licences: {
    title: 'Licențe și surse: cu ce e făcut site-ul',
    description:
      'Tabelele, desenele, fontul și programele cu care este făcut site-ul: al cui este fiecare, sub ce licență și unde se găsește.',
  },
  siteMap: {
    title: 'Hartă Site: toate paginile',
    description:
      'Toate paginile site-ului: lista de cumpărături, ghidul Alimente A-Z pe categorii, pe litere și pe luni, și paginile pentru motoarele de căutare.',
  },
} as const satisfies Readonly<Record<string, HeadTexts>>
