import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CardHolder, ContractApprobation } from '#core/api/types.ts'
import { clearSession } from '#core/session.ts'
import { aFile, callsOf, Refused } from '../money/server.ts'
import { aCompanyOrder } from './invoices.ts'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const call = 'GET /legal/company/card-holder'
const holder: Partial<CardHolder> = {
  ...{ id: 'h1', userId: 'u1', contractId: 'k1', cardSigned: false },
  ...{ firstName: 'نادر', lastName: 'کاظمی', phone: '09141111111' },
  ...{ nationalCode: '0084575948', contractStatus: 'REJECTED', cardNumber: null },
  ceiling: 20_000_000,
  ...{ contractRejectionReason: 'امضای صفحه آخر نیست', contractUploadedAt: '2026-11-21T09:05:00Z' },
}

const approbationPath = '/legal/company/card-holder/u1/approbation'
const shown = `GET ${approbationPath}`
const start = 'POST /legal/company/card-holder/u1/otp-start'
const sign = 'POST /legal/company/card-holder/u1/sign'
const reject = 'POST /legal/company/card-holder/u1/reject'
const token = 'POST /legal/company/card-holder/u1/token-start'

const anApprobation = (changes: Partial<ContractApprobation> = {}): ContractApprobation => ({
  ...aCompanyOrder().approbation!,
  ...{
    userApprobationStatus: 'PENDING',
    userSignatoryStatus: 'MANDATORY',
    hasAnsweredForOther: false,
    refusal: null,
    onBehalf: null,
    refusalEnds: true,
  },
  ...{ digitalSignatoryType: 'CODE', contractUrl: '/api/card-holder-papers/k1?signed=1' },
  ...changes,
})

/** The page of the contract, its picture shown. */
const atContract = async (more: Record<string, unknown> = {}, search = '') => {
  const answers = answersOf({
    isCeo: false,
    more: {
      [call]: { items: [{ ...holder, contractStatus: 'PENDING' }] },
      [shown]: anApprobation(),
      [start]: { expirationMillis: 120_000 },
      ...more,
    },
  })
  const opened = open(`/legal/contracts/09141111111${search}`, answers)
  const picture = await screen.findByRole('img', { name: 'تصویر قرارداد صدور کارت نادر کاظمی' })
  return { ...opened, answers, picture }
}
const toCode = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'تأیید و امضا' }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'ارسال کد' }))
  return screen.findByLabelText('کد پیامک‌شده')
}

test('each holder’s contract stands in the list and leads to its page', async () => {
  open(
    '/legal/contracts',
    answersOf({ isCeo: false, more: { [call]: { items: [holder] }, [shown]: anApprobation() } })
  )
  expect(await screen.findByText('نادر کاظمی')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'جزئیات' }))
  expect(await screen.findByText('امضای صفحه آخر نیست')).toBeVisible()
  expect(screen.getAllByText('۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰')).toHaveLength(2)
  expect(location.pathname).toBe('/legal/contracts/09141111111')
})

