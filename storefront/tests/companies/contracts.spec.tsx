import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CardHolder } from '#lib/api/types.ts'
import { expect, test } from 'vitest'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const call = 'GET /legal/company/card-holder'
const holder: Partial<CardHolder> = {
  ...{ id: 'h1', firstName: 'نادر', lastName: 'کاظمی', phone: '09141111111' },
  ...{ nationalCode: '0084575948', contractStatus: 'REJECTED', cardNumber: null },
  ...{ contractRejectionReason: 'امضای صفحه آخر نیست', contractUploadedAt: '2026-11-21T09:05:00Z' },
}

test('each holder’s contract stands in the list and leads to its page', async () => {
  open('/legal/contracts', answersOf({ isCeo: false, more: { [call]: { items: [holder] } } }))
  expect(await screen.findByText('نادر کاظمی')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'جزئیات' }))
  expect(await screen.findByText('امضای صفحه آخر نیست')).toBeVisible()
  expect(screen.getByText('۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰')).toBeVisible()
  expect(location.pathname).toBe('/legal/contracts/09141111111')
})

test('a phone that holds no card of the company, and a company without cards, are told', async () => {
  const more = { [call]: { items: [] } }
  open('/legal/contracts/09149999999', answersOf({ more }))
  expect(await screen.findByText('دارنده کارتی با این شماره پیدا نشد.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'بازگشت به قراردادها' }))
  expect(await screen.findByText('قراردادی برای نمایش نیست.')).toBeVisible()
})
