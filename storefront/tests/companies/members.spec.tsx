import type { CompanyStanding } from '@kasbeno/api/contracts/companies'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { removalOf } from '#areas/company/parts/members/removal.ts'
import type { Approbations, BoardMember, CompanyPhases, Delegations } from '#core/api/types.ts'
import { clearSession } from '#core/session.ts'
import { callsOf, Refused } from '../money/server.ts'
import { aPanel } from './invoices.ts'
import { aMember, anAssigned, answersOf, inBrowser, open, page } from './world.tsx'

inBrowser()

type Level = Approbations['users'][0]['mandatorySignatoryUser']
const user = (firstName: string, phone: string, level: Level, role: 'CEO' | 'BOARD_MEMBER') => ({
  ...{ firstName, lastName: 'کریمی', nationalCode: null, phone, role },
  mandatorySignatoryUser: level,
})
const sara = user('سارا', '09131111111', 'MANDATORY', 'BOARD_MEMBER')
const reza = user('رضا', '09132222222', 'OPTIONAL', 'BOARD_MEMBER')
const mina = user('مینا', '09133333333', 'MANDATORY', 'BOARD_MEMBER')
const ceo = user('نادر', '09121234567', 'NOT_ALLOWED', 'CEO')
const rule = (users: Approbations['users'], minimum = 0, pending = false): Approbations => ({
  minimumNumberOfSignatory: minimum,
  users: [ceo, ...users],
  pendingChange: pending
    ? {
        ...{ changeId: 'c1', proposedBy: 'نادر کریمی', createdAt: '2026-11-01T08:30:00Z' },
        ...{ mayConfirm: false, mayWithdraw: true, waitingFor: [], spending: null },
        ...{ minimum: { before: 0, after: 1 }, signatories: [] },
      }
    : null,
})
const phases = (changes: Partial<CompanyPhases> = {}) =>
  ({
    boardMemberStatus: 'ACCEPTED',
    companyKycStep: 'CREDIT_ACCEPTED',
    ...changes,
  }) as CompanyPhases
const withoutCredit = phases({ companyKycStep: 'ACCEPTED' })
const delegation = (delegator: string, delegate: string, standing = 'IN_FORCE') => ({
  ...{ id: `${delegator}${delegate}`, from: '2026-11-20', to: '2026-11-25', standing },
  delegator: { fullName: 'سارا کریمی', phone: delegator },
  delegate: { fullName: 'رضا کریمی', phone: delegate },
  ...{ createdAt: '2026-11-19T08:30:00Z', side: null, waitingFor: [] },
  ...{ mayDecide: false, mayRevoke: true },
})
const delegations = (...items: object[]) =>
  ({ items, today: '2026-11-22', candidates: null, signsFor: null }) as unknown as Delegations

const known = { phases: phases(), delegations: delegations(), waiting: 0 }
const removal = (phone: string, given: Partial<Parameters<typeof removalOf>[1]>) =>
  removalOf(phone, { rule: rule([sara, reza, mina], 1), ...known, ...given })

test('who may be missed goes at once; who has to sign only with another’s word, and only with credit', () => {
  const optional = rule([sara, reza, mina], 0)
  const at = (phone: string, given: object = {}) => removal(phone, { rule: optional, ...given })
  expect(at(reza.phone)).toMatchObject({ isPossible: true, isProposal: false })
  const asked = at(sara.phone)
  expect(asked).toMatchObject({ isPossible: true, isProposal: true })
  expect(JSON.stringify(asked)).toContain('پس از تأیید مینا کریمی')
  const last = at(mina.phone, { rule: rule([mina, reza], 1) })
  expect(JSON.stringify(last)).toContain('پس از تأیید کارشناس بانک')
  expect(at(sara.phone, { phases: withoutCredit })).toMatchObject({ isProposal: false })
})

test('what follows is said: the rule that is left, the invoices that wait, the delegations that end', () => {
  const told = removal(reza.phone, {
    rule: rule([sara, reza, mina], 0),
    waiting: 5,
    delegations: delegations(
      delegation(sara.phone, reza.phone),
      delegation(sara.phone, mina.phone),
      delegation(sara.phone, reza.phone, 'ENDED')
    ),
  })
  if (!told.isPossible) throw new Error('it is possible')
  expect(told.follows).toHaveLength(4)
  expect(told.follows[1]).toBe('قاعده امضا پس از حذف: ۲ امضای الزامی و ۰ امضا از ۰ امضای اختیاری.')
  expect(told.follows[2]).toMatch(/^درباره ۵ فاکتوری که در انتظار امضاست/)
  expect(told.follows[3]).toBe('نمایندگی رضا کریمی به جای سارا کریمی پایان می‌یابد.')
})

