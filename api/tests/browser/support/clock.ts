import { toPersianDigits } from '#contracts/digits'
import type { Officer } from './officer.js'

/** Moves the demo's business time on from the bar at the top, and waits for the days' work. */
export const advanceClock = async (officer: Officer, days: number, shot?: string) => {
  const { page } = officer
  await page.getByRole('button', { name: 'تاریخ کاری نمایشی' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('چند روز').fill(toPersianDigits(days))
  if (shot) await officer.shoot(shot)
  await dialog.getByRole('button', { name: 'جلو بردن' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('تاریخ کاری جلو رفت و کارهای روزها انجام شد.').waitFor()
  if (shot) await officer.shoot(`${shot}-done`)
}
