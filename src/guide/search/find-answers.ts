import { foodsNamed, guessNamed } from './find-named.ts'
import { type FoodPart, foodParts } from './food-parts.ts'
import { type FoundPages, pageOf, type SearchIndex } from './search-index.ts'
import { lettersOf } from './search-words.ts'

/** A question about one part of a food's page: the words that ask it, without diacritics. */
interface Asked {
  part: FoodPart
  asks: RegExp
}

const verbs = '(?:fierb|coac|coc|coace|frig|praj|calest|calesc|gatest|gatesc|infuz|inmoa|tin|lasa)'
const amount = 'cat(?:a|e|i)?'

/** In the order in which they are tried. */
const askedParts: readonly Asked[] = [
  {
    part: 'substitutes',
    asks: /\b(?:inlocui\w*|substitu\w*|in loc(?:ul)?(?: de)?|ce pun in loc(?: de)?)\b/g,
  },
  {
    part: 'nutrition',
    asks: /\b(?:calori\w*|kcal|protein\w*|grasim\w*|carbohidrati\w*|glucid\w*|nutri\w*|valori nutri\w*|energie|(?:cat|cata) (?:zahar|sare)(?= (?:are|au|contin\w*)))\b/g,
  },
  {
    part: 'cooking',
    asks: new RegExp(
      `\\b(?:${amount}(?: timp| minute| ore)?|la cate grade|in cat timp|cum)\\b(?: (?:se|il|le|o|trebuie))* (?:(?!tin|lasa)${verbs}\\w*|(?:tin\\w*|lasa|face|fac)\\b(?=.* (?:cuptor|gratar|foc|tigaie)\\b))|\\bla (?:cuptor|gratar|foc|tigaie)\\b`,
      'g',
    ),
  },
  { part: 'freezing', asks: /\b(?:congel(?:a|ez|am|eaza|ati)|la congelator)\b/g },
  {
    part: 'keeping',
    asks: new RegExp(
      `\\b(?:${amount}(?: timp)? (?:se )?(?:tin\\w*|rezist\\w*|dureaza|pot tine|sta)|valabil\\w*|termen(?:ul)?(?: de)?|expir\\w*|(?:cand|in cat timp) se strica)\\b`,
      'g',
    ),
  },
  {
    part: 'storage',
    asks: /\b(?:(?:unde|cum) (?:se )?(?:tin|tine|tinem)|(?:cum )?(?:se )?(?:pastr\w*|depozit\w*))\b/g,
  },
  { part: 'fiber', asks: /\bfibre\b/g },
  {
    part: 'micronutrients',
    asks: /\b(?:vitamin\w*|mineral\w*|(?:cat|cate|cati) ?(?:fier|calciu|potasiu|magneziu|zinc|fosfor|seleniu))\b/g,
  },
  {
    part: 'allergens',
    asks: /\b(?:alergen\w*|(?:fara )?gluten|(?:are|au|contin\w*) (?:lapte|lactoza|oua?|alune|arahide|nuci|soia|susan|telina|mustar|sulfiti))/g,
  },
  { part: 'measures', asks: /\b(?:cantar\w*|cate grame|cat are o|greutate\w*)\b/g },
  { part: 'season', asks: /\b(?:sezon\w*|cand (?:apar|se coc|se gasesc|sunt))\b/g },
  { part: 'choosing', asks: /\b(?:(?:cum )?(?:se |sa )?aleg\w*)\b/g },
]

/** Questions for a reason or a meaning, which no part of the page answers as such. */
const isOpen = /^(?:de ce|ce inseamna|ce este|ce sunt|care|este adevarat|trebuie)\b/

/** Words of questions that name no food. By space. */
const asking = new Set(
  'a am are au al ale bun buna buni ca cat cata cate cati cand ce contin contine cum cu de deschidere deschiderea desfacut deschis deschisa din dupa e este fac face frigider congelator camara cuptor gratar grade in intr la lui lingura cana felie bucata mai minute moale moi o ore pe pentru poate portie pahar pot pun pune putem risotto prajituri prajitura se si stiu sunt sa tari tare timp timpul trebuie un una unei unui unde il le ii va'.split(
    ' ',
  ),
)

/** Words for cooked foods, whose values are on the pages of the raw ones. */
const boiled = /\bfi(?:ert|erti|erte|arta)\b/g

/**
 * The parts of foods' pages that answer a question such as "cât se fierbe oul". If the pages of the food do not answer it,
 * they are a guess.
 */
export function findAnswers(index: SearchIndex, wanted: string): FoundPages {
  const text = lettersOf(wanted)
  const asked = isOpen.test(text) ? undefined : askedParts.find(({ asks }) => text.search(asks) >= 0)
  const subject = asked && subjectOf(text, asked)
  if (!asked || !subject) return { pages: [], isGuess: false }
  const { letter, hash } = foodParts[asked.part]
  const named = foodsNamed(index, subject)
  const foods = named.length > 0 ? named : foodsNamed(index, lettersOf(subject.replace(boiled, ' ')))
  const answers = foods
    .filter(({ parts }) => parts?.includes(letter))
    .map((page) => ({ ...pageOf(page), address: `${page.address}#${hash}`, part: asked.part }))
  if (answers.length > 0) return { pages: answers, isGuess: false }
  const guesses = foods.length > 0 ? foods.map(pageOf) : guessNamed(index, subject)
  return { pages: guesses, isGuess: true }
}

function subjectOf(text: string, { asks }: Asked): string {
  const left = text.replace(asks, ' ')
  return left
    .split(' ')
    .filter((word, place, words) => word !== '' && (!asking.has(word) || isFlax(word, words[place - 1])))
    .join(' ')
}

/** True for the plant of "ulei de in", which is spelled as the preposition. */
function isFlax(word: string, before: string | undefined): boolean {
  return word === 'in' && before === 'de'
}
