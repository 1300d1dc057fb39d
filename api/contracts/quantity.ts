import { toAsciiDigits } from './digits.ts'

/** Null when it is none; at most three decimals, as invoices have. A comma groups thousands elsewhere: it is refused. */
export const parseQty = (typed: string): number | null => {
  const ascii = toAsciiDigits(typed)
    .trim()
    .replace(/[/\u066b]/, '.')
  return /^\d{1,9}(\.\d{1,3})?$/.test(ascii) ? Number(ascii) : null
}

const thousandths = (qty: number): number => Math.round(qty * 1000)

/** Exact to three decimals. */
export const qtyWithout = (qty: number, taken: number): number =>
  (thousandths(qty) - thousandths(taken)) / 1000
