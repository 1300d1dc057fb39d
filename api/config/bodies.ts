import { maxOrderItems } from '#contracts/orders'

/** How much of a body is read; what is more is refused while it arrives. */
export interface BodyLimits {
  /** As they travel, and once more after they were unpacked. */
  bytes: number
  /** Members of objects and elements of lists, or fields of a form. */
  values: number
  /** Objects and lists inside one another. */
  depth: number
}

const [kilobyte, megabyte] = [1024, 1024 * 1024]

export const smallBody: BodyLimits = { bytes: 16 * kilobyte, values: 1_000, depth: 8 }

const sale = { bytes: megabyte, values: 6 * maxOrderItems }
const bankResult = { bytes: megabyte, values: 60_000 }
const longTexts = { bytes: 64 * kilobyte }
const template = { bytes: 256 * kilobyte }

export const bodyLimits: Readonly<Record<string, Partial<BodyLimits>>> = {
  '/api/external/supplier/sale': sale,
  '/api/external/supplier/update': sale,
  '/api/external/legal/v1/sale': sale,
  '/api/external/legal/v1/update': sale,
  '/api/order/:id/receipt': { bytes: 64 * kilobyte, values: 6 * maxOrderItems },
  '/api/admin/settlement/maturity-runs/:id/result': bankResult,
  '/api/admin/settlement/discount-runs/:id/result': bankResult,
  '/api/admin/settlement/withdrawal-runs/:id/result': bankResult,
  '/api/admin/contract-templates': template,
  '/api/admin/contract-templates/:id': template,
  '/api/admin/packages': longTexts,
  '/api/admin/packages/:slug/collaterals': longTexts,
  '/api/admin/distributors': longTexts,
  '/api/admin/distributors/:id': longTexts,
  '/api/admin/gateways/:id/requests': longTexts,
}

export const partsMax = 20

const form = 16 * megabyte

/** Routes that take files, with the bytes of their forms. They read them themselves, once they know what is due. */
export const fileRoutes: Readonly<Record<string, number>> = {
  '/api/user/:plan/upload': form,
  '/api/call-info': form,
  '/api/payment/:id/receipt-picture': form,
  '/api/signing/video': form,
  '/api/signing/signature': form,
  '/api/preference/special-modal': form,
  '/api/admin/special-modal': form,
  '/api/admin/distributors/:id/identity': form,
  '/api/legal/company/official-paper': form,
  '/api/legal/company/ceo': form,
  '/api/legal/company/board-member': form,
  '/api/legal/company/board-member/:phone': form,
  '/api/legal/company/card-holder': form,
  '/api/legal/company/card-holder/:userId/contract': form,
  '/api/distributor/orders/uploads': form,
  '/api/admin/reconciliations': form,
  '/api/admin/settlement/maturity-runs/:id/result': form,
  '/api/admin/settlement/discount-runs/:id/result': form,
  '/api/admin/settlement/withdrawal-runs/:id/result': form,
  '/api/admin/print-batches/:id/result': form,
  '/api/admin/parcels/answers': form,
  '/api/legal/admin/companies/:id/official-paper': form,
  '/api/legal/admin/companies/:id/national-card': form,
}
