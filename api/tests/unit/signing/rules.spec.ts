import { generateKeyPairSync, sign } from 'node:crypto'
import { test } from '@japa/runner'
import {
  enrollmentStatuses,
  enrollmentTransitions,
  signatureStatuses,
  signatureTransitions,
  signingStep,
  type EnrollmentStatus,
  type SigningFacts,
  type SigningStep,
} from '#contracts/signing'
import { canMove, type Transitions } from '#contracts/transitions'
import { androidUpdate } from '#app/onboarding/signing/domain/android_update'
import { pageAfter } from '#app/onboarding/signing/domain/return_paths'
import { openFile, sealFile } from '#app/onboarding/signing/domain/sealed_file'
import { endingOf } from '#app/onboarding/signing/domain/signature_ending'
import { videoTypeOf } from '#app/onboarding/signing/domain/video_type'
import { callbackSignature, isSigned, requestSignature } from '#app/onboarding/signing/domain/wire'

const movesOf = <Status extends string>(
  statuses: readonly Status[],
  transitions: Transitions<Status>
) =>
  statuses.flatMap((from) =>
    statuses.filter((to) => canMove(transitions, from, to)).map((to) => `${from} → ${to}`)
  )

test.group('The rules of signing', () => {
  test('let an enrolment and a signature move so, and not otherwise', ({ assert }) => {
    assert.deepEqual(movesOf(enrollmentStatuses, enrollmentTransitions), [
      'OPEN → SUBMITTED',
      'OPEN → EXPIRED',
      'SUBMITTED → ENROLLED',
      'SUBMITTED → REJECTED',
      'ENROLLED → EXPIRED',
    ])
    assert.deepEqual(movesOf(signatureStatuses, signatureTransitions), [
      'OPEN → SIGNED',
      'OPEN → REFUSED',
      'OPEN → EXPIRED',
    ])
  })

  test('name the one step that comes next, for all combinations', ({ assert }) => {
    /** By status: without files, video alone, picture alone, both. */
    const open: [SigningStep, SigningStep, SigningStep, SigningStep] = [
      'VIDEO',
      'SIGNATURE',
      'VIDEO',
      'SUBMIT',
    ]
    const whatever = (step: SigningStep) => [step, step, step, step] as const
    const table: [EnrollmentStatus | null, readonly SigningStep[]][] = [
      [null, whatever('INFO')],
      ['OPEN', open],
      ['SUBMITTED', whatever('WAIT')],
      ['REJECTED', whatever('REJECTED')],
      ['EXPIRED', whatever('INFO')],
    ]
    for (const isIdentitySigned of [false, true]) {
      const enrolled = whatever(isIdentitySigned ? 'DONE' : 'SIGN')
      for (const [status, steps] of [...table, ['ENROLLED', enrolled] as const]) {
        for (const [i, step] of steps.entries()) {
          const [hasVideo, hasSignature] = [i % 2 === 1, i >= 2]
          const facts: SigningFacts = {
            ...{ status, hasVideo, hasSignature, isIdentitySigned },
            hasIdentity: true,
          }
          assert.equal(signingStep(facts), step, JSON.stringify(facts))
          assert.equal(signingStep({ ...facts, hasIdentity: false }), 'IDENTITY')
        }
      }
    }
  })

  test('let a signature count that is of this text, under this certificate, and verifies', ({
    assert,
  }) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const digest = 'ab'.repeat(32)
    const certificateKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const expected = { digest, certificateSerial: 'S1', certificateKey }
    const signedAt = new Date()
    const of = (text: string) => sign('sha256', Buffer.from(text), privateKey).toString('base64')
    const right = {
      status: 'SIGNED',
      digest,
      certificateSerial: 'S1',
      signature: of(digest),
      signedAt,
    } as const
    assert.deepEqual(endingOf(right, expected), {
      ...{ status: 'SIGNED', signature: right.signature, signedAt },
    })
    const other = 'cd'.repeat(32)
    const wrong = [
      { ...right, digest: other, signature: of(other) },
      { ...right, certificateSerial: 'S2' },
      { ...right, signature: of(other) },
      { ...right, signature: '' },
      { ...right, signature: 'kein Base64 €' },
    ]
    for (const verdict of wrong) {
      const ending = { status: 'REFUSED', failure: 'OTHER_DOCUMENT' } as const
      assert.deepEqual(endingOf(verdict, expected), ending)
    }
    assert.containSubset(endingOf(right, { ...expected, certificateKey: 'no key' }), {
      status: 'REFUSED',
    })
    assert.isNull(endingOf({ status: 'OPEN' }, expected))
    assert.deepEqual(endingOf({ status: 'EXPIRED' }, expected), { status: 'EXPIRED' })
    assert.containSubset(endingOf({ status: 'REFUSED' }, expected), { failure: 'DECLINED' })
  })

  test('tell videos by their first bytes', ({ assert }) => {
    const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')
    const box = (brand: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`, 'latin1')])
    const table = [
      [webm, 'video/webm'],
      [box('isom'), 'video/mp4'],
      [box('mp42'), 'video/mp4'],
      [box('3gp5'), 'video/mp4'],
      [box('qt  '), 'video/quicktime'],
      [box('heic'), null],
      [box('M4A '), null],
      [Buffer.from('1a45dfa3', 'hex'), null],
      [Buffer.concat([Buffer.from('x'), webm]), null],
      [Buffer.from('GIF89a'), null],
      [Buffer.alloc(0), null],
    ] as const
    for (const [bytes, type] of table) assert.equal(videoTypeOf(bytes), type)
  })

  test('seal files so that no two look alike and none can be changed', ({ assert }) => {
    const bytes = Buffer.from('a face '.repeat(40))
    const [one, other] = [sealFile(bytes), sealFile(bytes)]
    assert.isTrue(openFile(one).equals(bytes))
    assert.isFalse(one.bytes.subarray(28).equals(other.bytes.subarray(28)))
    assert.isFalse(one.bytes.includes('a face'))
    assert.throws(() => openFile({ ...one, sealedKey: other.sealedKey }))
    assert.throws(() => openFile({ ...one, sealedKey: 'x' }), /APP_KEY/)
    for (const at of [0, 14, one.bytes.length - 1]) {
      const changed = Buffer.from(one.bytes)
      changed[at]! ^= 1
      assert.throws(() => openFile({ ...one, bytes: changed }))
    }
  })

  test('take a message for signed that whoever holds the secret has sent lately', ({ assert }) => {
    const now = 1_800_000_000_000
    const [timestamp, body] = [String(now / 1000), '{"id":"x"}']
    const signature = callbackSignature('secret', timestamp, body)
    const late = (ms: number) => isSigned(signature, { timestamp, signature }, now + ms)
    assert.deepEqual([0, 900_000, -900_000, 901_000, -901_000].map(late), [
      true,
      true,
      true,
      false,
      false,
    ])
    assert.isFalse(isSigned(signature, { timestamp, signature: `${signature}0` }, now))
    for (const bad of ['', '1', 'now', `${timestamp}0`, '-180000000']) {
      assert.isFalse(isSigned(signature, { timestamp: bad, signature }, now))
    }
    const request = { timestamp, method: 'POST', path: '/signings', body }
    const all = new Set(
      [
        request,
        { ...request, method: 'PUT' },
        { ...request, path: '/signings?x=1' },
        { ...request, body: '{"id":"y"}' },
        { ...request, timestamp: '1800000001' },
      ].map((one) => requestSignature('secret', one))
    )
    assert.equal(all.size, 5)
    assert.notEqual(requestSignature('other', request), requestSignature('secret', request))
  })

  test('lead to the page of the plan, and offer or force a newer app', ({ assert }) => {
    assert.deepEqual(
      (['', 'kasbeno-fmcg-real', 'kasbeno-digital-real', 'kasbeno-fmcg-legal'] as const).map(
        (plan) => pageAfter(plan, true)
      ),
      [
        '/sign/kasbeno-fmcg-real/identity-information',
        '/sign/kasbeno-fmcg-real/identity-information',
        '/kasbeno-digital-real/sign/kasbeno-digital-real/identity-information',
        '/legal/sign/kasbeno-fmcg-legal/identity-information',
      ]
    )
    assert.equal(
      pageAfter('kasbeno-digital-real', false),
      '/kasbeno-digital-real/sign/signature/status'
    )
    const versions = { latest: 30, oldest: 20 }
    assert.deepEqual(
      [undefined, 0, 19, 20, 29, 30, 31].map((running) => androidUpdate(versions, running)),
      ['NONE', 'FORCED', 'FORCED', 'OFFERED', 'OFFERED', 'NONE', 'NONE']
    )
  })
})
