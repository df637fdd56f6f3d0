/** Texts beside the list on a wide screen. */
export const besideTexts = {
  people: 'Cine e aici',
  somebody: 'Cineva',
  more: (count: number) => `și încă ${count}`,
  changes: 'Ultimele modificări',
} as const
