import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PendingChange } from '#areas/company/parts/rule/PendingChange.tsx'
import { RuleForm } from '#areas/dashboard/parts/dashboard/RuleForm.tsx'
import type { Approbations, PendingRuleChange } from '#core/api/types.ts'
import { clearSession, startSession } from '#core/session.ts'
import { answersOf, inBrowser, open, page } from '../companies/world.tsx'
import { callsOf } from '../money/server.ts'
import { answering } from '../support.ts'

inBrowser()

const path = '/api/legal/company/approbations'
const user = (
  firstName: string,
  phone: string,
  level: 'MANDATORY' | 'OPTIONAL' | 'NOT_ALLOWED'
) => ({
  firstName,
  lastName: 'آزمون',
  nationalCode: null,
  phone,
  role: 'BOARD_MEMBER' as const,
  mandatorySignatoryUser: level,
})
const rule = (more: Partial<Approbations> = {}): Approbations => ({
  minimumNumberOfSignatory: 1,
  users: [
    user('مریم', '09121111111', 'MANDATORY'),
    user('رضا', '09122222222', 'OPTIONAL'),
    user('سارا', '09123333333', 'OPTIONAL'),
  ],
  pendingChange: null,
  ...more,
})

beforeEach(() => startSession({ bearerToken: 'token' }))
afterEach(clearSession)

const levelOf = (name: string) => screen.getByRole('combobox', { name: `حق امضای ${name} آزمون` })
const minimum = () => screen.getByRole('combobox', { name: /حداقل امضای اختیاری/ })
const save = () => screen.getByRole('button', { name: 'ثبت تغییر' })
const choose = (field: HTMLElement, option: string) =>
  userEvent.selectOptions(field, within(field).getByRole('option', { name: option }))

