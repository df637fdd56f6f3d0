/** The sources of the guide's facts and pictures, credited as they ask. */
const tables = [
  {
    name: 'USDA SR28',
    what: 'Valori nutritive pentru cele mai multe alimente',
    credit:
      'USDA National Nutrient Database for Standard Reference, Release 28 (2016), U.S. Department of Agriculture, Agricultural Research Service.',
    licence: 'domeniu public',
    address: 'https://fdc.nal.usda.gov/',
  },
  {
    name: 'CIQUAL 2020',
    what: 'Valori nutritive pentru alimente europene',
    credit: 'Anses. 2020. Ciqual French food composition table.',
    licence: 'Licence Ouverte / Etalab 2.0',
    address: 'https://ciqual.anses.fr/',
  },
  {
    name: 'BLS 4.0',
    what: 'Valori nutritive pentru alimente pe care celelalte tabele nu le au: leurdă, cătină, ghebe și altele',
    credit: 'Bundeslebensmittelschlüssel 4.0, Max Rubner-Institut.',
    licence: 'CC BY 4.0',
    address: 'https://www.blsdb.de/',
  },
  {
    name: 'FoodKeeper',
    what: 'Termene de păstrare, în condițiile din Statele Unite; eticheta are întâietate',
    credit: 'USDA FSIS FoodKeeper, versiunea 128.',
    licence: 'domeniu public',
    address: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
  },
  {
    name: 'Regulamentul (UE) nr. 1169/2011',
    what: 'Alergenii (anexa II), dozele zilnice de referință (anexa XIII), factorii de energie (anexa XIV)',
    credit: 'Parlamentul European și Consiliul Uniunii Europene.',
    licence: 'reutilizare liberă, cu menționarea sursei',
    address: 'https://eur-lex.europa.eu/legal-content/RO/TXT/?uri=CELEX:32011R1169',
  },
  {
    name: 'Noto Emoji',
    what: 'O parte din imaginile alimentelor; celelalte sunt desenate de noi',
    credit: 'Google, proiectul Noto.',
    licence: 'Apache 2.0',
    address: 'https://github.com/googlefonts/noto-emoji',
  },
] as const

/** How the numbers were read, for readers who want to check them. */
const notes = [
  'Carbohidrații sunt cei disponibili, fără fibre, ca pe etichetele din Uniunea Europeană.',
  'Energia este calculată cu factorii din Regulamentul (UE) nr. 1169/2011, în afară de oțeturi, la care rămâne cea măsurată.',
  'Sarea este sodiul înmulțit cu 2,5.',
  'Rotunjirea este cea de pe etichete: peste 10 g la un gram, între 0,5 și 10 g la o zecime, mai puțin decât atât „< 0,5 g”.',
  'La câteva produse românești (telemea, cașcaval, mici, zacuscă și altele) tabelele au doar ceva asemănător; paginile lor spun ce.',
  'Kilojulii sunt calculați cu factorii aceluiași regulament. Unde zaharurile măsurate depășesc cu puțin carbohidrații aflați prin scădere, arătăm carbohidrații.',
  'Leușteanul, borșul, caltaboșul, halvaua, jumările și icrele nu au valori nutritive, fiindcă niciun tabel nu le are așa cum se vând la noi. Valorile xilitolului sunt calculate.',
  'Greutatea unei bucăți, a unei linguri sau a unei căni vine din USDA SR28; mărimile sunt cele americane, deci fructele și cartofii ies ceva mai mari.',
  'Proporțiile la înlocuire și timpii de gătit sunt cunoaștere comună, aproximativă.',
  'Lunile de sezon sunt cunoaștere comună, nu o statistică.',
] as const

/** Texts of the page of sources. */
export const sourcesTexts = {
  licence: (name: string) => `Licență: ${name}`,
  notesTitle: 'Cum am citit numerele',
  notes,
  publications: 'Păstrare și siguranță',
  publicationsBlurb:
    'Fiecare termen și fiecare sfat de siguranță vine dintr-o publicație pe care am citit-o; unde niciuna nu spune, nu spunem nici noi.',
  readOn: (day: string) => ` citit la ${day}`,
  tables,
  title: 'Surse',
  blurb:
    'Textele sunt scrise de noi. Valorile nutritive nu: fiecare vine, neschimbat în afară de rotunjire, dintr-un tabel publicat. Ce nu s-a măsurat nu se afișează.',
  description:
    'De unde vin numerele din Alimente A-Z: tabelele de compoziție, termenele de păstrare, alergenii și imaginile, cu licențele lor.',
} as const
