import type { IconName } from '../../icons.ts'
import { countFoods } from '../guide/guide.ts'

/** Texts of the home page. They claim only what is true today. */
export const homeTexts = {
  title: 'Lista de cumpărături a familiei, mereu la zi',
  blurb:
    'Faceți o listă, trimiteți linkul, cumpărați împreună. Fără cont, fără reclame, și când nu e semnal.',
  nameLabel: 'Cum se numește lista?',
  namePlaceholder: 'Cumpărături de weekend',
  create: 'Creează lista',
  creating: 'Creez lista...',
  hint: 'Numele e opțional. Primiți imediat un link de trimis familiei.',
  noScript: 'Pentru a crea o listă este nevoie de JavaScript. Activați-l în setările browserului.',
  featuresTitle: 'Gândită pentru raion, nu pentru birou',
  more: 'Și: prețuri, buget, tichete de masă, garanție, ordinea raioanelor, istoric, anunțuri, liste din Bring!, Keep, WhatsApp.',
} as const

/** Texts of links on the home page. */
export const homeLinks = {
  features: 'Toate funcțiile',
  foods: (count: number) => `Toate cele ${countFoods(count)}`,
} as const

interface Feature {
  icon: IconName
  title: string
  text: string
}

export const features: readonly Feature[] = [
  {
    icon: 'zap',
    title: 'Toți văd la fel, pe loc',
    text: 'Cine are linkul vede fiecare bifă în aceeași clipă.',
  },
  {
    icon: 'wifi-off',
    title: 'Merge și fără semnal',
    text: 'În subsolul magazinului notați mai departe; totul ajunge când revine semnalul.',
  },
  {
    icon: 'clipboard-paste',
    title: 'Lipiți lista întreagă',
    text: 'O listă din mesaje sau din notițe devine rânduri, așezate pe raioane.',
  },
]

/** The list beside the form, to be tried. */
export const sampleList = {
  name: 'Cumpărături de weekend',
  news: 'Încercați: bifați ceva',
  items: [
    { picture: 'rosii', name: 'Roșii', amount: '1,5 kg', isCompleted: false },
    { picture: 'lapte', name: 'Lapte', amount: '2 l', isCompleted: true },
    { picture: 'paine', name: 'Pâine', amount: '', isCompleted: false },
    { picture: 'oua', name: 'Ouă', amount: '10 buc', isCompleted: false },
    { picture: 'telemea', name: 'Telemea', amount: '400 g', isCompleted: false },
  ],
} as const
