import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import RegistrationReview from '../../src/resources/work/registrations/RegistrationReview'
import { openDesk, rows, type Answers } from '../support/desk'

type Steps = Partial<Record<'identity' | 'shop' | 'docs', string>>

const file = (id: string, steps: Steps = {}, more: object = {}) => ({
  id,
  plan: 'kasbeno-digital-real',
  userId: `user-${id}`,
  firstname: 'مریم',
  lastname: id === '1' ? 'رضایی' : 'احمدی',
  phone: '09120000000',
  nationalCode: '0013542419',
  kycStep: 'PHONE_CONFIRMED',
  identityOverallStatus: steps.identity ?? 'APPROVED',
  shopOverallStatus: steps.shop ?? 'APPROVED',
  docsOverallStatus: steps.docs ?? 'APPROVED',
  bankStatus: 'START',
  waitingSince: '2026-11-01T08:00:00Z',
  claimedBy: null,
  rejections: { identity: null, shop: null, docs: null },
  sentAt: { identity: null, shop: null, docs: null },
  decisions: { identity: null, shop: null, docs: null },
  shop: null,
  documents: ['nationalCardFront', 'nationalCardBack', 'certificate'].map((kind) => ({
    id: `${id}-${kind}`,
    kind,
    url: `/papers/${id}-${kind}`,
    width: 10,
    height: 10,
  })),
  inquiries: [],
  history: [],
  package: null,
  fee: null,
  creditLine: null,
  pendingApproval: null,
  ...more,
})
type File = ReturnType<typeof file>

const permissions = ['registrations.list', 'registrations.decide']

/** A desk with these files in its queue; a decision is answered as the server would. */
const openReview = (files: File[], answers: Answers = {}) => {
  const stored = new Map(files.map((each) => [each.id, each]))
  const base = '/api/admin/registrations'
  const decisions: Answers = Object.fromEntries(
    files.flatMap(({ id }) =>
      ['identity', 'shop', 'docs'].flatMap((step) =>
        [
          ['approve', 'APPROVED'],
          ['reject', 'REJECTED'],
          ['reopen', 'PENDING'],
        ].map(([command, status]) => [
          `POST ${base}/${id}/${step}/${command}`,
          () => {
            const decided = {
              ...stored.get(id)!,
              [`${step}OverallStatus`]: status,
              decisions: {
                ...stored.get(id)!.decisions,
                [step]: { at: '2026-11-20T10:00:00.000Z', by: 'me', name: 'من' },
              },
            }
            stored.set(id, decided)
            return decided
          },
        ])
      )
    )
  )
  return openDesk(
    <Routes>
      <Route path="/registrations/:id/review" element={<RegistrationReview />} />
    </Routes>,
    {
      resource: 'registrations',
      path: `/registrations/${files[0]!.id}/review`,
      permissions,
      answers: {
        [`GET ${base}`]: () => rows([...stored.values()]),
        ...Object.fromEntries(
          files.flatMap(({ id }) => [
            [`GET ${base}/${id}`, () => stored.get(id)],
            [`POST ${base}/${id}/claim`, () => ({})],
            [`POST ${base}/${id}/release`, () => ({})],
          ])
        ),
        ...decisions,
        ...answers,
      },
    }
  )
}

const approveButton = (step = 'هویت') => screen.findByRole('button', { name: `تأیید ${step} (A)` })
const showPaper = async (name: string) => fireEvent.load(await screen.findByAltText(name))
const seeCard = async () => {
  await showPaper('روی کارت ملی')
  await userEvent.keyboard('{ArrowLeft}')
  await showPaper('پشت کارت ملی')
}

test('a decision is offered when each paper of the step was loaded and seen', async () => {
  const { server } = openReview([file('1', { identity: 'PENDING' })])
  const approve = await approveButton()
  const reject = screen.getByRole('button', { name: 'رد هویت (R)' })
  expect(approve).toBeDisabled()
  await userEvent.keyboard('a')
  await showPaper('روی کارت ملی')
  expect(approve).toBeDisabled()
  expect(reject).toBeDisabled()
  await userEvent.click(screen.getByRole('status').querySelector('button')!)
  expect(approve).toBeDisabled()
  await showPaper('پشت کارت ملی')
  expect(approve).toBeEnabled()
  expect(reject).toBeEnabled()
  expect(server.to('/api/admin/registrations/1/identity/approve')).toHaveLength(0)
  await userEvent.keyboard('a')
  await waitFor(() =>
    expect(server.to('/api/admin/registrations/1/identity/approve')).toHaveLength(1)
  )
})

test('a paper that cannot be loaded keeps nobody from refusing, and everybody from approving', async () => {
  openReview([file('1', { shop: 'PENDING' })])
  fireEvent.error(await screen.findByAltText('مدرک کسب‌وکار'))
  expect(await approveButton('فروشگاه')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'رد فروشگاه (R)' })).toBeEnabled()
})

