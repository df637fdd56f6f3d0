import type { Food } from '../../guide/food.ts'
import type { Keeping } from '../../guide/keeping.ts'
import { energyQuestion } from './energy-question.ts'
import { keepingLabels } from './food-facts.ts'

interface Question {
  question: string
  answer: string
}

/** The questions whose answers are in the tables, after those of the food's file. */
export function foodQuestions(food: Food): Question[] {
  return [...keepingQuestion(food), ...energyQuestion(food)]
}

/** The question for the keeping times of a food; none if only the date on its pack is known. */
function keepingQuestion({ name, keeping }: Pick<Food, 'name' | 'keeping'>): Question[] {
  const times = keeping.filter(({ isAnswer }) => isAnswer)
  if (times.length === 0) return []
  return [{ question: `${name}: cât timp se păstrează?`, answer: times.map(sentenceOf).join(' ') }]
}

/** "Frigider: 3–4 zile după gătire (în vas închis)." */
function sentenceOf({ place, time, since, note }: Keeping): string {
  const from = since ? ` ${since.charAt(0).toLowerCase()}${since.slice(1)}` : ''
  return `${keepingLabels[place]}: ${time}${from}${note ? ` (${note})` : ''}.`
}
