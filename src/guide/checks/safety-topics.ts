import { fold } from '../../domain/lib/fold.ts'

/**
 * Subjects of safety: how the words of a page name one, and how a row of `safety.csv` does; folded. A page that names one
 * needs a row about it, because only rows have sources.
 */
const topics: readonly { words: RegExp; row: RegExp }[] = [
  { words: /botulis|botulin/, row: /botul|ulei/ },
  { words: /listeri/, row: /listeri|sarcina/ },
  { words: /salmonel/, row: /salmonel|\bou/ },
  { words: /trichinel|trichineloz/, row: /trichin/ },
  { words: /histamin/, row: /histamin/ },
  { words: /cianur|amigdalin/, row: /cianur|amare/ },
  { words: /solanin|tomatin/, row: /solanin/ },
  { words: /mercur\b|mercurul/, row: /mercur/ },
  { words: /metanol|alcool metilic/, row: /metanol/ },
  { words: /paraziti|parazitii|anisakis/, row: /parazit/ },
  { words: /medicament/, row: /medicament/ },
  { words: /acid(?:ul|ului)? oxalic/, row: /oxalic/ },
  { words: /cumarin/, row: /cassia/ },
  { words: /\bgravid|insarcinat|in sarcina/, row: /gravid|sarcina/ },
  { words: /sub un an|sugar(?!u)|bebelus|prim(?:ul|ele) (?:an|sase luni)/, row: /\ban\b|luni|bebelus|sugar/ },
  { words: /copii(?:i|lor)? mici|copil mic|celor (?:foarte )?mici/, row: /copi|cei mici|bebelus|bacteri/ },
  { words: /opri in gat|astupa gatul|\bineaca\b|\binece\b/, row: /ineca|copi|bebelus/ },
  ...['doi', 'trei', 'patru', 'cinci'].map((age) => ({
    words: new RegExp(`(?:sub|pana (?:pe )?la) (?:\\w+-)?${age} ani`),
    row: new RegExp(`${age} ani`),
  })),
  { words: /(?<!-)\bcainelui|\bcainilor|\bpisic/, row: /cain|pisic|animal/ },
  { words: /acrilamid/, row: /acrilamid/ },
  { words: /otrav|\btoxic/, row: /otrav|toxic|cianur|solanin|nu se mananc|vena|alcaloid|varsatur|mortal/ },
  { words: /celiac/, row: /celiac/ },
]

/** A subject of safety that a text names, and no row about the food has. */
export function unsourcedSafety(text: string, safety: readonly string[]): string[] {
  const rows = safety.map(fold)
  return fold(text)
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) =>
      topics
        .filter(({ words, row }) => words.test(sentence) && !rows.some((said) => row.test(said)))
        .map(({ words }) => `${words.exec(sentence)?.[0] ?? ''}: ${sentence}`),
    )
}
