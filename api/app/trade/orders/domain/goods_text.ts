import { toPersianDigits } from '#contracts/digits'
import { lineTotal } from '#contracts/money'
import { grouped } from '#app/platform/values/money'
import { orderDocumentText as text } from '../i18n/order_document.js'
import type { OrderLine } from './dispute.js'
import { areSameLines } from './versions.js'

export const rialsText = (amount: number): string => text.rials(grouped(amount))

export const goodsText = ({ line, itemName, unitType, qty, price }: OrderLine): string =>
  text.item({
    line: toPersianDigits(line),
    name: itemName,
    qty: `${toPersianDigits(String(qty)).replace('.', '٫')} ${unitType}`,
    price: rialsText(price),
    total: rialsText(lineTotal(qty, price)),
  })

/** The trail is for people; versions hold all lines. */
const toldLines = 20

const told = (lines: readonly OrderLine[]): string[] => {
  const texts = lines.slice(0, toldLines).map(goodsText)
  const rest = lines.length - texts.length
  return rest > 0 ? [...texts, text.moreLines(toPersianDigits(rest))] : texts
}

export const goodsChanged = (before: readonly OrderLine[], after: readonly OrderLine[]) => {
  const missingIn = (others: readonly OrderLine[]) => (line: OrderLine) =>
    !others.some((other) => other.line === line.line && areSameLines([other], [line]))
  return {
    before: told(before.filter(missingIn(after))),
    after: told(after.filter(missingIn(before))),
  }
}
