import { test } from '@japa/runner'
import { openCursor, sealCursor } from '#app/platform/resource/cursor'

test.group('Cursors', () => {
  const position = { value: 'علی " \\ \u0000', id: '1' }

  test('a cursor brings back exactly what was put in', ({ assert }) => {
    assert.deepEqual(openCursor(sealCursor(position, 'orders id ASC'), 'orders id ASC'), position)
    const empty = { value: null, id: '1' }
    assert.deepEqual(openCursor(sealCursor(empty, 's'), 's'), empty)
  })

  test('a cursor of another list or order is none', ({ assert }) => {
    assert.isNull(openCursor(sealCursor(position, 'orders id ASC'), 'orders id DESC'))
    assert.isNull(openCursor(sealCursor(position, 'orders id ASC'), 'users id ASC'))
  })

  test('a cursor that was changed or made up is none: {$self}')
    .with([
      (cursor: string) => cursor.replace(/^../, 'xx'),
      (cursor: string) => cursor.slice(0, -2),
      (cursor: string) => `${cursor}.x`,
      (cursor: string) => cursor.split('.')[0],
      () => '',
      () => '.',
      () => 'WyJ4IiwiMSJd.AAAAAAAAAAAAAAAAAAAAAA',
      () => "' or 1=1 --",
    ])
    .run(({ assert }, forge) => {
      assert.isNull(openCursor(forge(sealCursor(position, 's')), 's'))
    })
})
