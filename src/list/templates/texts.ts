/** Texts of the sheet of templates: ready ones, and those that a list has saved. */
export const templatesTexts = {
  title: 'Liste gata făcute',
  back: 'Toate listele gata făcute',
  newList: 'Fă o listă nouă',
  /** Name of an action that can be undone. */
  added: (title: string) => `Ați adăugat „${title}”`,
  own: 'Ale acestei liste',
  ready: 'Pentru ocazii',
  keep: 'Păstrează lista de acum',
  keepIntro: 'Ca s-o puneți oricând la loc.',
  name: 'Numele listei gata făcute',
  save: (count: number) => `Păstrează (${count})`,
  /** For a template that replaces one of the same name. */
  replace: (name: string) => `Înlocuiește „${name}”`,
  tooMuch: 'Prea multe pentru o singură listă gata făcută: alegeți mai puține.',
  full: (count: number) => `Sunt deja ${count} liste gata făcute. Ștergeți una ca să păstrați alta.`,
  kept: (name: string) => `Ați păstrat „${name}”`,
  remove: 'Șterge lista gata făcută',
  removed: (name: string) => `Ați șters lista gata făcută „${name}”`,
} as const
