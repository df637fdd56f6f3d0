/** Words that only ask, without diacritics; those of two letters, besides egg and garlic. */
const asking =
  /^(?:(?!ou|ai)\w\w?|acasa|are|care|casa|cat[aei]?|cand|cum|diferenta|dintre|este|fac\w*|imi|mai|poate|pot|stiu|sunt|trebuie|unde)$/

/** Words that tell a place, a time, an amount or a wish beside the name. */
const circumstances =
  /^(?:|bun[aei]?|can[ai]|congelator|contine?|cumpar\w?|desc\w+|desf\w+|din|dupa|felie|folos\w+|frigider|gases\w+|gatesc|iarna|iau|ingredient\w*|lingur\w+|moale|pahar|pastrez|pentru|portie|preg\w+|prepar\w?|pun[ei]?|retet\w+|stau?|tar[ei]|timp\w*|tine?|un[aei]|valori|vara|vreau|\d+\w?)$/

/** Words that frame elsewhere and here belong to the name: flax of "ulei de in", home-made, the month of May. */
const isMeant = /^de (?:casa|in|iarna|vara)$|^(?:d?in|luna) mai$/

/** Returns the words of a text without diacritics that do not only ask, nor frame otherwise if that is given. */
export function withoutAsking(text: string, otherwise = /^$/): string {
  const isName = (word: string) => !asking.test(word) && !otherwise.test(word)
  return text
    .split(' ')
    .filter((word, place, words) => isName(word) || isMeant.test(`${words[place - 1]} ${word}`))
    .join(' ')
}

/** Returns the words of a text without diacritics that name something. */
export function withoutFraming(text: string): string {
  return withoutAsking(text, circumstances)
}

/** Requests of the recipe of a dish, or of what to buy for it. */
const dishFrame =
  /\b(?:retet|ingredient)|^(?:din )?c(?:e|um) (?:(?:\w\w|imi|mai|pot|trebuie) )*(?:cumpar|fac|gat|iau|pre[gp]|pun|trebui)/

/** Returns the name of which a text without diacritics asks the recipe or the ingredients. */
export function framedDish(text: string): string {
  return dishFrame.test(text) ? withoutFraming(text) : ''
}

/** Qualities that people wish for in any dish. */
const qualities = /\b(?:casa|clasic|fraged\w*|mama|pufo\w+|rapid\w?|simpl\w|traditio\w+|uso\w+)\b/g

/** Returns a text without qualities. */
export function withoutQualities(text: string): string {
  return text.replace(qualities, '')
}
