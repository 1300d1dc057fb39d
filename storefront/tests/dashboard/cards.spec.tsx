import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { clearSession } from '#core/session.ts'
import { answersOf, aPicture, inBrowser, open, receiving } from '../companies/world.tsx'
import { callsOf, Refused } from '../money/server.ts'
import {
  aHolder,
  at,
  button,
  cardsAt as root,
  holdersCall,
  type,
  uploaded,
  withCredit,
} from './cardHolders.ts'

inBrowser()

test.each([
  ['ACCEPTED', 'ACCEPTED', 'رفتن به داشبورد', '/legal-dashboard'],
  ['AUTHENTICATION', 'REJECTED', 'ادامه ثبت‌نام شرکت', '/legal/signup/status'],
] as const)(
  'at %s cards wait for credit, and the way on is there',
  async (companyKycStep, status, way, href) => {
    const standing = {
      companyStatus: status,
      ceoStatus: 'ACCEPTED',
      boardMemberStatus: 'ACCEPTED',
      appointmentStatus: 'PENDING',
    } as const
    const { calls } = open(root, answersOf({ standing, phases: { companyKycStep } }))
    expect(await screen.findByText('مدیریت کارت پس از تخصیص اعتبار باز می‌شود')).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
    expect(callsOf(calls, holdersCall)).toEqual([])
  }
)

test('a company without cards is led to the first; a list that did not come is asked for again', async () => {
  const answers = withCredit([])
  answers[holdersCall] = new Refused(500, {})
  open(root, answers)
  const again = await button('تلاش دوباره')
  answers[holdersCall] = { items: [] }
  await userEvent.click(again)
  expect(await screen.findByText('شرکت هنوز کارتی ندارد')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'معرفی دارنده کارت' }))
  await at(`${root}/register`)
})

test('each holder stands in the list with the step, the card and what comes next', async () => {
  const card = {
    cardId: 'c1',
    cardNumber: '**** **** **** 1234',
    cardHolderStep: 'APPROBATION_DONE',
  }
  open(
    root,
    withCredit([
      aHolder({ id: '1', userId: '1', firstName: 'آرش' }),
      aHolder({ id: '2', userId: '2', legalUserKycStatus: 'REJECTED' }),
      aHolder({ id: '3', userId: '3', ...card, cardStatus: 'ENABLED' } as never),
      aHolder({
        id: '4',
        userId: '4',
        ...card,
        cardStatus: 'PRINTED',
        parcelStatus: 'ACCEPTED',
      } as never),
    ])
  )
  const table = await screen.findByRole('table', { name: 'دارندگان کارت' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    )
  ).toEqual([
    ['۰۹۱۴۱۱۱۱۱۱۱', 'قرارداد بارگذاری نشده است', 'ساخته نشده', 'بارگذاری قرارداد'],
    ['۰۹۱۴۱۱۱۱۱۱۱', 'مشخصات رد شد', 'ساخته نشده', 'اصلاح مشخصات'],
    ['۰۹۱۴۱۱۱۱۱۱۱', 'کارت ساخته شده است', '**** **** **** ۱۲۳۴فعال', 'وضعیت کارت'],
    ['۰۹۱۴۱۱۱۱۱۱۱', 'کارت ساخته شده است', '**** **** **** ۱۲۳۴ارسال‌شده', 'وضعیت کارت'],
  ])
})

test.each([
  ['BLOCKED', false, 'مسدود', /دارنده می‌تواند در برنامه کارت تازه بخواهد/],
  ['FROZEN', false, 'موقتاً بسته', /تا خود او آن را در برنامه باز نکند/],
  ['ENABLED', true, 'منقضی', /آن را مسدود کنید تا دارنده/],
] as const)('a card that is %s (expired: %s) says %s, and what comes next', async (...given) => {
  const [cardStatus, isCardExpired, badge, next] = given
  const card = { cardHolderStep: 'APPROBATION_DONE', cardId: 'c', cardNumber: '**** 1234' } as const
  open(root, withCredit([aHolder({ ...card, cardStatus, isCardExpired })]))
  const table = await screen.findByRole('table', { name: 'دارندگان کارت' })
  const cell = within(table).getByText(next).closest('td')!
  expect(within(cell).getByText(badge, { exact: false })).toBeVisible()
  expect(within(table).queryByText('فعال')).toBeNull()
})

