import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import SignedContractsScreen from '#areas/cards/screens/SignedContractsScreen.tsx'
import CardAgreementScreen from '#areas/contracts/screens/CardAgreementScreen.tsx'
import RenewalAgreementScreen from '#areas/contracts/screens/RenewalAgreementScreen.tsx'
import RenewalFeeScreen from '#areas/contracts/screens/RenewalFeeScreen.tsx'
import BankBranchScreen from '#areas/home/screens/BankBranchScreen.tsx'
import RenewalScreen from '#areas/contracts/screens/RenewalScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { aFile, callsOf, Refused, serve } from '../money/server.ts'

const plan = 'kasbeno-fmcg-real'
const digest = 'a'.repeat(64)
const open = (contractType: string) => ({
  contractType,
  version: 1,
  html: '<h2>ماده ۱</h2>\n<p>سلام <strong>نرگس</strong> &lt;b&gt;</p>',
  digest,
  signedAt: null,
})
const granted = {
  ...aHome().registration,
  isCreditExpired: true,
  hasRenewalCredit: true,
  hasActivePlatformFee: false,
  hasSignedContract: false,
}

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  history.replaceState(null, '', '/here')
})
afterEach(() => {
  cleanup()
  clearSession()
})

const serveRenewal = (signs: unknown, standing: object = granted) => {
  const answers: Record<string, unknown> = {
    [`GET /user/${plan}/registration-status`]: standing,
    [`GET /user-contract/${plan}/CREDIT_RENEWAL`]: open('CREDIT_RENEWAL'),
    [`POST /user-contract/${plan}/sign-contract`]: signs,
  }
  return { answers, calls: serve(answers) }
}
const signButton = () => screen.findByRole('button', { name: 'تأیید و امضا' })
const signatures = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('the text is read and signed once, by a held key and a double press too, and the fee is next', async () => {
  let answer = (_: object) => undefined as void
  const { answers, calls } = serveRenewal(
    () => new Promise((resolve) => (answer = (given) => resolve(given)))
  )
  render(<RenewalAgreementScreen />)
  expect(await screen.findByRole('heading', { name: 'ماده ۱' })).toBeVisible()
  expect(screen.getByText('نرگس').tagName).toBe('STRONG')
  const button = await signButton()
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.dblClick(button)
  button.focus()
  await userEvent.keyboard('{Enter>5/}')
  fireEvent.click(button)
  expect(signatures(calls)).toEqual([{ contractType: 'CREDIT_RENEWAL', digest }])
  answers[`GET /user/${plan}/registration-status`] = { ...granted, hasSignedContract: true }
  answer({ signedAt: '2026-11-22T09:00:00.000Z' })
  expect(await screen.findByText('قرارداد با موفقیت امضا شد')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ادامه' })).toHaveAttribute(
    'href',
    '/credit-renewal/platform-fee'
  )
})

test('the bank may have the text folded until it is asked for; it is signed all the same', async () => {
  const { answers, calls } = serveRenewal({ signedAt: '2026-11-22T09:00:00.000Z' })
  answers['GET /preference/show-contract'] = { showContract: false }
  render(<RenewalAgreementScreen />)
  const summary = await screen.findByText('متن قرارداد')
  const folded = summary.closest('details')!
  expect(folded).not.toHaveAttribute('open')
  expect(folded).toHaveTextContent('سلام نرگس')
  await userEvent.click(await signButton())
  await waitFor(() =>
    expect(signatures(calls)).toEqual([{ contractType: 'CREDIT_RENEWAL', digest }])
  )
})

test('whoever has paid before is told that the year has begun, and goes home', async () => {
  const paid = { ...granted, hasActivePlatformFee: true }
  const { answers } = serveRenewal({ signedAt: '2026-11-22T09:00:00.000Z' }, paid)
  render(<RenewalAgreementScreen />)
  const button = await signButton()
  await waitFor(() => expect(button).toBeEnabled())
  answers[`GET /user/${plan}/registration-status`] = {
    ...paid,
    isCreditExpired: false,
    hasRenewalCredit: false,
    hasSignedContract: true,
  }
  await userEvent.click(button)
  expect(await screen.findByRole('link', { name: 'ادامه' })).toHaveAttribute('href', '/home')
})

