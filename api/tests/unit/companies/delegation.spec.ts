import { test } from '@japa/runner'
import {
  delegationConfirmers,
  delegationStanding,
  delegationStatuses,
  type DelegationFacts,
} from '#contracts/delegations'
import { signatureLevels } from '#contracts/quorum'
import { faultOfProposal, isBusy, type Proposal } from '#app/onboarding/companies/domain/delegation'

const today = '2026-05-10'
const facts: DelegationFacts = {
  status: 'CONFIRMED',
  from: '2026-05-09',
  to: '2026-05-11',
  today,
  delegatorLevel: 'MANDATORY',
  delegateLevel: 'NOT_ALLOWED',
  delegateRole: 'BOARD_MEMBER',
}
const proposal: Proposal = {
  ...{ from: today, to: '2026-05-20', today },
  delegatorLevel: 'OPTIONAL',
  delegateLevel: 'NOT_ALLOWED',
  delegateRole: 'BOARD_MEMBER',
  ...{ isSelf: false, isNeverCounted: false, isDelegatorBusy: false, isDelegateBusy: false },
}

test.group('A member who signs for another', () => {
  test('is {0}: {2}')
    .with([
      ['confirmed', {}, 'IN_FORCE'],
      ['confirmed, on its first day', { from: today }, 'IN_FORCE'],
      ['confirmed, on its last day', { to: today }, 'IN_FORCE'],
      ['confirmed, the day after', { to: '2026-05-09' }, 'ENDED'],
      ['confirmed, the day before', { from: '2026-05-11' }, 'UPCOMING'],
      ['not confirmed', { status: 'PENDING' }, 'PENDING'],
      ['not confirmed and over', { status: 'PENDING', to: '2026-05-09' }, 'ENDED'],
      ['refused', { status: 'REFUSED' }, 'REFUSED'],
      ['revoked', { status: 'REVOKED' }, 'REVOKED'],
      ['ended by a rule that is gone', { status: 'ENDED' }, 'ENDED'],
      ['of who left', { delegatorLevel: null }, 'ENDED'],
      ['of who may not sign any more', { delegatorLevel: 'NOT_ALLOWED' }, 'ENDED'],
      ['gone', { delegateLevel: null }, 'ENDED'],
      ['one who has to sign themselves', { delegateLevel: 'MANDATORY' }, 'ENDED'],
      ['one who has become the CEO', { delegateRole: 'CEO' }, 'ENDED'],
    ] as [string, Partial<DelegationFacts>, string][])
    .run(({ assert }, [, given, expected]) => {
      assert.equal(delegationStanding({ ...facts, ...given }), expected)
    })

  test('is in force in no other state, on no other day and at no other level', ({ assert }) => {
    const levels = [...signatureLevels, null]
    for (const status of delegationStatuses)
      for (const day of ['2026-05-08', '2026-05-09', '2026-05-11', '2026-05-12'])
        for (const delegatorLevel of levels)
          for (const delegateLevel of levels) {
            const given = { ...facts, status, today: day, delegatorLevel, delegateLevel }
            const isMeant =
              status === 'CONFIRMED' &&
              day >= facts.from &&
              day <= facts.to &&
              (delegatorLevel === 'MANDATORY' || delegatorLevel === 'OPTIONAL') &&
              (delegateLevel === 'OPTIONAL' || delegateLevel === 'NOT_ALLOWED')
            assert.equal(delegationStanding(given) === 'IN_FORCE', isMeant, JSON.stringify(given))
          }
  })

  test('is proposed by {0}: {2}')
    .with([
      ['an optional signatory', {}, null],
      ['who may not sign', { delegatorLevel: 'NOT_ALLOWED' }, 'mayNotSign'],
      ['a member for themselves', { isSelf: true }, 'self'],
      ['a member, of one who must sign', { delegateLevel: 'MANDATORY' }, 'mustSign'],
      ['a member, of who is none', { delegateLevel: null }, 'mustSign'],
      ['a member, of the CEO', { delegateRole: 'CEO' }, 'pays'],
      ['a member, of one who is needed themselves', { isNeverCounted: true }, 'neverCounts'],
      ['a member, for yesterday', { from: '2026-05-09' }, 'past'],
      ['a member, for next year', { from: '2027-05-09', to: '2027-05-10' }, 'tooFar'],
      ['a member, backwards', { to: '2026-05-09' }, 'backwards'],
      ['a member, for 90 days', { to: '2026-08-07' }, null],
      ['a member, for 91 days', { to: '2026-08-08' }, 'tooLong'],
      ['who has another one', { isDelegatorBusy: true }, 'busyDelegator'],
      ['a member, of one who has another one', { isDelegateBusy: true }, 'busyDelegate'],
    ] as [string, Partial<Proposal>, string | null][])
    .run(({ assert }, [, given, expected]) => {
      assert.equal(faultOfProposal({ ...proposal, ...given }), expected)
    })

  test('takes part in one at a time, on either side; a shared day is too much', ({ assert }) => {
    const others = [{ delegatorId: 'a', delegateId: 'b', from: '2026-05-10', to: '2026-05-12' }]
    for (const id of ['a', 'b']) {
      assert.isTrue(isBusy(others, id, { from: '2026-05-12', to: '2026-05-20' }))
      assert.isTrue(isBusy(others, id, { from: '2026-05-01', to: '2026-05-10' }))
      assert.isFalse(isBusy(others, id, { from: '2026-05-13', to: '2026-05-20' }))
    }
    assert.isFalse(isBusy(others, 'c', { from: '2026-05-10', to: '2026-05-12' }))
  })

  test('is confirmed by the CEO or another mandatory member, never by the two', ({ assert }) => {
    const members = [
      { id: 'ceo', role: 'CEO', signatoryStatus: 'NOT_ALLOWED' },
      { id: 'a', role: 'BOARD_MEMBER', signatoryStatus: 'MANDATORY' },
      { id: 'b', role: 'BOARD_MEMBER', signatoryStatus: 'OPTIONAL' },
      { id: 'c', role: 'BOARD_MEMBER', signatoryStatus: 'MANDATORY' },
    ] as const
    const of = (delegatorId: string, delegateId: string) =>
      delegationConfirmers(members, { delegatorId, delegateId })
    assert.deepEqual(of('a', 'b'), ['ceo', 'c'])
    assert.deepEqual(of('a', 'ceo'), ['c'])
    assert.deepEqual(
      delegationConfirmers(members.slice(0, 2), { delegatorId: 'a', delegateId: 'ceo' }),
      []
    )
  })
})
