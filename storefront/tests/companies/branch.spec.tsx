import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf, Refused } from '../money/server.ts'
import { answersOf, inBrowser, open, page } from './world.tsx'

inBrowser()

const aBranch = (id: string, name: string) => ({
  ...{ id, name, branchCode: '1042', address: 'تهران، میدان ونک' },
  openingHours: 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰',
  nearness: null as string | null,
})
const list = (keyword: string, at = 0) =>
  `GET /bank-branch/5/${at}?${new URLSearchParams({ keyword })}`
const choose = 'POST /legal/company/appointment'
const path = '/legal/signup/branch-selection'
const of = (items: object[], total = items.length) => ({
  ...page(items, total),
  meta: { currentPage: 1, pageSize: 5, total },
})

test('a branch is searched for, found page by page, and chosen once', async () => {
  const answers = answersOf({
    more: {
      [list('')]: of([aBranch('b1', 'شعبه آزادی')], 6),
      [list('', 1)]: of([aBranch('b2', 'شعبه سعادت‌آباد')], 6),
      [list('ونک')]: of([aBranch('b3', 'شعبه ونک')]),
    },
  })
  answers[choose] = () =>
    Object.assign(answers, answersOf({ standing: { appointmentStatus: 'PENDING' } })) && {}
  const { calls } = open(path, answers)
  expect(await screen.findByRole('radio', { name: /شعبه آزادی/ })).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  expect(await screen.findByRole('radio', { name: /سعادت‌آباد/ })).toBeVisible()
  const send = screen.getByRole('button', { name: 'ثبت و ادامه' })
  await userEvent.click(send)
  const missing = await screen.findByText('شعبه انتخاب نشده است.')
  // The list grows below it: what stood under the last branch would never be in sight.
  const first = screen.getByRole('radio', { name: /شعبه آزادی/ })
  expect(missing.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(first).toHaveFocus()
  expect(callsOf(calls, choose)).toEqual([])

  await userEvent.type(screen.getByRole('searchbox'), 'ونک{Enter}')
  await userEvent.click(await screen.findByRole('radio', { name: /شعبه ونک/ }))
  expect(callsOf(calls, 'GET /bank-branch')).toHaveLength(3)
  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(location.pathname).not.toBe(path))
  expect(callsOf(calls, choose).map(({ body }) => body)).toEqual([{ bankBranchId: 'b3' }])
})

test('what was chosen waits over a reload; a refused step says why', async () => {
  const rejectionReasons = { appointment: 'این شعبه شرکت‌ها را نمی‌پذیرد' }
  const answers = answersOf({
    ...{ standing: { appointmentStatus: 'REJECTED' }, phases: { rejectionReasons } },
    more: {
      [list('')]: of([aBranch('b1', 'شعبه آزادی')]),
      [choose]: new Refused(422, { message: 'شعبه دیگری برگزینید.' }),
    },
  })
  const { unmount } = open(path, answers)
  expect(await screen.findByText('این شعبه شرکت‌ها را نمی‌پذیرد')).toBeVisible()
  await userEvent.click(await screen.findByRole('radio', { name: /شعبه آزادی/ }))
  unmount()
  open(path, answers)
  expect(await screen.findByRole('radio', { name: /شعبه آزادی/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'ثبت دوباره' }))
  expect(await screen.findByText('شعبه دیگری برگزینید.')).toBeVisible()
})

test('branches near the company come first, and say so with their hours', async () => {
  const near = (at: number) => `GET /bank-branch/5/${at}?keyword=&cityId=80`
  const answers = answersOf({
    company: { provinceId: 8, cityId: 80 },
    more: {
      [near(0)]: of([
        { ...aBranch('b1', 'شعبه ونک'), nearness: 'CITY' },
        { ...aBranch('b2', 'شعبه شهرری'), nearness: 'PROVINCE' },
        { ...aBranch('b3', 'شعبه کرمان'), nearness: 'OTHER' },
      ]),
    },
  })
  open(path, answers)
  const choices = await screen.findAllByRole('radio')
  expect(choices.map((choice) => choice.closest('label')!.textContent)).toEqual([
    expect.stringContaining('در شهر شرکت'),
    expect.stringContaining('در استان شرکت'),
    expect.stringContaining('در استان‌های دیگر'),
  ])
  expect(screen.getByText(/شعبه‌های شهر شرکت در بالای فهرست‌اند/)).toBeVisible()
  expect(screen.getAllByText('ساعت کار: شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰')).toHaveLength(3)
})

test('the branch that was chosen says where, when and with what to come', async () => {
  const chosen = {
    bankBranchName: 'شعبه ونک',
    bankBranchCode: '1057',
    bankAddress: 'تهران، میدان ونک',
    openingHours: 'شنبه تا چهارشنبه، 8 تا 14',
  }
  open(path, answersOf({ standing: { appointmentStatus: 'ACCEPTED' }, company: chosen }))
  for (const said of ['شعبه ونک', '۱۰۵۷', 'تهران، میدان ونک', 'شنبه تا چهارشنبه، ۸ تا ۱۴'])
    expect(await screen.findByText(said)).toBeVisible()
  for (const paper of ['اساسنامه و مهر شرکت', 'چک صیادی', 'سفته', 'ضامن'])
    expect(screen.getByText(paper)).toBeVisible()
})
