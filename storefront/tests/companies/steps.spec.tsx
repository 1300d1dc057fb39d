import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf } from '../money/server.ts'
import { answersOf, aPicture, inBrowser, open, receiving } from './world.tsx'

inBrowser()

const person = {
  firstName: 'سارا',
  lastName: 'کریمی',
  nationalCode: '0084575948',
  birthDate: '1980-03-10',
}

const filled = { provinceId: 8, cityId: 80, postalCode: '1234567890', address: 'آزادی ۱۲' }
const put = 'PUT /legal/company/legal-company'

test('the official paper is asked for, and sent before the information that makes the step whole', async () => {
  const sent = receiving({ status: 200 })
  const answers = answersOf({ company: filled, more: { [put]: {} } })
  const { calls } = open('/legal/signup/company-information', answers)
  const button = await screen.findByRole('button', { name: 'ثبت و ادامه' })
  await userEvent.click(button)
  expect(await screen.findByText('این فیلد الزامی است.')).toBeVisible()
  expect(callsOf(calls, put)).toEqual([])

  await userEvent.upload(screen.getByLabelText('تصویر روزنامه رسمی: انتخاب از گالری'), aPicture())
  await screen.findByAltText('پیش‌نمایش تصویر روزنامه رسمی')
  const later = answersOf({ standing: { companyStatus: 'PENDING' }, phases: { nextStep: 'ceo' } })
  Object.assign(answers, later)
  await userEvent.dblClick(button)
  expect(await screen.findByText('گام ۲ از ۴')).toBeInTheDocument()
  expect(sent).toEqual([
    { method: 'POST', path: '/legal/company/official-paper', pictures: ['officialPaper'] },
  ])
  expect(callsOf(calls, put).map(({ body }) => body)).toEqual([filled])
})

test('a name and a guild that were refused are mended with the information', async () => {
  const { calls } = open(
    '/legal/signup/company-information',
    answersOf({
      ...{ company: filled, standing: { companyStatus: 'REJECTED' } },
      phases: {
        rejectionReasons: { company: 'نام شرکت با روزنامه رسمی یکی نیست.' },
        nextStep: 'company',
      },
      more: { [put]: {} },
    })
  )
  await userEvent.click(await screen.findByRole('button', { name: 'اصلاح این مورد' }))
  const name = screen.getByLabelText('نام شرکت')
  expect(name).toHaveFocus()
  await userEvent.clear(name)
  await userEvent.type(name, 'بازرگانی مهرآیین')
  await userEvent.click(screen.getByLabelText('صنف'))
  await userEvent.click(await screen.findByRole('button', { name: 'پخش مویرگی' }))
  await userEvent.click(screen.getByRole('button', { name: 'ثبت دوباره' }))
  await waitFor(() => expect(callsOf(calls, put)).toHaveLength(1))
  expect(callsOf(calls, put)[0]?.body).toEqual({ ...filled, name: 'بازرگانی مهرآیین', guildId: 7 })
})

test('what is refused of the paper stands under it, and the information is not sent', async () => {
  const message = 'حجم تصویر باید کمتر از ۷ مگابایت باشد.'
  const body = { message: 'خطا', errors: [{ field: 'officialPaper', rule: 'imageSize', message }] }
  receiving({ status: 422, body })
  const { calls } = open('/legal/signup/company-information', answersOf({ company: filled }))
  const field = await screen.findByLabelText('تصویر روزنامه رسمی: انتخاب از گالری')
  await userEvent.upload(field, aPicture())
  await userEvent.click(screen.getByRole('button', { name: 'ثبت و ادامه' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(callsOf(calls, put)).toEqual([])
  expect(screen.getByRole('button', { name: 'ثبت و ادامه' })).toBeEnabled()
})

test.each([
  ['PENDING', 'در دست بررسی کارشناسان', 'مشاهده وضعیت پرونده'],
  ['ACCEPTED', 'اطلاعات شرکت تأیید شده است.', 'مشاهده وضعیت پرونده'],
] as const)('the information is closed at %s', async (companyStatus, told, footer) => {
  open('/legal/signup/company-information', answersOf({ standing: { companyStatus } }))
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.getByLabelText('نشانی شرکت')).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'گرفتن عکس' })).toBeNull()
  expect(screen.getByRole('link', { name: footer })).toHaveAttribute('href', '/legal/signup/status')
})

