import { bankFeeOf, productFeeOf } from '#contracts/credit'
import { lineTotal, maxRials, mulDivFloor, ppm } from '#contracts/money'
import { amountFrom, type OrderCost } from '#contracts/orders'

export { amountFrom, type OrderCost }

/** `qty` has up to three decimals; `price` in rials. */
export interface OrderItem {
  itemName: string
  unitType: string
  qty: number
  price: number
}

/** Parts per million. */
export interface FeeRates {
  productFeePpm: number
  bankFeeYearlyPpm: number
}

/** Sum of floored lines; null beyond the maximum. domain "Amounts" */
export const orderTotal = (items: readonly Pick<OrderItem, 'qty' | 'price'>[]): number | null => {
  try {
    const total = items.reduce((sum, { qty, price }) => sum + BigInt(lineTotal(qty, price)), 0n)
    return total > BigInt(maxRials) ? null : Number(total)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Null beyond the maximum. */
export const costOf = (
  grandTotalAmount: number,
  rates: FeeRates,
  dueDateInDays: number
): OrderCost | null => {
  const cost = {
    grandTotalAmount,
    kasbenoFeeAmount: productFeeOf(grandTotalAmount, rates.productFeePpm),
    bankFeeAmount: bankFeeOf(grandTotalAmount, rates.bankFeeYearlyPpm, dueDateInDays),
  }
  return amountFrom('CREDIT', cost) <= maxRials ? cost : null
}

/** Rials; the fee includes it. domain "The ledger" */
export const vatInside = (fee: number, vatRatePpm: number): number =>
  mulDivFloor(fee, vatRatePpm, ppm + vatRatePpm)