test('a signature that fails is told with a retry, and the text is still there', async () => {
  const { answers, calls } = serveRenewal('offline')
  render(<RenewalAgreementScreen />)
  const button = await signButton()
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  expect(await screen.findByText('قرارداد امضا نشد')).toBeVisible()
  expect(screen.getByText('در امضای قرارداد مشکلی پیش آمد. لطفاً دوباره تلاش کنید.')).toBeVisible()
  answers[`POST /user-contract/${plan}/sign-contract`] = { signedAt: '2026-11-22T09:00:00.000Z' }
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await userEvent.click(await signButton())
  expect(await screen.findByText('قرارداد با موفقیت امضا شد')).toBeVisible()
  expect(signatures(calls)).toHaveLength(2)
})

test('a text that has changed meanwhile is shown anew, and nothing is signed', async () => {
  const { answers, calls } = serveRenewal(
    new Refused(409, { title: 'ConflictException', status: 409, message: 'متن تغییر کرده است.' })
  )
  render(<RenewalAgreementScreen />)
  const button = await signButton()
  await waitFor(() => expect(button).toBeEnabled())
  answers[`GET /user-contract/${plan}/CREDIT_RENEWAL`] = {
    ...open('CREDIT_RENEWAL'),
    html: '<p>متن تازه</p>',
    digest: 'b'.repeat(64),
  }
  await userEvent.click(button)
  expect(await screen.findByText('متن تازه')).toBeVisible()
  await userEvent.click(await signButton())
  expect(signatures(calls).at(-1)).toEqual({
    contractType: 'CREDIT_RENEWAL',
    digest: 'b'.repeat(64),
  })
})

test('while the text loads nothing can be signed, and leaving then signs nothing', async () => {
  const { answers, calls } = serveRenewal({})
  answers[`GET /user-contract/${plan}/CREDIT_RENEWAL`] = () => new Promise(() => undefined)
  const page = render(<RenewalAgreementScreen />)
  const button = await signButton()
  expect(button).toBeDisabled()
  fireEvent.click(button)
  page.unmount()
  expect(signatures(calls)).toEqual([])
})

test('a text that does not come is told, and asked for again', async () => {
  const { answers } = serveRenewal({})
  answers[`GET /user-contract/${plan}/CREDIT_RENEWAL`] = 'offline'
  render(<RenewalAgreementScreen />)
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
  answers[`GET /user-contract/${plan}/CREDIT_RENEWAL`] = open('CREDIT_RENEWAL')
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'ماده ۱' })).toBeVisible()
})

test('who has no credit yet reads why there is nothing to sign, and is offered no signature', async () => {
  const message = 'قرارداد پس از تخصیص اعتبار در دسترس شماست.'
  serve({ [`GET /user-contract/${plan}/CARD`]: new Refused(422, { message }) })
  render(<CardAgreementScreen />)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'رفتن به خانه' })).toHaveAttribute('href', '/home')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a plan without renewal has none of its pages', async () => {
  const digital = 'kasbeno-digital-real'
  rememberPlan(digital)
  for (const Page of [RenewalAgreementScreen, RenewalFeeScreen, BankBranchScreen]) {
    serve({ [`GET /user/${digital}/registration-status`]: { ...granted, plan: digital } })
    history.replaceState(null, '', '/kasbeno-digital-real/here')
    render(
      <Router base="/kasbeno-digital-real">
        <Page />
      </Router>
    )
    await waitFor(() => expect(location.pathname).toBe('/kasbeno-digital-real/home'))
    cleanup()
  }
})

