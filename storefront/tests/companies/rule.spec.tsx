import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Approbations, PendingRuleChange } from '#core/api/types.ts'
import { clearSession } from '#core/session.ts'
import { callsOf, Refused } from '../money/server.ts'
import { answersOf, inBrowser, open, page } from './world.tsx'

inBrowser()

const path = '/legal/company/approbations'
const shown = `GET ${path}`
const history = `GET ${path}/history/10/0`
const dropped = `GET ${path}/refused/10/0`
const confirm = `POST ${path}/changes/c1/confirm`
const refuse = `POST ${path}/changes/c1/refuse`

const change: PendingRuleChange = {
  spending: null,
  ...{ changeId: 'c1', proposedBy: 'نادر کاظمی', createdAt: '2026-11-21T09:05:00Z' },
  ...{ mayConfirm: true, mayWithdraw: false, waitingFor: ['سارا کریمی'] },
  minimum: { before: 1, after: 0 },
  signatories: [
    { fullName: 'رضا احمدی', phone: '09132222222', before: 'OPTIONAL', after: 'MANDATORY' },
  ],
}
const user = (firstName: string, phone: string, level: 'MANDATORY' | 'OPTIONAL') => ({
  ...{ firstName, lastName: 'احمدی', nationalCode: null, phone },
  ...{ role: 'BOARD_MEMBER' as const, mandatorySignatoryUser: level },
})
const rule = (pendingChange: PendingRuleChange | null): Approbations => ({
  minimumNumberOfSignatory: 1,
  users: [user('سارا', '09131111111', 'MANDATORY'), user('رضا', '09132222222', 'OPTIONAL')],
  pendingChange,
})
const version = {
  ...{ version: 1, createdAt: '2026-10-21T09:05:00Z', changedBy: 'نادر کاظمی', confirmedBy: null },
  ...{ minimum: { before: null, after: 1 }, signatories: [] },
}
const at = (more: Record<string, unknown>) => {
  const answers = answersOf({
    isCeo: false,
    more: { [shown]: rule(change), [history]: page([version]), [dropped]: page([]), ...more },
  })
  return { answers, ...open('/legal/signatures', answers) }
}

test('the second person reads what changes, confirms it once, and sees it in force', async () => {
  const { answers, calls } = at({})
  answers[confirm] = () => {
    answers[shown] = rule(null)
    answers[history] = page([{ ...version, version: 2, confirmedBy: 'سارا کریمی' }, version])
    return rule(null)
  }
  expect(await screen.findByText('رضا احمدی: از «امضای اختیاری» به «امضای الزامی»')).toBeVisible()
  expect(screen.getByText('حداقل امضای اختیاری: از ۱ به ۰')).toBeVisible()
  expect(await screen.findByText('نسخه ۱')).toBeVisible()
  await userEvent.dblClick(screen.getByRole('button', { name: 'تأیید تغییر' }))
  expect(await screen.findByText('تغییر برقرار شد.')).toBeVisible()
  expect(await screen.findByText('نسخه ۲')).toBeVisible()
  expect(screen.queryByText('تغییر در انتظار تأیید')).toBeNull()
  expect(callsOf(calls, confirm)).toHaveLength(1)
})

