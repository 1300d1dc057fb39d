import { test } from '@japa/runner'
import { consentersOf, largestLoss, widensCeiling, widensMethod } from '#contracts/spending'
import type { PaymentMethodType } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'

test.group('What widens spending without signatures', () => {
  test('way of paying: {0} to {1} widens {2}')
    .with([
      ['OTP', 'POS', true],
      ['OTP', 'CPG', true],
      ['OTP', 'OTP', false],
      ['POS', 'CPG', false],
      ['CPG', 'POS', false],
      ['POS', 'OTP', false],
      ['CPG', 'OTP', false],
    ] as [PaymentMethodType, PaymentMethodType, boolean][])
    .run(({ assert }, [before, after, widens]) => assert.equal(widensMethod(before, after), widens))

  test('ceiling: {0} to {1} widens {2}')
    .with([
      [5, 6, true],
      [5, null, true],
      [5, 5, false],
      [5, 4, false],
      [null, 5, false],
      [null, null, false],
    ] as [number | null, number | null, boolean][])
    .run(({ assert }, [before, after, widens]) =>
      assert.equal(widensCeiling(before, after), widens)
    )

  test('the largest loss of {1} within {0} is {2}')
    .with([
      [100, [], 0],
      [100, [10, 20], 30],
      [100, [90, 20], 100],
      [100, [10, null], 100],
      [0, [10], 0],
    ] as [number, (number | null)[], number][])
    .run(({ assert }, [credit, ceilings, loss]) =>
      assert.equal(largestLoss(credit, ceilings), loss)
    )

  test('who consents: {0}')
    .with([
      [
        'another mandatory member',
        { ceo: 'MANDATORY', a: 'MANDATORY', b: 'OPTIONAL', c: 'NOT_ALLOWED' },
        ['a'],
      ],
      ['each of them', { ceo: 'NOT_ALLOWED', a: 'MANDATORY', b: 'MANDATORY' }, ['a', 'b']],
      ['a signatory where only the CEO must sign', { ceo: 'MANDATORY', a: 'OPTIONAL' }, ['a']],
      ['nobody where nobody else signs', { ceo: 'MANDATORY', a: 'NOT_ALLOWED' }, []],
    ] as [string, Record<string, SignatureLevel>, string[]][])
    .run(({ assert }, [, levels, expected]) =>
      assert.deepEqual(consentersOf({ levels }, 'ceo'), expected)
    )
})
