import type { Food } from '../../guide/food.ts'
import { shownAmount } from '../../guide/nutrition.ts'

type EnergyOfFood = Pick<Food, 'name' | 'nutrition' | 'source'>

/** The question for the energy of a food, with the answer of its table; none if no table has it. */
export function energyQuestion({
  name,
  nutrition,
  source,
}: EnergyOfFood): { question: string; answer: string }[] {
  const { calories, kilojoules } = nutrition
  if (calories === undefined || kilojoules === undefined || !source) return []
  const about = source.isIndicative ? 'Aproximativ ' : ''
  const amounts = `${shownAmount('calories', calories)} (${shownAmount('kilojoules', kilojoules)})`
  return [
    {
      question: `Câte calorii sunt în 100 g de ${name.charAt(0).toLowerCase()}${name.slice(1)}?`,
      answer: `${about}${amounts}, după „${source.entry}” din ${source.table}.`,
    },
  ]
}
