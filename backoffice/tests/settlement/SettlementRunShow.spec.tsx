import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import SettlementRunShow from '../../src/resources/money/settlement-runs/SettlementRunShow'
import { openDesk, rows, type Answers } from '../support/desk'

const oldIban = 'IR400180000000008800000003'
const newIban = 'IR160120000000001234567890'

const transfer = (more: { paymentId?: string; [field: string]: unknown } = {}) => ({
  paymentId: '700000',
  bankReference: more.paymentId ?? '700000',
  distributorName: 'بازرگانی خوشه زرین',
  iban: oldIban,
  invoices: 3,
  gross: 150_000_000,
  discount: 6_860_000,
  amount: 143_140_000,
  status: 'PENDING',
  trackingNumber: null,
  reason: null,
  retryIban: null,
  retryRequestedBy: null,
  retryRequestedById: null,
  hasEvidence: false,
  alarms: [],
  attempt: 1,
  ...more,
})

const run = (more: object = {}) => ({
  id: 'r1',
  kind: 'DISCOUNT',
  upTo: '2026-11-22',
  status: 'APPROVED',
  payouts: 1,
  net: 143_140_000,
  createdBy: 'کارشناس مالی',
  createdById: 'finance',
  createdAt: '2026-11-22T00:55:00Z',
  approvedBy: 'مدیر سامانه',
  approvedAt: '2026-11-22T00:56:00Z',
  finishedAt: null,
  ...more,
})

const everything = ['settlement.read', 'settlement.run', 'settlement.approve']
const detailPath = '/api/admin/settlement/discount-runs/r1'

interface Case {
  record?: object
  payouts?: object[]
  resultFiles?: object[]
  permissions?: string[]
  alsoIn?: object[]
  answers?: Answers
}
const openRun = async (given: Case = {}) => {
  const { record = run(), payouts = [transfer()], resultFiles = [], alsoIn = [] } = given
  const totals = {
    payouts: payouts.length,
    invoices: 3,
    gross: 150_000_000,
    discount: 6_860_000,
    net: 143_140_000,
  }
  const desk = openDesk(
    <Routes>
      <Route path="/settlement-runs/:id/show" element={<SettlementRunShow />} />
    </Routes>,
    {
      resource: 'settlement-runs',
      path: '/settlement-runs/r1/show',
      permissions: given.permissions ?? everything,
      answers: {
        'GET /api/admin/settlement-runs/r1': () => record,
        [`GET ${detailPath}`]: () => ({
          id: 'r1',
          totals,
          payouts,
          resultFiles,
          exclusions: [],
          alsoIn,
        }),
        'GET /api/admin/settlement-run-items': () => rows([]),
        ...given.answers,
      },
    }
  )
  const table = await screen.findByRole('table', { name: 'پرداخت‌ها' })
  const [header, ...lines] = within(table).getAllByRole('row')
  return { ...desk, header, lines }
}
const cellsOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

const persianOld = 'IR۴۰۰۱۸۰۰۰۰۰۰۰۰۰۸۸۰۰۰۰۰۰۰۳'

test('an invoice that another run wants too is told, with the way there', async () => {
  const other = { id: 'r2', number: 12, kind: 'MATURITY', status: 'PREVIEW' }
  await openRun({ alsoIn: [{ ...other, invoices: 1, externalIds: 'F-1001' }] })
  expect(screen.getByText(/فاکتور F-۱۰۰۱ در تسویه دیگری هم هست/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'تسویه ۱۲' })).toHaveAttribute(
    'href',
    '/settlement-runs/r2/show'
  )
})

test('a transfer that the bank refused names its account whole, its amounts and why', async () => {
  const { header, lines } = await openRun({
    payouts: [
      transfer({
        status: 'FAILED',
        reason: 'حساب مقصد بسته است',
        trackingNumber: '14050830001',
      }),
    ],
  })
  const labels = within(header!).getAllByRole('columnheader')
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'شناسه پرداخت',
    'گیرنده و شبا',
    'مبلغ پرداخت',
    'وضعیت',
  ])
  expect(cellsOf(lines[0]!)).toEqual([
    '۷۰۰۰۰۰',
    `بازرگانی خوشه زرین${persianOld}`,
    '۱۴۳٬۱۴۰٬۰۰۰مبلغ کل: ۱۵۰٬۰۰۰٬۰۰۰تنزیل: ۶٬۸۶۰٬۰۰۰',
    'ناموفق۱۴۰۵۰۸۳۰۰۰۱حساب مقصد بسته است',
  ])
})

test.each(['PREVIEW', 'CANCELED'])(
  'in a run that is %s no transfer waits for the bank',
  async (status) => {
    const { lines } = await openRun({ record: run({ status, approvedBy: null }) })
    expect(cellsOf(lines[0]!)).toEqual([
      '۷۰۰۰۰۰',
      `بازرگانی خوشه زرین${persianOld}`,
      '۱۴۳٬۱۴۰٬۰۰۰مبلغ کل: ۱۵۰٬۰۰۰٬۰۰۰تنزیل: ۶٬۸۶۰٬۰۰۰',
    ])
  }
)

