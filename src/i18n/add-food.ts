/** What the guide's button says once it was pressed. */
export const addTexts = {
  added: (name: string) => `${name} a fost adăugat în lista de cumpărături!`,
  failed: 'Eroare la adăugarea în listă. Te rugăm să încerci din nou.',
  noList: 'Nu aveți încă nicio listă pe acest dispozitiv.',
  noConnection: 'Fără conexiune; lista se deschide când revine semnalul, tot de aici.',
  create: (name: string) => `Creează o listă cu ${name}`,
} as const