test.each([
  [
    'a minimum that is left without its members',
    removal(reza.phone, {}),
    /حداقل امضای اختیاری ۱ است، ولی هیچ عضوی امضای اختیاری ندارد/,
  ],
  [
    'nobody left who signs',
    removal(sara.phone, { rule: rule([sara]), phases: withoutCredit }),
    /افزودن حداقل یک صاحب امضا الزامی است/,
  ],
  [
    'another change that waits',
    removal(sara.phone, { rule: rule([sara, mina], 0, true) }),
    /تغییر دیگری در قاعده امضا/,
  ],
  [
    'a board that is reviewed',
    removal(mina.phone, { phases: phases({ boardMemberStatus: 'PENDING' }) }),
    /در دست بررسی/,
  ],
])('a removal is refused plainly for %s', (_, told, because) => {
  expect(told).toMatchObject({ isPossible: false, because: expect.stringMatching(because) })
})

test('a change that waits lapses where a member goes at once, and that is said', () => {
  const told = removal(reza.phone, { rule: rule([sara, reza], 0, true) })
  expect(JSON.stringify(told)).toContain('کنار گذاشته می‌شود')
})

const accepted: CompanyStanding = {
  ...{ companyStatus: 'ACCEPTED', ceoStatus: 'ACCEPTED' },
  ...{ boardMemberStatus: 'ACCEPTED', appointmentStatus: 'ACCEPTED' },
}
const remove = `DELETE /legal/company/board-member/${sara.phone}`
const board = 'GET /legal/company/board-member'
const members = [
  aMember({ legalUserKycStatus: 'ACCEPTED' }),
  aMember({
    ...{ id: 'm2', phone: reza.phone, firstName: 'رضا', signatoryStatus: 'OPTIONAL' },
    legalUserKycStatus: 'ACCEPTED',
  }),
]
const world = (more: Record<string, unknown> = {}, isCeo = true) =>
  answersOf({
    isCeo,
    standing: accepted,
    phases: { companyKycStep: 'CREDIT_ACCEPTED', nextStep: 'summary' },
    members,
    more: {
      'GET /legal/company/assigned': {
        items: [
          anAssigned({ ...accepted, isCeo, legalWalletResponse: { credit: 9, remainCredit: 9 } }),
        ],
      },
      'GET /legal/company/approbations': rule([sara, reza, mina], 0),
      'GET /legal/company/approbations/history/10/0': page([]),
      'GET /legal/company/approbations/refused/10/0': page([]),
      'GET /legal/company/orders/panel': aPanel(3, 0),
      ...more,
    },
  })
const button = () => screen.findByRole('button', { name: 'حذف سارا کریمی از شرکت' })

