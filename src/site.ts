import { serviceWorkerAddress } from './fixed-names.ts'

/** Everything the whole site knows about itself. Nothing else spells the product's name. */
export const site = {
  name: 'Lista Noastră',
  tagline: 'Lista de cumpărături a familiei, mereu la zi',
  description:
    'Faceți o listă de cumpărături, trimiteți linkul și cumpărați împreună. Fără cont, fără reclame, și când nu e semnal.',
  language: 'ro',
  locale: 'ro_RO',
} as const

/** Where the pages are. */
export const addresses = {
  home: '/',
  /** The home page's form that makes a list. */
  createForm: '/#lista-noua',
  /** The lists of this device, on the home page. */
  recentLists: '/#listele-mele',
  about: '/despre',
  features: '/functii',
  /** Where the page of features asks for more of them. */
  suggestion: '/functii#sugestii',
  product: '/lista-de-cumparaturi',
  privacy: '/confidentialitate',
  /** Signing in and up. */
  auth: '/auth',
  /** Where mails lead; what their link carries is behind a hash. */
  confirmEmail: '/auth/confirmare',
  newPassword: '/auth/parola-noua',
  confirmNewEmail: '/auth/adresa-noua',
  account: '/cont',
  siteMap: '/harta-site',
  sitemap: '/sitemap.xml',
  sitemapIndex: '/sitemap-index.xml',
  robots: '/robots.txt',
  list: (token: string) => `/list/${token}`,
  /** What makes an app of the list, with its own start. */
  listManifest: (token: string) => `/list/${token}/aplicatie.webmanifest`,
  /** Takes in the lists of another device; their keys are behind its hash. */
  move: '/mutare',
  /** A page without a list, for the lists of this device. */
  listFromDevice: '/list',
  /** Shown in place of a page that is neither here nor to be had. */
  noSignal: '/fara-semnal',
  /** Takes what is shared with the installed app; answered on the device. */
  shareTarget: '/primite',
  /** The home page, asking where what was shared goes. */
  sharedHere: '/?primite',
  manifest: '/manifest.webmanifest',
  serviceWorker: serviceWorkerAddress,
  appIcon: (name: string) => `/icons/${name}.png`,
  /** The token in the address of a list's page; undefined for any other. */
  listToken: (path: string) => path.match(/^\/list\/([^/]+)$/)?.[1],
  /** The token in the address of a list's page or of its manifest. */
  tokenIn: (path: string) => path.match(/^\/list\/([^/]+)(?:\/aplicatie\.webmanifest)?$/)?.[1],
  picture: (name: string) => `/pictures/${name}.svg`,
  guide: '/alimente/',
  food: (slug: string) => `/alimente/${slug}/`,
  /** What a dish needs. */
  dish: (slug: string) => `/alimente/mese/${slug}/`,
  foodNames: '/alimente/alte-nume.json',
  foodLetter: (letter: string) => `/alimente/litera/${letter.toLowerCase()}/`,
  foodCategory: (slug: string) => `/alimente/categorie/${slug}/`,
  foodSeason: (month: string) => `/alimente/sezon/${month}/`,
  foodSources: '/alimente/surse/',
  sharePicture: (name: string) => `/share/${name}.png`,
  foodSearch: (version: string) => `/alimente/cautare-${version}.json`,
  words: (version: string) => `/words/${version}.json`,
} as const

/** The names of the share pictures that belong to no food. */
export const sharePictures = {
  home: 'acasa',
  guide: 'alimente',
  about: 'despre',
  features: 'functii',
  product: 'lista-de-cumparaturi',
} as const

/** The Swedish sister site's words for our pages, still typed and linked by its visitors. */
export const swedishAddresses = {
  home: '/',
  product: '/inkopslista',
  features: '/funktioner',
  about: '/om',
  privacy: '/integritet',
  siteMap: '/sajtkarta',
} as const

/** Other names of our pages; each leads to the page for good. */
export const aliases: Readonly<Record<string, string>> = {
  [swedishAddresses.about]: addresses.about,
  [swedishAddresses.features]: addresses.features,
  '/functionalitati': addresses.features,
  [swedishAddresses.product]: addresses.product,
  [swedishAddresses.privacy]: addresses.privacy,
  [swedishAddresses.siteMap]: addresses.siteMap,
}
