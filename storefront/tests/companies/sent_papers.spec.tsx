import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf } from '../money/server.ts'
import { aMember, answersOf, aPaper, inBrowser, open } from './world.tsx'

inBrowser()

const call = 'GET /legal/company/papers'
const ceo = { id: 'm0', firstName: 'مریم', lastName: 'رضایی' }
const board = aMember()
const papers = [
  aPaper('officialPaper'),
  aPaper('nationalCardFront', ceo),
  aPaper('nationalCardBack', ceo),
  aPaper('nationalCardFront', board),
]
const waiting = {
  standing: {
    companyStatus: 'PENDING',
    ceoStatus: 'PENDING',
    boardMemberStatus: 'PENDING',
    appointmentStatus: 'PENDING',
  },
  phases: { nextStep: 'summary' },
} as const
const pictures = (within: ParentNode = document) =>
  [...within.querySelectorAll('img')].map((image) => image.alt)

test('the summary shows the CEO what was sent: of the company, then of each person', async () => {
  open('/legal/signup/summary', answersOf({ ...waiting, papers }))
  const sent = (await screen.findByRole('heading', { name: 'مدارک فرستاده‌شده' })).closest(
    'section'
  )!
  expect(pictures(sent)).toEqual([
    'تصویر روزنامه رسمی',
    'روی کارت ملی، مریم رضایی',
    'پشت کارت ملی، مریم رضایی',
    'روی کارت ملی، سارا کریمی',
  ])
  const people = within(sent).getAllByRole('heading', { level: 3 })
  expect(people.map(({ textContent }) => textContent)).toEqual(['مریم رضایی', 'سارا کریمی'])
  for (const link of within(sent).getAllByRole('link', { name: 'تصویر روزنامه رسمی' })) {
    expect(link).toHaveAttribute('href', papers[0]!.url)
  }
})

test('a member who is not the CEO is shown none of it, nor is it asked for', async () => {
  const { calls } = open('/legal/signup/summary', answersOf({ ...waiting, isCeo: false, papers }))
  expect(await screen.findByText('در دست بررسی کارشناسان')).toBeVisible()
  expect(callsOf(calls, call)).toEqual([])
})

test('a picture whose link has ended is shown by another one', async () => {
  const answers = answersOf({ ...waiting, papers: papers.slice(0, 1) })
  const { calls } = open('/legal/signup/summary', answers)
  const picture = await screen.findByRole('img', { name: 'تصویر روزنامه رسمی' })
  const url = '/api/company-papers/p?signature=2'
  answers[call] = { items: [{ ...papers[0], url }] }
  fireEvent.error(picture)
  expect(await screen.findByText('تصویر نمایش داده نشد.')).toBeVisible()
  await waitFor(() => expect(callsOf(calls, call)).toHaveLength(2))
  await userEvent.click(screen.getByRole('button', { name: 'نمایش دوباره' }))
  expect(await screen.findByRole('img', { name: 'تصویر روزنامه رسمی' })).toHaveAttribute('src', url)
})

test('without a network the pictures are asked for again by a button; the rest of the page stands', async () => {
  const answers = answersOf({ ...waiting, more: { [call]: 'offline' } })
  open('/legal/signup/summary', answers)
  expect(await screen.findByText(/تصویر مدارک دریافت نشد/)).toBeVisible()
  expect(screen.getByText('در دست بررسی کارشناسان')).toBeVisible()
  answers[call] = { items: papers }
  await userEvent.click(screen.getByRole('button', { name: 'دریافت دوباره تصویرها' }))
  expect(await screen.findByRole('img', { name: 'تصویر روزنامه رسمی' })).toBeVisible()
})

test('a form that cannot read what was sent says so, and asks again', async () => {
  const answers = answersOf({ ...waiting, ceo, more: { [call]: 'offline' } })
  open('/legal/signup/ceo-information', answers)
  expect(await screen.findByText(/تصویر مدارک دریافت نشد/)).toBeVisible()
  answers[call] = { items: papers }
  await userEvent.click(screen.getByRole('button', { name: 'دریافت دوباره تصویرها' }))
  expect(await screen.findByAltText('پیش‌نمایش روی کارت ملی')).toBeVisible()
  expect(screen.queryByText(/تصویر مدارک دریافت نشد/)).toBeNull()
})

test.each([
  ['company-information', 'تصویر روزنامه رسمی', papers[0]!.url],
  ['ceo-information', 'روی کارت ملی', papers[1]!.url],
])('the page of a step shows what was sent with it: %s', async (step, name, url) => {
  open(`/legal/signup/${step}`, answersOf({ ...waiting, ceo, papers }))
  const picture = await screen.findByAltText(`پیش‌نمایش ${name}`)
  expect(picture).toHaveAttribute('src', url)
})
