import { test } from '@japa/runner'
import { begunStep, type BegunStep, type EnrollmentStatus } from '#contracts/signing'

const cases: [EnrollmentStatus | null, string, BegunStep | null][] = [
  [null, '', null],
  ['OPEN', '', 'VIDEO'],
  ['OPEN', 'signature', 'VIDEO'],
  ['OPEN', 'video', 'SIGNATURE'],
  ['OPEN', 'video signature', 'SUBMIT'],
  ['SUBMITTED', 'video signature', null],
  ['REJECTED', 'video signature', null],
  ['EXPIRED', 'video signature', null],
  ['ENROLLED', 'video signature', 'SIGN'],
  ['ENROLLED', 'video signature signed', null],
]

test.group('A signature that was begun', () => {
  test('{0} with "{1}" is taken up again at {2}')
    .with(cases)
    .run(({ assert }, [status, has, step]) => {
      const facts = {
        status,
        hasVideo: has.includes('video'),
        hasSignature: has.includes('signature'),
        isIdentitySigned: has.includes('signed'),
      }
      assert.equal(begunStep(facts), step)
    })
})
