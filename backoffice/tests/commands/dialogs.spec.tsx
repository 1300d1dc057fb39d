import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CommandTable } from '../support/commands'
import { answerOf, fieldsOf, openPage, typeInto } from '../support/dialogs'
import { tables } from './all.tables'

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** They are one dialog, so one of each shape stands for all: a reason, an optional one, an amount, a preview, nothing. */
const commandButtons = new Set([
  'مسدودسازی',
  'پایان پیگیری',
  'تخصیص اعتبار',
  'تغییر سقف',
  'پذیرفته شد',
])

const isDialog = ({ file, label, states }: CommandTable) =>
  Object.values(states).some(([, outcome]) => outcome === 'offered') &&
  (!/<CommandButton|= command[<(]/.test(sources[`../../src/${file}`]!) || commandButtons.has(label))

/** A link, and a button that asks nothing. */
const withoutDialog = new Set(['بررسی', 'استعلام دوباره'])

/** One for each button of each file. */
const dialogs = [
  ...new Map(
    tables.filter(isDialog).map((table) => [`${table.file} ${table.label}`, table])
  ).values(),
].filter(({ label }) => !withoutDialog.has(label))

/** Where something has to be chosen, or a file, before anything can be sent. */
const needsChoice = [
  'ثبت واریز',
  'ورود نتیجه بانک',
  'ورود نتیجه چاپخانه',
  'ورود پاسخ پست',
  'فرستادن فایل فاکتورها',
  'فرستادن صورت‌حساب',
  'فرستادن پیامک',
  'برنامه تازه',
  'تعیین شعبه',
  'سطح امضا',
  'بارگذاری روزنامه رسمی',
  'بارگذاری کارت ملی',
]

const confirm = vi.fn<(question?: string) => boolean>()
beforeEach(() => vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(false)))

const noNetwork = /هنوز نمی‌دانیم درخواست شما ثبت شده است یا نه/
const pressable = 'input, textarea, button, [role=combobox], [contenteditable]'
/** Read as a number, a phone, a reason. */
const typed = '۱۲'

test.each(dialogs)('$resource: the dialog of «$label» keeps to its keys', async (table) => {
  const { open, goBack, isHere, isClosed, line } = await openPage(table)
  const opened = await open()
  // the keyboard is inside, where the next key is meant
  await waitFor(() => {
    expect(opened).toContainElement(document.activeElement as HTMLElement)
    expect(document.activeElement?.matches(pressable)).toBe(true)
  })
  await goBack()
  await isClosed()
  expect(isHere()).toBe(true)
  expect(confirm).not.toHaveBeenCalled()

  const dialog = await open()
  for (const field of fieldsOf(dialog)) typeInto(field, typed)
  if (fieldsOf(dialog).length > 0) {
    await goBack()
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect(confirm).toHaveBeenCalledTimes(2)
    expect(isHere()).toBe(true)
    expect(dialog).toBeInTheDocument()
  }
  const answer = answerOf(dialog)!
  expect(answer.disabled, 'needs a choice').toBe(needsChoice.includes(table.label))
  if (answer.disabled) return
  fireEvent.click(answer)
  fireEvent.click(answer)
  await waitFor(() => expect(line.sent).toHaveLength(1))
  await goBack()
  expect(isHere()).toBe(true)
  await line.fail()
  expect(await within(dialog).findByText(noNetwork)).toBeVisible()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  fireEvent.click(answer)
  await waitFor(() => expect(line.sent).toHaveLength(2))
  expect(new Set(line.sent.map(({ key }) => key)).size).toBe(1)
  await line.fail()
  expect(screen.getByRole('dialog')).toBe(dialog)
})
