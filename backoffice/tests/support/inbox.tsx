import type { ChangeRequest } from '@kasbeno/api/contracts/change_requests'
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import Inbox from '../../src/resources/work/change-requests/Inbox'
import { openDesk, rows, type Answers } from './desk'

export const base = '/api/admin/change-requests'
export const mineToo = 'این درخواست را خودتان ثبت کرده‌اید.'

export const request = (id: string, more: Partial<ChangeRequest> = {}): ChangeRequest => ({
  id,
  kind: 'distributor-requests',
  action: 'IBAN',
  change: 'distributor-requests:IBAN',
  subject: { resource: 'distributors', id: '7', title: `پخش ${id}` },
  subjectTitle: `پخش ${id}`,
  before: { iban: null },
  after: { iban: 'IR110120000000005500000002' },
  details: {},
  reason: 'نامه شرکت',
  amount: null,
  askedBy: { id: 'sara', name: 'سارا' },
  askedByName: 'سارا',
  askedAt: '2026-11-20T10:00:00.000Z',
  status: 'PENDING',
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  decisionReason: null,
  mayDecide: true,
  whyNot: null,
  verbs: ['approve', 'reject'],
  ...more,
})
export const own = (id: string) =>
  request(id, {
    askedBy: { id: 'me', name: 'من' },
    mayDecide: false,
    whyNot: mineToo,
    verbs: ['withdraw'],
  })

export const onDesktop = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /min-width:\s*900px/.test(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
afterEach(() => vi.unstubAllGlobals())

/** An inbox with these requests; what is decided waits no more, as the server has it. */
export const openInbox = (
  requests: ChangeRequest[],
  { path = '/change-requests', answers = {} as Answers, rights = [] as string[] } = {}
) => {
  const waiting = new Map(requests.map((each) => [each.id, each]))
  const one: Answers = Object.fromEntries(
    requests.flatMap(({ id }) => [
      [
        `GET ${base}/${id}`,
        () =>
          waiting.has(id)
            ? { ...waiting.get(id), evidence: null }
            : Response.json({ message: 'نیست' }, { status: 404 }),
      ],
      ...Object.entries({ approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN' }).map(
        ([verb, status]): [string, Answers[string]] => [
          `POST ${base}/${id}/${verb}`,
          () => {
            waiting.delete(id)
            return { id, status }
          },
        ]
      ),
    ])
  )
  return openDesk(
    <Routes>
      <Route path="/change-requests/:id/show" element={<Inbox />} />
      <Route path="/change-requests" element={<Inbox />} />
    </Routes>,
    {
      resource: 'change-requests',
      path,
      permissions: [
        'distributor-requests.list',
        'distributor-requests.decide',
        'distributors.list',
        ...rights,
      ],
      answers: { [`GET ${base}`]: () => rows([...waiting.values()]), ...one, ...answers },
    }
  )
}
export const show = (id: string) => `/change-requests/${id}/show`
export const press = (code: string, options = {}) =>
  fireEvent.keyDown(document.body, { code, ...options })
export const letGo = (code: string) => fireEvent.keyUp(document.body, { code })
export const tap = (code: string) => {
  press(code)
  letGo(code)
}
export const opened = (id: string) =>
  screen.findByRole('heading', { level: 1, name: `تغییر شبا: پخش ${id}` })