test('what was signed is listed, the newest first; its file is taken once, and again after no network', async () => {
  const shared: File[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void shared.push(...files),
  })
  const list = `GET /user-contract/${plan}`
  const pdf = `${list}/CREDIT_RENEWAL/pdf?term=2`
  const signed = { contractType: 'CARD', term: 1, version: 1, signedAt: '2026-11-22T09:00:00.000Z' }
  const answers: Record<string, unknown> = { [list]: { items: [] }, [pdf]: 'offline' }
  const calls = serve(answers)
  const empty = render(<SignedContractsScreen />)
  expect(await screen.findByText('هنوز قراردادی امضا نکرده‌اید')).toBeVisible()
  empty.unmount()
  clearSession()
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)

  const renewed = { ...signed, contractType: 'CREDIT_RENEWAL' }
  answers[list] = { items: [signed, { ...renewed, term: 2 }, { ...renewed, term: 3 }] }
  render(<SignedContractsScreen />)
  await screen.findByText('قرارداد صدور کارت')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['قرارداد تمدید اعتبار', 'قرارداد تمدید اعتبار', 'قرارداد صدور کارت'])
  expect(screen.getAllByText('۱۲:۳۰ | ۱۴۰۵/۰۹/۰۱')).toHaveLength(3)
  expect(screen.getAllByText('سال اعتبار')).toHaveLength(2)
  const take = screen.getAllByRole('button', { name: 'فایل PDF قرارداد' })[1]!
  await userEvent.click(take)
  await waitFor(() => expect(take).not.toHaveAttribute('aria-busy'))
  expect(shared).toEqual([])
  let arrive = (_: Response) => undefined as void
  answers[pdf] = () => new Promise((resolve) => (arrive = resolve))
  const before = callsOf(calls, pdf).length
  await userEvent.dblClick(take)
  take.focus()
  await userEvent.keyboard('{Enter>5/}')
  arrive(aFile('قرارداد تمدید اعتبار.pdf'))
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]!.name).toBe('قرارداد تمدید اعتبار.pdf')
  expect(callsOf(calls, pdf)).toHaveLength(before + 1)
})

test('the hub leads to what comes next, and who opens the fee too early is sent there', async () => {
  const granted = { isCreditExpired: false, hasRenewalCredit: true }
  for (const [nextStep, path, facts] of [
    ['NONE', '/credit-renewal/agreement', { ...granted, isContractSigned: false }],
    ['HOME', '/credit-renewal/platform-fee', { ...granted, isContractSigned: true }],
    ['AGREEMENT', '/credit-renewal/agreement'],
    ['PLATFORM_FEE', '/credit-renewal/platform-fee'],
    ['HOME', '/home'],
    ['NONE', '/home'],
  ] as const) {
    serve({ [`GET /user-contract/${plan}/renewal-status`]: { nextStep, ...facts } })
    history.replaceState(null, '', '/credit-renewal')
    render(<RenewalScreen />)
    await waitFor(() => expect(location.pathname).toBe(path))
    cleanup()
    clearSession()
    startSession({ bearerToken: 'token' })
    rememberPlan(plan)
  }
  serveRenewal({})
  render(<RenewalFeeScreen />)
  await waitFor(() => expect(location.pathname).toBe('/credit-renewal'))
})

test('after the card’s contract the fee is next, unless it is paid', async () => {
  for (const [hasActivePlatformFee, href] of [
    [false, '/card/platform-fee'],
    [true, '/card/active'],
  ] as const) {
    serve({
      [`GET /user/${plan}/registration-status`]: { ...aHome().registration, hasActivePlatformFee },
      [`GET /user-contract/${plan}/CARD`]: open('CARD'),
      [`POST /user-contract/${plan}/sign-contract`]: { signedAt: '2026-11-22T09:00:00.000Z' },
    })
    render(<CardAgreementScreen />)
    const button = await signButton()
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    expect(await screen.findByRole('link', { name: 'ادامه' })).toHaveAttribute('href', href)
    cleanup()
    clearSession()
    startSession({ bearerToken: 'token' })
    rememberPlan(plan)
  }
})
