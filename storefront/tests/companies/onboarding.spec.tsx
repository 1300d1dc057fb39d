import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ceoSchema,
  informationSchema,
  memberSchema,
  registerSchema,
} from '#features/companies/companyForms.ts'
import { readDraft } from '#lib/drafts.ts'
import { currentPlan } from '#lib/plan.ts'
import { clearSession, session } from '#lib/session.ts'
import { toasts } from '#lib/toast.ts'
import { callsOf, Refused } from '../money/server.ts'
import { aMember, answersOf, aPicture, legalPlan, open, receiving } from './world.tsx'

configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  )
  toasts.value = []
  clearSession()
})
afterEach(() => {
  cleanup()
  clearSession()
  history.replaceState(null, '', '/')
})

const register = { name: 'پخش مهر', companyUniqueId: '10320894878', guildId: '7' }
const information = { provinceId: '8', cityId: '80', postalCode: '1234567890', address: 'آزادی' }
const person = {
  firstName: 'سارا',
  lastName: 'کریمی',
  nationalCode: '0084575948',
  birthDate: '1980-03-10',
}
const member = {
  ...person,
  phone: '09131111111',
  roleInCompany: 'رئیس',
  signatoryStatus: 'OPTIONAL',
}
const long = (length: number) => 'ن'.repeat(length)

test.each([
  [registerSchema, register, 'name', '', 'نام شرکت را وارد کنید.'],
  [registerSchema, register, 'name', long(51), 'نوشته بیش از اندازه بلند است.'],
  [registerSchema, register, 'companyUniqueId', '', 'شناسه ملی شرکت را وارد کنید.'],
  [registerSchema, register, 'companyUniqueId', '1032089487', 'شناسه ملی شرکت باید ۱۱ رقم باشد.'],
  [
    ...[registerSchema, register, 'companyUniqueId', '10320894879'],
    'شناسه ملی شرکت درست نیست. لطفاً رقم‌ها را بازبینی کنید.',
  ],
  [registerSchema, register, 'guildId', '', 'صنف شرکت را انتخاب کنید.'],
  [informationSchema, information, 'provinceId', '', 'استان را انتخاب کنید.'],
  [informationSchema, information, 'cityId', '', 'شهر را انتخاب کنید.'],
  [informationSchema, information, 'postalCode', '123', 'کد پستی باید ۱۰ رقم باشد.'],
  [informationSchema, information, 'address', ' ', 'نشانی شرکت را وارد کنید.'],
  [informationSchema, information, 'address', long(256), 'نوشته بیش از اندازه بلند است.'],
  [ceoSchema, person, 'firstName', long(51), 'نوشته بیش از اندازه بلند است.'],
  [ceoSchema, person, 'lastName', '', 'نام خانوادگی خود را وارد کنید.'],
  [ceoSchema, person, 'birthDate', '2020-01-01', 'هر عضو باید دست‌کم ۱۸ سال داشته باشد.'],
  [memberSchema, member, 'phone', '0912', 'شماره موبایل را درست وارد کنید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷'],
  [memberSchema, member, 'roleInCompany', '', 'سمت این عضو را وارد کنید.'],
  [memberSchema, member, 'roleInCompany', long(51), 'نوشته بیش از اندازه بلند است.'],
  [memberSchema, member, 'signatoryStatus', '', 'حق امضای این عضو را انتخاب کنید.'],
] as const)('%#: of %3$s the form says %4$s', (schema, whole, field, wrong, message) => {
  expect(schema.safeParse(whole).success).toBe(true)
  const faults = schema.safeParse({ ...whole, [field]: wrong }).error?.issues ?? []
  expect(faults.map((one) => [one.path[0], one.message])).toEqual([[field, message]])
})

const none = { 'GET /legal/company/assigned': { items: [] } }
const newPair = { companyUniqueSerial: 's1', bearerToken: 'of the company' }
const registering = 'POST /legal/company/legal-company'

/** From the address of the form, by way of the page that says what is needed. */
const toRegister = async (answers: Record<string, unknown>) => {
  const opened = open('/legal/signup/company-register', answers, null)
  await userEvent.click(await screen.findByRole('button', { name: 'ثبت شرکت' }))
  await screen.findByLabelText('نام شرکت')
  return opened
}
const fillRegister = async () => {
  await userEvent.type(screen.getByLabelText('نام شرکت'), 'پخش مهر')
  await userEvent.type(screen.getByLabelText('شناسه ملی شرکت'), '۱۰۳۲۰۸۹۴۸۷۸')
  await userEvent.click(screen.getByLabelText('صنف'))
  await userEvent.click(await screen.findByRole('button', { name: 'پخش مویرگی' }))
}
const send = () => screen.getByRole('button', { name: 'ثبت شرکت و ادامه' })

