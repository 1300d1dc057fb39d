import type { HttpContext } from '@adonisjs/core/http'
import {
  hasBankFault,
  sandboxBank,
  sandboxResults,
  type SandboxPayment,
} from '#app/money/payments/adapters/sandbox_bank'
import {
  callbackPage,
  endedPage,
  leftPage,
  paymentPage,
  unknownPaymentPage,
} from '#app/money/payments/simulator/pages'
import { simulatorChoiceValidator } from '#app/money/payments/validators/payment_validators'
import { pageFiles } from '#app/platform/http/page_files'

const page = pageFiles(new URL('../simulator/', import.meta.url), ['bank.css', 'callback.js'])

const [paymentPath, resultPath] = ['/demo/gateway/payment', '/demo/gateway/result'] as const

/** A card that nobody holds. */
const maskedCard = '603799******1234'

const html = ({ response }: HttpContext, page: string, status = 200) =>
  response
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(page)

/**
 * A browser that posted is sent on to the page: Back and a reload would post again otherwise. Programs that fill in the
 * forms without a browser are answered with the page itself.
 */
const isBrowserPost = ({ request }: HttpContext) =>
  request.method() === 'POST' && request.header('sec-fetch-dest') === 'document'

const seeOther = ({ response }: HttpContext, path: string, token: string) =>
  response.redirect().status(303).withQs({ token }).toPath(path)

const paymentOf = async ({ request }: HttpContext): Promise<SandboxPayment | null> => {
  const token: unknown = request.input('token')
  return typeof token === 'string' ? sandboxBank.find(token) : null
}

const callbackFields = ({ token, reference_code, result, amount, receipt }: SandboxPayment) => ({
  token,
  orderId: reference_code,
  result: result === 'FAILED' ? sandboxResults[1] : sandboxResults[0],
  amount: String(amount),
  maskedCard,
  ...(receipt ? { receipt } : {}),
})

/** The simulated bank, as a real gateway looks from outside: needs neither scripts nor cookies. */
export default class SimulatorController {
  async show(ctx: HttpContext) {
    const payment = await paymentOf(ctx)
    if (!payment) return html(ctx, unknownPaymentPage(), 404)
    if (isBrowserPost(ctx)) return seeOther(ctx, paymentPath, payment.token)
    return html(
      ctx,
      payment.result === 'OPEN' ? paymentPage(payment) : endedPage(payment, callbackFields(payment))
    )
  }

  async store(ctx: HttpContext) {
    const { token, result } = await ctx.request.validateUsing(simulatorChoiceValidator)
    const payment = await sandboxBank.decide(token, result)
    if (!payment) return html(ctx, unknownPaymentPage(), 404)
    if (payment.result !== 'OPEN' && (await hasBankFault('DUPLICATE_CALLBACK'))) {
      // The bank's own server is faster than the customer's browser.
      await fetch(payment.callback_url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(callbackFields(payment)),
      })
    }
    return isBrowserPost(ctx) ? seeOther(ctx, resultPath, token) : this.result(ctx)
  }

  /** What was decided, and on to the merchant; nothing is while the payment is open. */
  async result(ctx: HttpContext) {
    const payment = await paymentOf(ctx)
    if (!payment) return html(ctx, unknownPaymentPage(), 404)
    return html(
      ctx,
      payment.result === 'OPEN' ? leftPage() : callbackPage(payment, callbackFields(payment))
    )
  }

  async file(ctx: HttpContext) {
    return page.send(ctx, ctx.params.file)
  }
}