test('a refused step says why line by line, leads to each field, and keeps the paper that was sent', async () => {
  const reason = 'کد پستی با نشانی جور نیست\nمهر روزنامه خوانا نیست'
  const answers = answersOf({
    ...{ standing: { companyStatus: 'REJECTED' }, company: filled },
    ...{ phases: { rejectionReasons: { company: reason } }, more: { [put]: {} } },
  })
  const { calls } = open('/legal/signup/company-information', answers)
  expect(await screen.findByText('این مرحله توسط کارشناس رد شد.')).toBeVisible()
  const [first, second] = screen.getAllByRole('button', { name: 'اصلاح این مورد' })
  await userEvent.click(first!)
  expect(screen.getByLabelText('کد پستی')).toHaveFocus()
  await userEvent.click(second!)
  expect(screen.getByRole('button', { name: 'گرفتن عکس' })).toHaveFocus()
  const sent = receiving({ status: 200 })
  await userEvent.click(screen.getByRole('button', { name: 'ثبت دوباره' }))
  await waitFor(() => expect(callsOf(calls, put)).toHaveLength(1))
  expect(sent).toEqual([])
})

test.each([
  ['START', 'POST', ['nationalCardFront', 'nationalCardBack']],
  ['REJECTED', 'PUT', []],
] as const)('the CEO at %s is sent by %s', async (ceoStatus, method, pictures) => {
  const sent = receiving({ status: 200 })
  const standing = { companyStatus: 'PENDING', ceoStatus } as const
  const answers = answersOf({ standing, ceo: person, phases: { nextStep: 'ceo' } })
  open('/legal/signup/ceo-information', answers)
  const button = await screen.findByRole('button', { name: /^ثبت/ })
  if (pictures.length > 0) {
    await userEvent.click(button)
    expect(await screen.findAllByText('این فیلد الزامی است.')).toHaveLength(2)
    for (const side of ['روی', 'پشت']) {
      await userEvent.upload(screen.getByLabelText(`${side} کارت ملی: انتخاب از گالری`), aPicture())
    }
  }
  const after = { ...standing, ceoStatus: 'PENDING' } as const
  Object.assign(answers, answersOf({ standing: after, phases: { nextStep: 'board' } }))
  await userEvent.click(button)
  expect(await screen.findByText('گام ۳ از ۴')).toBeInTheDocument()
  const query = Object.entries(person).map(([name, value]) => `${name}=${value}`)
  expect(sent).toEqual([{ method, path: `/legal/company/ceo?${query.join('&')}`, pictures }])
})

test('the stepper leads on in its order and says of each refused step why, with the way to it', async () => {
  const standing = {
    companyStatus: 'ACCEPTED',
    ceoStatus: 'REJECTED',
    boardMemberStatus: 'REJECTED',
    appointmentStatus: 'PENDING',
  } as const
  const rejectionReasons = { ceo: 'کارت ملی خوانا نیست' }
  const world = answersOf({ standing, phases: { rejectionReasons, nextStep: 'ceo' } })
  open('/legal/signup/status', world)
  const notice = (await screen.findByText('این مرحله‌ها نیاز به اصلاح دارد')).closest('section')!
  expect(within(notice).getByText('کارت ملی خوانا نیست')).toBeVisible()
  const mend = within(notice).getAllByRole('link')
  expect(mend.map((link) => link.getAttribute('href'))).toEqual([
    '/legal/signup/ceo-information',
    '/legal/signup/board-member',
  ])
  const onward = screen.getByRole('link', { name: 'ادامه ثبت‌نام' })
  expect(onward).toHaveAttribute('href', '/legal/signup/ceo-information')
})

test.each(['company-information', 'ceo-information', 'board-member', 'board-member/create'])(
  'a member who is not the CEO reads the stepper in place of %s',
  async (step) => {
    const { calls } = open(`/legal/signup/${step}`, answersOf({ isCeo: false }))
    expect(await screen.findByText('ثبت‌نام شرکت با مدیرعامل است')).toBeVisible()
    expect(location.pathname).toBe('/legal/signup/status')
    expect(screen.queryByRole('link', { name: 'ادامه ثبت‌نام' })).toBeNull()
    expect(callsOf(calls, 'GET /legal/company/ceo')).toEqual([])
  }
)

const sentAll = {
  companyStatus: 'ACCEPTED',
  ceoStatus: 'ACCEPTED',
  boardMemberStatus: 'ACCEPTED',
  appointmentStatus: 'PENDING',
} as const
test.each([
  ['review', { ...sentAll, ceoStatus: 'PENDING' }, 'summary', 'در دست بررسی کارشناسان'],
  ['allocation', sentAll, 'summary', 'در انتظار تخصیص اعتبار'],
  ['a step that is missing', { ...sentAll, ceoStatus: 'START' }, 'ceo', 'گام ۲ از ۴'],
] as const)('the summary tells of %s', async (_, standing, nextStep, told) => {
  open('/legal/signup/summary', answersOf({ standing, phases: { nextStep } }))
  expect(await screen.findByText(told)).toBeVisible()
})
