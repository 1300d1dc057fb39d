import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import { hasFault, sandboxBank, sandboxResults } from '#app/payments/adapters/sandbox_bank'
import { callbackPage, leftPage, paymentPage, unknownPage } from '#app/payments/simulator/pages'
import { simulatorChoiceValidator } from '#app/payments/validators/payment_validators'
import { NotFound } from '#app/shared/errors'

interface PageFile {
  url: URL
  contentType: string
}

const own = (name: string, contentType: string): PageFile => ({
  url: new URL(`../simulator/${name}`, import.meta.url),
  contentType: `${contentType}; charset=utf-8`,
})
const font = (script: 'arabic' | 'latin'): PageFile => ({
  url: new URL(
    import.meta.resolve(
      `@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`
    )
  ),
  contentType: 'font/woff2',
})

/** Style and script are files of their own, so that the page lives under the strict policy. */
const files: Record<string, PageFile> = {
  'bank.css': own('bank.css', 'text/css'),
  'callback.js': own('callback.js', 'text/javascript'),
  'vazirmatn-arabic.woff2': font('arabic'),
  'vazirmatn-latin.woff2': font('latin'),
}

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

  async file({ params, response }: HttpContext) {
    const name: string = params.file
    if (!Object.hasOwn(files, name)) throw new NotFound()
    const { url, contentType } = files[name]
    response.header('Content-Type', contentType)
    response.header('Cache-Control', 'no-cache')
    return response.stream(createReadStream(fileURLToPath(url)))
  }
}
