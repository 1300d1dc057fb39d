import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { clearSession } from '#core/session.ts'
import { aPicture, inBrowser, open, page, receiving } from '../companies/world.tsx'
import { callsOf, Refused } from '../money/server.ts'
import {
  aHolder,
  anAddress,
  at,
  button,
  cardsAt as root,
  holdersCall,
  type,
  uploaded,
  withCredit,
} from './cardHolders.ts'

inBrowser()

const addressesCall = 'GET /addresses'
const contractPage = `${root}/register/contract?userId=u1`
const contractField = 'تصویر قرارداد امضا و مهرشده: انتخاب از گالری'

test('the contract is a picture that is asked for, sent once, and not lost with its answer', async () => {
  const answers = withCredit([aHolder()])
  open(contractPage, answers)
  const upload = await button('بارگذاری قرارداد')
  await userEvent.click(upload)
  expect(await screen.findByText('این فیلد الزامی است.')).toBeVisible()
  const huge = Object.defineProperty(aPicture(), 'size', { value: 4_000_001 })
  await userEvent.upload(screen.getByLabelText(contractField), huge)
  expect(await screen.findByText('حجم تصویر باید حداکثر ۴ مگابایت باشد.')).toBeVisible()
  await userEvent.upload(screen.getByLabelText(contractField), aPicture())
  await screen.findByAltText(/پیش‌نمایش/)
  const sent = receiving({ status: 0 })
  await userEvent.click(upload)
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  answers[holdersCall] = { items: [aHolder(uploaded)] }
  await userEvent.dblClick(upload)
  await at(`${root}/select-address?userId=u1`)
  expect(screen.getAllByText('قرارداد با موفقیت بارگذاری شد.')).toHaveLength(1)
  expect(sent.map(({ path, pictures: files }) => [path, files])).toEqual([
    ['/legal/company/card-holder/u1/contract', ['cardIssuanceContract']],
    ['/legal/company/card-holder/u1/contract', ['cardIssuanceContract']],
  ])
})

test('a contract that stands is replaced only by who has read what that undoes; a card fixes it', async () => {
  const answers = withCredit([aHolder(uploaded)])
  const { unmount } = open(contractPage, answers)
  const replace = await button('بارگذاری قرارداد دیگر')
  expect(screen.queryByLabelText(contractField)).toBeNull()
  await userEvent.click(replace)
  expect(screen.getByText(/همه دوباره امضا می‌کنند/)).toBeVisible()
  await userEvent.click(await button('نگه داشتن همین قرارداد'))
  expect(screen.queryByLabelText(contractField)).toBeNull()
  unmount()
  clearSession()
  open(contractPage, withCredit([aHolder({ ...uploaded, cardId: 'c1', cardStatus: 'ENABLED' })]))
  expect(await screen.findByText(/قرارداد آن دیگر تغییر نمی‌کند/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /بارگذاری/ })).toBeNull()
})

test.each([
  [{ contractStatus: 'REJECTED', contractRejectionReason: 'مهر نیست' }, 'کارشناس بانک', 'مهر نیست'],
  [
    { signatoryStatus: 'REJECTED', signatoryRefusal: 'نام غلط است' },
    'یکی از صاحبان',
    'نام غلط است',
  ],
] as const)(
  'a refused contract says by whom and why, and takes another one: %o',
  async (how, who, why) => {
    open(contractPage, withCredit([aHolder({ ...uploaded, ...how })]))
    expect(await screen.findByText(new RegExp(who))).toBeVisible()
    expect(screen.getByText(why)).toBeVisible()
    expect(screen.getByLabelText(contractField)).toBeInTheDocument()
  }
)

test('the contract tells who has signed and when, and sends the CEO who must sign to the app', async () => {
  const approbation = {
    ...{ totalNumberOfSignatory: 2, totalNumberOfAcceptedSignatory: 1 },
    ...{ latestSignatoryDate: '2026-11-22T09:30:00Z', overallSignatoryStatus: 'PENDING' },
    approbationDtoList: [
      { fullName: 'رضا کریمی', signatoryStatus: 'ACCEPTED', signatoryDate: '2026-11-22T09:30:00Z' },
      { fullName: 'سارا کریمی', signatoryStatus: 'PENDING', signatoryDate: null },
    ].map((one) => ({ ...one, approbation: 'MANDATORY', isOut: false, reason: null })),
    quorum: {
      mandatory: { signed: 1, needed: 2 },
      optional: { signed: 0, needed: 0 },
      waitingFor: ['سارا کریمی'],
    },
    ...{
      userApprobationStatus: 'PENDING',
      userSignatoryStatus: 'MANDATORY',
      refusal: null,
      contractUrl: '/p.webp',
    },
  }
  const call = 'GET /legal/company/card-holder/u1/approbation'
  const answers = withCredit([aHolder(uploaded)], { [call]: approbation })
  const { unmount } = open(`${root}/contract/09141111111`, answers)
  expect(await screen.findByText('۱۳:۰۰ | ۱۴۰۵/۰۹/۰۱')).toBeVisible()
  expect(screen.getByText('در انتظار سارا کریمی')).toBeVisible()
  expect(screen.getByText('۱ از ۲')).toBeVisible()
  expect(screen.getByRole('link', { name: 'امضا در برنامه' })).toHaveAttribute(
    'href',
    '/legal/contracts/09141111111'
  )
  unmount()
  clearSession()
  answers[call] = { ...approbation, refusal: 'NO_SIGNING_ACCESS' }
  open(`${root}/contract/09141111111`, answers)
  await screen.findByText('در انتظار سارا کریمی')
  expect(screen.queryByRole('link', { name: 'امضا در برنامه' })).toBeNull()
})

const addressPage = `${root}/select-address?userId=u1`
const assign = 'POST /legal/company/assign-card-holder'

