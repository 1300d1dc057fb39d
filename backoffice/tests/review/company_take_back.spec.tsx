import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  approve,
  bodiesTo,
  commandsTo,
  company,
  decidedAt,
  legal,
  openReview,
  paperName,
  showPaper,
} from '../support/companies'

test('the last decision is taken back by one key, from the next company too', async () => {
  const only = { appointmentStatus: 'ACCEPTED', boardMemberStatus: 'ACCEPTED', members: [] }
  const { server, router } = await openReview([company('c1', only), company('c2')])
  await showPaper(paperName)
  await userEvent.keyboard('a')
  await screen.findByRole('heading', { name: 'بازرگانی دوم' })
  expect(screen.getByRole('alert')).toHaveTextContent('پخش نمونه: اطلاعات شرکت تأیید شد.')
  await userEvent.keyboard('u')
  await screen.findByRole('heading', { name: 'پخش نمونه' })
  expect(bodiesTo(server, 'companies/c1/company/reopen')).toEqual([{ decidedAt }])
  expect(router.state.location.pathname).toBe('/companies/c1/review')
  // Nothing of it was seen yet: it is looked at anew.
  expect(await approve('اطلاعات شرکت')).toBeDisabled()
  expect(screen.queryByText('پخش نمونه: اطلاعات شرکت تأیید شد.')).toBeNull()
})

test('a member is taken back as the part that is open, and waits again', async () => {
  const { server } = await openReview([company('c1', { companyStatus: 'ACCEPTED' })])
  await screen.findByRole('button', { name: 'تأیید مریم احمدی (A)' })
  await showPaper('روی کارت ملی')
  await userEvent.keyboard('{ArrowLeft}')
  await showPaper('پشت کارت ملی')
  await userEvent.keyboard('a')
  await approve('شعبه بانک')
  expect(screen.getByRole('alert')).toHaveTextContent('پخش نمونه: مریم احمدی تأیید شد.')
  await userEvent.keyboard('u')
  expect(await approve('مریم احمدی')).toBeDisabled()
  expect(bodiesTo(server, 'board-members/2/reopen')).toHaveLength(1)
})

test('a decided part is brought back with a reason, until credit was given on it', async () => {
  const part = { part: 'ceo', at: decidedAt, by: 'x', name: 'سارا' }
  const reopen = `${legal}/companies/c1/ceo/reopen`
  const { server, unmount } = await openReview([company('c1', { decisions: [part] })], {
    [`POST ${reopen}`]: () => company('c1', { ceoStatus: 'PENDING' }),
  })
  await userEvent.keyboard('2')
  await userEvent.click(await screen.findByRole('button', { name: 'بازگرداندن به بررسی' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), 'نام را بد خواندم.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('این بخش به صف بررسی بازگشت.')
  expect(server.to(reopen).map(({ body }) => body)).toEqual([
    { reason: 'نام را بد خواندم.', decidedAt },
  ])
  unmount()
  await openReview([company('c1', { creditLine: { id: 'l', limit: 1 } })])
  await userEvent.keyboard('2')
  await screen.findByText('این مرحله در انتظار بررسی نیست.')
  expect(screen.queryByRole('button', { name: 'بازگرداندن به بررسی' })).toBeNull()
})

test('a company that somebody else holds is read, and not decided; the queue says who has which', async () => {
  const claim = `POST ${legal}/companies/c1/claim`
  const { server } = await openReview(
    [company('c1'), company('c2', { claimedBy: { id: 'x', name: 'سارا احمدی' } })],
    {
      [claim]: () => Response.json({ message: 'نزد رضا کریمی است.' }, { status: 409 }),
    }
  )
  await screen.findByText('نزد رضا کریمی است.')
  await showPaper(paperName)
  expect(await approve('اطلاعات شرکت')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'رد اطلاعات شرکت (R)' })).toBeDisabled()
  await userEvent.keyboard('ar')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(commandsTo(server)).toEqual([])
  expect(screen.getByText('در دست سارا احمدی')).toBeVisible()
})