test('a key that is held approves one step, never the next step or the next file', async () => {
  const { server } = openReview([
    file('1', { identity: 'PENDING', docs: 'PENDING' }),
    file('2', { identity: 'PENDING' }),
  ])
  await approveButton()
  await seeCard()
  const hold = () => fireEvent.keyDown(document.body, { code: 'KeyA', key: 'a', repeat: true })
  fireEvent.keyDown(document.body, { code: 'KeyA', key: 'a' })
  hold()
  await approveButton('مدارک')
  hold()
  await showPaper('روی کارت ملی')
  hold()
  await userEvent.keyboard('{ArrowRight}')
  await showPaper('مدرک کسب‌وکار')
  hold()
  fireEvent.keyUp(document.body, { code: 'KeyA', key: 'a' })
  const approvals = server.calls.filter(({ path }) => path.endsWith('/approve'))
  expect(approvals.map(({ path }) => path)).toEqual(['/api/admin/registrations/1/identity/approve'])
})

test('the last decision is taken back by one key, from the next file too', async () => {
  const { server, router } = openReview([
    file('1', { identity: 'PENDING' }),
    file('2', { identity: 'PENDING' }),
  ])
  await approveButton()
  await seeCard()
  await userEvent.keyboard('a')
  await screen.findByRole('heading', { name: 'مریم احمدی' })
  const bar = screen.getByRole('alert')
  expect(bar).toHaveTextContent('هویت مریم رضایی تأیید شد.')
  await userEvent.keyboard('u')
  await screen.findByRole('heading', { name: 'مریم رضایی' })
  expect(server.to('/api/admin/registrations/1/identity/reopen')[0]!.body).toEqual({
    decidedAt: '2026-11-20T10:00:00.000Z',
  })
  expect(router.state.location.pathname).toBe('/registrations/1/review')
  expect(await approveButton()).toBeDisabled()
  expect(screen.queryByText('هویت مریم رضایی تأیید شد.')).toBeNull()
})

test('after a minute a decision cannot be taken back from the bar', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { server } = openReview([file('1', { shop: 'PENDING' })])
    await approveButton('فروشگاه')
    await showPaper('مدرک کسب‌وکار')
    await user.keyboard('a')
    await screen.findByText('فروشگاه مریم رضایی تأیید شد.')
    await vi.advanceTimersByTimeAsync(61_000)
    await waitFor(() => expect(screen.queryByText('فروشگاه مریم رضایی تأیید شد.')).toBeNull())
    await user.keyboard('u')
    expect(server.to('/api/admin/registrations/1/shop/reopen')).toHaveLength(0)
  } finally {
    vi.useRealTimers()
  }
})

test('a decided step is reopened with a reason, until something was built on it', async () => {
  const { server } = openReview([
    file(
      '1',
      { identity: 'REJECTED' },
      { decisions: { identity: { at: 'T', by: 'x', name: 'y' } } }
    ),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'بازگرداندن به بررسی' }))
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'بازگرداندن به بررسی' })
  expect(send).toBeDisabled()
  await userEvent.type(within(dialog).getByRole('textbox'), 'اشتباه بود.')
  await userEvent.click(send)
  await waitFor(() =>
    expect(server.to('/api/admin/registrations/1/identity/reopen')[0]?.body).toEqual({
      reason: 'اشتباه بود.',
      decidedAt: 'T',
    })
  )
})

test('a step that credit was given on is not offered to be reopened', async () => {
  openReview([file('1', {}, { creditLine: { id: 'line', limit: 1 }, kycStep: 'ACCEPTED' })])
  await screen.findByText('این مرحله در انتظار بررسی نیست.')
  expect(screen.queryByRole('button', { name: 'بازگرداندن به بررسی' })).toBeNull()
})

test('a file that somebody else holds is read, and not decided', async () => {
  const claim = '/api/admin/registrations/1/claim'
  const { server } = openReview([file('1', { identity: 'PENDING' })], {
    [`POST ${claim}`]: () => Response.json({ message: 'نزد سارا احمدی است.' }, { status: 409 }),
  })
  await screen.findByText('نزد سارا احمدی است.')
  await seeCard()
  expect(await approveButton()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'رد هویت (R)' })).toBeDisabled()
  await userEvent.keyboard('ar')
  expect(screen.queryByRole('dialog')).toBeNull()
  const sent = server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(sent).toEqual([claim])
})

test('a decision says which sending of the step it was made on', async () => {
  const sentAt = '2026-11-01T08:00:00.000Z'
  const { server } = openReview([
    file('1', { identity: 'PENDING' }, { sentAt: { identity: sentAt, shop: null, docs: null } }),
  ])
  await approveButton()
  await seeCard()
  await userEvent.keyboard('a')
  const approve = '/api/admin/registrations/1/identity/approve'
  await waitFor(() => expect(server.to(approve)).toHaveLength(1))
  expect(server.to(approve)[0]!.body).toEqual({ sentAt })
})
