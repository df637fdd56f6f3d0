import { addresses, swedishAddresses } from '../../site.ts'

export const notFoundTexts = {
  title: 'Pagina nu a fost găsită',
  text: 'Adresa este greșită sau pagina nu mai există. Verificați linkul sau porniți de la început.',
  home: { label: 'Înapoi la început', address: addresses.home },
  /** For visitors of the Swedish sister site. */
  swedish: {
    title: 'Hoppsan! Sidan hittades inte',
    links: [
      { label: 'Startsidan', address: swedishAddresses.home },
      { label: 'Inköpslista', address: swedishAddresses.product },
      { label: 'Funktioner', address: swedishAddresses.features },
      { label: 'Om oss', address: swedishAddresses.about },
    ],
  },
} as const
