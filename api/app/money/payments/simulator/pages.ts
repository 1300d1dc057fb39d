import { toPersianDigits } from '#contracts/digits'
import { escaped, hiddenFields } from '#app/platform/http/html_text'
import { sandboxDocument } from '#app/platform/http/sandbox_page'
import { simulator as texts } from '../i18n/fa.js'
import { sandboxResults, type SandboxPayment } from '../adapters/sandbox_bank.js'

const rials = new Intl.NumberFormat('fa-IR')

const own = {
  name: texts.bank,
  notice: texts.notice,
  look: 'bank',
  stylesheet: '/demo/gateway/files/bank.css',
}
const document = (title: string, body: string) => sandboxDocument({ ...own, title }, body)

const facts = ({ amount, reference_code: reference }: SandboxPayment) => `
      <dl>
        <div class="amount">
          <dt>${texts.amount}</dt>
          <dd>${rials.format(amount)} <small>${texts.rials}</small></dd>
        </div>
        <div>
          <dt>${texts.merchant}</dt>
          <dd>${texts.kasbeno}</dd>
        </div>
        <div>
          <dt>${texts.reference}</dt>
          <dd dir="ltr">${escaped(toPersianDigits(reference))}</dd>
        </div>
      </dl>`

/** The bank's page: one form, and a button for each way a payment can go. */
export const paymentPage = (payment: SandboxPayment): string =>
  document(
    texts.gateway,
    `      <h1>${texts.gateway}</h1>${facts(payment)}
      <form method="post" action="/demo/gateway/result">
        ${hiddenFields({ token: payment.token })}
        ${sandboxResults
          .map(
            (result) =>
              `<button class="${result}" name="result" value="${result}">${texts[result]}</button>`
          )
          .join('\n        ')}
      </form>`
  )

const decided = (
  { result, callback_url: callback }: SandboxPayment,
  fields: Record<string, string>,
  { hint, script = '' }: { hint: string; script?: string }
): string => {
  const isPaid = result !== 'FAILED'
  const title = isPaid ? texts.paid : texts.refused
  return document(
    title,
    `      <h1 class="${isPaid ? 'good' : 'bad'}">${title}</h1>
      <p>${hint}</p>
      <form id="callback" method="post" action="${escaped(callback)}">
        ${hiddenFields(fields)}
        <button class="success">${texts.goOn}</button>
      </form>${script}`
  )
}

/** Redirects with the callback; a button where scripts do not run. */
export const callbackPage = (payment: SandboxPayment, fields: Record<string, string>): string =>
  decided(payment, fields, {
    hint: texts.returning,
    script: '\n      <script src="/demo/gateway/files/callback.js"></script>',
  })

/** For who comes back to a decided payment. */
export const endedPage = (payment: SandboxPayment, fields: Record<string, string>): string =>
  decided(payment, fields, { hint: texts.ended })

/** The customer left; the bank tells nobody. */
export const leftPage = (): string =>
  document(
    texts.left,
    `      <h1>${texts.left}</h1>
      <p>${texts.leftHint}</p>
      <a class="button" href="/">${texts.home}</a>`
  )

export const unknownPaymentPage = (): string =>
  document(
    texts.unknown,
    `      <h1 class="bad">${texts.unknown}</h1>
      <p>${texts.unknownHint}</p>
      <a class="button" href="/">${texts.home}</a>`
  )
