import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { proposalFault } from '#areas/company/parts/delegations/proposal.ts'
import type { Delegations, ShownDelegation } from '#core/api/types.ts'
import { clearSession } from '#core/session.ts'
import { callsOf, Refused } from '../money/server.ts'
import { aCompanyOrder, aPanel, orderCall } from './invoices.ts'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const path = '/legal/company/delegations'
const shown = `GET ${path}`
const propose = `POST ${path}`
const confirm = `POST ${path}/d1/confirm`
const revoke = `POST ${path}/d1/revoke`
const sara = { fullName: 'سارا کریمی', phone: '09131111111' }
const candidate = { ...sara, refusal: null }
const reza = { fullName: 'رضا احمدی', phone: '09132222222' }

const aDelegation = (changes: Partial<ShownDelegation> = {}): ShownDelegation => ({
  ...{ id: 'd1', from: '2026-11-23', to: '2026-11-26', createdAt: '2026-11-22T08:00:00Z' },
  ...{ delegator: reza, delegate: sara, standing: 'PENDING' as const, side: null },
  ...{ waitingFor: ['داریوش مهرجو'], mayDecide: false, mayRevoke: false },
  ...changes,
})
const all = (items: ShownDelegation[], changes: Partial<Delegations> = {}): Delegations => ({
  ...{ items, today: '2026-11-22', candidates: null, signsFor: null },
  ...changes,
})
const at = (more: Record<string, unknown>, address = '/legal/delegations') => {
  const answers = answersOf({ isCeo: false, more })
  return { answers, ...open(address, answers) }
}
const pick = async (group: string, parts: Record<string, string>) => {
  const field = screen.getByRole('group', { name: group })
  for (const [part, option] of Object.entries(parts)) {
    await userEvent.selectOptions(within(field).getByLabelText(part), option)
  }
}

test.each([
  [{ delegate: '' }, 'delegate'],
  [{ from: '' }, 'from'],
  [{ from: '2026-11-21' }, 'past'],
  [{ from: '2027-02-20', to: '2027-02-21' }, null],
  [{ from: '2027-02-21', to: '2027-02-21' }, 'tooFar'],
  [{ to: '' }, 'to'],
  [{ from: '2026-11-25', to: '2026-11-24' }, 'backwards'],
  [{ from: '2026-11-22', to: '2026-11-22' }, null],
  [{ from: '2026-11-22', to: '2027-02-19' }, null],
  [{ from: '2026-11-22', to: '2027-02-20' }, 'tooLong'],
])('a proposal of %o is at fault by %s', (given, fault) => {
  const proposal = { delegate: sara.phone, from: '2026-11-23', to: '2026-11-26', ...given }
  expect(proposalFault(proposal, '2026-11-22')).toBe(fault)
})

test('a member names who signs for them; a half-chosen date sends nothing, a double click once', async () => {
  const { answers, calls } = at({
    [shown]: all([], { candidates: [candidate] }),
    [propose]: () => {
      answers[shown] = all([aDelegation({ side: 'DELEGATOR', mayRevoke: true })], {
        candidates: [candidate],
      })
      return {}
    },
  })
  const button = await screen.findByRole('button', { name: 'فرستادن برای تأیید' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('نماینده را برگزینید.')
  await userEvent.selectOptions(screen.getByLabelText('نماینده'), 'سارا کریمی')
  // The first day is today unless another is chosen: the first of Azar.
  expect(within(screen.getByRole('group', { name: 'از روز' })).getByLabelText('روز')).toHaveValue(
    '1'
  )
  await pick('تا پایان روز', { روز: '۵', ماه: 'آذر' })
  expect(button).toBeDisabled()
  expect(screen.getByText('روز پایان را کامل کنید.')).toBeVisible()
  fireEvent.submit(button.closest('form')!)
  await pick('تا پایان روز', { سال: '۱۴۰۵' })
  await userEvent.dblClick(screen.getByRole('button', { name: 'فرستادن برای تأیید' }))
  expect(await screen.findByText('نمایندگی ثبت شد و در انتظار تأیید است.')).toBeVisible()
  expect(await screen.findByText('سارا کریمی به جای رضا احمدی')).toBeVisible()
  expect(screen.getByText('در انتظار تأیید داریوش مهرجو')).toBeVisible()
  expect(screen.getByText('۲ آذر ۱۴۰۵')).toBeVisible()
  expect(callsOf(calls, propose).map(({ body }) => body)).toEqual([
    { delegate: sara.phone, from: '2026-11-22', to: '2026-11-26' },
  ])
  // What was chosen is over, here and in what a reload would find.
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(sara.phone)
  expect(screen.getByLabelText('نماینده')).toHaveValue('')
})

test('who could never sign for another is refused before it is sent, with why', async () => {
  const refusal = 'نمایندگی او هرگز به کار نمی‌آید.'
  at({ [shown]: all([], { candidates: [{ ...sara, refusal }] }) })
  await userEvent.selectOptions(await screen.findByLabelText('نماینده'), sara.phone)
  expect(screen.getByText(refusal)).toBeVisible()
})

test('a refusal and no network are told, and what was chosen stays', async () => {
  const { answers } = at({
    [shown]: all([], { candidates: [candidate] }),
    [propose]: new Refused(409, { message: 'این عضو در این روزها در نمایندگی دیگری است.' }),
  })
  await userEvent.selectOptions(await screen.findByLabelText('نماینده'), 'سارا کریمی')
  await pick('تا پایان روز', { روز: '۵', ماه: 'آذر', سال: '۱۴۰۵' })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'فرستادن برای تأیید' }))
  await send()
  expect(await screen.findByText('این عضو در این روزها در نمایندگی دیگری است.')).toBeVisible()
  answers[propose] = 'offline'
  await send()
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  expect(screen.getByLabelText('نماینده')).toHaveValue(sara.phone)
})

