import { test } from '@japa/runner'
import { ownerIn, personIn, spokenForBy } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'

const callerFor = (owner: CustomerActor['owner']): CustomerActor => ({
  kind: 'customer',
  id: 'p',
  phone: '09120000000',
  sessionId: 's',
  owner,
  isTest: false,
})
const person = callerFor(personIn('p', 'kasbeno-fmcg-real'))
const company = callerFor(spokenForBy('p', 'c', 'kasbeno-fmcg-legal'))

/** Caller, the plan of the path, and whose it is or the status of the refusal. */
const table: [CustomerActor, unknown, object | number][] = [
  [person, 'kasbeno-fmcg-real', { type: 'PERSON', id: 'p', plan: 'kasbeno-fmcg-real' }],
  [person, 'kasbeno-digital-real', { type: 'PERSON', id: 'p', plan: 'kasbeno-digital-real' }],
  [person, 'kasbeno-fmcg-legal', 404],
  [person, 'unheard', 404],
  [person, '', 404],
  [person, undefined, 404],
  [company, 'kasbeno-fmcg-legal', { type: 'COMPANY', id: 'c', plan: 'kasbeno-fmcg-legal' }],
  [company, 'kasbeno-fmcg-real', 422],
  [company, 'kasbeno-digital-real', 422],
  [company, 'unheard', 404],
]

test.group('The owner that a token speaks for in the plan of a path', () => {
  for (const [caller, plan, expected] of table) {
    test(`${caller.owner.type} in ${String(plan)}`, ({ assert }) => {
      const found = () => {
        try {
          return ownerIn(caller, plan)
        } catch (error) {
          return (error as { status: number }).status
        }
      }
      assert.deepEqual(found(), expected)
    })
  }

  test('is the company where the session has one, and the person where it has none', ({
    assert,
  }) => {
    assert.deepEqual(spokenForBy('p', 'c', ''), { type: 'COMPANY', id: 'c', plan: '' })
    assert.deepEqual(spokenForBy('p', null, ''), { type: 'PERSON', id: 'p', plan: '' })
  })
})
