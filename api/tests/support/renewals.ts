import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import type { ShopWithCredit } from '#factories/shop'
import { get, post } from './http.js'
import { staffToken } from './identity.js'

export const renewedAmount = 2_000_000_000
/** The fee of a year: 1 % and 10 % VAT on it. */
export const feeOfYear = 22_000_000

export const setLine = ({ lineId }: ShopWithCredit, values: object) =>
  db.from('credit_lines').where({ id: lineId }).update(values)
export const expire = (shop: ShopWithCredit, daysAgo = 3) =>
  setLine(shop, { expires_on: addDays(clock.today(), -daysAgo) })
/** The bank grants another year. */
export const grant = async (creditLineId: string, role: 'credit' | 'support' = 'credit') =>
  post('/api/admin/credit/grant-renewal', { creditLineId }, { token: await staffToken(role) })
/** Pays the fee of the granted year. */
export const payFee = (shop: ShopWithCredit) =>
  post(`/api/platform-fee/${shop.plan}/create-platform-fee`, {}, { token: shop.token })
export const renewalStatusOf = async (shop: ShopWithCredit) =>
  (await get(`/api/user-contract/${shop.plan}/renewal-status`, { token: shop.token })).body
export const lineOf = ({ lineId }: ShopWithCredit) =>
  db.from('credit_lines').where({ id: lineId }).firstOrFail()