test('its proposer takes a change back, without a reason', async () => {
  const mine = { ...change, mayConfirm: false, mayWithdraw: true }
  const { calls } = at({ [shown]: rule(mine), [refuse]: rule(null) })
  await userEvent.click(await screen.findByRole('button', { name: 'پس گرفتن تغییر' }))
  expect(await screen.findByText('تغییر کنار گذاشته شد.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'تأیید تغییر' })).toBeNull()
  expect(callsOf(calls, refuse)).toHaveLength(1)
})

test('a change is refused with a reason, which stays on the page with who gave it', async () => {
  const { answers, calls } = at({})
  answers[refuse] = () => {
    answers[shown] = rule(null)
    answers[dropped] = page([
      {
        ...{ changeId: 'c1', status: 'REFUSED', decidedBy: 'سارا کریمی', proposedBy: 'نادر کاظمی' },
        ...{ createdAt: change.createdAt, decidedAt: '2026-11-22T09:05:00Z' },
        ...{ reason: 'رضا باید بماند', minimum: change.minimum, signatories: change.signatories },
      },
    ])
    return rule(null)
  }
  await userEvent.click(await screen.findByRole('button', { name: 'رد تغییر' }))
  const sheet = screen.getByRole('dialog')
  expect(sheet).toHaveTextContent('با رد شما این تغییر برقرار نمی‌شود')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ثبت رد تغییر' }))
  expect(within(sheet).getByText('دلیل رد را بنویسید.')).toBeVisible()
  expect(callsOf(calls, refuse)).toEqual([])
  await userEvent.type(within(sheet).getByLabelText('دلیل رد'), 'رضا باید بماند ')
  await userEvent.dblClick(within(sheet).getByRole('button', { name: 'ثبت رد تغییر' }))
  expect(await screen.findByText('تغییر کنار گذاشته شد.')).toBeVisible()
  expect(await screen.findByText('دلیل: رضا باید بماند')).toBeVisible()
  expect(screen.getByText('ردکننده: سارا کریمی')).toBeVisible()
  expect(callsOf(calls, refuse).map(({ body }) => body)).toEqual([{ reason: 'رضا باید بماند' }])
})

test('who is no second person decides nothing; what was decided meanwhile is told and read anew', async () => {
  const { answers, unmount } = at({
    [shown]: rule({ ...change, mayConfirm: false }),
  })
  expect(
    await screen.findByText('در انتظار تأیید یکی از این صاحبان امضا: سارا کریمی')
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /تغییر$/ })).toBeNull()
  unmount()
  clearSession()
  answers[shown] = rule(change)
  answers[confirm] = () => {
    answers[shown] = rule(null)
    return new Refused(409, { message: 'درباره این تغییر پیش‌تر تصمیم گرفته شده است.' })
  }
  open('/legal/profile', answers)
  await userEvent.click(await screen.findByRole('link', { name: 'قاعده امضا' }))
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید تغییر' }))
  expect(await screen.findByText('درباره این تغییر پیش‌تر تصمیم گرفته شده است.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('تغییر در انتظار تأیید')).toBeNull())
})

test('without a network nothing is decided, and it may be pressed again', async () => {
  at({ [confirm]: 'offline' })
  const button = await screen.findByRole('button', { name: 'تأیید تغییر' })
  await userEvent.click(button)
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'تأیید تغییر' })).toBeEnabled()
})

test('home names a change that waits for its reader alone, and leads to it', async () => {
  const waiting = 'تغییری در قاعده امضا در انتظار تأیید شماست'
  const world = (mayConfirm: boolean) =>
    answersOf({
      isCeo: false,
      more: {
        [shown]: rule({ ...change, mayConfirm }),
        [history]: page([version]),
        'GET /card/legal': { items: [] },
      },
    })
  const { unmount } = open('/legal/home', world(false))
  // Beside it, once all that stands above is known.
  await screen.findByRole('list', { name: 'شرکت‌های شما' })
  expect(screen.queryByText(waiting)).toBeNull()
  unmount()
  clearSession()
  open('/legal/home', world(true))
  expect(await screen.findByText(waiting)).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'دیدن تغییر و تصمیم' }))
  expect(await screen.findByRole('button', { name: 'تأیید تغییر' })).toBeVisible()
})

test('who consents to wider spending reads what changes and what could be lost by it', async () => {
  const spending = {
    ...{ kind: 'CEILING' as const, holderId: 'h1', holderName: 'مینا رستمی' },
    ...{ before: 5_000_000, after: null, largestLoss: 90_000_000 },
  }
  const same = { minimum: { before: 1, after: 1 }, signatories: [] }
  at({ [shown]: rule({ ...change, ...same, spending }) })
  expect(
    await screen.findByText('سقف ماهانه کارت مینا رستمی: از ۵٬۰۰۰٬۰۰۰ ریال به بدون سقف')
  ).toBeVisible()
  expect(screen.getByText('بیشترین خرید بی‌امضا در هر ماه: ۹۰٬۰۰۰٬۰۰۰ ریال')).toBeVisible()
  expect(screen.queryByText(/حداقل امضای اختیاری: از/)).toBeNull()
})
