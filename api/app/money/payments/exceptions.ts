import { Refusal } from '#app/platform/errors'
import { messages } from './i18n/fa.js'

/** No money has moved. */
export class GatewayDown extends Refusal {
  constructor() {
    super('ServerException', 503, messages.gatewayDown)
  }
}
