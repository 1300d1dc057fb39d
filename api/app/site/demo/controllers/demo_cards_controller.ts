import type { HttpContext } from '@adonisjs/core/http'
import { cardsInHand } from '#app/cards/issuing/queries/cards_in_hand'
import { messagesValidator } from '../validators/demo.js'

export default class DemoCardsController {
  async index({ request }: HttpContext) {
    const { phone } = await request.validateUsing(messagesValidator, { data: request.qs() })
    return cardsInHand(phone)
  }
}
