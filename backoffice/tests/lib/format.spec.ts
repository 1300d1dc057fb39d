import { expect, test } from 'vitest'
import { formatCode } from '../../src/lib/format'
import { i18nProvider } from '../../src/providers/i18nProvider'

const shown: [string, string][] = [
  ['09121234567', '۰۹۱۲۱۲۳۴۵۶۷'],
  ['+982112345678', '+۹۸۲۱۱۲۳۴۵۶۷۸'],
  ['140508-30001', '۱۴۰۵۰۸-۳۰۰۰۱'],
  ['IR110120000000005500000002', 'IR۱۱۰۱۲۰۰۰۰۰۰۰۰۰۵۵۰۰۰۰۰۰۰۲'],
  ['F-1001', 'F-۱۰۰۱'],
  ['1405-T00', '۱۴۰۵-T۰۰'],
  ['finance2', 'finance2'],
  ['ali.k-3_x', 'ali.k-3_x'],
  ['2fast', '2fast'],
  ['sara2@bank24.ir', 'sara2@bank24.ir'],
  ['pakhsh-alpha-7', 'pakhsh-alpha-7'],
  ['https://shop7.ir/hook?x=1', 'https://shop7.ir/hook?x=۱'],
  ['TRK12AB34', 'TRK12AB34'],
  ['018f3c2a-77b1-7000-8000-00000000000a', '018f3c2a-77b1-7000-8000-00000000000a'],
  ['حساب finance2، ۳ روز و 12 ساعت', 'حساب finance2، ۳ روز و ۱۲ ساعت'],
  ['\u2066finance2\u2069 (2)', '\u2066finance2\u2069 (۲)'],
]

test.each(shown)('%j is shown as %j', (value, text) => {
  expect(formatCode(value)).toBe(text)
})

test('a sentence keeps the user name that was put into it, and says its numbers in Persian', () => {
  const title = i18nProvider.translate('commands.approveChange.title', {
    what: '5',
    name: 'finance2',
  })
  expect(title).toBe('تأیید ۵: finance2')
})
