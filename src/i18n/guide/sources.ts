import { workTexts } from '../works.ts'

/** The sources of the guide's facts and pictures, credited as they ask. */
const tables = [...Object.values(workTexts.facts), workTexts.drawn.noto]

/** Notes about the numbers, for readers who want to check them. */
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
