import { test } from '@japa/runner'
import { words } from '#contracts/words'
import { tokenNames } from '#app/people/notifications/adapters/kavenegar'
import { samples } from '#app/people/notifications/i18n/fa'
import { shownText } from '#app/people/notifications/domain/shown_text'
import {
  templates,
  textOf,
  tokensOf,
  type TemplateName,
} from '#app/people/notifications/domain/templates'

const names = Object.keys(templates) as TemplateName[]
const paramsOf = (name: TemplateName) =>
  Object.fromEntries(templates[name].params.map((param) => [param, `<${param}>`]))

test.group('Message templates', () => {
  test('{$self} says everything that it is given')
    .with(names)
    .run(({ assert }, name) => {
      const { text } = textOf(name, paramsOf(name), 'kasbeno.example')
      for (const param of templates[name].params) assert.include(text, `<${param}>`)
      assert.notInclude(text, 'undefined')
    })

  test('{$self} is kept for the log without its code')
    .with(names)
    .run(({ assert }, name) => {
      const params = { ...paramsOf(name), code: '48213' }
      const kept = shownText(name, params)
      assert.notMatch(kept, /48213|۴۸۲۱۳/)
      for (const param of templates[name].params)
        assert.include(kept, param === 'code' ? '•••••' : `<${param}>`)
    })

  test('{$self} has a word in the list of messages')
    .with(names)
    .run(({ assert }, name) => {
      assert.property(words.smsTemplate, name)
    })

  test('{$self} has a look for each of its placeholders in the preview')
    .with(names)
    .run(({ assert }, name) => {
      assert.containsSubset(Object.keys(samples), [...templates[name].params])
    })

  test('digits are Persian, except in a Latin name of the text; those of a param always', ({
    assert,
  }) => {
    const written = 'CVV2 کارت {card}، 3 رقم از ۱۲۳، ٤'
    const { text } = textOf('card-activated', { card: '**1234' }, 'h', written)
    assert.equal(text, 'CVV2 کارت **۱۲۳۴، ۳ رقم از ۱۲۳، ۴')
    assert.include(textOf('card-activated', { card: 'F-77' }, 'h').text, 'رمز و CVV2 آن')
    assert.include(textOf('card-activated', { card: 'F-77' }, 'h').text, 'F-۷۷')
  })

  test('what a param brings is not filled in once more', ({ assert }) => {
    const { text } = textOf(
      'step-rejected',
      { step: '{reason}', reason: 'r' },
      'h',
      '{step}: {reason}'
    )
    assert.equal(text, '{reason}: r')
  })

  test('{$self} fits the tokens of a provider')
    .with(names)
    .run(({ assert }, name) => {
      assert.isAtMost(tokensOf(name, paramsOf(name)).length, tokenNames.length)
    })

  test('{$self} has Persian digits alone, in its text and in what a provider is told')
    .with(names)
    .run(({ assert }, name) => {
      const read = templates[name].params.filter((param) => (param as string) !== 'link')
      const params = { link: '', ...Object.fromEntries(read.map((param) => [param, '12٣۴'])) }
      const { text } = textOf(name, params, 'kasbeno.example')
      const [said] = text.split('\n\n@')
      assert.notMatch(said.replaceAll('CVV2', ''), /[0-9\u0660-\u0669]/)
      const unread = ['webCode', 'link']
      const tokens = tokensOf(name, params).filter((token) => !unread.includes(token.name))
      for (const { value } of tokens) assert.equal(value, '۱۲۳۴')
    })

  test('an address stays as a phone opens it, in a line of its own', ({ assert }) => {
    const link = 'https://kasbeno.example/i/1009'
    const params = { company: 'پارس', document: 'فاکتور 7', amount: '9', link }
    assert.equal(textOf('approbation-asked', params, 'h').text.split('\n').at(-1), link)
    assert.deepInclude(tokensOf('approbation-asked', params), { name: 'link', value: link })
  })

  test('{$self} has no exclamation mark')
    .with(names)
    .run(({ assert }, name) => {
      assert.notMatch(textOf(name, paramsOf(name), 'kasbeno.example').text, /[!！]/)
    })

  test('a code is given to a provider for its text and for the line of WebOTP', ({ assert }) => {
    const params = { code: '48213', payment: 'p', distributor: 'd', number: '12/5' }
    assert.deepEqual(tokensOf('payment-code', params), [
      { name: 'code', value: '۴۸۲۱۳' },
      { name: 'payment', value: 'p' },
      { name: 'distributor', value: 'd' },
      { name: 'number', value: '۱۲/۵' },
      { name: 'webCode', value: '48213' },
    ])
  })

  test('a code message ends with the line that WebOTP reads', ({ assert }) => {
    const { text, code } = textOf('login-code', { code: '48213' }, 'kasbeno.example')
    assert.equal(text.split('\n').at(-1), '@kasbeno.example #48213')
    assert.equal(code, '48213')
  })
})
