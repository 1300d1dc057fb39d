import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { followSigning } from '#app/onboarding/signing/jobs/follow_signing'
import { changeSetting } from '#app/reference/settings/settings'
import { newId } from '#app/platform/values/ids'
import { cleanDatabase } from '#tests/support/database'
import { baseUrl, get } from '#tests/support/http'
import { allowManySignIns, aSignedInStaff, staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'
import {
  anEnrolledSigner,
  answerOnPage,
  aReadySigner,
  comeBack,
  enrollmentOf,
  sendCallback,
  openSigning,
  providerFaults,
  signaturesOf,
  signing,
} from '#tests/support/signing'

const fmcg = 'kasbeno-fmcg-real'
const digital = 'kasbeno-digital-real'
const [statusPage, signedPage] = ['/sign/signature/status', `/sign/${fmcg}/identity-information`]

test.group('Signing a document with a certificate', (group) => {
  group.setup(async () => {
    await cleanDatabase()
    await allowManySignIns()
  })
  group.each.teardown(() => providerFaults())

  test('leads to the provider and back, and keeps the text with a signature that proves it', async ({
    assert,
  }) => {
    const person = await anEnrolledSigner()
    const { body: document } = await signing.get('digest', person)
    assert.containSubset(document, {
      documentType: 'IDENTITY_INFORMATION',
      algorithm: 'SHA-256',
      signedAt: null,
    })
    assert.equal(document.digest, createHash('sha256').update(document.content).digest('hex'))
    assert.match(document.content, /مریم\n.*رضایی\n.*\n.*۱۳۶۴\/۰۱\/۲۳\n/)
    const { id, redirectUrl } = ok(await openSigning(person)).body
    assert.equal(new URL(redirectUrl).origin, baseUrl())
    // The same text is open once: whoever comes again is sent to the same page.
    assert.deepEqual(ok(await openSigning(person)).body, { id, redirectUrl })

    const page = await (await fetch(redirectUrl)).text()
    assert.include(page, document.digest)
    assert.notInclude(page, '<script')
    const style = await fetch(`${baseUrl()}/demo/signature/files/provider.css`)
    assert.equal(
      `${style.status} ${style.headers.get('content-type')}`,
      '200 text/css; charset=utf-8'
    )
    assert.equal(await comeBack(id), statusPage)
    assert.equal((await signing.check(person)).lastSignature.status, 'OPEN')
    assert.equal((await answerOnPage(redirectUrl, 'sign')).status, 200)
    const settled = await signing.check(person)
    assert.containSubset(settled, { nextStep: 'DONE', lastSignature: { id, status: 'SIGNED' } })
    assert.equal(await comeBack(id), signedPage)
    const [row, ...more] = await signaturesOf(person)
    assert.lengthOf(more, 0)
    assert.containSubset(row, {
      content: document.content,
      digest: document.digest,
      address: '127.0.0.1',
    })
    const { certificate_serial: serial } = await enrollmentOf(person)
    const after = (await signing.get('digest', person)).body
    assert.equal(after.certificateSerial, serial)
    assert.equal(after.signedAt, settled.lastSignature.signedAt)
    assert.containSubset(await openSigning(person), {
      status: 409,
      body: { title: 'AlreadyProcessedException' },
    })
    // A second press and a late callback find everything done.
    await answerOnPage(redirectUrl, 'refuse')
    ok(await sendCallback({ kind: 'SIGNING', providerRef: row.provider_ref }))
    assert.deepEqual(await signaturesOf(person), [row])
  })

  test('counts once, whoever tells of it and however often at once', async ({ assert }) => {
    const person = await anEnrolledSigner()
    const opened = await Promise.all(Array.from({ length: 6 }, () => openSigning(person)))
    assert.deepEqual(
      opened.map(({ status }) => status),
      Array<number>(6).fill(200)
    )
    assert.lengthOf(new Set(opened.map(({ body }) => body.redirectUrl)), 1)
    const [row] = await signaturesOf(person)
    assert.lengthOf(await signaturesOf(person), 1)
    await providerFaults('NO_CALLBACK')
    await answerOnPage(opened[0].body.redirectUrl, 'sign')
    assert.equal((await signing.check(person)).lastSignature.status, 'OPEN')
    const callbacks = Array.from({ length: 4 }, () =>
      sendCallback({ kind: 'SIGNING', providerRef: row.provider_ref })
    )
    const [pages] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => comeBack(row.id))),
      Promise.all(callbacks),
    ])
    assert.deepEqual([...new Set(pages)], [signedPage])
    assert.equal((await signing.check(person)).nextStep, 'DONE')

    // Neither a callback nor a browser comes: the job asks.
    const other = await anEnrolledSigner()
    const { redirectUrl } = ok(await openSigning(other)).body
    await answerOnPage(redirectUrl, 'sign')
    await db
      .from('document_signatures')
      .where({ user_id: other.userId })
      .update({ created_at: new Date(Date.now() - 120_000) })
    await followSigning.run({})
    assert.equal((await signing.check(other)).nextStep, 'DONE')
  })

  test('does not count when something else was signed, or nothing; then it may begin anew', async ({
    assert,
  }) => {
    const person = await anEnrolledSigner()
    const endings = [
      ['refuse', [], 'REFUSED', 'DECLINED'],
      ['sign', ['OTHER_DOCUMENT'], 'REFUSED', 'OTHER_DOCUMENT'],
    ] as const
    for (const [result, faults, status, failure] of endings) {
      await providerFaults(...faults)
      const { id, redirectUrl } = ok(await openSigning(person)).body
      await answerOnPage(redirectUrl, result)
      assert.equal(await comeBack(id), statusPage)
      assert.containSubset(await signing.check(person), {
        nextStep: 'SIGN',
        lastSignature: { id, status, failure, signedAt: null },
      })
    }
    await providerFaults()
    const expired = ok(await openSigning(person)).body
    await db.from('sandbox_signature_requests').update({ expires_at: new Date() })
    assert.equal((await fetch(expired.redirectUrl)).status, 404)
    const next = ok(await openSigning(person)).body
    assert.notEqual(next.id, expired.id)
    assert.deepEqual(
      (await signaturesOf(person)).map(({ status }) => status),
      ['REFUSED', 'REFUSED', 'EXPIRED', 'OPEN']
    )
    // Swapped in our own table, a certificate of somebody else proves nothing either.
    const other = await anEnrolledSigner()
    const { certificate_key: key } = await enrollmentOf(other)
    const own = db.from('signature_enrollments').where({ user_id: person.userId })
    await own.update({ certificate_key: key })
    await answerOnPage(next.redirectUrl, 'sign')
    assert.containSubset((await signing.check(person)).lastSignature, { failure: 'OTHER_DOCUMENT' })
  })

  test('is refused without a certificate, of another text, and while the provider is down', async ({
    assert,
  }) => {
    const ready = await aReadySigner()
    assert.equal((await openSigning(ready)).status, 422)
    const person = await anEnrolledSigner()
    const { body: document } = await signing.get('digest', person)
    for (const digest of ['', 'x', 'A'.repeat(64), `${document.digest}0`]) {
      assert.equal((await signing.post('sign', person, { digest })).status, 422)
    }
    for (const wrong of [{ documentType: 'WILL' }, { documentId: { $ne: '' } }]) {
      const body = { digest: document.digest, ...wrong }
      assert.equal((await signing.post('sign', person, body)).status, 422)
    }
    const elsewhere = { digest: document.digest, documentId: newId() }
    assert.equal((await signing.post('sign', person, elsewhere)).status, 404)
    assert.equal((await signing.get(`digest?documentId=${newId()}`, person)).status, 404)
    await providerFaults('DOWN')
    assert.equal((await openSigning(person)).status, 503)
    assert.lengthOf(await signaturesOf(person), 0)
    await providerFaults()
    await db.from('users').where({ id: person.userId }).update({ lastname: 'نام‌تازه' })
    const stale = await signing.post('sign', person, { digest: document.digest })
    assert.containSubset(stale, { status: 409, body: { title: 'ConflictException' } })
    const opened = ok(await openSigning(person)).body
    await providerFaults('DOWN')
    assert.equal(await comeBack(opened.id), statusPage)
    await providerFaults()
    // A certificate that has run out signs nothing, also before the night that says so.
    await db
      .from('signature_enrollments')
      .where({ user_id: person.userId })
      .update({ certificate_expires_at: new Date() })
    assert.equal((await openSigning(person)).status, 422)
    assert.equal((await signing.check(person)).nextStep, 'INFO')
    ok(await signing.post('info-inquiry', person))
    assert.equal((await signing.check(person)).nextStep, 'VIDEO')
  })

  test('sends a browser to pages of ours alone, of the plan in which it began', async ({
    assert,
  }) => {
    for (const id of ['', 'x', newId(), 'https://evil.example', '../../x']) {
      assert.equal(await comeBack(encodeURIComponent(id)), statusPage)
    }
    const person = await anEnrolledSigner()
    ok(await signing.post(`../user/${digital}/select-business-plan`, person))
    const { id, redirectUrl } = ok(await openSigning(person)).body
    const [{ plan }] = await signaturesOf(person)
    await answerOnPage(redirectUrl, 'sign')
    const base = plan === digital ? `/${digital}` : ''
    assert.equal(await comeBack(id), `${base}/sign/${plan || fmcg}/identity-information`)
    const post = await fetch(`${baseUrl()}/api/signing/redirect`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ id }),
    })
    assert.equal(post.status, 303)
  })

  test('is seen by staff by their right, faces by another, and each look is written down', async ({
    assert,
  }) => {
    const person = await anEnrolledSigner()
    const { id } = await enrollmentOf(person)
    const path = `/api/admin/signature-enrollments/${id}`
    const { token, id: officer } = await aSignedInStaff('kyc')
    const { body } = ok(await get(path, { token }))
    assert.containSubset(body, { status: 'ENROLLED', phone: person.phone, signatures: 0 })
    assert.sameMembers(
      body.files.map(({ kind }: { kind: string }) => kind),
      ['VIDEO', 'SIGNATURE']
    )
    assert.notMatch(JSON.stringify(body), /signatures\/|BEGIN|sealed/)
    const lines = () =>
      db.from('audit_lines').where({ subject_id: id }).orderBy('id').select('command', 'actor_id')
    assert.lengthOf(await lines(), 0)
    for (const role of ['support', 'auditor'] as const) {
      const other = await staffToken(role)
      ok(await get(path, { token: other }))
      assert.equal((await get(`${path}/video`, { token: other })).status, 403)
      assert.equal((await get(`${path}/signature`, { token: other })).status, 403)
    }
    assert.equal((await get(path, { token: await staffToken('finance') })).status, 403)
    const video = await fetch(`${baseUrl()}${path}/video`, {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(video.headers.get('content-type'), 'video/webm')
    assert.include(video.headers.get('cache-control'), 'no-store')
    assert.isTrue(Buffer.from(await video.arrayBuffer()).includes('webm'))
    assert.equal((await get(`${path}/signature`, { token })).status, 200)
    assert.deepEqual(
      (await lines()).map((line) => [line.command, line.actor_id]),
      [
        ['signature-enrollments.view-video', officer],
        ['signature-enrollments.view-signature', officer],
      ]
    )
    await db.from('signature_files').where({ enrollment_id: id }).delete()
    assert.equal((await get(`${path}/video`, { token })).status, 404)
    assert.lengthOf(await lines(), 2)
  })
})