test('only what differs is sent, once, however often it is pressed', async () => {
  const calls = answering(() => undefined)
  render(<RuleForm rule={rule()} />)
  expect(save()).toBeDisabled()
  expect(screen.getByText('چیزی تغییر نکرده است.')).toBeVisible()
  await choose(levelOf('رضا'), 'امضای الزامی')
  await userEvent.click(save())
  expect(screen.getByText('رضا آزمون: امضای اختیاری ← امضای الزامی')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  await userEvent.dblClick(screen.getByRole('button', { name: 'بله، ثبت شود' }))
  const sent = calls.filter(({ method }) => method === 'PUT')
  expect(sent.map((call) => [call.path, call.body])).toEqual([
    [path, { signatories: [{ phone: '09122222222', signatoryStatus: 'MANDATORY' }] }],
  ])
})

test.each([
  [
    'a minimum above the optional members',
    ['رضا', 'سارا'],
    '1',
    /حداقل امضای اختیاری ۱ است، ولی هیچ عضوی/,
  ],
  ['optional members of whom none is needed', ['مریم'], '0', /حداقل امضای اختیاری صفر است/],
  ['nobody who signs', ['مریم', 'رضا', 'سارا'], '0', /افزودن حداقل یک صاحب امضا الزامی است/],
] as const)('%s cannot be sent, and it is said why', async (_what, closed, least, reason) => {
  render(<RuleForm rule={rule()} />)
  for (const name of closed) await choose(levelOf(name), 'بدون حق امضا')
  await userEvent.selectOptions(minimum(), least)
  expect(save()).toBeDisabled()
  expect(screen.getByText(reason)).toBeVisible()
})

const change: PendingRuleChange = {
  spending: null,
  changeId: 'c1',
  proposedBy: 'مریم آزمون',
  createdAt: '2026-11-01T08:30:00Z',
  mayConfirm: true,
  mayWithdraw: false,
  waitingFor: ['رضا آزمون'],
  minimum: { before: 1, after: 2 },
  signatories: [{ fullName: 'سارا آزمون', phone: '09123333333', before: 'OPTIONAL', after: null }],
}

test('while a change waits no other is made, and it says what changes and who is waited for', () => {
  render(
    <>
      <PendingChange change={change} />
      <RuleForm rule={rule({ pendingChange: change })} />
    </>
  )
  expect(levelOf('رضا')).toBeDisabled()
  expect(save()).toBeDisabled()
  expect(screen.getByText('حداقل امضای اختیاری: از ۱ به ۲')).toBeVisible()
  expect(screen.getByText('سارا آزمون: از «امضای اختیاری» به «عضو نیست»')).toBeVisible()
  expect(screen.getByText('در انتظار تأیید یکی از این صاحبان امضا: رضا آزمون')).toBeVisible()
})

test.each([
  ['تأیید تغییر', true, false, `${path}/changes/c1/confirm`],
  ['پس گرفتن تغییر', false, true, `${path}/changes/c1/refuse`],
])('«%s» is one call', async (name, mayConfirm, mayWithdraw, call) => {
  const calls = answering(() => undefined)
  render(<PendingChange change={{ ...change, mayConfirm, mayWithdraw }} />)
  await userEvent.dblClick(screen.getByRole('button', { name }))
  expect(calls.map((one) => one.path)).toEqual([call])
})

test('«رد تغییر» is one call, once its reason is there', async () => {
  const calls = answering(() => undefined)
  render(<PendingChange change={{ ...change, mayConfirm: true, mayWithdraw: false }} />)
  await userEvent.click(screen.getByRole('button', { name: 'رد تغییر' }))
  await userEvent.type(screen.getByLabelText('دلیل رد'), 'رضا باید بماند')
  await userEvent.dblClick(screen.getByRole('button', { name: 'ثبت رد تغییر' }))
  expect(calls.map((one) => one.path)).toEqual([`${path}/changes/c1/refuse`])
})

test('who may neither confirm nor withdraw is offered nothing', () => {
  render(<PendingChange change={{ ...change, mayConfirm: false }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a rule that holds at once is in the history, and is what is changed next', async () => {
  const call = 'GET /legal/company/approbations'
  const history = `${call}/history/10/0`
  const version = { version: 2, createdAt: '2026-11-20T08:00:00Z', changedBy: 'مریم آزمون' }
  const answers = answersOf({
    more: {
      [call]: rule(),
      [history]: page([]),
      [`${call}/refused/10/0`]: page([]),
      'PUT /legal/company/approbations': rule(),
    },
  })
  const { calls } = open('/legal-dashboard/signature-management', answers)
  await screen.findByText('قاعده‌ای ثبت نشده است.')
  await userEvent.selectOptions(minimum(), '۲')
  answers[call] = rule({ minimumNumberOfSignatory: 2 })
  answers[history] = page([
    { ...version, confirmedBy: null, minimum: { before: 1, after: 2 }, signatories: [] },
  ])
  await userEvent.click(save())
  await userEvent.click(screen.getByRole('button', { name: 'بله، ثبت شود' }))
  expect(await screen.findByText('عملیات با موفقیت انجام شد.')).toBeVisible()
  expect(await screen.findByText('حداقل امضای اختیاری: از ۱ به ۲')).toBeVisible()
  expect(minimum()).toHaveDisplayValue('۲')
  expect(screen.getByText('چیزی تغییر نکرده است.')).toBeVisible()
  expect(callsOf(calls, 'PUT')).toHaveLength(1)
})

test('the CEO confirms on the dashboard who signs for a member that is away', async () => {
  const call = 'GET /legal/company/approbations'
  const delegations = '/legal/company/delegations'
  const [reza, sara] = ['رضا آزمون', 'سارا آزمون'].map((fullName) => ({ fullName, phone: '' }))
  const waits = {
    ...{ id: 'd1', from: '2026-11-23', to: '2026-11-26', createdAt: '2026-11-22T08:00:00Z' },
    ...{ delegator: reza, delegate: sara, standing: 'PENDING', side: null },
    ...{ waitingFor: ['مریم آزمون'], mayDecide: true, mayRevoke: true },
  }
  const listed = (item: object) => ({
    ...{ items: [item], today: '2026-11-22', candidates: null, signsFor: null },
  })
  const answers = answersOf({
    more: {
      ...{ [call]: rule(), [`${call}/history/10/0`]: page([]), [`${call}/refused/10/0`]: page([]) },
      [`GET ${delegations}`]: listed(waits),
      [`POST ${delegations}/d1/confirm`]: () => {
        answers[`GET ${delegations}`] = listed({ ...waits, standing: 'UPCOMING', mayDecide: false })
        return {}
      },
    },
  })
  const { calls } = open('/legal-dashboard/signature-management', answers)
  expect(await screen.findByText('سارا آزمون به جای رضا آزمون')).toBeVisible()
  await userEvent.dblClick(screen.getByRole('button', { name: 'تأیید نمایندگی' }))
  expect(await screen.findByText('نمایندگی تأیید شد.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'لغو نمایندگی' })).toBeVisible()
  expect(callsOf(calls, `POST ${delegations}/d1/confirm`)).toHaveLength(1)
})

test('a change that nobody answers stays as it was chosen', async () => {
  const call = 'GET /legal/company/approbations'
  open(
    '/legal-dashboard/signature-management',
    answersOf({
      more: {
        [call]: rule(),
        [`${call}/history/10/0`]: page([]),
        [`${call}/refused/10/0`]: page([]),
        'PUT /legal/company/approbations': 'offline',
      },
    })
  )
  await screen.findByText('قاعده‌ای ثبت نشده است.')
  await userEvent.selectOptions(minimum(), '۲')
  await userEvent.click(save())
  await userEvent.click(screen.getByRole('button', { name: 'بله، ثبت شود' }))
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  expect(minimum()).toHaveDisplayValue('۲')
  expect(save()).toBeEnabled()
})
