import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import CompanyShow from '../../src/resources/companies/CompanyShow'
import { openDesk } from '../support/desk'

const sentAt = '2026-11-01T08:00:00.000Z'
const member = (id: string, role: string, legalUserKycStatus: string) => ({
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

const company = {
  id: 'c1',
  companyName: 'پخش نمونه',
  companyUniqueId: '10380284790',
  companyStatus: 'PENDING',
  ceoStatus: 'ACCEPTED',
  boardMemberStatus: 'PENDING',
  appointmentStatus: 'PENDING',
  companyKycStep: 'BRANCH_SELECTION',
  isDistributorDefined: false,
  members: [member('1', 'CEO', 'ACCEPTED'), member('2', 'BOARD_MEMBER', 'PENDING')],
  papers: [],
  inquiries: [],
  branch: null,
  rejections: { company: null, ceo: null, appointment: null },
  sentAt: { company: sentAt, ceo: sentAt, appointment: sentAt },
  creditLine: null,
  pendingApproval: null,
}

const legal = '/api/legal/admin'

const openCompany = async (more: object = {}) => {
  const desk = openDesk(
    <Routes>
      <Route path="/companies/:id/show" element={<CompanyShow />} />
    </Routes>,
    {
      resource: 'companies',
      path: '/companies/c1/show',
      permissions: ['companies.list', 'companies.decide'],
      answers: {
        'GET /api/admin/companies/c1': () => ({ ...company, ...more }),
        [`POST ${legal}/companies/c1/company/verify`]: () => company,
        [`POST ${legal}/board-members/2/reject`]: () => company,
      },
    }
  )
  await screen.findByRole('button', { name: /^۱. اطلاعات شرکت/ })
  return desk
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test('the first part that waits is picked, and A and Enter accept it once, as it was sent', async () => {
  const { server } = await openCompany()
  await userEvent.keyboard('a')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('تأیید اطلاعات شرکت')
  await userEvent.keyboard('{Enter}{Enter}')
  const verify = `${legal}/companies/c1/company/verify`
  await waitFor(() => expect(server.to(verify)).toHaveLength(1))
  expect(server.to(verify)[0]!.body).toEqual({ sentAt })
})

test('a digit picks a member, and R refuses them with words, which are not lost unasked', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const { server } = await openCompany()
  await userEvent.keyboard('3')
  expect(screen.getByRole('button', { name: /^۳. مریم احمدی/ })).toHaveAttribute(
    'aria-pressed',
    'true'
  )
  await userEvent.keyboard('r')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('رد مریم احمدی')
  await userEvent.type(within(dialog).getByRole('textbox'), 'امضا خوانا نیست.')
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const reject = `${legal}/board-members/2/reject`
  await waitFor(() => expect(server.to(reject)).toHaveLength(1))
  expect(server.to(reject)[0]!.body).toEqual({ rejectionReason: 'امضا خوانا نیست.', sentAt })
})

test('a part that was decided takes no key, and ? says which keys there are', async () => {
  await openCompany()
  await userEvent.keyboard('2ar')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog')).toHaveTextContent('تأیید بخش انتخاب‌شده')
})

test('of several papers those of the picked part alone are moved by keys', async () => {
  const paper = (id: string, memberId: string | null, kind: string) => {
    const createdAt = sentAt
    return {
      id,
      memberId,
      kind,
      width: 10,
      height: 10,
      createdAt,
      url: `/api/company-papers/${id}`,
    }
  }
  const sides = (of: string, memberId: string | null) => [
    paper(`${of}f`, memberId, 'nationalCardFront'),
    paper(`${of}b`, memberId, 'nationalCardBack'),
  ]
  await openCompany({ papers: [...sides('m', '2'), ...sides('c', '1')] })
  const shown = () =>
    screen
      .getAllByRole('button', { name: /کارت ملی$/ })
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(({ textContent }) => textContent)
  const [front, back] = ['روی کارت ملی', 'پشت کارت ملی']
  expect(shown()).toEqual([front, front])
  await userEvent.keyboard('3{ArrowLeft}')
  expect(shown()).toEqual([front, back])
  await userEvent.keyboard('2{ArrowLeft}')
  expect(shown()).toEqual([back, back])
})
