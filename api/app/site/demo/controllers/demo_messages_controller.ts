import type { HttpContext } from '@adonisjs/core/http'
import { messagesOf, recentPhones } from '../queries/sandbox_messages.js'
import { messagesValidator } from '../validators/demo.js'

export default class DemoMessagesController {
  async index({ request }: HttpContext) {
    const { phone } = await request.validateUsing(messagesValidator, { data: request.qs() })
    return messagesOf(phone)
  }

  async phones() {
    return recentPhones()
  }
}
