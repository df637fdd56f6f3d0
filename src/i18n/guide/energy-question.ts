import type { Food } from '../../guide/food.ts'
import type { Nutrition } from '../../guide/nutrition/nutrients.ts'
import { shownAmount } from '../../guide/nutrition/nutrition.ts'

type EnergyOfFood = Pick<Food, 'name' | 'nutrition' | 'source' | 'state' | 'cooked'>

/** The question for the energy of a food, as bought and cooked, with the answer of its table; none if no table has it. */
export function energyQuestion({
  name,
  nutrition,
  source,
  state,
  cooked,
}: EnergyOfFood): { question: string; answer: string }[] {
  const energy = shownEnergy(nutrition)
  if (!energy || !source) return []
  const about = source.isIndicative ? 'Aproximativ ' : ''
  const bought = `${about}${energy}${state ? ` ${state}` : ''}, după „${source.entry}” din ${source.table}`
  const after = cooked && shownEnergy(cooked.nutrition)
  return [
    {
      question: `Câte calorii sunt în 100 g de ${name.charAt(0).toLowerCase()}${name.slice(1)}?`,
      answer: after
        ? `${bought}; ${after} ${cooked.state}, după „${cooked.source.entry}” din ${cooked.source.table}.`
        : `${bought}.`,
    },
  ]
}

/** "352 kcal (1487 kJ)" */
function shownEnergy({ calories, kilojoules }: Nutrition): string | undefined {
  if (calories === undefined || kilojoules === undefined) return undefined
  return `${shownAmount('calories', calories)} (${shownAmount('kilojoules', kilojoules)})`
}