test('the deliverable address is marked, another one that was marked stays so, and it is sent once', async () => {
  const other = anAddress({ id: 'a2', title: 'انبار', deliverable: false })
  const more = {
    [addressesCall]: page([anAddress(), other]),
    ...{ 'POST /addresses/a2/select': {}, [assign]: {} },
  }
  const answers = withCredit([aHolder(uploaded)], more)
  const { unmount } = open(addressPage, answers)
  expect(await screen.findByRole('radio', { name: /دفتر مرکزی/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /انبار/ }))
  unmount()
  const { calls } = open(addressPage, answers)
  expect(await screen.findByRole('radio', { name: /انبار/ })).toBeChecked()
  answers[holdersCall] = {
    items: [aHolder({ ...uploaded, cardHolderStep: 'ADDRESS_INFO', addressId: 'a2' })],
  }
  await userEvent.dblClick(await button('تأیید نشانی'))
  await at(`${root}/contract/09141111111`)
  expect(callsOf(calls, assign).map(({ body }) => body)).toEqual([
    { userId: 'u1', addressId: 'a2' },
  ])
  expect(await screen.findByText('نشانی تحویل کارت ثبت شد.')).toBeVisible()
})

test('without a choice it is asked for; a refusal is told there, and who has gone on is not brought back', async () => {
  const none = anAddress({ deliverable: false })
  const more = { [addressesCall]: page([none]), 'POST /addresses/a1/select': {} }
  const answers = withCredit([aHolder(uploaded)], more)
  answers[assign] = new Refused(409, { message: 'پس از چاپ کارت نشانی تغییر نمی‌کند.' })
  open(addressPage, answers)
  await userEvent.click(await button('تأیید نشانی'))
  expect(await screen.findByText('لطفاً نشانی مورد نظر را انتخاب کنید.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio'))
  await userEvent.click(await button('تأیید نشانی'))
  expect(await screen.findByText('پس از چاپ کارت نشانی تغییر نمی‌کند.')).toBeVisible()
  let answer: (body: object) => void = () => undefined
  answers[assign] = () => new Promise((resolve) => (answer = resolve))
  await userEvent.click(await button('تأیید نشانی'))
  await userEvent.click(screen.getByRole('link', { name: 'بازگشت به قرارداد' }))
  answer({})
  expect(await screen.findByText(/نشانی تحویل کارت ثبت شد/)).toBeVisible()
  expect(location.pathname).toBe(`${root}/register/contract`)
})

test.each(['PRINTED', 'DELIVERED', 'ENABLED', 'DISABLED', 'BLOCKED'] as const)(
  'the address of a %s card is fixed',
  async (cardStatus) => {
    open(addressPage, withCredit([aHolder({ ...uploaded, cardId: 'c1', cardStatus })]))
    expect(await screen.findByText('نشانی تحویل دیگر تغییر نمی‌کند')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  }
)

const addPage = `${root}/select-address/add?userId=u1`

test('the first address begins as the company’s, is limited as the specification says, and is then marked', async () => {
  const answers = withCredit([aHolder(uploaded)], { [addressesCall]: page([]) })
  const { calls } = open(addressPage, answers)
  expect(await screen.findByText('شرکت هنوز نشانی‌ای برای تحویل ندارد')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'افزودن نشانی تازه' }))
  await at(addPage)
  expect(await screen.findByLabelText('عنوان نشانی')).toHaveValue('پخش مهر')
  expect(screen.getByLabelText('کد پستی')).toHaveValue('۱۹۸۷۶۵۴۳۲۱')
  const title = screen.getByLabelText('عنوان نشانی')
  await userEvent.clear(title)
  await userEvent.click(title)
  await userEvent.paste('آ'.repeat(251))
  await type('کد پستی', '123')
  await userEvent.click(await button('ثبت نشانی'))
  expect(await screen.findByText('تعداد نویسه‌ها بیش از حد مجاز است.')).toBeVisible()
  expect(screen.getByText('کد پستی باید ۱۰ رقم باشد.')).toBeVisible()
  await type('عنوان نشانی', 'انبار')
  await type('کد پستی', '1234567890')
  const added = anAddress({ id: 'a9', title: 'انبار', deliverable: false })
  // The answer is lost, not the address: tried again, it is the same one.
  answers['POST /addresses'] = 'offline'
  await userEvent.click(await button('ثبت نشانی'))
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  answers['POST /addresses'] = added
  answers[addressesCall] = page([anAddress(), added])
  await userEvent.dblClick(await button('ثبت نشانی'))
  await at(addressPage)
  expect(await screen.findByRole('radio', { name: /انبار/ })).toBeChecked()
  expect(screen.getByText('نشانی با موفقیت افزوده شد.')).toBeVisible()
  const sent = callsOf(calls, 'POST /addresses')
  expect(sent.at(-1)!.body).toEqual({
    ...{ title: 'انبار', provinceId: 8, cityId: 80, postalCode: '1234567890' },
    ...{ address: 'ولیعصر ۱۰', relatedUserType: 'LEGAL' },
  })
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]!.key).toBeTruthy()
})

test('a half-typed address is kept, and the close button leads back to the addresses', async () => {
  const answers = withCredit([aHolder(uploaded)])
  open(addPage, answers)
  expect(await screen.findByLabelText('عنوان نشانی')).toHaveValue('')
  await type('عنوان نشانی', 'نیمه')
  await userEvent.click(screen.getByRole('link', { name: 'بستن و بازگشت به نشانی‌ها' }))
  await at(addressPage)
  await userEvent.click(await screen.findByRole('link', { name: 'افزودن نشانی تازه' }))
  expect(await screen.findByLabelText('عنوان نشانی')).toHaveValue('نیمه')
})
