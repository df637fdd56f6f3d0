/** Texts of the sheet of ready lists, and of those that a list keeps itself. */
export const templatesTexts = {
  title: 'Liste gata făcute',
  back: 'Toate listele gata făcute',
  newList: 'Fă o listă nouă',
  /** What is taken back. */
  added: (title: string) => `Ați adăugat „${title}”`,
  own: 'Ale acestei liste',
  ready: 'Pentru ocazii',
  keep: 'Păstrează lista de acum',
  keepIntro: 'Ca s-o puneți oricând la loc, toată sau în parte.',
  name: 'Numele listei gata făcute',
  save: (count: number) => `Păstrează (${count})`,
  /** In the place of one of the same name. */
  replace: (name: string) => `Înlocuiește „${name}”`,
  tooMuch: 'Prea multe pentru o singură listă gata făcută: alegeți mai puține.',
  full: (count: number) => `Sunt deja ${count} liste gata făcute. Ștergeți una ca să păstrați alta.`,
  kept: (name: string) => `Ați păstrat „${name}”`,
  remove: 'Șterge lista gata făcută',
  removed: (name: string) => `Ați șters lista gata făcută „${name}”`,
} as const