test.group('The Android app', () => {
  test('is told of newer versions, and which one has to make way, by settings', async ({
    assert,
  }) => {
    const ask = async (query = '') => (await get(`/api/signing/android-info${query}`)).body
    assert.containSubset(await ask('?versionCode=1'), { hasUpdate: false, downloadUrl: null })
    assert.deepEqual((await get('/api/signing/app-market-info')).body, { items: [] })
    const [file, bazaar] = ['https://kasbeno.example/app.apk', 'https://cafebazaar.ir/app/kasbeno']
    await db.transaction(async (trx) => {
      await changeSetting('androidVersionCode', 30, trx)
      await changeSetting('androidMinVersionCode', 20, trx)
      await changeSetting('androidDownloadUrl', file, trx)
      await changeSetting('marketBazaarUrl', bazaar, trx)
    })
    const told = [
      ['?versionCode=19', true, true],
      ['?versionCode=20', false, true],
      ['?versionCode=30', false, false],
      ['', false, false],
    ] as const
    for (const [query, forceUpdate, hasUpdate] of told) {
      const info = {
        versionCode: 30,
        minVersionCode: 20,
        downloadUrl: file,
        forceUpdate,
        hasUpdate,
      }
      assert.containSubset(await ask(query), info)
    }
    assert.match((await ask('?versionCode=19')).message, /دیگر کار نمی‌کند/)
    assert.equal((await get('/api/signing/android-info?versionCode=-1')).status, 422)
    assert.deepEqual((await get('/api/signing/app-market-info')).body.items, [
      { name: 'BAZAAR', url: bazaar },
      { name: 'DIRECT', url: file },
    ])
  })
})
