import { Refusal } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import type { CardIssuer } from './card_issuer.js'

const unconnected = (): Promise<never> =>
  Promise.reject(new Refusal('ServerException', 503, messages.issuerUnconnected))

/** Without an issuer nothing pretends to keep a PIN. */
export const unconnectedIssuer: CardIssuer = {
  name: 'none',
  issue: unconnected,
  cvv2: unconnected,
  checkCvv2: unconnected,
  setPin: unconnected,
  checkPin: unconnected,
  changePin: unconnected,
  block: unconnected,
  close: unconnected,
}
