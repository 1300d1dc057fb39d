import type { HistoryEntry } from '@kasbeno/api/contracts/history'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HistoryOf } from '../../src/components/RecordHistory'
import { openDesk } from '../support/desk'

const path = '/api/admin/registrations/r1/history'
const entry = (change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at: '2026-11-22T01:02:03Z',
  what: 'تأیید هویت',
  who: 'سارا بازبین',
  whoIs: 'کارمند',
  facts: [],
  reason: null,
  isRoutine: false,
  ...change,
})
const claim = (who: string) => entry({ what: 'برداشتن پرونده برای بررسی', who, isRoutine: true })

const open = (pages: HistoryEntry[][], permissions = ['registrations.list']) =>
  openDesk(<HistoryOf resource="registrations" id="r1" />, {
    permissions,
    answers: {
      [`GET ${path}`]: ({ query }) => {
        const page = Number(query.get('page'))
        return { entries: pages[page - 1], hasMore: page < pages.length }
      },
    },
  })

test('somebody without the audit right reads who did what, to the second', async () => {
  const { server } = open([[entry({ reason: 'مدارک خوانا بود' })]])
  expect(await screen.findByText('تأیید هویت')).toBeVisible()
  expect(screen.getByText('سارا بازبین')).toBeVisible()
  expect(screen.getByText('۰۴:۳۲:۰۳ | ۱۴۰۵/۰۹/۰۱')).toBeVisible()
  expect(screen.getByText('مدارک خوانا بود')).toBeVisible()
  expect(screen.queryByText('در رد تغییرات')).toBeNull()
  expect(server.to('/api/admin/audit')).toHaveLength(0)
})

test('who may read the trail gets there from the history', async () => {
  open([[entry()]], ['registrations.list', 'audit.read'])
  const link = await screen.findByRole('link', { name: 'در رد تغییرات' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"subjectId":"r1"')
})

test('amounts, accounts, rates and days are Persian, and keep their own direction', async () => {
  open([
    [
      entry({
        facts: [
          { label: 'مبلغ', as: 'rial', before: 9_000_000, after: 8_000_000 },
          { label: 'شبا', as: 'code', after: ['IR110120000000005500000002'] },
          { label: 'نرخ', as: 'percent', after: 7_500 },
          { label: 'پایان اعتبار', as: 'date', before: null, after: '2027-11-22' },
          { label: 'روز', as: 'number', after: 1_000 },
          { label: 'وضعیت', as: 'text', before: 'فعال', after: null },
        ],
      }),
    ],
  ])
  const iban = await screen.findByText('IR۱۱۰۱۲۰۰۰۰۰۰۰۰۰۵۵۰۰۰۰۰۰۰۲')
  expect(iban).toHaveAttribute('dir', 'ltr')
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(facts).toContain('مبلغ: ۹٬۰۰۰٬۰۰۰ ریال ← ۸٬۰۰۰٬۰۰۰ ریال')
  expect(facts).toContain('نرخ: ۰٫۷۵٪')
  expect(facts).toContain('پایان اعتبار: ۱۴۰۶/۰۹/۰۱')
  expect(facts).toContain('روز: ۱٬۰۰۰')
  expect(facts).toContain('وضعیت: فعال ← –')
})

test('claims are one line until they are asked for', async () => {
  open([[entry(), claim('سارا'), claim('مینا'), entry({ what: 'رد مدارک' }), claim('لیلا')]])
  const folded = await screen.findByRole('button', { name: '۲ رویداد جزئی' })
  expect(screen.getByRole('button', { name: '۱ رویداد جزئی' })).toBeVisible()
  expect(screen.queryByText('برداشتن پرونده برای بررسی')).toBeNull()
  await userEvent.click(folded)
  expect(screen.getAllByText('برداشتن پرونده برای بررسی')).toHaveLength(2)
  expect(screen.queryByText('لیلا')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'بستن رویدادهای جزئی' }))
  expect(screen.queryByText('برداشتن پرونده برای بررسی')).toBeNull()
})

test('older pages follow below, each once', async () => {
  const { server } = open([[entry()], [entry({ what: 'آغاز درخواست' })]])
  await userEvent.click(await screen.findByRole('button', { name: 'رویدادهای پیشین' }))
  expect(await screen.findByText('آغاز درخواست')).toBeVisible()
  expect(screen.getAllByText('تأیید هویت')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'رویدادهای پیشین' })).toBeNull()
  expect(server.to(path).map(({ query }) => query.get('page'))).toEqual(['1', '2'])
})

test('a history without entries says so, and one that fails can be asked for again', async () => {
  open([[]])
  expect(await screen.findByText('رویدادی ثبت نشده است.')).toBeVisible()
})

test('a history that could not be loaded says so', async () => {
  openDesk(<HistoryOf resource="registrations" id="r1" />, {
    answers: { [`GET ${path}`]: () => Response.json({ message: 'نشد' }, { status: 500 }) },
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText('رویدادی ثبت نشده است.')).toBeNull()
})

test('the dot before a moment stays with it where the line wraps', async () => {
  open([[entry({ who: 'کاربری با نامی که از یک خط بلندتر است' })]])
  const moment = (await screen.findByText('۰۴:۳۲:۰۳ | ۱۴۰۵/۰۹/۰۱')).parentElement!
  expect(moment).toHaveTextContent(/^· ۰۴:۳۲:۰۳/)
  expect(moment).toHaveStyle({ whiteSpace: 'nowrap' })
})
