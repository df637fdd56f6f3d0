import type { Spending, SpendingPart } from '../../domain/money/spending.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { shownDay } from '../../i18n/day.ts'
import { dayOf } from '../history/list-history.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { spendingTexts } from './spending-texts.ts'

/** Expenses as a chart that is a table: below each category's name, a bar in proportion to its sum. */
export function SpentTable({ spending }: { spending: Spending }) {
  const { bani, parts, sinceMs = 0 } = spending
  const most = parts[0]?.bani ?? bani
  return (
    <table className="spent-table">
      <caption>{spendingTexts.caption(shownDay(dayOf(sinceMs)))}</caption>
      <thead>
        <tr>
          <th scope="col">{spendingTexts.category}</th>
          <th scope="col">{spendingTexts.lei}</th>
          <th scope="col">{spendingTexts.share}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <Row key={part.category} part={part} most={most} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{spendingTexts.total}</th>
          <td>{spendingTexts.inColumn(bani)}</td>
          <td>{spendingTexts.percent(100)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** @param props.most the sum of the longest bar */
function Row({ part: { category, bani, share }, most }: { part: SpendingPart; most: number }) {
  return (
    <tr data-category={category}>
      <th scope="row">
        <img src={pictureAddress('', category)} alt="" width="28" height="28" />
        {categoryLabels[category]}
        <svg className="spent-bar" aria-hidden="true">
          <rect width={`${(100 * bani) / most}%`} height="100%" rx="5" />
        </svg>
      </th>
      <td>{spendingTexts.inColumn(bani)}</td>
      <td>{spendingTexts.percent(share)}</td>
    </tr>
  )
}
