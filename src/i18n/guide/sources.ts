import type { SourceSubject } from '../../guide/tables/cited-publications.ts'
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
  'Leușteanul, borșul, caltaboșul, halvaua, jumările, icrele, heringul și wasabi nu au valori nutritive, fiindcă tabelele nu le au așa cum se vând la noi. Valorile xilitolului sunt calculate.',
  '„Urme”: mai puțin decât se putea măsura.',
  'Alergenii sunt cunoaștere comună; eticheta are întâietate.',
  'Greutatea unei bucăți, a unei linguri sau a unei căni vine din USDA SR28, cu cana socotită la 250 ml; mărimile sunt cele americane, deci fructele ies ceva mai mari. Porțiile și paharele numite în grame sunt cele obișnuite la noi.',
  'Proporțiile la înlocuire și timpii de gătit sunt cunoaștere comună, aproximativă.',
  'Lunile de sezon sunt cunoaștere comună, nu o statistică.',
] as const

interface SubjectTexts {
  title: string
  description: string
}

/** The pages of publications, by subject. */
const subjects: Readonly<Record<SourceSubject, SubjectTexts>> = {
  pastrare: {
    title: 'Surse: cât țin alimentele',
    description:
      'Publicațiile din care vin termenele de păstrare din Alimente A-Z: în cămară, în frigider și în congelator, cu ziua citirii.',
  },
  gatire: {
    title: 'Surse: crud și gătit',
    description:
      'Publicațiile din care vin sfaturile despre ce nu se mănâncă crud și cât de bine se gătește, cu ziua în care le-am citit.',
  },
  'sarcina-si-copii': {
    title: 'Surse: sarcină și copii mici',
    description:
      'Publicațiile din care vin sfaturile din Alimente A-Z despre alimentele din sarcină și ale copiilor mici, cu ziua citirii.',
  },
  precautii: {
    title: 'Surse: alte precauții',
    description:
      'Publicațiile din care vin celelalte sfaturi de siguranță din Alimente A-Z, și cele despre câini și pisici, cu ziua citirii.',
  },
}

/** Texts of the pages of sources. */
export const sourcesTexts = {
  licence: (name: string) => `Licență: ${name}`,
  notesTitle: 'Cum am citit numerele',
  notes,
  publications: 'Păstrare și siguranță',
  publicationsBlurb:
    'Termenele de la „Cât ține” și propozițiile de la „Siguranță” vin din aceste publicații sau de pe eticheta produsului. Unele au fost citate de alții, cum scrie în titlu; pe cele fără legătură le-am citit în copii.',
  subjects,
  backToSources: 'Toate sursele',
  readOn: (day: string) => ` citit la ${day}`,
  tables,
  title: 'Surse',
  blurb:
    'Textele sunt scrise de noi. Valorile nutritive vin din tabele publicate, rotunjite ca pe etichete; energia și sarea sunt calculate din ele. Unde tabelul nu are o valoare, scrie „nemăsurat”.',
  description:
    'De unde vin numerele din Alimente A-Z: tabelele de compoziție, termenele de păstrare, alergenii și imaginile, cu licențele lor.',
} as const
