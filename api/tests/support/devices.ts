import { freshReference } from '#factories/fresh'
import { pin } from '#factories/card'
import { get, post, type Answer } from './http.js'

export const charge = (
  device: { token: string },
  holder: { cardNumber: string },
  amount: number,
  overrides: object = {}
): Promise<Answer> =>
  post(
    '/api/device/card-payment',
    { reference: freshReference(), cardNumber: holder.cardNumber, pin, amount, ...overrides },
    { token: device.token }
  )
export const takeBack = (
  device: { token: string },
  reference: string,
  amount: number
): Promise<Answer> =>
  post('/api/device/card-reversal', { reference, amount }, { token: device.token })
export const toldOf = (device: { token: string }, reference: string): Promise<Answer> =>
  get(`/api/device/card-payment/${reference}`, { token: device.token })

/** A container of a merchant's program. */
export const aContainer = async (device: { token: string }, amount: number) => {
  const wanted = { reference: freshReference(), amount, description: 'سبد خرید' }
  const { body } = await post('/api/cpg/containers', wanted, { token: device.token })
  return body
}
