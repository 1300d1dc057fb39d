import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import CompanyReview from '../../src/resources/work/companies/CompanyReview'
import { openDesk, rows, type Answers } from './desk'

export const sentAt = '2026-11-01T08:00:00.000Z'
export const member = (id: string, role: string, legalUserKycStatus: string) => ({
  id,
  role,
  legalUserKycStatus,
  phone: `0912000000${id}`,
  firstName: 'مریم',
  lastName: role === 'CEO' ? 'رضایی' : 'احمدی',
  nationalCode: '0013542419',
  birthDate: '1990-01-01',
  roleInCompany: null,
  signatoryStatus: 'OPTIONAL',
  rejectionReason: null,
  sentAt,
})
const paper = (of: string, memberId: string | null, kind: string) => ({
  id: `${of}-${kind}`,
  memberId,
  kind,
  width: 10,
  height: 10,
  createdAt: sentAt,
  url: `/api/company-papers/${of}-${kind}`,
})
const sides = (memberId: string) =>
  ['nationalCardFront', 'nationalCardBack'].map((kind) => paper(memberId, memberId, kind))

export const company = (id: string, more: object = {}) => ({
  id,
  companyName: id === 'c1' ? 'پخش نمونه' : 'بازرگانی دوم',
  companyUniqueId: '10380284790',
  companyStatus: 'PENDING',
  ceoStatus: 'ACCEPTED',
  boardMemberStatus: 'PENDING',
  appointmentStatus: 'PENDING',
  companyKycStep: 'BRANCH_SELECTION',
  isDistributorDefined: false,
  waitingSince: sentAt,
  members: [member('1', 'CEO', 'ACCEPTED'), member('2', 'BOARD_MEMBER', 'PENDING')],
  papers: [paper(id, null, 'officialPaper'), ...sides('1'), ...sides('2')],
  inquiries: [
    {
      kind: 'COMPANY_REGISTER',
      answer: 'MATCHED',
      detail: {},
      askedAt: sentAt,
      answeredAt: sentAt,
    },
  ],
  branch: null,
  rejections: { company: null, ceo: null, appointment: null },
  sentAt: { company: sentAt, ceo: sentAt, appointment: sentAt },
  creditLine: null,
  pendingApproval: null,
  decisions: [],
  claimedBy: null,
  ...more,
})
type Company = ReturnType<typeof company>

export const paperName = 'روزنامه رسمی یا مدرک شرکت'
export const legal = '/api/legal/admin'
const decided = { verify: 'ACCEPTED', reject: 'REJECTED', reopen: 'PENDING' } as const
export const decidedAt = '2026-11-20T10:00:00.000Z'

/** A desk with these companies in its queue; a decision is answered as the server would. */
export const openReview = async (
  companies: Company[],
  answers: Answers = {},
  permissions = ['companies.list', 'companies.decide']
) => {
  const stored = new Map(companies.map((each) => [each.id, each]))
  const decide = (id: string, change: object) => {
    stored.set(id, { ...stored.get(id)!, ...change })
    return stored.get(id)
  }
  const decisions: Answers = {}
  for (const { id } of companies) {
    for (const command of ['claim', 'release']) {
      decisions[`POST ${legal}/companies/${id}/${command}`] = () => ({})
    }
    for (const [verdict, status] of Object.entries(decided)) {
      for (const [step, field] of [
        ['company', 'companyStatus'],
        ['appointment', 'appointmentStatus'],
      ] as const) {
        decisions[`POST ${legal}/companies/${id}/${step}/${verdict}`] = () =>
          decide(id, {
            [field]: status,
            decisions: [{ part: step, at: decidedAt, by: 'me', name: 'من' }],
          })
      }
      decisions[`POST ${legal}/board-members/2/${verdict}`] = () => {
        const members = [member('1', 'CEO', 'ACCEPTED'), member('2', 'BOARD_MEMBER', status)]
        decide('c1', { members, boardMemberStatus: status })
        return { id: '2', status }
      }
    }
  }
  const desk = openDesk(
    <Routes>
      <Route path="/companies/:id/review" element={<CompanyReview />} />
    </Routes>,
    {
      resource: 'companies',
      path: `/companies/${companies[0]!.id}/review`,
      permissions,
      answers: {
        'GET /api/admin/companies': () => rows([...stored.values()]),
        ...Object.fromEntries(
          companies.map(({ id }) => [`GET /api/admin/companies/${id}`, () => stored.get(id)])
        ),
        ...decisions,
        ...answers,
      },
    }
  )
  await screen.findByRole('button', { name: /^۱. اطلاعات شرکت/ })
  return desk
}

export const bodiesTo = (server: { to: (path: string) => { body: unknown }[] }, path: string) =>
  server.to(`${legal}/${path}`).map(({ body }) => body)
/** What was commanded, without taking companies in hand and giving them back. */
export const commandsTo = ({ calls }: { calls: { method: string; path: string }[] }) =>
  calls
    .filter(({ method, path }) => method === 'POST' && !/\/(claim|release)$/.test(path))
    .map(({ path }) => path)
export const showPaper = async (name: string) => fireEvent.load(await screen.findByAltText(name))
export const approve = (name: string) => screen.findByRole('button', { name: `تأیید ${name} (A)` })