test('who has no company reads what is needed first, registers once, and speaks for it at once', async () => {
  const answers = answersOf({ more: none })
  answers[registering] = () => {
    Object.assign(answers, answersOf(), { [registering]: answers[registering] })
    return newPair
  }
  const { calls } = await toRegister(answers)
  expect(location.pathname).toBe('/legal/signup/company-register')
  expect(callsOf(calls, registering)).toEqual([])
  await fillRegister()
  await userEvent.dblClick(send())
  expect(await screen.findByText('گام ۱ از ۴')).toBeInTheDocument()
  expect(location.pathname).toBe('/legal/signup/company-information')
  expect(callsOf(calls, registering).map(({ body }) => body)).toEqual([{ ...register, guildId: 7 }])
  expect([session.token.value, currentPlan.value]).toEqual(['of the company', legalPlan])
  expect(readDraft('legal.register')).toEqual({})
})

test.each([
  ['no network', 'offline', 'ارتباط با سرور برقرار نشد. لطفاً دوباره تلاش کنید.'],
  [
    'an id that is held',
    new Refused(409, { message: 'پیش‌تر ثبت شده است.' }),
    'پیش‌تر ثبت شده است.',
  ],
])('%s leaves the form as it was typed, also after a reload', async (_, refusal, told) => {
  const opened = await toRegister(answersOf({ more: { ...none, [registering]: refusal } }))
  await fillRegister()
  await userEvent.click(send())
  expect(await screen.findByText(told)).toBeVisible()
  expect(session.exists.value).toBe(true)
  expect(currentPlan.value).toBeNull()
  opened.unmount()
  await toRegister(answersOf({ more: none }))
  expect(screen.getByLabelText('نام شرکت')).toHaveValue('پخش مهر')
  expect(screen.getByRole('button', { name: /صنف/ })).toHaveTextContent('پخش مویرگی')
})

test('half of an id is told under its field, and nothing is sent', async () => {
  const { calls } = await toRegister(answersOf({ more: none }))
  await userEvent.type(screen.getByLabelText('شناسه ملی شرکت'), '۱۰۳۲')
  fireEvent.submit(screen.getByLabelText('شناسه ملی شرکت').closest('form')!)
  expect(await screen.findByText('شناسه ملی شرکت باید ۱۱ رقم باشد.')).toBeVisible()
  expect(callsOf(calls, registering)).toEqual([])
})

test('who left the form while it was sent stays where they went', async () => {
  let answer: (pair: object) => void = () => undefined
  const waits = { ...none, [registering]: () => new Promise((resolve) => (answer = resolve)) }
  const { calls } = await toRegister(answersOf({ more: waits }))
  await fillRegister()
  await userEvent.click(send())
  await waitFor(() => expect(callsOf(calls, registering)).toHaveLength(1))
  await userEvent.click(screen.getByRole('link', { name: 'بازگشت' }))
  answer(newPair)
  await waitFor(() => expect(currentPlan.value).toBe(legalPlan))
  expect(location.pathname).toBe('/legal/signup/status')
})

test('who has a company registers another one right away', async () => {
  open('/legal/signup/company-register', answersOf())
  expect(await screen.findByLabelText('نام شرکت')).toHaveValue('')
})

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
  ['PENDING', 'در دست بررسی کارشناسان', 'ادامه ثبت‌نام'],
  ['ACCEPTED', 'اطلاعات شرکت تأیید شده است.', 'ادامه ثبت‌نام'],
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
  HTMLElement.prototype.scrollIntoView = () => undefined
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
  HTMLElement.prototype.scrollIntoView = () => undefined
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

const sara = aMember({ signatoryStatus: 'OPTIONAL' })
test.each([
  ['nobody', [], 0, 'افزودن حداقل یک صاحب امضا الزامی است.'],
  [
    'one who may not sign',
    [aMember({ signatoryStatus: 'NOT_ALLOWED' })],
    0,
    'افزودن حداقل یک صاحب امضا الزامی است.',
  ],
  [
    'an optional one of whom none is needed',
    [sara],
    0,
    'دست‌کم یک عضو با امضای الزامی لازم است، یا حداقل امضای اختیاری باید یک یا بیشتر باشد.',
  ],
  [
    'more optional ones than there are',
    [sara],
    2,
    'کمینه امضاهای اختیاری از شمار امضاکنندگان اختیاری بیشتر است.',
  ],
  ['one who is needed', [sara], 1, null],
  ['a mandatory one', [aMember()], 0, null],
] as const)('a board of %s is sent or says why not', async (_, members, minimum, reason) => {
  const call = 'POST /legal/company/board-member/status'
  const answers = answersOf({ members: [...members], minimum, more: { [call]: {} } })
  const { calls } = open('/legal/signup/board-member', answers)
  const button = await screen.findByRole('button', { name: 'ثبت و ادامه' })
  if (reason === null) {
    Object.assign(answers, answersOf({ phases: { nextStep: 'summary' } }))
    await userEvent.dblClick(button)
    await waitFor(() => expect(location.pathname).toBe('/legal/signup/summary'))
    expect(callsOf(calls, call)).toHaveLength(1)
  } else {
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(reason)
    fireEvent.click(button)
    expect(callsOf(calls, call)).toEqual([])
  }
})