test('a phone that holds no card of the company, and a company without cards, are told', async () => {
  const more = { [call]: { items: [] } }
  open('/legal/contracts/09149999999', answersOf({ more }))
  expect(await screen.findByText('دارنده کارتی با این شماره پیدا نشد.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'بازگشت به قراردادها' }))
  expect(await screen.findByText('قراردادی برای نمایش نیست.')).toBeVisible()
})

test('a contract is answered for once its picture was shown; one that fails is shown again', async () => {
  const { picture, calls, answers } = await atContract()
  const button = screen.getByRole('button', { name: 'تأیید و امضا' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('پس از نمایش تصویر قرارداد می‌توانید به آن پاسخ دهید.')
  expect(screen.getByRole('button', { name: 'رد قرارداد' })).toBeDisabled()
  const ceiling = screen.getByText('سقف خرید در هر ماه شمسی').closest('div')
  expect(ceiling).toHaveTextContent('۲۰٬۰۰۰٬۰۰۰')
  const fresh = '/api/card-holder-papers/k1?signed=2'
  answers[shown] = anApprobation({ contractUrl: fresh })
  fireEvent.error(picture)
  expect(await screen.findByRole('alert')).toHaveTextContent('تصویر قرارداد نمایش داده نشد.')
  await waitFor(() => expect(callsOf(calls, shown)).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'نمایش دوباره' }))
  const again = await screen.findByRole('img', { name: /^تصویر قرارداد/ })
  expect(again).toHaveAttribute('src', fresh)
  fireEvent.load(again)
  expect(screen.getByRole('button', { name: 'تأیید و امضا' })).toBeEnabled()
  expect(screen.getByText('سارا کریمی')).toBeVisible()
  expect(screen.getByText('در انتظار رضا احمدی')).toBeVisible()
})

test('a member signs it with a code that is asked for once, and reads it as signed', async () => {
  const signed = anApprobation({ userApprobationStatus: 'ACCEPTED', refusal: 'SIGNED' })
  const { picture, calls, answers } = await atContract()
  answers[sign] = () => {
    answers[shown] = signed
    return signed
  }
  fireEvent.load(picture)
  await userEvent.type(await toCode(), '۱۲۳۴۵')
  expect(await screen.findByText('امضای شما ثبت شد.')).toBeVisible()
  const closed = await screen.findByRole('button', { name: 'امضاشده' })
  expect(closed).toHaveAccessibleDescription('شما این قرارداد را امضا کرده‌اید.')
  expect(location.pathname).toBe('/legal/contracts/09141111111')
  expect(callsOf(calls, start)).toHaveLength(1)
  expect(callsOf(calls, sign).map(({ body }) => body)).toEqual([{ otpSecret: 12345 }])
})

test('a reminder goes to those who have not signed it', async () => {
  const nudge = 'POST /legal/company/card-holder/u1/nudge'
  const { calls } = await atContract({ [nudge]: { waitingFor: ['رضا احمدی'] } })
  await userEvent.dblClick(screen.getByRole('button', { name: 'یادآوری با پیامک' }))
  expect(await screen.findByText('یادآوری به رضا احمدی پیامک شد.')).toBeVisible()
  expect(callsOf(calls, nudge)).toHaveLength(1)
})

test('the CEO takes what proves its signatures as a file; another member is offered nothing', async () => {
  const evidence = 'GET /legal/company/card-holder/u1/evidence'
  const answers = (isCeo: boolean) =>
    answersOf({
      isCeo,
      more: {
        [call]: { items: [holder] },
        [shown]: anApprobation(),
        [evidence]: aFile('مدرک امضاها.pdf'),
      },
    })
  const page = '/legal/contracts/09141111111'
  const take = () => screen.queryByRole('button', { name: 'دریافت مدرک امضاها' })
  const member = open(page, answers(false))
  await screen.findByRole('img', { name: /^تصویر قرارداد/ })
  expect(take()).toBeNull()
  member.unmount()
  clearSession()

  const { calls } = open(page, answers(true))
  await screen.findByRole('img', { name: /^تصویر قرارداد/ })
  await userEvent.click(take()!)
  expect(await screen.findByText('مدرک امضاها ذخیره شد.')).toBeVisible()
  expect(callsOf(calls, evidence)).toHaveLength(1)
})

test('Back closes the sheet, then the code, and nothing is sent', async () => {
  const { picture, calls } = await atContract()
  fireEvent.load(picture)
  await userEvent.click(screen.getByRole('button', { name: 'تأیید و امضا' }))
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await toCode()
  history.back()
  expect(await screen.findByRole('button', { name: 'تأیید و امضا' })).toBeVisible()
  expect(callsOf(calls, sign)).toEqual([])
})

test('a refusal needs a reason, and goes with its code; another picture meanwhile is told', async () => {
  const changed = new Refused(409, { message: 'این قرارداد پس از فرستادن کد تغییر کرده است.' })
  const { picture, calls } = await atContract({ [reject]: changed })
  fireEvent.load(picture)
  await userEvent.click(screen.getByRole('button', { name: 'رد قرارداد' }))
  const sheet = screen.getByRole('dialog')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ارسال کد' }))
  expect(within(sheet).getByText('دلیل رد را بنویسید.')).toBeVisible()
  await userEvent.type(within(sheet).getByLabelText('دلیل رد'), 'مهر ندارد ')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '۱۲۳۴۵')
  expect(await screen.findByText('این قرارداد پس از فرستادن کد تغییر کرده است.')).toBeVisible()
  expect(callsOf(calls, reject).map(({ body }) => body)).toEqual([
    { otpSecret: 12345, reason: 'مهر ندارد' },
  ])
  expect(screen.getByRole('button', { name: 'رد قرارداد' })).toBeVisible()
})

test('who has a certificate signs with it; the provider leads back to the contract', async () => {
  const assign = vi.fn()
  const { picture, unmount } = await atContract({
    [shown]: anApprobation({ digitalSignatoryType: 'TOKEN' }),
    [token]: { redirectUrl: 'https://sign.example/1' },
  })
  fireEvent.load(picture)
  await userEvent.click(screen.getByRole('button', { name: 'تأیید و امضا' }))
  const withToken = screen.getByRole('button', { name: 'امضا با گواهی دیجیتال' })
  vi.stubGlobal('location', { ...location, assign })
  await userEvent.click(withToken)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sign.example/1'))
  unmount()
})

test('the provider leads back to the contract that was signed there', async () => {
  const { answers, unmount } = await atContract()
  unmount()
  const back = open('/legal/contract-callback?id=k1&status=failed', answers)
  await waitFor(() => expect(screen.getByText('امضا انجام نشد')).toBeVisible())
  expect(location.pathname).toBe('/legal/contracts/09141111111')
  back.unmount()
  open('/legal/contract-callback?id=stranger&status=success', answers)
  expect(await screen.findByText('دارنده کارتی با این شماره پیدا نشد.')).toBeVisible()
})

test.each<[ContractApprobation['refusal'], string, string]>([
  ['REFUSED', 'ردشده', 'شما این قرارداد را رد کرده‌اید.'],
  ['NO_SIGNING_ACCESS', 'بدون دسترسی امضا', 'شما برای این قرارداد حق امضا ندارید.'],
  ['FINISHED', 'پایان‌یافته', 'این قرارداد دیگر در انتظار امضا نیست.'],
])('the button of a contract (%s) says %s, and why', async (refusal, label, reason) => {
  await atContract({ [shown]: anApprobation({ refusal, overallSignatoryStatus: 'REJECTED' }) })
  expect(await screen.findByRole('button', { name: label })).toHaveAccessibleDescription(reason)
  expect(screen.getByText('صاحبان امضا این قرارداد را رد کردند')).toBeVisible()
})
