import { checkPage } from '@kasbeno/api/contracts/signed_files'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import CheckFileScreen from '#areas/entry/screens/CheckFileScreen.tsx'
import { answering, json } from '../support.ts'

const bytes = '%PDF-1.7 what we issued'
const digest = createHash('sha256').update(bytes).digest('hex')
const issued = { kind: 'CLEARANCE', issuedAt: '2026-11-22T08:00:00.000Z', digest }

const choose = async (content: string) => {
  const input = await screen.findByLabelText('انتخاب فایل', { selector: 'input' })
  const file = new File([content], 'letter.pdf', { type: 'application/pdf' })
  await userEvent.upload(input, file)
}

test('says what was issued and when, and compares a file without sending it', async () => {
  const calls = answering(() => json(issued))
  render(<CheckFileScreen id="019a" />)
  expect(await screen.findByText('نامه تسویه حساب')).toBeInTheDocument()
  expect(screen.getByText(/۱۴۰۵\/۰۹\/۰۱/)).toBeInTheDocument()
  const notYet = /هنوز روشن نیست/
  expect(screen.getByText(notYet)).toBeInTheDocument()
  await choose(bytes)
  expect(await screen.findByText('فایل همان است که صادر شد')).toBeInTheDocument()
  expect(screen.queryByText(notYet)).not.toBeInTheDocument()
  await choose(`${bytes} `)
  expect(await screen.findByText('این فایل با آنچه صادر شد یکی نیست')).toBeInTheDocument()
  expect(screen.queryByText('فایل همان است که صادر شد')).not.toBeInTheDocument()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/signed-files/019a',
  ])
})

test('stands where the code of each file leads', () => {
  expect(paths.checkFile('019a')).toBe(`~${checkPage('019a')}`)
})

test('warns of a file that we never issued', async () => {
  answering(() => json({ message: 'موردی با این نشانی پیدا نشد.' }, { status: 404 }))
  render(<CheckFileScreen id="019b" />)
  expect(await screen.findByText('فایلی با این نشانی صادر نکرده‌ایم')).toBeInTheDocument()
  expect(screen.queryByLabelText('انتخاب فایل')).not.toBeInTheDocument()
})
