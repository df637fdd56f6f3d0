/** A licence, or its replacement. */
interface Licence {
  name: string
  address?: string
}

type LicenceKey = 'publicDomain' | 'etalab' | 'ccBy4' | 'euReuse' | 'apache2' | 'isc' | 'ofl' | 'mit'

/** The licences of the works below. */
export const licences: Readonly<Record<LicenceKey, Licence>> = {
  publicDomain: { name: 'public domain' },
  etalab: {
    name: 'Licence Ouverte / Etalab 2.0',
    address: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  },
  ccBy4: { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
  euReuse: {
    name: 'reuse allowed, with the source named',
    address: 'https://eur-lex.europa.eu/content/legal-notice/legal-notice.html',
  },
  apache2: { name: 'Apache 2.0', address: 'https://www.apache.org/licenses/LICENSE-2.0' },
  isc: { name: 'ISC, a part MIT', address: 'https://github.com/lucide-icons/lucide/blob/main/LICENSE' },
  ofl: { name: 'OFL 1.1', address: 'https://openfontlicense.org/' },
  mit: { name: 'MIT', address: 'https://opensource.org/license/mit' },
}

/** A work of others that is no npm package, or of which we take more than code. */
export interface Work {
  name: string
  /** Its use on this site. */
  use: string
  /** Its author, in the words that the author or the licence asks for. */
  credits: readonly string[]
  licence: LicenceKey
  address: string
  /** The file with its whole licence, which has to come with every copy. */
  text?: string
}

/** The tables and the texts of law that the guide takes its facts from. */
const facts = {
  sr28: {
    name: 'USDA SR28',
    use: 'nutrition of most foods, and what a piece, a spoon or a cup weighs',
    credits: [
      'US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory. USDA National Nutrient Database for Standard Reference, Release 28 (Slightly revised). Version Current: May 2016.',
    ],
    licence: 'publicDomain',
    address: 'https://fdc.nal.usda.gov/',
  },
  ciqual: {
    name: 'CIQUAL 2020',
    use: 'nutrition of European foods',
    credits: ['Anses. 2020. Ciqual French food composition table.'],
    licence: 'etalab',
    address: 'https://ciqual.anses.fr/',
  },
  bls: {
    name: 'BLS 4.0',
    use: 'macronutrients of foods that the other tables do not have; rounded, energy and salt computed',
    credits: [
      'Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), Version 4.0 – Deutsche Nährstoffdatenbank. Karlsruhe. DOI: 10.25826/Data20251217-134202-0.',
    ],
    licence: 'ccBy4',
    address: 'https://www.blsdb.de/',
  },
  foodKeeper: {
    name: 'FoodKeeper',
    use: 'how long foods keep',
    credits: ['USDA Food Safety and Inspection Service. FoodKeeper, data version 128.'],
    licence: 'publicDomain',
    address: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
  },
  regulation: {
    name: 'Regulation (EU) No 1169/2011',
    use: 'allergens (Annex II), reference intakes (Annex XIII), conversion factors of energy (Annex XIV)',
    credits: ['© European Union, https://eur-lex.europa.eu'],
    licence: 'euReuse',
    address: 'https://eur-lex.europa.eu/legal-content/RO/TXT/?uri=CELEX:32011R1169',
  },
} as const satisfies Readonly<Record<string, Work>>

/** Drawings and the font. */
const drawn = {
  noto: {
    name: 'Noto Emoji',
    use: 'a part of the pictures, and the basket of the app’s icon; as Iconify publishes them',
    credits: ['Copyright 2013 Google, Inc.'],
    licence: 'apache2',
    address: 'https://github.com/googlefonts/noto-emoji',
    text: 'src/credits/texts/noto.txt',
  },
  lucide: {
    name: 'Lucide',
    use: 'icons of buttons and of categories; as Iconify publishes them',
    credits: ['Copyright (c) 2026 Lucide Icons and Contributors', 'Copyright (c) 2013-present Cole Bemis'],
    licence: 'isc',
    address: 'https://lucide.dev/',
    text: 'src/credits/texts/lucide.txt',
  },
  fraunces: {
    name: 'Fraunces',
    use: 'the font of headings, cut down to the letters that they need',
    credits: ['Copyright 2020 The Fraunces Project Authors (github.com/undercasetype/Fraunces)'],
    licence: 'ofl',
    address: 'https://github.com/undercasetype/Fraunces',
    text: 'src/styles/fonts/OFL.txt',
  },
} as const satisfies Readonly<Record<string, Work>>

/** Programs that run on the server and are sent to nobody. */
const onServer = {
  pocketBase: {
    name: 'PocketBase',
    use: 'the database and the live channel',
    credits: ['Copyright (c) 2022 - present, Gani Georgiev'],
    licence: 'mit',
    address: 'https://pocketbase.io/',
  },
  node: {
    name: 'Node.js',
    use: 'runs the site’s own server',
    credits: ['Copyright Node.js contributors. All rights reserved.'],
    licence: 'mit',
    address: 'https://nodejs.org/',
  },
} as const satisfies Readonly<Record<string, Work>>

/** Works of others that the site uses, beside npm packages. */
export const works = { facts, drawn, onServer } as const