test('a member is removed after a question that Back answers with no; the minimum moves step by step', async () => {
  const remove = 'DELETE /legal/company/board-member/09131111111'
  const minimum = 'PUT /legal/company/minimum-signature'
  const answers = answersOf({
    members: [sara],
    minimum: 1,
    more: { [remove]: {}, [minimum]: {} },
  })
  const { calls } = open('/legal/signup/board-member', answers)
  expect(await screen.findByText('۱ امضا')).toBeVisible()
  expect(screen.getByRole('button', { name: 'بیشتر' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'کمتر' }))
  await waitFor(() =>
    expect(callsOf(calls, minimum).map(({ body }) => body)).toEqual([
      { minimumNumberOfOptional: 0 },
    ])
  )
  await userEvent.click(screen.getByRole('button', { name: 'حذف' }))
  expect(screen.getByRole('dialog', { name: 'سارا کریمی حذف شود؟' })).toBeVisible()
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(calls, remove)).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'حذف' }))
  answers['GET /legal/company/board-member'] = { items: [], minimumNumberOfSignatory: 0 }
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'حذف عضو' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  expect(await screen.findByText('عملیات با موفقیت انجام شد.')).toBeVisible()
  expect(await screen.findByText('هنوز عضوی افزوده نشده است.')).toBeVisible()
  expect(callsOf(calls, remove)).toHaveLength(1)
})

test('a member is added with what is refused under its field, and typed once', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  const message = 'مدیرعامل را نمی‌توان دوباره به عنوان عضو هیئت‌مدیره افزود.'
  const refusal = { message: 'خطا', errors: [{ field: 'phone', rule: 'range', message }] }
  const sent = receiving({ status: 422, body: refusal }, { status: 200 })
  const { unmount } = open('/legal/signup/board-member/create', answersOf())
  await userEvent.type(await screen.findByLabelText('شماره موبایل'), '۰۹۱۳۱۱۱۱۱۱۱')
  await userEvent.type(screen.getByLabelText('نام'), 'سارا')
  unmount()
  open('/legal/signup/board-member/create', answersOf())
  expect(await screen.findByLabelText('نام')).toHaveValue('سارا')
  await userEvent.type(screen.getByLabelText('نام خانوادگی'), 'کریمی')
  await userEvent.type(screen.getByLabelText('کد ملی'), '۰۰۸۴۵۷۵۹۴۸')
  await userEvent.selectOptions(screen.getByLabelText('روز'), '۱۵')
  await userEvent.selectOptions(screen.getByLabelText('ماه'), 'مرداد')
  await userEvent.selectOptions(screen.getByLabelText('سال'), '۱۳۵۸')
  await userEvent.type(screen.getByLabelText('سمت در شرکت'), 'رئیس')
  await userEvent.click(screen.getByRole('radio', { name: /اختیاری/ }))
  const save = screen.getByRole('button', { name: 'ثبت عضو' })
  await userEvent.click(save)
  expect(await screen.findAllByText('این فیلد الزامی است.')).toHaveLength(2)
  expect(sent).toEqual([])
  for (const side of ['روی', 'پشت']) {
    await userEvent.upload(screen.getByLabelText(`${side} کارت ملی: انتخاب از گالری`), aPicture())
  }
  await userEvent.click(save)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('شماره موبایل')).toHaveFocus()
  await userEvent.click(save)
  await waitFor(() => expect(location.pathname).toBe('/legal/signup/board-member'))
  expect(sent[1]).toEqual({
    method: 'POST',
    path: '/legal/company/board-member?phone=09131111111&firstName=سارا&lastName=کریمی&nationalCode=0084575948&birthDate=1979-08-06&roleInCompany=رئیس&signatoryStatus=OPTIONAL',
    pictures: ['nationalCardFront', 'nationalCardBack'],
  })
})

test('a member is changed under their own phone; one who is gone is told', async () => {
  const sent = receiving({ status: 200 })
  const refused = aMember({ rejectionReason: 'نام با کارت ملی جور نیست' })
  const standing = { boardMemberStatus: 'REJECTED' } as const
  open('/legal/signup/board-member/edit/09131111111', answersOf({ members: [refused], standing }))
  expect(await screen.findByText('نام با کارت ملی جور نیست')).toBeVisible()
  expect(screen.getByLabelText('شماره موبایل')).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت عضو' }))
  await waitFor(() => expect(location.pathname).toBe('/legal/signup/board-member'))
  expect(sent.map(({ method, path }) => [method, path.split('?')[0]])).toEqual([
    ['PUT', '/legal/company/board-member/09131111111'],
  ])
  cleanup()
  open('/legal/signup/board-member/edit/09139999999', answersOf())
  expect(await screen.findByText('این عضو پیدا نشد.')).toBeVisible()
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
