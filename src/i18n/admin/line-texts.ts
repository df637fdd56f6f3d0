/** Messages about a line of an admin that cannot be read. */
export const lineTexts = {
  atLine: (line: number, sentence: string) => `Rândul ${line}: ${sentence}`,
  unknownWord: (word: string, known: readonly string[]) =>
    `în locul lui „${word}” se poate scrie ${known.filter((one) => one !== '').join(', ')}.`,
  recommended: (word: string) => `a cincea parte este „recomandat” sau goală, nu „${word}”.`,
  keepingSource:
    'lipsește sursa. Un rând are forma: loc | stare | timp | de când | recomandat | sursa | notă; sursa este una pe care o au și alte alimente, ca „foodkeeper-128”, „ambalaj” sau o adresă https://.',
  time: (text: string) =>
    `„${text}” nu este un timp. Scrieți „3–5 zile”, „până la 28 de zile”, „până la data de pe ambalaj”, „până la coacere”, „nelimitat” sau „nu se recomandă”.`,
  safety: 'un rând are forma: despre ce | propoziția | sursa.',
  substitute: 'un rând are forma: alimentul | cât în loc de cât | ce se schimbă.',
  unknownFood: (name: string) => `ghidul nu are alimentul „${name}”.`,
  cooking: 'Primul rând este titlul („Cât se fierbe”), iar textul începe pe al doilea.',
  question: (question: string) =>
    `Întrebării „${question}” îi lipsește răspunsul, care stă pe rândul de sub ea; între întrebări lăsați un rând gol.`,
  measure: 'un rând are forma: măsura | grame g, de pildă „o lingură rasă | 12 g”.',
  nutrient: (known: readonly string[]) =>
    `un rând are forma „Proteine | 0,9 g”. Se pot scrie: ${known.join(', ')}.`,
  source: 'Sursa are trei părți: tabelul | cum numește el alimentul | codul.',
  amount: 'Scrieți un număr și o unitate, de pildă „1 kg”.',
  noneAndSome: (none: string) => `„${none}” nu stă împreună cu altceva.`,
} as const
