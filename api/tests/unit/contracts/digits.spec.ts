import { test } from '@japa/runner'
import { isolated, persianText } from '#contracts/digits'

test.group('Digits for readers', () => {
  for (const [written, read] of [
    ['1403-15', '۱۴۰۳-۱۵'],
    ['INV-146', 'INV-۱۴۶'],
    ['INV-c146af', 'INV-c146af'],
    ['فاکتور 12 از ali2', 'فاکتور ۱۲ از ali2'],
    ['09990000147', '۰۹۹۹۰۰۰۰۱۴۷'],
  ] as const)
    test(`${written} is read as ${read}, alone and inside a sentence`, ({ assert }) => {
      assert.equal(persianText(written), read)
      assert.equal(isolated(written), `\u2066${read}\u2069`)
    })
})
