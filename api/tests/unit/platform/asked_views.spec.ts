import { test } from '@japa/runner'
import { assembled } from '#app/platform/database/published_views'

const asked = `-- Who may sign in.\ncreate view identity_staff as\n  select null::uuid as id\n   where false;\n`
const given = `-- Fills what identity asks.\ncreate view identity_staff as\n  select id\n    from staff_users;\n`
const own = `-- Roles.\ncreate view staff_roles as\n  select key\n    from roles;\n`

test.group('What a module asks of those above it', () => {
  test('takes the place of the empty view, which says what it holds', ({ assert }) => {
    const [roles, staff] = assembled([asked], [own, given])
    assert.notInclude(roles.sql, 'or replace')
    assert.isBelow(
      staff.sql.indexOf('create view identity_staff'),
      staff.sql.indexOf('create or replace view identity_staff')
    )
    assert.match(staff.comment, /^Who may sign in\. \[published /)
  })

  test('is made anew when the question changes, not only its answer', ({ assert }) => {
    const [before] = assembled([asked], [given])
    const [after] = assembled([asked.replace('uuid', 'text')], [given])
    assert.notEqual(after.comment, before.comment)
  })

  test('ends the start where nobody tells it, or two do', ({ assert }) => {
    assert.throws(() => assembled([asked], [own]), 'No module fills the view identity_staff.')
    assert.throws(() => assembled([asked], [given, given]), 'A view is published twice.')
  })
})
