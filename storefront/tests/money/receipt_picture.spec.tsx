import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import PaymentResultScreen from '#areas/wallet/screens/PaymentResultScreen.tsx'
import { startSession } from '#core/session.ts'
import { serve } from './server.ts'

const payment = (changes: object) => ({
  id: 'p-1',
  plan: 'kasbeno-fmcg-real',
  outcome: null,
  purpose: 'wallet-charge',
  indicator: 'SAMAN',
  amount: 30_000_000,
  createdAt: '2026-11-21T09:05:00Z',
  referenceCode: '4000017',
  repaymentId: null,
  receiptPictureAt: null,
  message: null,
  putAsideAt: null,
  knownBy: '2026-11-24T09:05:00Z',
  transactionStatus: 'COMPLETED',
  ...changes,
})
const transfer = (changes: object = {}) =>
  payment({ transactionStatus: 'REDIRECTED', indicator: 'OFFLINE', ...changes })
const open = (search: string) => {
  history.replaceState(null, '', `/wallet-transaction-callback?${search}`)
  return render(<PaymentResultScreen />)
}

beforeEach(() => startSession({ bearerToken: 'token' }))

/** Answers uploads one after the other, and tells what was sent. */
const uploads = (...answers: { status: number; body: object }[]) => {
  const sent: { path: string; form: FormData }[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      responseText = ''
      upload = {}
      onload?: () => void
      #path = ''
      open(_method: string, path: string) {
        this.#path = path
      }
      setRequestHeader() {}
      send(form: FormData) {
        const { status, body } = answers[sent.length]!
        sent.push({ path: this.#path, form })
        Object.assign(this, { status, responseText: JSON.stringify(body) })
        queueMicrotask(() => this.onload?.())
      }
    }
  )
  return sent
}
const choosePicture = async () => {
  const field = await screen.findByLabelText('تصویر فیش: انتخاب از گالری')
  await userEvent.upload(field, new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }))
}

test('a transfer takes the picture of its receipt, says why one is refused, and that another replaces it', async () => {
  let current = transfer()
  serve({ 'GET /payment/p-1': () => current })
  const errors = [{ field: 'picture', message: 'تصویر خوانده نشد.' }]
  const sent = uploads({ status: 422, body: { errors } }, { status: 200, body: {} })
  open('id=p-1')
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال تصویر فیش' }))
  expect(sent).toHaveLength(0)
  expect(screen.getByText('این فیلد الزامی است.')).toBeVisible()
  await choosePicture()
  await userEvent.click(screen.getByRole('button', { name: 'ارسال تصویر فیش' }))
  expect(await screen.findByText('تصویر خوانده نشد.')).toBeVisible()
  current = transfer({ receiptPictureAt: '2026-11-21T09:10:00Z' })
  await userEvent.click(screen.getByRole('button', { name: 'ارسال تصویر فیش' }))
  expect(await screen.findByText('۱۲:۴۰ | ۱۴۰۵/۰۸/۳۰')).toBeVisible()
  expect(screen.getByRole('button', { name: 'ارسال تصویر دیگر' })).toBeVisible()
  expect(screen.queryByAltText('پیش‌نمایش تصویر فیش')).toBeNull()
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/payment/p-1/receipt-picture',
    '/api/payment/p-1/receipt-picture',
  ])
  expect(sent[1]!.form.get('picture')).toHaveProperty('name', 'slip.jpg')
})

test.each([
  ['a payment at a bank', { transactionStatus: 'REDIRECTED' }],
  ['a transfer that was confirmed', { indicator: 'OFFLINE' }],
  ['a transfer that was refused', { indicator: 'OFFLINE', transactionStatus: 'FINAL_ERROR' }],
])('%s is asked for no picture', async (_name, changes) => {
  serve({ 'GET /payment/p-1': payment(changes) })
  open('id=p-1')
  await screen.findAllByRole('heading')
  await screen.findByText('۳۰٬۰۰۰٬۰۰۰')
  expect(screen.queryByText('فیش بانکی')).toBeNull()
})
