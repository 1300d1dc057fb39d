import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { session } from '#core/session.ts'
import { aPanel } from '../companies/invoices.ts'
import { quiet, weekCall } from '../companies/weeks.ts'
import { aMember, answersOf, inBrowser, open, page } from '../companies/world.tsx'
import { Refused } from '../money/server.ts'
import { aHolder, detailsPage, holderAnswers, withCredit } from './holderWorld.ts'

vi.mock('#areas/dashboard/parts/grid/DataTable.tsx', async () => ({
  DataTable: (await import('./plainTable.tsx')).PlainTable,
}))
inBrowser()

const worldOf = () =>
  answersOf({
    phases: withCredit,
    more: {
      ...holderAnswers(aHolder()),
      'GET /legal/company/orders/panel': aPanel(0, 0),
      [weekCall]: quiet,
      'GET /legal/company/approbations': {
        ...{ minimumNumberOfSignatory: 0, pendingChange: null },
        users: [{ ...aMember(), mandatorySignatoryUser: 'MANDATORY' }],
      },
      'GET /legal/company/approbations/history/10/0': page([]),
      'GET /legal/company/approbations/refused/10/0': page([]),
      'GET /legal/company/orders/10/0': page([]),
    },
  })

const home = '/legal-dashboard'
const rule = '/legal-dashboard/signature-management'
const account = '/legal-dashboard/user-account'
const invoices = '/legal-dashboard/invoices'

/** What each page reads, and what stands there once it was read. */
const reads: [address: string, path: string, shown: string | RegExp][] = [
  [home, '', 'فاکتورهای باز'],
  [home, '/assigned', 'فاکتورهای باز'],
  [home, '/orders/panel', 'فاکتورهای باز'],
  [home, '/week', 'سررسیدها'],
  [rule, '/approbations', 'صاحبان امضا'],
  [rule, '/approbations/history/10/0', 'قاعده‌ای ثبت نشده است.'],
  [rule, '/delegations', 'نمایندگی ثبت نشده است.'],
  [account, '/ceo', '۰۹۱۲۱۲۳۴۵۶۷'],
  [account, '/board-member', 'عضوی ثبت نشده است.'],
  [invoices, '/orders/10/0', 'فاکتوری برای نمایش نیست.'],
  [detailsPage, '/card-holder', 'مشخصات دارنده کارت'],
  [detailsPage, '/card-holder/u7/approbation', 'سارا کریمی'],
  [detailsPage, '/phases', 'این روش برای همه کارت‌های شرکت است.'],
]

test.each(reads)(
  '%s says that %s was not loaded, and loads it again',
  async (address, path, shown) => {
    const answers = worldOf()
    const call = `GET /legal/company${path}`
    const known = answers[call]
    answers[call] = 'offline'
    open(address, answers)
    const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
    expect(screen.getByText('دریافت اطلاعات با خطا روبه‌رو شد.')).toBeVisible()
    expect(screen.queryByText(shown)).toBeNull()
    expect(session.exists.value).toBe(true)
    answers[call] = known
    await userEvent.click(again)
    expect(await screen.findByText(shown)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
  }
)

test.each(reads.map((read, n) => [n % 2 ? 401 : 403, ...read] as const))(
  'a %s ends the session wherever it comes: %s, %s',
  async (status, address, path, shown) => {
    const answers = worldOf()
    answers[`GET /legal/company${path}`] = new Refused(status, {})
    open(address, answers)
    await waitFor(() => expect(session.exists.value).toBe(false))
    await waitFor(() => expect(location.pathname).not.toBe(address))
    expect(screen.queryByText(shown)).toBeNull()
  }
)