test('what was chosen of a delegation, half a date too, is there again after a reload', async () => {
  const world = { [shown]: all([], { candidates: [candidate] }) }
  const { unmount } = at(world)
  await userEvent.selectOptions(await screen.findByLabelText('نماینده'), 'سارا کریمی')
  await pick('از روز', { روز: '۳' })
  await pick('تا پایان روز', { روز: '۵', ماه: 'آذر' })
  unmount()
  at(world)
  expect(await screen.findByLabelText('نماینده')).toHaveValue(sara.phone)
  const last = screen.getByRole('group', { name: 'تا پایان روز' })
  expect(within(last).getByLabelText('روز')).toHaveValue('5')
  const first = screen.getByRole('group', { name: 'از روز' })
  expect(within(first).getByLabelText('روز')).toHaveValue('3')
})

test('who may not sign is offered no form, and a company without a candidate says why', async () => {
  const { unmount } = at({ [shown]: all([]) })
  expect(await screen.findByText('نمایندگی ثبت نشده است.')).toBeVisible()
  expect(screen.queryByText('تعیین نماینده برای روزهایی که نیستید')).toBeNull()
  expect(screen.getByText(/عضوی که حق امضا دارد، .* نماینده خود را برمی‌گزیند/)).toBeVisible()
  unmount()
  clearSession()
  at({ [shown]: all([], { candidates: [] }) })
  expect(
    await screen.findByText(/مدیرعامل و عضوی که امضایش الزامی است نماینده نمی‌شوند/)
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'فرستادن برای تأیید' })).toBeNull()
})

test('the second person confirms it once; what was decided meanwhile is told and read anew', async () => {
  const waits = all([aDelegation({ mayDecide: true, mayRevoke: true })])
  const { answers, calls, unmount } = at({ [shown]: waits })
  answers[confirm] = () => {
    answers[shown] = all([aDelegation({ standing: 'UPCOMING' })])
    return {}
  }
  await userEvent.dblClick(await screen.findByRole('button', { name: 'تأیید نمایندگی' }))
  expect(await screen.findByText('نمایندگی تأیید شد.')).toBeVisible()
  expect(await screen.findByText('تأییدشده')).toBeVisible()
  expect(callsOf(calls, confirm)).toHaveLength(1)
  unmount()
  clearSession()
  answers[shown] = waits
  answers[confirm] = () => {
    answers[shown] = all([aDelegation({ standing: 'REVOKED' })])
    return new Refused(409, { message: 'این نمایندگی دیگر در انتظار تصمیم نیست.' })
  }
  open('/legal/delegations', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید نمایندگی' }))
  expect(await screen.findByText('این نمایندگی دیگر در انتظار تصمیم نیست.')).toBeVisible()
  expect(await screen.findByText('لغوشده')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'تأیید نمایندگی' })).toBeNull()
})

test('one in force is revoked behind a question that Back takes away; who left is told', async () => {
  let answer: (body: object) => void = () => undefined
  const { calls } = at({
    [shown]: all([aDelegation({ standing: 'IN_FORCE', side: 'DELEGATE', mayRevoke: true })]),
    [revoke]: () => new Promise((resolve) => (answer = resolve)),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'لغو نمایندگی' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('از این پس نماینده امضا نمی‌کند')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(calls, revoke)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'لغو نمایندگی' }))
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'لغو نمایندگی' })
  )
  await waitFor(() => expect(callsOf(calls, revoke)).toHaveLength(1))
  history.pushState(null, '', '/legal/profile')
  await screen.findByRole('heading', { name: 'پروفایل' })
  answer({})
  expect(await screen.findByText('نمایندگی لغو شد.')).toBeVisible()
  expect(location.pathname).toBe('/legal/profile')
})

const order = '/legal/company/orders/7'
const onBehalf = { ...reza, refusal: null, refusalEnds: true }

