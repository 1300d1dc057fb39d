import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { followSigning } from '#app/onboarding/signing/jobs/follow_signing'
import { dumpOfDatabase, foundIn } from '#tests/support/canary'
import { cleanDatabase } from '#tests/support/database'
import type { Answer } from '#tests/support/http'
import { allowManySignIns, signIn, staffToken } from '#tests/support/identity'
import { templatesTo } from '#tests/support/installments'
import { anImage } from '#factories/papers'
import { ok } from '#tests/support/registration'
import { exported } from '#tests/support/resources'
import {
  aReadySigner,
  aSigner,
  aVideo,
  enrollmentOf,
  filesOf,
  isKept,
  formOf,
  sendCallback,
  letWait,
  providerFaults,
  signing,
  stored,
} from '#tests/support/signing'

test.group('Enrolling for digital signatures', (group) => {
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
  })
  group.each.teardown(() => providerFaults())

  test('goes on wherever it was left, and ends with a certificate', async ({ assert }) => {
    const person = await signIn()
    const step = async () => (await signing.check(person)).nextStep
    assert.equal(await step(), 'IDENTITY')
    assert.equal((await signing.post('info-inquiry', person)).status, 422)
    const known = await aSigner()
    const { national_code: nationalCode } = await db
      .from('users')
      .where({ id: known.userId })
      .firstOrFail()
    assert.equal((await signing.check(known)).nextStep, 'INFO')
    assert.equal((await signing.get('random-sentence', known)).status, 422)
    assert.equal((await signing.send('video', known, aVideo())).status, 422)

    const matched = ok(await signing.post('info-inquiry', known)).body
    assert.containSubset(matched, {
      firstname: 'مریم',
      nationalCode,
      phone: known.phone,
      standing: { nextStep: 'VIDEO', status: 'OPEN', hasVideo: false },
    })
    // Whoever was interrupted begins nothing anew.
    const { id, provider_ref: ref } = await enrollmentOf(known)
    ok(await signing.post('info-inquiry', known))
    assert.equal((await enrollmentOf(known)).id, id)

    const { sentence, expirationMillis } = ok(await signing.get('random-sentence', known)).body
    assert.match(sentence, /\p{Script=Arabic}/u)
    assert.isAbove(expirationMillis, 60_000)
    assert.equal((await signing.get('random-sentence', known)).body.sentence, sentence)
    assert.equal((await signing.post('enrollment', known)).status, 422)
    ok(await signing.send('video', known, aVideo()))
    const [former] = await filesOf(known)
    const video = aVideo('the second take')
    const afterVideo = ok(await signing.send('video', known, video)).body
    assert.containSubset(afterVideo, { nextStep: 'SIGNATURE', hasVideo: true })
    assert.isFalse(await isKept(former.file_key))
    assert.equal((await signing.post('enrollment', known)).status, 422)
    const ready = ok(await signing.send('signature', known, await anImage('png'))).body
    assert.containSubset(ready, { nextStep: 'SUBMIT', hasSignature: true })

    const sent = ok(await signing.post('enrollment', known)).body
    assert.containSubset(sent, { nextStep: 'WAIT', status: 'SUBMITTED' })
    const atProvider = await db.from('sandbox_signature_enrollments').where({ id: ref }).first()
    assert.containSubset(atProvider, { video_sentence: sentence, has_signature: true })
    for (const call of ['video', 'signature'] as const) {
      assert.equal((await signing.send(call, known, aVideo())).status, 409)
    }
    assert.equal((await signing.get('random-sentence', known)).status, 409)
    assert.equal((await sendCallback({ kind: 'ENROLLMENT', providerRef: ref })).status, 200)
    const enrolled = await signing.check(known)
    assert.containSubset(enrolled, { nextStep: 'SIGN', status: 'ENROLLED', rejectionReason: null })
    assert.isAbove(Date.parse(enrolled.certificateExpiresAt), Date.now())
    assert.containSubset(ok(await signing.post('enrollment', known)).body, { status: 'ENROLLED' })
    await settle()
    assert.deepEqual(await templatesTo(known.phone), ['signature-enrolled'])
    ok(await signing.post('info-inquiry', known))
    assert.lengthOf(await db.from('signature_enrollments').where({ user_id: known.userId }), 1)
  })

  test('keeps what was sent sealed: neither the store nor the tables can be read', async ({
    assert,
  }) => {
    const person = await aReadySigner()
    const marker = `face-${randomBytes(8).toString('hex')}`
    ok(await signing.send('video', person, aVideo(marker.repeat(3))))
    const files = await filesOf(person)
    assert.lengthOf(files, 2)
    for (const { file_key: key } of files) {
      const bytes = await stored(key)
      assert.isFalse(bytes.includes(marker) || bytes.includes('webm') || bytes.includes('WEBP'))
    }
    const token = await staffToken('kyc')
    const file = await exported('/api/admin/signature-enrollments/export?format=csv', token)
    assert.equal(file.status, 200)
    const places = [
      ...(await dumpOfDatabase()),
      { name: 'the export', text: file.bytes.toString() },
    ]
    assert.deepEqual(foundIn(marker, places), [])
  })

  test('refuses what is no video and no picture, and keeps nothing of it', async ({ assert }) => {
    const person = await aSigner()
    ok(await signing.post('info-inquiry', person))
    const png = await anImage('png')
    const mp4 = (brand: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(2_000)])
    const matroska = aVideo()
    matroska.write('mkvx', matroska.indexOf('webm'))
    const hostile: [field: 'video' | 'signature', bytes: Buffer, rule: string][] = [
      ['video', aVideo().subarray(0, 900), 'videoShort'],
      ['video', Buffer.from('short'), 'videoShort'],
      ['video', Buffer.concat([png, Buffer.alloc(5_000)]), 'videoType'],
      ['video', Buffer.from('<html>'.repeat(500)), 'videoType'],
      ['video', Buffer.concat([Buffer.from('PK\u0003\u0004'), aVideo()]), 'videoType'],
      ['video', matroska, 'videoType'],
      ['video', mp4('heic'), 'videoType'],
      ['video', aVideo(Buffer.alloc(16_000_000)), 'videoSize'],
      ['signature', aVideo(), 'imageType'],
      ['signature', Buffer.from('<svg onload="alert(1)"/>'), 'imageType'],
      ['signature', png.subarray(0, 60), 'imageBroken'],
      ['signature', Buffer.alloc(3_000_001, 'x'), 'imageSize'],
    ]
    for (const [field, bytes, rule] of hostile) {
      const { status, body } = await signing.send(field, person, bytes)
      assert.equal(status, 422, rule)
      assert.containSubset(body, { title: 'ValidationException', errors: [{ field, rule }] })
    }
    const { status: empty } = await signing.post('video', person, new FormData())
    assert.equal(empty, 422)
    assert.equal((await signing.post('signature', person, formOf('video', png))).status, 422)
    assert.equal((await signing.post('video', person, { video: 'x' })).status, 422)
    const huge = await signing.send('video', person, aVideo(Buffer.alloc(17_500_000)))
    assert.equal(huge.status, 413)
    assert.lengthOf(await filesOf(person), 0)
    for (const brand of ['isom', 'mp42', 'qt  ']) {
      ok(await signing.send('video', person, mp4(brand)))
    }
    assert.equal((await filesOf(person))[0].mime_type, 'video/quicktime')
  })

  test('tells in Persian that the provider is down, loses nothing and goes on afterwards', async ({
    assert,
  }) => {
    const down = async (answer: Promise<Answer>) => {
      const { status, body, headers } = await answer
      assert.equal(status, 503)
      assert.match(body.message, /چیزی از دست نرفته است/)
      assert.equal(headers.get('retry-after'), '60')
    }
    const person = await aSigner()
    await providerFaults('DOWN')
    await down(signing.post('info-inquiry', person))
    assert.isNull(await enrollmentOf(person))
    await providerFaults('IDENTITY_MISMATCH')
    const mismatch = await signing.post('info-inquiry', person)
    assert.equal(mismatch.status, 422)
    assert.match(mismatch.body.message, /نمی‌خواند/)
    assert.isNull(await enrollmentOf(person))
    await providerFaults()
    ok(await signing.post('info-inquiry', person))
    const first = ok(await signing.get('random-sentence', person)).body.sentence

    // The sentence has ended: another one, or nothing at all.
    const past = new Date(Date.now() - 200_000)
    const rows = db.from('signature_enrollments').where({ user_id: person.userId })
    await rows.clone().update({ sentence_expires_at: past })
    assert.equal((await signing.send('video', person, aVideo())).status, 422)
    await providerFaults('DOWN')
    await down(signing.get('random-sentence', person))
    assert.equal((await enrollmentOf(person)).sentence, first)
    await providerFaults()
    ok(await signing.get('random-sentence', person))
    ok(await signing.send('video', person, aVideo()))
    ok(await signing.send('signature', person, await anImage()))

    await providerFaults('DOWN')
    await down(signing.post('enrollment', person))
    assert.containSubset(await signing.check(person), { nextStep: 'SUBMIT', hasVideo: true })
    await providerFaults()
    assert.equal(ok(await signing.post('enrollment', person)).body.status, 'SUBMITTED')
    const { provider_ref: providerRef } = await enrollmentOf(person)
    await providerFaults('DOWN')
    await down(sendCallback({ kind: 'ENROLLMENT', providerRef }))
    await letWait('signature_enrollments', 'submitted_at', '2 minutes')
    await followSigning.run({})
    assert.equal((await signing.check(person)).status, 'SUBMITTED')
    await providerFaults()
    await followSigning.run({})
    assert.equal((await signing.check(person)).status, 'ENROLLED')
  })

  test('is begun, submitted and decided once, however often it is asked for at once', async ({
    assert,
  }) => {
    const person = await aSigner()
    const many = <Result>(work: () => Promise<Result>, count = 6) =>
      Promise.all(Array.from({ length: count }, work))
    for (const { status } of await many(() => signing.post('info-inquiry', person))) {
      assert.equal(status, 200)
    }
    assert.lengthOf(await db.from('signature_enrollments').where({ user_id: person.userId }), 1)
    // What waits behind one upload of the same person is one more.
    const uploads = await many(() => signing.send('video', person, aVideo()))
    const told = uploads.map(({ status }) => status)
    assert.include(told, 200)
    assert.isTrue(told.every((status) => status === 200 || status === 429))
    assert.lengthOf(await filesOf(person), 1)
    ok(await signing.send('signature', person, await anImage()))
    const submissions = await many(() => signing.post('enrollment', person))
    const statuses = submissions.map(({ status }) => status)
    assert.include(statuses, 200)
    assert.isTrue(statuses.every((status) => status === 200 || status === 409))
    const { id, provider_ref: providerRef } = await enrollmentOf(person)
    const callbacks = await many(() => sendCallback({ kind: 'ENROLLMENT', providerRef }))
    assert.isTrue(callbacks.every(({ status }) => status === 200))
    const decided = await enrollmentOf(person)
    await providerFaults('REJECT')
    ok(await sendCallback({ kind: 'ENROLLMENT', providerRef }))
    assert.deepEqual(await enrollmentOf(person), decided)
    assert.equal(decided.status, 'ENROLLED')

    // While the provider is being given the files, nobody changes them or gives them again.
    const other = await aReadySigner()
    const lease = { submitting_until: new Date(Date.now() + 60_000) }
    await db.from('signature_enrollments').where({ user_id: other.userId }).update(lease)
    for (const answer of [
      await signing.post('enrollment', other),
      await signing.send('video', other, aVideo()),
      await signing.get('random-sentence', other),
    ]) {
      assert.equal(answer.status, 409)
    }
    assert.notEqual((await enrollmentOf(other)).id, id)
  })
})
