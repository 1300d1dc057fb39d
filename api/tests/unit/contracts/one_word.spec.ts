import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const root = join(import.meta.dirname, '../../../..')

/** Everything that customers, the bank's people and readers of the API's document are told in Persian, by message too. */
const dictionaries = [
  'api/app/**/i18n/**/*.ts',
  'api/app/people/notifications/domain/*templates.ts',
  'api/app/*/*/page/*.{html,js}',
  'api/contracts/*.ts',
  'api/contracts/words/*.ts',
  'storefront/src/**/words/*.ts',
  'backoffice/src/i18n/**/*.ts',
  'backoffice/src/resources/**/fa.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  // Words that banks write into their files, however they spell them.
  .filter((file) => !file.endsWith('bank_words.ts'))

/** One word for one thing, in the spelling of docs/glossary.md: what is found is said otherwise. */
const words: [found: RegExp, instead: string][] = [
  // What an owner says of goods is a report, and what they owe is a debt.
  [/اعتراض|اختلاف/, 'گزارش مشکل'],
  [/قسط|اقساط/, 'بدهی'],
  // What is owed; «بازپرداخت» is the act of paying it.
  [/بازپرداخت(?:‌های)? (?:باز|سررسیدگذشته|تسویه‌شده)(?!‌|[آ-ی])|(?:مانده|وضعیت) بازپرداخت/, 'بدهی'],
  [/برنامه موبایل/, 'برنامه'],
  [/اپلیکیشن/, 'برنامه'],
  [/سفارش/, 'فاکتور'],
  [/رمز یک‌بارمصرف/, 'کد یک‌بارمصرف'],
  // Cards have a «رمز»; what is sent to a phone for one purpose is a code.
  [/(?:یک|فرستادن|دوباره|فاکتور با) رمز|رمز (?:امضا|پرداخت|ورود|پیشین|یا گواهی)/, 'کد'],
  // What a person signs with is a «گواهی».
  [/گواهی امضا(?:ها|ی الکترونیکی)/, 'مدرک امضاها'],
  [/پیشخوان شرکت/, 'داشبورد شرکت'],
  [/کمینه[^.]*امضا/, 'حداقل امضای اختیاری'],
  [/جستجو|جست و جو/, 'جست‌وجو'],
  [/هیات|هیأت|هیئت مدیره/, 'هیئت‌مدیره'],
  [/مدیر عامل/, 'مدیرعامل'],
  [/صورتحساب|صورت حساب/, 'صورت‌حساب'],
  [/یکبار ?مصرف|یک بار مصرف/, 'یک‌بارمصرف'],
  // A state of its own, not the end of a sentence.
  [/['`](?:فرستاده|تکمیل|احراز|تأیید|امضا|رد|لغو) (?:شده|نشده)['`]/, 'with a half-space'],
]

test.group('The dictionaries', () => {
  test('are found', ({ assert }) => {
    for (const folder of [
      ...['api/app', 'api/contracts', 'storefront/src', 'backoffice/src'],
      ...['api/app/people/notifications/domain', 'api/contracts/trail', 'api/app/site/demo/page'],
    ]) {
      assert.isTrue(
        dictionaries.some((file) => file.startsWith(folder)),
        folder
      )
    }
  })

  for (const [found, instead] of words) {
    test(`say ${instead} in place of ${found.source}`, ({ assert }) => {
      const places = dictionaries.flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (found.test(line) ? `${file}:${at + 1}` : []))
      )
      assert.deepEqual(places, [])
    })
  }
})
