import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answersOf, inBrowser, open } from '../companies/world.tsx'
import { aHolder, detailsPage, holderAnswers, withCredit } from './holderWorld.ts'

inBrowser()

test.each([
  ['POS', 'تأیید صاحبان امضا', 'از این پس کارت‌های شرکت در کارت‌خوان پذیرفته نمی‌شوند.'],
  ['CPG', 'کارت‌خوان', 'از این پس کارت‌های شرکت در درگاه اعتباری پذیرفته نمی‌شوند.'],
  ['OTP', 'کارت‌خوان', null],
] as const)('who leaves %s reads what the cards can do no more', async (before, after, told) => {
  const phases = { ...withCredit, paymentMethodType: before }
  open(detailsPage, answersOf({ phases, more: holderAnswers(aHolder()) }))
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(after) }))
  await userEvent.click(screen.getByRole('button', { name: 'تغییر روش پرداخت' }))
  const dialog = await screen.findByRole('dialog')
  if (told) expect(dialog).toHaveTextContent(told)
  else expect(dialog.textContent).not.toContain('از این پس')
})
