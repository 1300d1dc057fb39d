import { test } from '@japa/runner'
import type { SignatureLevel } from '#contracts/quorum'
import { isOut } from '#app/onboarding/signatures/domain/departure'
import { refusalToSign, type SigningFacts } from '#app/onboarding/signatures/domain/signing_refusal'

const facts: SigningFacts = {
  status: 'PENDING',
  isOpen: true,
  level: 'MANDATORY',
  isOut: false,
  answer: 'PENDING',
  isOwnNeeded: false,
  hasAnswered: false,
  isChanged: false,
}

test.group('Who may answer for a document', () => {
  test('{0}: {2}')
    .with([
      ['a signatory', {}, null],
      [
        'one who has signed, of a document that is over',
        { answer: 'ACCEPTED', isOpen: false },
        'SIGNED',
      ],
      ['one who has refused', { answer: 'REJECTED', status: 'REJECTED' }, 'REFUSED'],
      ['one who joined later', { level: null }, 'NO_SIGNING_ACCESS'],
      ['one who may not sign', { level: 'NOT_ALLOWED' }, 'NO_SIGNING_ACCESS'],
      ['one who has left', { isOut: true, isChanged: true }, 'NO_SIGNING_ACCESS'],
      ['a delegate who has to sign themselves', { isOwnNeeded: true }, 'OWN_IS_NEEDED'],
      ['who has answered for another', { hasAnswered: true }, 'HAS_ANSWERED'],
      ['a signatory, of what was accepted', { status: 'ACCEPTED' }, 'FINISHED'],
      ['a signatory, of what was cancelled', { isOpen: false }, 'FINISHED'],
      ['a signatory, of what has changed', { isChanged: true }, 'CHANGED'],
    ] as [string, Partial<SigningFacts>, string | null][])
    .run(({ assert }, [, given, expected]) => {
      assert.equal(refusalToSign({ ...facts, ...given }), expected)
    })

  test('a signatory is out once removed or given less, and never by being given more', ({
    assert,
  }) => {
    const table: [SignatureLevel, SignatureLevel | null, boolean][] = [
      ['MANDATORY', 'MANDATORY', false],
      ['MANDATORY', 'OPTIONAL', true],
      ['MANDATORY', 'NOT_ALLOWED', true],
      ['MANDATORY', null, true],
      ['OPTIONAL', 'MANDATORY', false],
      ['OPTIONAL', 'OPTIONAL', false],
      ['OPTIONAL', 'NOT_ALLOWED', true],
      ['OPTIONAL', null, true],
    ]
    for (const [level, today, expected] of table) assert.equal(isOut(level, today), expected)
  })
})
