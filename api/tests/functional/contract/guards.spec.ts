import { test } from '@japa/runner'
import { guardingPermissions, type Permission } from '#contracts/identity'
import { guardOf } from '#contracts/setting_guards'
import type { SettingKey } from '#contracts/settings'
import { staffRights } from '#app/people/identity/middleware/access_middleware'
import { borrowedKinds, ownKinds } from '#app/platform/change_requests/kinds'
import { routePolicies, type RoutePolicy } from '#app/desk/reports/policies/route_policies'
import { claimRules, decisionName } from './claim_rules.js'
import { commandGuards } from './command_guards.js'

const { TWO_PEOPLE, TWO_PEOPLE_WHERE_IT_LOOSENS, TWO_PEOPLE_ABOVE, ONE_PERSON } = commandGuards
const ofTwo = [
  ...TWO_PEOPLE,
  ...TWO_PEOPLE_WHERE_IT_LOOSENS,
  ...Object.values(TWO_PEOPLE_ABOVE).flat(),
]
const declared = [...ofTwo, ...Object.values(ONE_PERSON).flat()]

const name = ({ method, pattern }: RoutePolicy) => `${method} ${pattern}`
/** One inbox decides every kind, each with the right of its own. */
const ofKinds = [...ownKinds(), ...borrowedKinds()].map(({ decidedWith }) => decidedWith)
const rightsTo = ({ access, pattern }: RoutePolicy): Permission[] => {
  if (pattern.startsWith('/api/admin/change-requests/')) return ofKinds
  return staffRights(access)
}
const isStaffs = (route: RoutePolicy) =>
  rightsTo(route).length > 0 || /^\/api\/(legal\/)?admin\//.test(route.pattern)
const commands = () => routePolicies().filter((it) => it.method !== 'GET' && isStaffs(it))

test.group('A command of staff', () => {
  test('says, once, how it is guarded', ({ assert }) => {
    assert.isAbove(commands().length, 190)
    assert.deepEqual(declared.toSorted(), commands().map(name).toSorted())
  })

  test('of two people asks for a right that guards money, so that neither makes the other', ({
    assert,
  }) => {
    const weak = commands().filter((it) => {
      const rights = rightsTo(it)
      const isGuarding =
        rights.length > 0 && rights.every((one) => guardingPermissions.includes(one))
      return ofTwo.includes(name(it)) && !isGuarding
    })
    assert.deepEqual(weak.map(name), [])
  })

  test('of two people above an amount names a setting that takes two people itself', ({
    assert,
  }) => {
    const free = (Object.keys(TWO_PEOPLE_ABOVE) as SettingKey[]).filter(
      (key) => guardOf(key) === 'FREE'
    )
    assert.deepEqual(free, [])
  })
})

test.group('A decision of staff', () => {
  test('says, once, whether a claim on its file binds it', ({ assert }) => {
    const { BOUND, CLAIMED_FIRST, UNBOUND } = claimRules
    const said = [...BOUND, ...CLAIMED_FIRST, ...Object.values(UNBOUND).flat()]
    const decisions = commands()
      .map(name)
      .filter((it) => decisionName.test(it))
    assert.isAbove(decisions.length, 50)
    assert.deepEqual(said.toSorted(), decisions.toSorted())
  })

  test('on a file that is claimed is bound by the claim', ({ assert }) => {
    const claimed = commands()
      .filter(({ pattern }) => pattern.endsWith('/:id/claim'))
      .map(({ pattern }) => pattern.replace(/claim$/, ''))
    const { UNBOUND } = claimRules
    const unbound = Object.values(UNBOUND).flat()
    assert.isAbove(claimed.length, 4)
    assert.deepEqual(
      unbound.filter((it) => claimed.some((file) => it.includes(file))),
      []
    )
  })
})
