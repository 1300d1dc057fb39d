import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ReceiveBankCallback from '#app/money/payments/actions/receive_callback'
import type { CallbackFields } from '#app/money/payments/domain/gateway'
import { resultPath, resultPathIn } from '#app/money/payments/domain/callback_path'
import { NotFound } from '#app/platform/errors'

/** Anybody may call; real names and receipts are short and printable. */
const isReadable = (text: string) => /^\P{Cc}{0,500}$/u.test(text)

/** Gateways send only texts. */
const fieldsOf = (input: Record<string, unknown>): CallbackFields =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)])
      .filter(([, text]) => isReadable(text))
  )

/** Cross-site, so there is no session: the payment is found by its token. Commits before answering. */
export default class CallbacksController {
  @inject()
  async store({ params, request, response }: HttpContext, receiveCallback: ReceiveBankCallback) {
    try {
      const payment = await receiveCallback.execute({
        indicator: params.indicator,
        fields: fieldsOf(request.all()),
      })
      return response
        .redirect()
        .status(303)
        .toPath(`${resultPathIn(payment.plan)}?id=${payment.id}`)
    } catch (error) {
      // People get a page, programs the 404.
      const isPerson = error instanceof NotFound && request.accepts(['json', 'html']) === 'html'
      if (!isPerson) throw error
      return response.redirect().status(303).toPath(resultPath)
    }
  }
}
