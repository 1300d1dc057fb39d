import { lineTotal } from '@kasbeno/api/contracts/money'
import { parseQty, qtyWithout } from '@kasbeno/api/contracts/quantity'
import type { OrderItem } from './order'

/** How much of a line comes back: nothing where nothing is typed, null where it is no quantity of it. */
export const backOf = ({ qty }: Pick<OrderItem, 'qty'>, typed = ''): number | null => {
  if (typed.trim() === '') return 0
  const back = parseQty(typed)
  return back === null || back > qty ? null : back
}

/** The lines that stay, and what they cost before fees. @param back of each line */
export const leftAfter = (lines: readonly OrderItem[], back: readonly number[]) => {
  const items = lines
    .map((item, at) => ({ ...item, qty: qtyWithout(item.qty, back[at] ?? 0) }))
    .filter(({ qty }) => qty > 0)
  return {
    items,
    grandTotalAmount: items.reduce((sum, { qty, price }) => sum + lineTotal(qty, price), 0),
  }
}