const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option)
const fill = async () => {
  await screen.findByLabelText('شماره موبایل')
  await type('شماره موبایل', '۰۹۱۴۱۱۱۱۱۱۱')
  await type('نام', 'مینا')
  await type('نام خانوادگی', 'رستمی')
  await type('کد ملی', '0084575948')
  await choose('روز', '16')
  await choose('ماه', '2')
  await choose('سال', '1369')
}
const pictures = async () => {
  for (const side of ['روی کارت ملی', 'پشت کارت ملی']) {
    await userEvent.upload(screen.getByLabelText(`${side}: انتخاب از گالری`), aPicture())
    await screen.findByAltText(`پیش‌نمایش ${side}`)
  }
}
const send = 'ثبت و رفتن به قرارداد'
const registration = /^\/legal\/company\/card-holder\?/

test('a holder is registered once, with a Gregorian date of birth, and the contract comes next', async () => {
  const answers = withCredit([])
  open(`${root}/register`, answers)
  await fill()
  await userEvent.click(await button(send))
  expect((await screen.findAllByText('این فیلد الزامی است.'))[0]).toBeVisible()
  await pictures()
  const sent = receiving({ status: 201 })
  answers[holdersCall] = { items: [aHolder()] }
  await userEvent.dblClick(await button(send))
  await at(`${root}/register/contract?userId=u1`)
  expect(sent).toHaveLength(1)
  const { path, pictures: files } = sent[0]!
  expect(path).toMatch(registration)
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    ...{ phoneNumber: '09141111111', firstName: 'مینا', lastName: 'رستمی' },
    ...{ nationalCode: '0084575948', birthDate: '1990-05-06' },
  })
  expect(files).toEqual(['nationalCardFront', 'nationalCardBack'])
  // Back leads to where the form was opened from, not to a form that was sent.
  expect(sessionStorage.getItem('kasbeno.draft.dashboard.s1.holder.new')).toBeNull()
})

test('a holder is introduced with a ceiling, which goes into the contract', async () => {
  const answers = withCredit([])
  open(`${root}/register`, answers)
  await fill()
  expect(screen.getByText(/صاحبان امضا امضا می‌کنند.*۵۰٬۰۰۰٬۰۰۰ ریال/)).toBeVisible()
  await type('سقف خرید در هر ماه شمسی', '۰')
  await pictures()
  await userEvent.click(await button(send))
  expect(await screen.findByText(/سقف باید بیش از صفر باشد/)).toBeVisible()
  await type('سقف خرید در هر ماه شمسی', '۲۰۰۰۰۰۰۰')
  const sent = receiving({ status: 201 })
  answers[holdersCall] = { items: [aHolder({ ceiling: 20_000_000 })] }
  await userEvent.click(await button(send))
  await at(`${root}/register/contract?userId=u1`)
  expect(new URLSearchParams(sent[0]!.path.split('?')[1]).get('ceiling')).toBe('20000000')
})

test.each([
  ['شماره موبایل', '0912', /شماره موبایل را درست/],
  ['نام', 'Mina', /نام را به فارسی/],
  ['کد ملی', '1111111112', /کد ملی درست نیست/],
])('a wrong «%s» stays under its field, and nothing is sent', async (label, wrong, told) => {
  const sent = receiving({ status: 201 })
  open(`${root}/register`, withCredit([]))
  await fill()
  await type(label, wrong)
  await userEvent.click(await button(send))
  expect(await screen.findByText(told)).toBeVisible()
  expect(sent).toEqual([])
})

test('an answer that was lost is no failure where the holder was kept; where not, all that was typed stays', async () => {
  const answers = withCredit([])
  open(`${root}/register`, answers)
  await fill()
  await pictures()
  receiving({ status: 0 })
  await userEvent.click(await button(send))
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  expect(screen.getByLabelText('نام')).toHaveValue('مینا')
  // The same words, written by the server in its own letters.
  answers[holdersCall] = { items: [aHolder({ firstName: 'مینا ' })] }
  await userEvent.click(await button(send))
  await at(`${root}/register/contract?userId=u1`)
})