test.each([
  ['the phone', '/legal/members'],
  ['the dashboard', '/legal-dashboard/signature-management'],
])('on %s the CEO sees level and review of each member and removes one, once', async (_, path) => {
  const answers = world({ [remove]: { changeId: 'c1' } })
  const { calls } = open(path, answers)
  await userEvent.click(await button())
  const dialog = screen.getByRole('dialog', { name: 'سارا کریمی از شرکت حذف شود؟' })
  expect(await within(dialog).findByText(/پس از تأیید مینا کریمی انجام/)).toBeVisible()
  expect(within(dialog).getByText(/درباره ۳ فاکتوری/)).toBeVisible()
  expect(screen.getAllByText('تأییدشده').length).toBeGreaterThanOrEqual(2)
  const confirm = within(dialog).getByRole('button', { name: 'پیشنهاد حذف' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  expect(await screen.findByText('پیشنهاد حذف ثبت شد و در انتظار تأیید است.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(calls, remove)).toHaveLength(1)
})

test('a refusal of the server shows the board as it is now', async () => {
  const answers = world()
  answers[remove] = () => {
    answers[board] = { items: [members[1]], minimumNumberOfSignatory: 0 }
    return new Refused(409, { message: 'تغییر دیگری در قاعده امضا در انتظار تأیید است.' })
  }
  open('/legal/members', answers)
  await userEvent.click(await button())
  await userEvent.click(await screen.findByRole('button', { name: 'پیشنهاد حذف' }))
  expect(await screen.findByText(/تغییر دیگری در قاعده امضا/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^حذف سارا/ })).toBeNull())
})

test('the CEO finds the members in the profile; others read the rule', async () => {
  const { unmount } = open('/legal/profile', world())
  expect(await screen.findByRole('link', { name: 'اعضای شرکت' })).toHaveAttribute(
    'href',
    '/legal/members'
  )
  unmount()
  clearSession()
  open('/legal/members', world({}, false))
  expect(await screen.findByRole('heading', { name: 'قاعده امضای شرکت' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /از شرکت/ })).toBeNull()
})

const newcomer = (changes: Partial<BoardMember> = {}) =>
  aMember({
    ...{ id: 'm3', phone: '09134444444', firstName: 'هما', signatoryStatus: 'NOT_ALLOWED' },
    ...{ legalUserKycStatus: 'PENDING', isNewcomer: true, ...changes },
  })
const withNewcomer = (changes: Partial<BoardMember>) => ({
  [board]: { items: [...members, newcomer(changes)], minimumNumberOfSignatory: 0 },
})

test('after acceptance the CEO adds a member, who has no say, from the phone and the dashboard', async () => {
  const { unmount } = open('/legal-dashboard/signature-management', world())
  expect(await screen.findByRole('link', { name: 'افزودن عضو' })).toHaveAttribute(
    'href',
    '/legal/members/create'
  )
  unmount()
  open('/legal/members', world())
  await userEvent.click(await screen.findByRole('link', { name: 'افزودن عضو' }))
  expect(await screen.findByRole('button', { name: 'ارسال برای بررسی' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: /الزامی/ })).toBeNull()
})

test.each(['/legal/members', '/legal-dashboard/signature-management'])(
  'whoever adds a member from %s goes back there',
  async (list) => {
    open(list, world())
    await userEvent.click(await screen.findByRole('link', { name: 'افزودن عضو' }))
    await screen.findByRole('button', { name: 'ارسال برای بررسی' })
    expect(screen.getByRole('link', { name: 'بازگشت' })).toHaveAttribute('href', list)
  }
)

test('while the board is reviewed, nobody is added, and it is said why', async () => {
  const answers = world()
  answers['GET /legal/company/phases'] = {
    ...(answers['GET /legal/company/phases'] as object),
    boardMemberStatus: 'PENDING',
  }
  open('/legal/members', answers)
  expect(await screen.findByText(/تا هیئت‌مدیره در دست بررسی است/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'افزودن عضو' })).toBeNull()
})

test('a newcomer who is reviewed reads so, also after a refusal, and is taken back', async () => {
  const take = 'DELETE /legal/company/board-member/09134444444'
  const { calls } = open(
    '/legal/members',
    world({ ...withNewcomer({ rejectionReason: 'ناخوانا' }), [take]: null })
  )
  expect(await screen.findByText(/^عضو تازه: تا تأیید کارشناسان/)).toBeVisible()
  expect(screen.queryByText('ناخوانا')).toBeNull()
  expect(screen.queryByRole('link', { name: /ارسال دوباره/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'پس گرفتن معرفی هما کریمی' }))
  const dialog = screen.getByRole('dialog', { name: 'معرفی هما کریمی پس گرفته شود؟' })
  expect(within(dialog).getByText(/هنوز به شرکت نپیوسته است/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'پس گرفتن معرفی' }))
  expect(await screen.findByText('معرفی هما کریمی پس گرفته شد.')).toBeVisible()
  expect(callsOf(calls, take)).toHaveLength(1)
})

test('a newcomer who was refused is mended', async () => {
  open(
    '/legal/members',
    world(withNewcomer({ legalUserKycStatus: 'REJECTED', rejectionReason: 'ناخوانا' }))
  )
  expect(await screen.findByText('ناخوانا')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'ویرایش و ارسال دوباره' }))
  expect(await screen.findByRole('button', { name: 'ارسال برای بررسی' })).toBeVisible()
  expect(screen.getByLabelText('شماره موبایل')).toBeDisabled()
})

test.each(['/general-home', '/legal/signup/status'])(
  'who was named and waits for the officers reads so at %s, and of no company',
  async (path) => {
    const answers = answersOf({
      more: { 'GET /legal/company/assigned': { items: [], isNewcomer: true } },
    })
    open(path, { ...answers, 'GET /card/legal': { items: [] } }, null)
    expect(await screen.findByText('عضویت شما در دست بررسی است')).toBeVisible()
    expect(screen.queryByText('شرکت‌های شما')).toBeNull()
  }
)
