import { permissions } from '@kasbeno/api/contracts/identity'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import CallInfoList from '../../src/resources/work/call-infos/CallInfoList'
import CallInfoShow from '../../src/resources/work/call-infos/CallInfoShow'
import LeadList from '../../src/resources/work/leads/LeadList'
import LeadShow from '../../src/resources/work/leads/LeadShow'
import ManualReportCreate from '../../src/resources/work/manual-reports/ManualReportCreate'
import ManualReportList from '../../src/resources/work/manual-reports/ManualReportList'
import ManualReportShow from '../../src/resources/work/manual-reports/ManualReportShow'
import { type Answers, openDesk, rows } from '../support/desk'

const left = {
  ...{ id: 'x1', name: 'حمید دهقان', phone: '09121234567', status: 'CLAIMED', text: 'زنگ بزنید.' },
  ...{
    claimedBy: { id: 'me', name: 'من' },
    claimedByName: 'من',
    createdAt: '2026-11-01T08:00:00Z',
  },
  claimedAt: '2026-11-01T09:00:00Z',
}
const kinds: [string, { list: ReactElement; show: ReactElement; own: object; told: string[] }][] = [
  [
    'leads',
    {
      list: <LeadList />,
      show: <LeadShow />,
      own: { shopname: 'سوپر دهقان', provinceName: 'تهران', cityName: 'ری' },
      told: ['سوپر دهقان', 'تهران', 'ری'],
    },
  ],
  [
    'call-infos',
    {
      list: <CallInfoList />,
      show: <CallInfoShow />,
      own: { subject: 'CREDIT', hasPicture: true },
      told: [],
    },
  ],
  [
    'manual-reports',
    {
      list: <ManualReportList />,
      show: <ManualReportShow />,
      own: { subject: 'COMPLAINT', occurredOn: '2026-11-01', reportedByName: 'کارشناس' },
      told: ['کارشناس', '۱۴۰۵/۰۸/۱۰'],
    },
  ],
]

const picture = vi.fn(() => new Response(new Blob(['x'], { type: 'image/png' })))
afterEach(() => picture.mockClear())

const open = (resource: string, pages: ReactElement, path: string, answers: Answers) =>
  openDesk(<Routes>{pages}</Routes>, { resource, path, permissions, answers })

test.each(kinds)(
  '%s: a row leads to its page, which says what was left and what may be done',
  async (resource, { list, show, own, told }) => {
    const record = { ...left, ...own }
    const { server } = open(
      resource,
      <>
        <Route path={`/${resource}`} element={list} />
        <Route path={`/${resource}/:id/show`} element={show} />
      </>,
      `/${resource}`,
      {
        [`GET /api/admin/${resource}`]: () => rows([record]),
        [`GET /api/admin/${resource}/x1`]: () => record,
        [`GET /api/admin/${resource}/x1/picture`]: picture,
        [`POST /api/admin/${resource}/x1/finish`]: () => ({ status: 'DONE' }),
      }
    )
    await userEvent.click(await screen.findByText('۰۹۱۲۱۲۳۴۵۶۷'))
    await screen.findByText('زنگ بزنید.')
    // Names of staff are asked for apart, and draw the page anew when they come.
    for (const words of told) await waitFor(() => expect(screen.getByText(words)).toBeVisible())
    // no enumeration reads as programs write it
    expect(document.querySelector('main, body')!.textContent).not.toMatch(
      /CLAIMED|CREDIT|COMPLAINT|enums\./
    )
    if ('hasPicture' in own) {
      await waitFor(() => expect(screen.getByRole('img', { name: 'تصویر پیوست' })).toBeVisible())
      expect(picture).toHaveBeenCalledOnce()
    }
    await userEvent.click(await screen.findByRole('button', { name: 'پایان پیگیری' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('نتیجه'), 'تماس گرفته شد.')
    await userEvent.click(dialog.getByRole('button', { name: 'پایان پیگیری' }))
    await screen.findByText('پیگیری پایان یافت.')
    expect(server.to(`/api/admin/${resource}/x1/finish`)[0]!.body).toEqual({
      reason: 'تماس گرفته شد.',
    })
  }
)

test('a report by hand wants its subject, its day and its words before it is sent', async () => {
  const { server } = open(
    'manual-reports',
    <Route path="/manual-reports/create" element={<ManualReportCreate />} />,
    '/manual-reports/create',
    {}
  )
  await userEvent.type(await screen.findByLabelText(/موبایل/), '0')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  expect(await screen.findAllByText('اجباری')).toHaveLength(3)
  expect(server.calls.some(({ method }) => method === 'POST')).toBe(false)
})
