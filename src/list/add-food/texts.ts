import { withinText } from '../../i18n/guide/within-text.ts'

/** Messages after a press of the guide's button. */
export const addFoodTexts = {
  /** @param list the name of the list */
  added: (food: string, list: string) => `Am pus pe lista „${list}”: ${withinText(food)}`,
  failed: 'Eroare la adăugarea în listă. Te rugăm să încerci din nou.',
  noList: 'Nu aveți încă nicio listă pe acest dispozitiv.',
  noConnection: 'Fără conexiune; lista se deschide când revine semnalul, tot de aici.',
  create: (food: string) => `Creează o listă cu ${withinText(food)}`,
} as const
