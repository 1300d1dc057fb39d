import { orderButton } from '@kasbeno/api/contracts/approbations'
import type { CompanyOrderRow } from '#core/api/types.ts'

const buttonOf = (order: CompanyOrderRow) =>
  orderButton({ ...order, role: order.isCeo ? 'CEO' : 'BOARD_MEMBER' })

/** By the button's rules. */
export const mayAct = (order: CompanyOrderRow): boolean => buttonOf(order).refusal === null

export const maySign = (order: CompanyOrderRow): boolean =>
  mayAct(order) && buttonOf(order).action === 'SIGN'