test('a delegate signs in the place of the absent member, who is named at each step', async () => {
  const { answers, calls } = at(
    {
      [orderCall]: aCompanyOrder({ userSignatoryStatus: 'NOT_ALLOWED', onBehalf }),
      [`POST ${order}/otp-start`]: { expirationMillis: 120_000 },
      [`POST ${order}/sign`]: () => {
        answers[orderCall] = aCompanyOrder({
          userSignatoryStatus: 'NOT_ALLOWED',
          onBehalf: { ...onBehalf, refusal: 'این فاکتور از سوی این عضو پیش‌تر امضا شده است.' },
        })
        return {}
      },
    },
    '/legal/order/7'
  )
  expect(await screen.findByText('پاسخ به نمایندگی از رضا احمدی')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'امضا به جای رضا احمدی' }))
  const sheet = screen.getByRole('dialog')
  expect(sheet).toHaveTextContent('به نمایندگی از')
  await userEvent.dblClick(within(sheet).getByRole('button', { name: 'ارسال کد' }))
  const code = await screen.findByLabelText('کد پیامک‌شده')
  expect(screen.getByText('به نمایندگی از')).toBeVisible()
  await userEvent.type(code, '۰۱۲۳۴')
  expect(await screen.findByText('امضای شما به نمایندگی از رضا احمدی ثبت شد.')).toBeVisible()
  expect(location.pathname).toBe('/legal/order/7')
  expect(await screen.findByText('این فاکتور از سوی این عضو پیش‌تر امضا شده است.')).toBeVisible()
  const bodies = ['otp-start', 'sign'].map((call) =>
    callsOf(calls, `POST ${order}/${call}`).map(({ body }) => body)
  )
  expect(bodies).toEqual([
    [{ onBehalfOf: reza.phone }],
    [{ otpSecret: '01234', onBehalfOf: reza.phone }],
  ])
})

test('who may answer in both places answers for themselves until they change over', async () => {
  const { calls } = at(
    {
      [orderCall]: aCompanyOrder({ onBehalf: { ...onBehalf, refusalEnds: false } }),
      [`POST ${order}/otp-start`]: { expirationMillis: 120_000 },
      [`POST ${order}/reject`]: {},
    },
    '/legal/order/7'
  )
  expect(await screen.findByRole('button', { name: 'تأیید و امضا' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'پاسخ به جای رضا احمدی' }))
  expect(screen.queryByRole('button', { name: 'تأیید و امضا' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'رد فاکتور' }))
  const sheet = screen.getByRole('dialog')
  expect(sheet).toHaveTextContent(
    'به نمایندگی از رضا احمدی رد می‌کنید. با رد شما این فاکتور بسته نمی‌شود'
  )
  await userEvent.type(within(sheet).getByLabelText('دلیل رد'), 'قیمت درست نیست')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '۰۱۲۳۴')
  expect(await screen.findByText('رد شما به نمایندگی از رضا احمدی ثبت شد.')).toBeVisible()
  expect(callsOf(calls, `POST ${order}/reject`)[0]?.body).toEqual({
    ...{ otpSecret: '01234', reason: 'قیمت درست نیست', onBehalfOf: reza.phone },
  })
})

test('a refusal of the delegate’s own place stands on the invoice, and whose answer it was', async () => {
  const [first, second] = aCompanyOrder().approbation!.approbationDtoList
  at(
    {
      [orderCall]: aCompanyOrder({
        onBehalf: { ...onBehalf, refusal: 'امضای خود شما برای این فاکتور الزامی است.' },
        approbation: {
          ...aCompanyOrder().approbation!,
          approbationDtoList: [{ ...first!, delegateName: 'مریم طاهری' }, second!],
        },
      }),
    },
    '/legal/order/7'
  )
  expect(await screen.findByText('شما نماینده رضا احمدی هستید')).toBeVisible()
  expect(screen.getByText('امضای خود شما برای این فاکتور الزامی است.')).toBeVisible()
  expect(screen.getByText('با نمایندگی مریم طاهری')).toBeVisible()
  expect(screen.getByRole('button', { name: 'تأیید و امضا' })).toBeEnabled()
})

test.each([
  ['/legal/home', '/legal/delegations'],
  ['/legal-dashboard', '/legal-dashboard/signature-management'],
])('%s names what waits for the reader alone, and leads to it', async (home, decision) => {
  const others = aDelegation({ id: 'd2', delegator: { ...reza, fullName: 'مینا شریفی' } })
  const answers = answersOf({
    more: { 'GET /legal/company/orders/panel': aPanel(0, 0), [shown]: all([others]) },
  })
  const { calls, unmount } = open(home, answers)
  await waitFor(() => expect(callsOf(calls, shown)).toHaveLength(1))
  await screen.findAllByText('پخش مهر')
  expect(screen.queryByText(/در انتظار تأیید شماست/)).toBeNull()
  unmount()
  clearSession()
  answers[shown] = all([aDelegation({ mayDecide: true }), others])
  open(home, answers)
  expect(await screen.findByText('یک نمایندگی در انتظار تأیید شماست')).toBeVisible()
  expect(screen.getByText('سارا کریمی به جای رضا احمدی')).toBeVisible()
  expect(screen.queryByText(/مینا شریفی/)).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'دیدن و تصمیم' }))
  await waitFor(() => expect(location.pathname).toBe(decision))
})
