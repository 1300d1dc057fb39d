import { test } from '@japa/runner'
import { tokenNames } from '#app/notifications/adapters/kavenegar'
import { templates, textOf, type TemplateName } from '#app/notifications/domain/templates'

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

  test('{$self} fits the tokens of a provider')
    .with(names)
    .run(({ assert }, name) => {
      assert.isAtMost(templates[name].params.length, tokenNames.length)
    })

  test('a code message ends with the line that WebOTP reads', ({ assert }) => {
    const { text, code } = textOf('login-code', { code: '48213' }, 'kasbeno.example')
    assert.equal(text.split('\n').at(-1), '@kasbeno.example #48213')
    assert.equal(code, '48213')
  })
})
