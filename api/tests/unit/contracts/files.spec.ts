import { test } from '@japa/runner'
import { attachment, fileName, nameOfAttachment } from '#contracts/files'

test.group('The name of a file that somebody saves', () => {
  const table: [title: string, days: string[], name: string][] = [
    ['صورت‌حساب', ['۱۴۰۵/۰۹/۰۲'], 'صورت حساب-1405-09-02.pdf'],
    ['صورت‌حساب', ['۱۴۰۵/۰۸/۰۲', '۱۴۰۵/۰۹/۰۲'], 'صورت حساب-1405-08-02-تا-1405-09-02.pdf'],
    ['رسید', [], 'رسید.pdf'],
    ['فاکتور \u2066A/1:2\u2069 «الف»', [], 'فاکتور A 1 2 «الف».pdf'],
    ['  ..\\..\u202e/etc|a*b?c<d>e"f~g%h_i\n', [], 'etc a b c d e f g h i.pdf'],
    ['ن'.repeat(300), ['۱۴۰۵/۰۹/۰۲'], `${'ن'.repeat(90)}-1405-09-02.pdf`],
  ]
  for (const [title, days, name] of table) {
    test(`${JSON.stringify(title.slice(0, 30))} of ${days.length} days`, ({ assert }) => {
      assert.equal(fileName(title, days, 'pdf'), name)
      assert.isAtMost(Buffer.byteLength(name), 255)
    })
  }

  test('travels in a header of plain signs, and is read again as it was', ({ assert }) => {
    const name = fileName("رسید 'الف' (۲)", ['۱۴۰۵/۰۹/۰۲'], 'pdf')
    const header = attachment(name, 'receipt.pdf')
    assert.match(header, /^attachment; filename="receipt\.pdf"; filename\*=UTF-8''[\w%.-]+$/)
    assert.equal(nameOfAttachment(header), name)
    assert.equal(nameOfAttachment('attachment; filename="old.pdf"'), 'old.pdf')
    assert.isNull(nameOfAttachment('inline'))
    assert.isNull(nameOfAttachment(null))
  })
})
