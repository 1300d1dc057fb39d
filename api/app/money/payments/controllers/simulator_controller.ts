import type { HttpContext } from '@adonisjs/core/http'
import { hasBankFault, sandboxBank } from '#app/money/payments/adapters/sandbox_bank'
import {
  answerUnknown,
  callbackFields,
  isBrowserPost,
  sandboxPaymentOf,
  seeOther,
  sendPaymentCallback,
} from '#app/money/payments/simulator/answers'
import { callbackPage, endedPage, leftPage, paymentPage } from '#app/money/payments/simulator/pages'
import { simulatorChoiceValidator } from '#app/money/payments/validators/payment_validators'
import { pageFiles } from '#app/platform/http/page_files'
import { sendPage } from '#app/platform/http/sandbox_page'

const page = pageFiles(new URL('../simulator/', import.meta.url), ['bank.css', 'callback.js'])

/** Looks like a real gateway from outside: needs neither scripts nor cookies. */
export default class SimulatorController {
  async show(ctx: HttpContext) {
    const payment = await sandboxPaymentOf(ctx)
    if (!payment) return answerUnknown(ctx)
    if (isBrowserPost(ctx)) return seeOther(ctx, 'payment', payment.token)
    const isOpen = payment.result === 'OPEN'
    return sendPage(
      ctx,
      isOpen ? paymentPage(payment) : endedPage(payment, callbackFields(payment))
    )
  }

  async store(ctx: HttpContext) {
    const { token, result } = await ctx.request.validateUsing(simulatorChoiceValidator)
    const payment = await sandboxBank.decide(token, result)
    if (!payment) return answerUnknown(ctx)
    const isDecided = payment.result !== 'OPEN'
    if (isDecided && (await hasBankFault('DUPLICATE_CALLBACK'))) await sendPaymentCallback(payment)
    return isBrowserPost(ctx) ? seeOther(ctx, 'result', token) : this.result(ctx)
  }

  /** Does nothing while the payment is open. */
  async result(ctx: HttpContext) {
    const payment = await sandboxPaymentOf(ctx)
    if (!payment) return answerUnknown(ctx)
    const isOpen = payment.result === 'OPEN'
    return sendPage(ctx, isOpen ? leftPage() : callbackPage(payment, callbackFields(payment)))
  }

  async file(ctx: HttpContext) {
    return page.send(ctx, ctx.params.file)
  }
}
