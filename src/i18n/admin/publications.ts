/** The states of a publication in the dashboard, as in the collection `publications`. */
export const publicationStates = {
  waiting: 'în așteptare',
  underWay: 'în lucru',
  done: 'pe site',
  failed: 'nereușită',
} as const

const kept = 'Site-ul a rămas cel dinainte.'

export const publicationTexts = {
  underWay: 'Site-ul se reface cu modificările salvate.',
  done: 'Modificările sunt pe site.',
  faults: (faults: readonly string[]) => `${kept} Corectați și salvați din nou:\n${faults.join('\n')}`,
  build: `${kept} Refacerea lui nu a reușit, deși textele sunt în ordine. Ce s-a întâmplat stă la „details”: arătați-l celui care întreține site-ul.`,
  links: (links: readonly string[]) => `${kept} Unele linkuri nu ar mai duce nicăieri:\n${links.join('\n')}`,
  withoutTools: `${kept} Acest server are numai site-ul gata făcut, fără uneltele cu care se reface. Modificările rămân salvate; cine întreține site-ul le publică de acolo de unde îl instalează.`,
  fault: (where: string, field: string, sentence: string) => `${where}, ${field}: ${sentence}`,
  unknownWord: (word: string) =>
    `dicționarul nu cunoaște „${word}”; dacă este scris bine, adăugați-l la „knownWords”, pe un rând al lui.`,
  saidTwice: (other: string) => `o propoziție stă și la alimentul „${other}”.`,
} as const
