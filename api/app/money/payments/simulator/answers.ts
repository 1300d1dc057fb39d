import type { HttpContext } from '@adonisjs/core/http'
import { sendPage } from '#app/platform/http/sandbox_page'
import { sandboxBank, sandboxResults, type SandboxPayment } from '../adapters/sandbox_bank.js'
import { unknownPaymentPage } from './pages.js'

const maskedCard = '603799******1234'

export const callbackFields = ({ token, result, amount, receipt, ...payment }: SandboxPayment) => ({
  token,
  orderId: payment.reference_code,
  result: result === 'FAILED' ? sandboxResults[1] : sandboxResults[0],
  amount: String(amount),
  maskedCard,
  ...(receipt ? { receipt } : {}),
})

export const sandboxPaymentOf = async ({
  request,
}: HttpContext): Promise<SandboxPayment | null> => {
  const token: unknown = request.input('token')
  return typeof token === 'string' ? sandboxBank.find(token) : null
}

export const answerUnknown = (ctx: HttpContext) => sendPage(ctx, unknownPaymentPage(), 404)

/** Redirects a browser's POST, so that Back and reload do not post again; programs get the page. */
export const isBrowserPost = ({ request }: HttpContext) =>
  request.method() === 'POST' && request.header('sec-fetch-dest') === 'document'

export const seeOther = ({ response }: HttpContext, name: 'payment' | 'result', token: string) =>
  response.redirect().status(303).withQs({ token }).toPath(`/demo/gateway/${name}`)

/** As real banks do, faster than the browser. */
export const sendPaymentCallback = async (payment: SandboxPayment): Promise<void> => {
  const body = new URLSearchParams(callbackFields(payment))
  await fetch(payment.callback_url, { method: 'POST', redirect: 'manual', body })
}
