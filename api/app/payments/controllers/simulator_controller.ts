import type { HttpContext } from '@adonisjs/core/http'
import { hasFault, sandboxBank, sandboxResults } from '#app/payments/adapters/sandbox_bank'
import { callbackPage, leftPage, paymentPage, unknownPage } from '#app/payments/simulator/pages'
import { simulatorChoiceValidator } from '#app/payments/validators/payment_validators'
import { pageFiles } from '#app/shared/http/page_files'

const page = pageFiles(new URL('../simulator/', import.meta.url), ['bank.css', 'callback.js'])

/** A card that nobody holds. */
const maskedCard = '603799******1234'

const html = ({ response }: HttpContext, page: string, status = 200) =>
  response
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(page)

/** The simulated bank, as a real gateway looks from outside: needs neither scripts nor cookies. */
export default class SimulatorController {
  async show(ctx: HttpContext) {
    const token: unknown = ctx.request.input('token')
    const payment = typeof token === 'string' && (await sandboxBank.find(token))
    return payment ? html(ctx, paymentPage(payment)) : html(ctx, unknownPage(), 404)
  }

  async store(ctx: HttpContext) {
    const { token, result } = await ctx.request.validateUsing(simulatorChoiceValidator)
    const payment = await sandboxBank.decide(token, result)
    if (!payment) return html(ctx, unknownPage(), 404)
    if (payment.result === 'OPEN') return html(ctx, leftPage())
    const fields = {
      token,
      orderId: payment.reference_code,
      result: payment.result === 'FAILED' ? sandboxResults[1] : sandboxResults[0],
      amount: String(payment.amount),
      maskedCard,
      ...(payment.receipt ? { receipt: payment.receipt } : {}),
    }
    if (await hasFault('DUPLICATE_CALLBACK')) {
      // The bank's own server is faster than the customer's browser.
      await fetch(payment.callback_url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(fields),
      })
    }
    return html(ctx, callbackPage(payment, fields))
  }

  async file(ctx: HttpContext) {
    return page.send(ctx, ctx.params.file)
  }
}
