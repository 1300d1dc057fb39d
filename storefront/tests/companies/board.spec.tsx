import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf } from '../money/server.ts'
import { aMember, answersOf, aPicture, inBrowser, open, receiving } from './world.tsx'

inBrowser()

const sara = aMember({ signatoryStatus: 'OPTIONAL' })
test.each([
  [
    'nobody',
    [],
    0,
    'افزودن حداقل یک صاحب امضا الزامی است. به عضوی امضای الزامی بدهید، یا امضای اختیاری بدهید و حداقل امضای اختیاری را ۱ کنید.',
  ],
  [
    'one who may not sign',
    [aMember({ signatoryStatus: 'NOT_ALLOWED' })],
    0,
    'افزودن حداقل یک صاحب امضا الزامی است. به عضوی امضای الزامی بدهید، یا امضای اختیاری بدهید و حداقل امضای اختیاری را ۱ کنید.',
  ],
  [
    'an optional one of whom none is needed',
    [sara],
    0,
    'حداقل امضای اختیاری صفر است و هیچ صاحب امضایی امضای الزامی ندارد. این حداقل را ۱ یا بیشتر کنید، یا به عضوی امضای الزامی بدهید.',
  ],
  [
    'more optional ones than there are',
    [sara],
    2,
    'حداقل امضای اختیاری ۲ است، ولی شمار اعضای دارای امضای اختیاری ۱ است. این حداقل را ۱ یا کمتر کنید، یا به عضو دیگری امضای اختیاری بدهید.',
  ],
  ['one who is needed', [sara], 1, null],
  ['a mandatory one', [aMember()], 0, null],
] as const)('a board of %s is sent or says why not', async (_, members, minimum, reason) => {
  const call = 'POST /legal/company/board-member/status'
  const answers = answersOf({ members: [...members], minimum, more: { [call]: {} } })
  const { calls } = open('/legal/signup/board-member', answers)
  const button = await screen.findByRole('button', { name: 'ثبت و ادامه' })
  if (reason === null) {
    const standing = { boardMemberStatus: 'PENDING' } as const
    answers[call] = () => {
      const phases = { ...standing, nextStep: 'summary' } as const
      return Object.assign(answers, answersOf({ standing, phases })) && {}
    }
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

test('a CEO who has to sign is signatory enough', async () => {
  open('/legal/signup/board-member', answersOf({ ceo: { signatoryStatus: 'MANDATORY' } }))
  expect(await screen.findByRole('button', { name: 'ثبت و ادامه' })).toBeEnabled()
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

test('a board whose refused members were all mended says what comes next', async () => {
  const standing = { boardMemberStatus: 'REJECTED' } as const
  open('/legal/signup/board-member', answersOf({ members: [aMember()], standing }))
  expect(await screen.findByText(/برای بررسی دوباره، «ثبت دوباره» را بزنید/)).toBeVisible()
  expect(screen.queryByText('این مرحله توسط کارشناس رد شد.')).toBeNull()
  expect(screen.getByRole('button', { name: 'ثبت دوباره' })).toBeEnabled()
})

test('a member is changed under their own phone; one who is gone is told', async () => {
  const sent = receiving({ status: 200 })
  const refused = aMember({
    ...{ legalUserKycStatus: 'REJECTED', rejectionReason: 'نام با کارت ملی جور نیست' },
  })
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
