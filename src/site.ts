import { serviceWorkerAddress } from './storage-keys.ts'

/** The product's name is spelled only here. */
export const siteName = 'Lista Noastră'

/** Facts about the whole site. */
export const site = {
  name: siteName,
  tagline: 'Lista de cumpărături a familiei, mereu la zi',
  description:
    'Faceți o listă de cumpărături, trimiteți linkul și cumpărați împreună. Fără cont, fără reclame, și când nu e semnal.',
  language: 'ro',
  locale: 'ro_RO',
} as const

/** The addresses of the pages. */
export const addresses = {
  home: '/',
  /** The home page's form that makes a list. */
  createForm: '/#lista-noua',
  /** The lists of this device, on the home page. */
  recentLists: '/#listele-mele',
  about: '/despre',
  features: '/functii',
  /** The form for suggestions on the page of features. */
  suggestion: '/functii#sugestii',
  product: '/lista-de-cumparaturi',
  /** Makes a list of one of another program. */
  otherApps: '/din-alte-aplicatii',
  privacy: '/confidentialitate',
  /** The owners and licences of the tables, drawings and programs that the site uses. */
  licences: '/licente',
  /** The full licences of the works that are sent to browsers. */
  licenceTexts: '/licente.txt',
  /** Signing in and up. */
  auth: '/auth',
  /** The pages of links in mails; their token is behind a hash. */
  confirmEmail: '/auth/confirmare',
  newPassword: '/auth/parola-noua',
  confirmNewEmail: '/auth/adresa-noua',
  account: '/cont',
  siteMap: '/harta-site',
  sitemap: '/sitemap.xml',
  sitemapIndex: '/sitemap-index.xml',
  robots: '/robots.txt',
  list: (token: string) => `/list/${token}`,
  /** The manifest that makes an app of a list. */
  listManifest: (token: string) => `/list/${token}/aplicatie.webmanifest`,
  /** Adds the lists of another device; their keys are behind its hash. */
  move: '/mutare',
  /** A page without a list, for the lists of this device. */
  listFromDevice: '/list',
  /** Shown in place of a page that is neither on the device nor available. */
  noSignal: '/fara-semnal',
  /** Receives texts that are shared with the installed app; the service worker answers it. */
  shareTarget: '/primite',
  /** The home page that asks for the list of a shared text. */
  sharedHere: '/?primite',
  /** The documentation of the API, for people and for programs. */
  apiDocs: '/api/v1/docs',
  apiDocument: '/api/v1/openapi.json',
  /** The address at which task programs find the list of a key (CalDAV). */
  dav: '/dav/',
  manifest: '/manifest.webmanifest',
  serviceWorker: serviceWorkerAddress,
  appIcon: (name: string) => `/icons/${name}.png`,
  /** The token in the address of a list's page; undefined for any other. */
  listToken: (path: string) => path.match(/^\/list\/([^/]+)$/)?.[1],
  /** The token in the address of a list's page or of its manifest. */
  tokenIn: (path: string) => path.match(/^\/list\/([^/]+)(?:\/aplicatie\.webmanifest)?$/)?.[1],
  picture: (name: string) => `/pictures/${name}.svg`,
  screen: (name: string) => `/screens/${name}.webp`,
  guide: '/alimente/',
  food: (slug: string) => `/alimente/${slug}/`,
  sharePicture: (name: string) => `/share/${name}.png`,
  words: (version: string) => `/words/${version}.json`,
} as const

/** The addresses of the guide's pages and files that no script of a page asks for. */
export const guideAddresses = {
  /** The page of a dish, with its ingredients. */
  dish: (slug: string) => `/alimente/mese/${slug}/`,
  foodNames: '/alimente/alte-nume.json',
  foodLetter: (letter: string) => `/alimente/litera/${letter.toLowerCase()}/`,
  foodCategory: (slug: string) => `/alimente/categorie/${slug}/`,
  foodSeason: (month: string) => `/alimente/sezon/${month}/`,
  /** The foods without an allergen. */
  foodsWithout: (allergen: string) => `/alimente/fara/${allergen}/`,
  /** A page, from 1, of the table of all foods in one order. */
  foodTable: (order: string, page = 1) => `/alimente/tabel/${order}/${page === 1 ? '' : `${page}/`}`,
  foodSources: '/alimente/surse/',
  /** The publications about a subject, at one of them if its key is given, which is its id. */
  foodSourcesAbout: (subject: string, key?: string) =>
    `/alimente/surse/${subject}/${key ? `#${encodeURIComponent(key)}` : ''}`,
  foodSearch: (version: string) => `/alimente/cautare-${version}.json`,
} as const

/** The names of the share pictures that belong to no food. */
export const sharePictures = {
  home: 'acasa',
  guide: 'alimente',
  about: 'despre',
  features: 'functii',
  product: 'lista-de-cumparaturi',
} as const

/** The Swedish sister site's addresses of those of our pages that it has, which its visitors still type and link. */
export const swedishAddresses = {
  home: '/',
  product: '/inkopslista',
  features: '/funktioner',
  about: '/om',
  privacy: '/integritet',
  siteMap: '/sajtkarta',
} as const
