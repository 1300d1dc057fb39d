import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answersOf, inBrowser, open } from '../companies/world.tsx'
import { callsOf } from '../money/server.ts'
import { aHolder, detailsPage, holderAnswers, withCredit } from './holderWorld.ts'

inBrowser()

const ceiling = 'PUT /legal/company/card-holder/u7/ceiling'
const code = 'POST /legal/company/card-holder/u7/ceiling/otp-start'
const aWorld = (more: Record<string, unknown> = {}) =>
  answersOf({
    phases: withCredit,
    more: {
      ...holderAnswers(aHolder({ ceiling: 5_000_000 })),
      'GET /legal/company/payment-method': {
        ...{ paymentMethodType: 'POS', credit: 100_000_000, largestLoss: 5_000_000 },
        consenters: ['سارا کریمی'],
      },
      [code]: { phone: '09121234567', expirationMillis: 120_000, largestLoss: 7_000_000 },
      [ceiling]: {},
      ...more,
    },
  })
const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const settled = () => screen.findByRole('table', { name: 'مدیریت کارت' })

test('a lower ceiling is set once however long Enter is held, and refused while it is the same', async () => {
  const answers = aWorld()
  const { calls } = open(detailsPage, answers)
  await settled()
  await waitFor(() => expect(button('تعیین سقف ماهانه')).toBeEnabled())
  await press('تعیین سقف ماهانه')
  const save = () => button('ثبت سقف')
  expect(save()).toHaveAccessibleDescription('سقف همین مبلغ است.')
  const field = screen.getByLabelText(/سقف خرید در هر ماه/)
  await userEvent.clear(field)
  expect(save()).toHaveAccessibleDescription('مبلغ سقف را وارد کنید.')
  await userEvent.type(field, '40۰۰۰۰0')
  expect(screen.getByText('چهارصد هزار تومان')).toBeVisible()
  await userEvent.type(field, '{Enter>3/}')
  expect(await screen.findByText('سقف ماهانه ثبت شد.')).toBeVisible()
  expect(callsOf(calls, ceiling).map(({ body }) => body)).toEqual([{ ceiling: 4_000_000 }])
})

test.each([
  ['another signatory consents', { changeId: 'c1' }, /پس از تأیید صاحب امضای دیگر برقرار می‌شود/],
  ['nobody else has to', {}, 'سقف ماهانه ثبت شد.'],
])('a higher one names what could be lost and takes a code: %s', async (_, answer, told) => {
  const { calls } = open(detailsPage, aWorld({ [ceiling]: answer }))
  await settled()
  await waitFor(() => expect(button('تعیین سقف ماهانه')).toBeEnabled())
  await press('تعیین سقف ماهانه')
  const field = screen.getByLabelText(/سقف خرید در هر ماه/)
  await userEvent.clear(field)
  await userEvent.type(field, '7000000')
  await press('ثبت سقف')
  const dialog = await screen.findByRole('dialog')
  expect(await screen.findByText(/بیشترین خرید بی‌امضا/)).toBeVisible()
  expect(dialog).toHaveTextContent('۷٬۰۰۰٬۰۰۰')
  expect(dialog).toHaveTextContent('سارا کریمی')
  expect(callsOf(calls, ceiling)).toEqual([])
  await press('ارسال کد')
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '12345')
  expect(await screen.findByText(told)).toBeVisible()
  expect(callsOf(calls, code).map(({ body }) => body)).toEqual([{ ceiling: 7_000_000 }])
  expect(callsOf(calls, ceiling).map(({ body }) => body)).toEqual([
    { ceiling: 7_000_000, otpSecret: 12345 },
  ])
})

test('to take a ceiling away names the whole credit, and takes a code', async () => {
  const { calls } = open(detailsPage, aWorld())
  await settled()
  await waitFor(() => expect(button('تعیین سقف ماهانه')).toBeEnabled())
  await press('تعیین سقف ماهانه')
  await press('برداشتن سقف')
  expect(await screen.findByText('۱۰۰٬۰۰۰٬۰۰۰')).toBeVisible()
  await press('ارسال کد')
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '12345')
  await waitFor(() =>
    expect(callsOf(calls, ceiling).map(({ body }) => body)).toEqual([
      { ceiling: null, otpSecret: 12345 },
    ])
  )
  expect(callsOf(calls, code).map(({ body }) => body)).toEqual([{ ceiling: null }])
})

test('a ceiling that is half typed is there again in the dialog that was closed, until it is saved', async () => {
  const answers = aWorld()
  open(detailsPage, answers)
  await settled()
  const field = async () => {
    await waitFor(() => expect(button('تعیین سقف ماهانه')).toBeEnabled())
    await press('تعیین سقف ماهانه')
    return screen.getByLabelText(/سقف خرید در هر ماه/)
  }
  const first = await field()
  await userEvent.clear(first)
  await userEvent.type(first, '4000000')
  await press('انصراف')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await field()).toHaveValue('۴٬۰۰۰٬۰۰۰')
  await press('ثبت سقف')
  expect(await screen.findByText('سقف ماهانه ثبت شد.')).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4000000')
})