test('what was half typed is there after a reload, and belongs to this form alone', async () => {
  const answers = withCredit([
    aHolder({ userId: 'u2', legalUserKycStatus: 'REJECTED', rejectionReason: 'نام نادرست است' }),
  ])
  const { unmount } = open(`${root}/register`, answers)
  await screen.findByLabelText('نام')
  await type('نام', 'سارا')
  await choose('ماه', '2')
  unmount()
  const again = open(`${root}/register`, answers)
  expect(await screen.findByLabelText('نام')).toHaveValue('سارا')
  expect(screen.getByRole('combobox', { name: 'ماه' })).toHaveValue('2')
  again.unmount()
  open(`${root}/register?userId=u2`, answers)
  expect(await screen.findByLabelText('نام')).toHaveValue('مینا')
  await type('نام', 'نرگس')
  // Of this company, and of nobody else there.
  const kept = Object.keys(sessionStorage).filter((key) => /\.holder\.[^.]+$/.test(key))
  expect(kept.sort()).toEqual([
    'kasbeno.draft.dashboard.s1.holder.new',
    'kasbeno.draft.dashboard.s1.holder.u2',
  ])
})

test('who was refused is mended with the reason in sight, without pictures that were sent', async () => {
  const refused = aHolder({
    ...{ legalUserKycStatus: 'REJECTED', rejectionReason: 'نام خانوادگی درست نیست' },
    cardHolderStep: 'ADDRESS_INFO',
  })
  const answers = withCredit([refused])
  open(`${root}/register?userId=u1`, answers)
  expect(await screen.findByText('نام خانوادگی درست نیست')).toBeVisible()
  expect(screen.getByLabelText('شماره موبایل')).toBeDisabled()
  await userEvent.click(await button('اصلاح این مورد'))
  expect(screen.getByLabelText('نام خانوادگی')).toHaveFocus()
  // Another person needs pictures of their own.
  await type('کد ملی', '0499370899')
  await userEvent.click(await button('ثبت دوباره'))
  expect((await screen.findAllByText('این فیلد الزامی است.'))[0]).toBeVisible()
  await type('کد ملی', '0084575948')
  await type('نام خانوادگی', 'رستمی‌فر')
  const sent = receiving({ status: 201 })
  answers[holdersCall] = { items: [{ ...refused, legalUserKycStatus: 'PENDING' }] }
  await userEvent.click(await button('ثبت دوباره'))
  await at(`${root}/select-address?userId=u1`)
  expect(sent.map((one) => one.pictures)).toEqual([[]])
})

const statusPage = `${root}/status?userId=u1`
const steps = [
  ['PRINT_PENDING', null, /آماده‌سازی است/, 'در انتظار چاپ'],
  ['PRINT_PENDING', 'RETURNED_TO_SENDER', /برگرداند/, 'برگشتی'],
  ['PRINTED', 'CREATED', /به پست سپرده می‌شود/, 'چاپ‌شده'],
  ['PRINTED', 'ACCEPTED', /چاپ و ارسال شد/, 'ارسال‌شده'],
  ['DELIVERED', 'DELIVERED', /تحویل شد/, 'تحویل‌شده'],
] as const

test.each(steps)('the stepper of a card at %s, parcel %s', async (...row) => {
  const [cardStatus, parcelStatus, words, badge] = row
  const card = { cardId: 'c1', cardNumber: '**** **** **** 1234', cardStatus, parcelStatus }
  const holder = aHolder({
    ...uploaded,
    ...card,
    cardHolderStep: 'APPROBATION_DONE',
    addressId: 'a1',
  })
  open(statusPage, withCredit([holder]))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getAllByText(badge)[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'مدیریت این کارت' })).toHaveAttribute(
    'href',
    '/legal-dashboard/card-details/09141111111'
  )
  const change = screen.queryByRole('link', { name: 'تغییر نشانی تحویل' })
  expect(change !== null).toBe(cardStatus === 'PRINT_PENDING')
})

test('before there is a card its page says what is missing; a holder of nobody leads to the list', async () => {
  const holder = { ...uploaded, legalUserKycStatus: 'ACCEPTED', addressId: 'a1' } as const
  const { unmount } = open(statusPage, withCredit([aHolder(holder)]))
  await screen.findByText('کارت پس از این موارد ساخته می‌شود')
  const states = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(states).toEqual([
    'تأیید مشخصات دارنده کارت از سوی بانکانجام شد',
    'تأیید قرارداد از سوی بانکدر انتظار',
    'امضای قرارداد از سوی صاحبان امضادر انتظار',
    'انتخاب نشانی تحویلانجام شد',
  ])
  unmount()
  clearSession()
  open(`${root}/status?userId=other`, withCredit([aHolder()]))
  await userEvent.click(await screen.findByRole('link', { name: 'بازگشت به دارندگان کارت' }))
  await at(root)
})
