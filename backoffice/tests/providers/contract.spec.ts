import type { Dashboard, Note } from '@kasbeno/api/answers'
import { expectTypeOf, test } from 'vitest'
import { useOwnChange } from '../../src/account/useOwnChange'
import { useCommand } from '../../src/components/useCommand'
import { getJson } from '../../src/providers/http'

/** Never called: the compiler reads them, in `npm run typecheck`. */
const calls = {
  dashboard: () => getJson<'/api/admin/dashboard'>('/api/admin/dashboard'),
  note: () => useCommand<'/api/admin/users/{id}/notes'>().run('users/7/notes', { text: '' }),
  // @ts-expect-error a path is named, never the shape of its answer
  stated: () => getJson<{ at: string }>('/api/admin/dashboard'),
  // @ts-expect-error nor that of a command's
  commanded: () => useCommand<{ id: string }>(),
  // @ts-expect-error the contract has no such path
  unheard: () => getJson<'/api/admin/dashboards'>('/api/admin/dashboards'),
  // @ts-expect-error nor a change of one's own account of that name
  own: () => useOwnChange('PUT', 'passwords'),
}

test('the type of an answer follows from the path that its call names', () => {
  expectTypeOf(calls.dashboard).returns.resolves.toEqualTypeOf<Dashboard>()
  expectTypeOf(calls.note).returns.resolves.toEqualTypeOf<Note | null>()
})
