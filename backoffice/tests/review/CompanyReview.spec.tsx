import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { Delegations } from '../../src/resources/work/companies/Delegations'
import {
  approve,
  bodiesTo,
  commandsTo,
  company,
  legal,
  openReview,
  paperName,
  sentAt,
  showPaper,
} from '../support/companies'
import { openDesk } from '../support/desk'

test('a queue is worked off by keys alone: part by part, then the next company', async () => {
  const { server, router } = await openReview([company('c1'), company('c2')])
  expect(screen.getByRole('navigation', { name: 'صف بررسی' })).toHaveTextContent('۱ از ۲')
  // Nothing is accepted before its paper was on the screen.
  expect(await approve('اطلاعات شرکت')).toBeDisabled()
  await userEvent.keyboard('a')
  await screen.findByText(/^هنوز تصمیمی ثبت نشده است. نخست این‌ها را ببینید: روزنامه رسمی/)
  await showPaper(paperName)
  await userEvent.keyboard('a')
  // The member comes next, with the official paper beside the card.
  expect(await approve('مریم احمدی')).toBeDisabled()
  await showPaper('روی کارت ملی')
  await userEvent.keyboard('{ArrowLeft}')
  await showPaper('پشت کارت ملی')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByAltText(paperName)).toBeVisible()
  await userEvent.keyboard('r')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('رد مریم احمدی')
  await userEvent.keyboard('19')
  await userEvent.type(within(dialog).getByRole('textbox'), 'امضا ۲ بار آمده است.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await approve('شعبه بانک')
  await userEvent.keyboard('a')
  await screen.findByRole('heading', { name: 'بازرگانی دوم' })
  expect(router.state.location.pathname).toBe('/companies/c2/review')
  expect(screen.getByRole('navigation', { name: 'صف بررسی' })).toHaveTextContent('۲ از ۲')
  expect(await approve('اطلاعات شرکت')).toBeDisabled()
  expect(bodiesTo(server, 'companies/c1/company/verify')).toEqual([{ sentAt }])
  expect(bodiesTo(server, 'companies/c1/appointment/verify')).toEqual([{ sentAt }])
  expect(bodiesTo(server, 'board-members/2/reject')).toEqual([
    {
      rejectionReason: [
        'نام و نام خانوادگی با کارت ملی یکی نیست.',
        'حق امضای این عضو در روزنامه رسمی نیامده است.',
        'امضا ۲ بار آمده است.',
      ].join('\n'),
      sentAt,
    },
  ])
  expect(commandsTo(server).filter((path) => path.includes('/c2/'))).toEqual([])
})

test('words of one’s own are typed where the numbers are, and no letter is lost', async () => {
  const { server } = await openReview([company('c1')])
  await showPaper(paperName)
  await userEvent.keyboard('r')
  await screen.findByRole('dialog')
  await userEvent.keyboard('1مهر ۲ ندارد')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await approve('مریم احمدی')
  expect(bodiesTo(server, 'companies/c1/company/reject')).toEqual([
    { rejectionReason: 'نام شرکت با روزنامه رسمی یکی نیست.\nمهر ۲ ندارد', sentAt },
  ])
})

