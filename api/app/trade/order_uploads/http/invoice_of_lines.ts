import { personPlans, companyPlans, type Plan } from '#contracts/plans'
import { maxRials } from '#contracts/money'
import type { UploadColumn } from '#contracts/order_uploads'
import { orderTotal } from '#app/trade/orders/domain/cost'
import type { Sale } from '#app/trade/orders/domain/sale'
import { saleValidator } from '#app/trade/orders/validators/sale'
import type { FieldError } from '#app/platform/errors'
import { momentIn } from '#app/platform/workbook/cell_moment'
import {
  companyIdIn,
  hasDot,
  hasTwoReadings,
  nationalCodeIn,
  numberIn,
  phoneIn,
  planIn,
} from '../domain/cells.js'
import {
  invalid,
  type LineFault,
  type UploadedInvoice,
  type UploadLine,
} from '../domain/invoices.js'
import { columnOf } from '../domain/verdict.js'
import { headerOf, messages } from '../i18n/fa.js'

/** What all lines of an invoice say alike; it is enough when the first one does. */
const common = [
  ...(['buyerPhone', 'buyerNationalCode', 'companyUniqueId'] as const),
  ...(['plan', 'dueDateInDays', 'invoicedAt'] as const),
] satisfies UploadColumn[]
const own = ['itemName', 'unitType', 'qty', 'price'] as const satisfies UploadColumn[]

const faultsBetween = ([first, ...others]: readonly UploadLine[]): LineFault[] => {
  const seen = new Map<string, number>()
  const textOf = ({ cells }: UploadLine) => JSON.stringify(own.map((column) => cells[column]))
  seen.set(textOf(first!), first!.row)
  return others.flatMap((line): LineFault[] => {
    const { row, cells } = line
    const column = common.find((name) => cells[name] && cells[name] !== first!.cells[name])
    if (column) {
      return [{ row, ...invalid(column, messages.differs(headerOf(column), first!.row)) }]
    }
    const before = seen.get(textOf(line))
    if (before === undefined) seen.set(textOf(line), row)
    else return [{ row, status: 'DUPLICATE', field: null, message: messages.repeated(before) }]
    return []
  })
}

const faultsWithin = ({ row, cells, formulas }: UploadLine): LineFault[] => {
  const [formula] = formulas
  if (formula) return [{ row, ...invalid(formula, messages.formula(headerOf(formula))) }]
  if (hasDot(cells.price)) return [{ row, ...invalid('price', messages.priceWithDot) }]
  if (hasTwoReadings(cells.qty)) return [{ row, ...invalid('qty', messages.quantityUnclear) }]
  return planIn(cells.plan) === null ? [{ row, ...invalid('plan', messages.planUnknown) }] : []
}

const rawSale = (lines: readonly UploadLine[], plan: Plan) => {
  const { cells } = lines[0]!
  return {
    externalId: cells.externalId || undefined,
    customer: {
      phone: phoneIn(cells.buyerPhone),
      nationalCode: nationalCodeIn(cells.buyerNationalCode),
      companyUniqueId: companyIdIn(cells.companyUniqueId),
      plan,
    },
    items: lines.map((line) => ({
      itemName: line.cells.itemName || undefined,
      unitType: line.cells.unitType || undefined,
      qty: numberIn(line.cells.qty),
      price: numberIn(line.cells.price),
    })),
    // Of the lines, once they are known to be numbers.
    grandTotalAmount: 0,
    dueDateInDays: numberIn(cells.dueDateInDays),
    invoicedAt: momentIn(cells.invoicedAt),
  }
}

/** The line that a field of the sale was read from. */
const faultOf = (lines: readonly UploadLine[], { field, message }: FieldError): LineFault => {
  const at = Number(/^items\.(\d+)\./.exec(field)?.[1] ?? 0)
  const column = columnOf(field)
  const said = column ? messages.inColumn(headerOf(column), message) : message
  return { row: lines[at]!.row, ...invalid(column, said) }
}

const plansOf = ({ cells }: UploadLine): readonly Plan[] => {
  const plan = planIn(cells.plan)
  if (plan) return [plan]
  return cells.companyUniqueId ? companyPlans : personPlans
}

/** By the rules of what a program sends; nobody's data are asked yet. */
export const invoiceOfLines = async (
  lines: readonly UploadLine[],
  branchId: string | null
): Promise<UploadedInvoice> => {
  const plans = plansOf(lines[0]!)
  const faults = [...lines.flatMap(faultsWithin), ...faultsBetween(lines)]
  if (faults.length > 0) return { lines, faults, sale: null, plans }
  const [error, sale] = await saleValidator.tryValidate(rawSale(lines, plans[0]!))
  if (error) {
    const errors = error.messages as FieldError[]
    return { lines, faults: errors.map((one) => faultOf(lines, one)), sale: null, plans }
  }
  const total: Sale = {
    ...sale,
    grandTotalAmount: orderTotal(sale.items) ?? maxRials,
    ...(branchId && { branchId }),
  }
  return { lines, faults, sale: total, plans }
}
