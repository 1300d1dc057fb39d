import type { OrderItem } from './cost.js'
import type { OrderLine } from './dispute.js'

export const numbered = (items: readonly OrderItem[]): OrderLine[] =>
  items.map((item, at) => ({ line: at + 1, ...item }))

const areSameGoods = (one: OrderItem, other: OrderItem): boolean =>
  one.itemName === other.itemName && one.unitType === other.unitType && one.price === other.price

/**
 * Lines after a return, or null unless quantities only fall. Lines come unnumbered: each matches the next with its
 * name, unit, price and enough quantity; skipped ones return whole.
 */
export const linesLeft = (
  lines: readonly OrderLine[],
  sent: readonly OrderItem[]
): OrderLine[] | null => {
  const left: OrderLine[] = []
  let next = 0
  for (const item of sent) {
    const at = lines.findIndex(
      (line, place) => place >= next && areSameGoods(line, item) && item.qty <= line.qty
    )
    if (at < 0) return null
    left.push({ ...lines[at], qty: item.qty })
    next = at + 1
  }
  return left
}

export const areSameLines = (one: readonly OrderItem[], other: readonly OrderItem[]): boolean =>
  one.length === other.length &&
  one.every((line, at) => areSameGoods(line, other[at]) && line.qty === other[at].qty)