test('a key that is held decides once, and a part that was decided takes none', async () => {
  const { server } = await openReview([company('c1', { appointmentStatus: 'ACCEPTED' })])
  await showPaper(paperName)
  fireEvent.keyDown(document.body, { code: 'KeyA', key: 'a' })
  const hold = () => fireEvent.keyDown(document.body, { code: 'KeyA', key: 'a', repeat: true })
  hold()
  await approve('مریم احمدی')
  await showPaper('روی کارت ملی')
  await userEvent.keyboard('{ArrowLeft}')
  await showPaper('پشت کارت ملی')
  hold()
  fireEvent.keyUp(document.body, { code: 'KeyA', key: 'a' })
  await userEvent.keyboard('2ar')
  expect(await screen.findByText('این مرحله در انتظار بررسی نیست.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(commandsTo(server)).toEqual([`${legal}/companies/c1/company/verify`])
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog')).toHaveTextContent('تأیید بخش انتخاب‌شده')
})

test('what was sent anew meanwhile is refused in words, and stays open; words are not lost unasked', async () => {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const verify = `POST ${legal}/companies/c1/company/verify`
  await openReview([company('c1'), company('c2')], {
    [verify]: () => Response.json({ message: 'اطلاعات تازه‌تری آمده است.' }, { status: 409 }),
  })
  await showPaper(paperName)
  await userEvent.keyboard('a')
  expect(await screen.findByText('اطلاعات تازه‌تری آمده است.')).toBeVisible()
  expect(await approve('اطلاعات شرکت')).toBeEnabled()
  await userEvent.keyboard('41')
  expect(screen.queryByText('اطلاعات تازه‌تری آمده است.')).toBeNull()
  await userEvent.keyboard('r')
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'رد و اعلام به مدیرعامل' })
  expect(send).toBeDisabled()
  await userEvent.keyboard('1')
  expect(send).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledOnce()
  expect(dialog).toBeVisible()
})

test('what another officer decided meanwhile is shown as they decided it', async () => {
  let companyStatus = 'PENDING'
  const verify = `POST ${legal}/companies/c1/company/verify`
  await openReview([company('c1')], {
    'GET /api/admin/companies/c1': () => company('c1', { companyStatus }),
    [verify]: () => {
      companyStatus = 'REJECTED'
      return Response.json({ message: 'پیش‌تر تصمیم گرفته شده است.' }, { status: 409 })
    },
  })
  await showPaper(paperName)
  await userEvent.keyboard('a')
  expect(await screen.findByText('پیش‌تر تصمیم گرفته شده است.')).toBeVisible()
  expect(await screen.findByText('این مرحله در انتظار بررسی نیست.')).toBeVisible()
})

test('a paper that cannot be opened keeps nobody from refusing; who may not decide only reads', async () => {
  const { unmount } = await openReview([company('c1')])
  fireEvent.error(await screen.findByAltText(paperName))
  expect(await approve('اطلاعات شرکت')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'رد اطلاعات شرکت (R)' })).toBeEnabled()
  unmount()
  const { server } = await openReview([company('c1')], {}, ['companies.list'])
  await showPaper(paperName)
  await userEvent.keyboard('ar')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(commandsTo(server)).toEqual([])
  expect(server.to(`${legal}/companies/c1/claim`)).toEqual([])
})

test('who signs for whom stands on the company’s page, and the bank decides where nobody else can', async () => {
  const path = `${legal}/companies/c1/delegations`
  const row = (id: string, mayDecide: boolean) => ({
    ...{ id, from: '2026-11-23', to: '2026-11-26', createdAt: sentAt, side: null },
    ...{ standing: 'PENDING', waitingFor: [], mayDecide, mayRevoke: false },
    delegator: { fullName: 'منصور دلاوری', phone: '' },
    delegate: { fullName: `نرگس ${id}`, phone: '' },
  })
  const answer = { items: [row('d1', true), row('d2', false)], today: '2026-11-22' }
  const { server } = openDesk(
    <RecordContextProvider value={{ id: 'c1' }}>
      <Delegations />
    </RecordContextProvider>,
    {
      ...{ resource: 'companies', path: '/', permissions: ['companies.set-rule'] },
      answers: {
        [`GET ${path}`]: () => answer,
        [`POST ${legal}/delegations/d1/confirm`]: () => answer,
      },
    }
  )
  expect(await screen.findByText('نرگس d1')).toBeVisible()
  expect(screen.getAllByText('۱۴۰۵/۰۹/۰۲')).toHaveLength(2)
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید نمایندگی' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('تأیید نمایندگی نرگس d1 به جای منصور دلاوری')
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'تأیید نمایندگی' }))
  await screen.findByText('نمایندگی تأیید شد.')
  expect(server.to(`${legal}/delegations/d1/confirm`)).toHaveLength(1)
})
