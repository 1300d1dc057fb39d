import { test } from '@japa/runner'
import { refuseIncomplete, Registry } from '#app/platform/process/registry'
import { StartRefused } from '#app/platform/process/start_refused'

test.group('What modules give to each other', () => {
  test('is whole, or the process does not start', ({ assert }) => {
    const registry = new Registry<'one' | 'two', number | null>('the number of', ['one', 'two'])
    const all = [registry] as unknown as Registry<string, unknown>[]
    assert.throws(
      () => refuseIncomplete(all),
      'No module gives the number of one, the number of two.'
    )
    registry.give('one', 1)
    assert.throws(() => refuseIncomplete(all), StartRefused)
    registry.give('two', null)
    assert.doesNotThrow(() => refuseIncomplete(all))
    assert.isNull(registry.of('two'))
  })

  test('is given once, and never made up', ({ assert }) => {
    const registry = new Registry<'one' | 'two', number>('the number of', ['one', 'two'])
    registry.give('one', 1)
    assert.throws(() => registry.give('one', 2), 'the number of one is given twice')
    assert.throws(() => registry.of('two'), 'the number of two is missing')
  })
})