test("the bank's answers are told by day and time in the order of every other moment", async () => {
  await openRun({
    resultFiles: [{ id: 'f1', importedBy: 'کارشناس مالی', importedAt: '2026-11-22T00:58:00Z' }],
  })
  const table = await screen.findByRole('table', { name: 'پاسخ‌های بانک' })
  const moment = within(table).getByText(/۱۴۰۵/)
  expect(moment.tagName).toBe('TIME')
  expect(moment).toHaveAttribute('dir', 'ltr')
})

const asked = (by: string, name: string, more: object = {}) =>
  transfer({
    status: 'FAILED',
    retryIban: newIban,
    retryRequestedBy: name,
    retryRequestedById: by,
    ...more,
  })

test('a second person reads both accounts and who asked, and agrees to what others asked for', async () => {
  const approve = `${detailPath}/approve-retry`
  const { server } = await openRun({
    payouts: [
      asked('a', 'نسرین رحیمی'),
      asked('b', 'داوود اکبری', { paymentId: '700001' }),
      asked('me', 'من', { paymentId: '700002' }),
    ],
    answers: { [`POST ${approve}`]: () => ({ retried: { sent: 2 } }) },
  })
  const table = await screen.findByRole('table', { name: 'تلاش‌های دوباره در انتظار تأیید' })
  expect(cellsOf(within(table).getAllByRole('row')[1]!)).toEqual([
    'بازرگانی خوشه زرین',
    '۱۴۳٬۱۴۰٬۰۰۰',
    `شبای تأییدشده پیشین${persianOld}شبای پس از تأییدIR۱۶۰۱۲۰۰۰۰۰۰۰۰۰۱۲۳۴۵۶۷۸۹۰`,
    'ثبت دستی، بی فایل بانک',
    'نسرین رحیمی',
  ])
  const button = await screen.findByRole('button', { name: 'تأیید تلاش دوباره' })
  await userEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('۲ پرداخت ناموفق که نسرین رحیمی، داوود اکبری درخواست کرده است')
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'تأیید تلاش دوباره' }))
  await screen.findByText('تلاش دوباره تأیید شد و پرداخت در فایل بانک آمد.')
  expect(server.to(approve)).toHaveLength(1)
})

test('who asked takes it back, and nobody else is offered that', async () => {
  const withdraw = `${detailPath}/withdraw-retry`
  const { server, unmount } = await openRun({
    payouts: [asked('me', 'من'), asked('a', 'نسرین رحیمی', { paymentId: '700001' })],
    answers: { [`POST ${withdraw}`]: () => ({ id: 'r1' }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'پس گرفتن تلاش دوباره' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('درخواست شما برای ۱ پرداخت ناموفق پس گرفته می‌شود')
  await userEvent.click(within(dialog).getByRole('button', { name: 'پس گرفتن تلاش دوباره' }))
  await screen.findByText('درخواست تلاش دوباره پس گرفته شد.')
  expect(server.to(withdraw)).toHaveLength(1)
  unmount()
  await openRun({ payouts: [asked('a', 'نسرین رحیمی')] })
  await screen.findByRole('button', { name: 'تأیید تلاش دوباره' })
  expect(screen.queryByRole('button', { name: 'پس گرفتن تلاش دوباره' })).toBeNull()
})

test('nobody agrees to what they asked for themselves', async () => {
  await openRun({ payouts: [asked('me', 'من')] })
  expect(await screen.findByRole('button', { name: 'تأیید تلاش دوباره' })).toBeDisabled()
})

test.each([
  ['تأیید تسویه', run({ status: 'PREVIEW' }), 'settlement.approve'],
  ['لغو', run({ status: 'PREVIEW' }), 'settlement.run'],
  ['ورود نتیجه بانک', run(), 'settlement.run'],
])('%s is offered to the right alone that it needs', async (label, record, permission) => {
  const offered = await openRun({ record, permissions: ['settlement.read', permission] })
  expect(await screen.findByRole('button', { name: label })).toBeEnabled()
  offered.unmount()
  const without = everything.filter((each) => each !== permission)
  await openRun({ record, permissions: without })
  expect(screen.queryByRole('button', { name: label })).toBeNull()
})

test.each(['APPROVED', 'DONE', 'CANCELED'])(
  'a run that is %s is neither approved again nor canceled',
  async (status) => {
    await openRun({ record: run({ status }) })
    expect(screen.queryByRole('button', { name: 'تأیید تسویه' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'لغو' })).toBeNull()
  }
)

const upload = () => screen.getByLabelText<HTMLInputElement>('انتخاب فایل اکسل')

test('a refused file can be mended under its name and chosen again', async () => {
  await openRun({
    answers: {
      [`POST ${detailPath}/result`]: () =>
        Response.json({ message: 'ستون مبلغ پیدا نشد.' }, { status: 422 }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'ورود نتیجه بانک' }))
  const send = screen.getByRole('button', { name: 'فرستادن' })
  expect(send).toBeDisabled()
  await userEvent.upload(upload(), new File(['x'], 'نتیجه.xlsx'))
  await userEvent.click(send)
  await screen.findByText('ستون مبلغ پیدا نشد.')
  // a browser tells of no change while the field still holds the name
  expect(upload().value).toBe('')
  await userEvent.upload(upload(), new File(['y'], 'نتیجه.xlsx'))
  expect(screen.queryByText('ستون مبلغ پیدا نشد.')).toBeNull()
})
