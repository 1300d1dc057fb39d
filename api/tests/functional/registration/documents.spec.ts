import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { get, post, type Answer } from '#tests/support/http'
import { aStaffUser } from '#factories/staff'
import { aSupplier } from '#factories/distributor'
import { anImage } from '#factories/papers'
import { fmcg } from '#factories/shop'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import {
  aFreshRegistration,
  aRegisteredShop,
  ok,
  papersOf,
  statusOf,
  upload,
} from '#tests/support/registration'

const rulesOf = ({ body }: Answer) =>
  Object.fromEntries(
    (body.errors ?? []).map(({ field, rule }: { field: string; rule: string }) => [field, rule])
  )
const papersIn = (registrationId: string) =>
  db.from('documents').where('registration_id', registrationId).orderBy('created_at')
const filesStored = async () => {
  const { objects } = await drive.use().listAll('documents')
  return [...objects].length
}
const reject = async (registrationId: string, reason = 'تصویر ناخواناست.') =>
  ok(
    await post(
      `/api/admin/registrations/${registrationId}/docs/reject`,
      { rejectionReason: reason },
      { token: await staffToken('kyc') }
    )
  )

test.group('The documents step', (group) => {
  group.setup(() => allowManySignIns())

  test('is sent as three pictures and waits for review', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const answer = await upload(fmcg, await papersOf(), shop.token, 'AFFIDAVIT')
    assert.equal(answer.status, 200)
    assert.equal(answer.body.docsOverallStatus, 'PENDING')
    const papers = await papersIn(shop.registrationId)
    assert.lengthOf(papers, 3)
    assert.isTrue(papers.every(({ mime_type }) => mime_type === 'image/webp'))
    const certificate = papers.find(({ kind }) => kind === 'certificate')
    assert.equal(certificate.certificate_type, 'AFFIDAVIT')
  })

  test('needs each of the three and the kind of the business document', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const before = await filesStored()
    const none = { nationalCardFront: null, nationalCardBack: null, certificate: null }
    const nothing = await upload(fmcg, await papersOf(none), shop.token, '')
    assert.equal(nothing.status, 422)
    assert.deepEqual(rulesOf(nothing), {
      nationalCardFront: 'required',
      nationalCardBack: 'required',
      certificate: 'required',
      shopCertificateType: 'required',
    })
    for (const kind of ['nationalCardFront', 'nationalCardBack', 'certificate']) {
      const answer = await upload(fmcg, await papersOf({ [kind]: null }), shop.token)
      assert.deepEqual(rulesOf(answer), { [kind]: 'required' })
    }
    const wrongKind = await upload(fmcg, await papersOf(), shop.token, 'PASSPORT')
    assert.deepEqual(rulesOf(wrongKind), { shopCertificateType: 'enum' })
    const noForm = await post(`/api/user/${fmcg}/upload?shopCertificateType=ETC`, { a: 1 }, shop)
    assert.equal(noForm.status, 422)
    assert.equal((await statusOf(shop.token)).docsOverallStatus, 'START')
    assert.equal(await filesStored(), before)
  })

  test('refuses what is no picture, is cut off, too large or a bomb, and keeps nothing of it', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration()
    const before = await filesStored()
    const noise = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * 7919) % 251))
    const whole = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
      .jpeg()
      .toBuffer()
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const hostile: [rule: string, bytes: Buffer][] = [
      ['imageType', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['imageType', Buffer.from('%PDF-1.7 not a picture')],
      ['imageType', Buffer.from('<?php system($_GET[0]);')],
      ['imageBroken', whole.subarray(0, whole.length / 2)],
      ['imagePixels', bomb],
      ['imageSize', Buffer.concat([await anImage(), Buffer.alloc(3_500_001)])],
    ]
    for (const [rule, bytes] of hostile) {
      const answer = await upload(fmcg, await papersOf({ nationalCardBack: bytes }), shop.token)
      assert.equal(answer.status, 422, rule)
      assert.deepEqual(rulesOf(answer), { nationalCardBack: rule })
      assert.match(answer.body.errors[0].message, /[\u0600-\u06ff]/)
    }
    assert.equal((await statusOf(shop.token)).docsOverallStatus, 'START')
    assert.lengthOf(await papersIn(shop.registrationId), 0)
    assert.equal(await filesStored(), before)
  })

  test('takes a picture of just under 3.5 million bytes, refuses a request beyond all limits', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration()
    const picture = await anImage('jpeg')
    const padded = Buffer.concat([picture, Buffer.alloc(3_500_000 - picture.length)])
    const huge = await papersOf({ nationalCardFront: Buffer.alloc(17_000_000) })
    const refused = await upload(fmcg, huge, shop.token)
    assert.equal(refused.status, 413)
    assert.equal(refused.body.title, 'PayloadTooLargeException')
    const answer = await upload(fmcg, await papersOf({ nationalCardFront: padded }), shop.token)
    assert.equal(answer.status, 200)
  })

  test('serves only the picture: without its place, its maker and what was hidden behind it', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration()
    const taken = await sharp({
      create: { width: 60, height: 30, channels: 3, background: '#333' },
    })
      .withExif({ IFD0: { Model: 'CANARY-MODEL' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([taken, Buffer.from('<script>CANARY-SCRIPT</script>')])
    ok(await upload(fmcg, await papersOf({ nationalCardFront: polyglot }), shop.token))
    const { body } = await get(`/api/user/${fmcg}/documents`, { token: shop.token })
    const [{ file_key: key }] = await papersIn(shop.registrationId).where(
      'kind',
      'nationalCardFront'
    )
    const kept = Buffer.from(await drive.use().getBytes(key))
    assert.isFalse(kept.includes('CANARY'))
    const { width, height, exif } = await sharp(kept).metadata()
    assert.deepEqual([width, height, exif], [30, 60, undefined])

    const picture = await get(body.nationalCardFront)
    assert.equal(picture.status, 200)
    assert.equal(picture.headers.get('content-type'), 'image/webp')
    assert.equal(picture.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(picture.headers.get('cache-control'), 'private, no-store')
    assert.match(picture.headers.get('content-disposition')!, /^inline; filename="\w+\.webp"$/)
    // Opened by itself, whatever a browser takes it for, it runs and loads nothing.
    assert.equal(picture.headers.get('content-security-policy'), "default-src 'none'; sandbox")
    assert.equal(picture.headers.get('cross-origin-resource-policy'), 'same-origin')
    assert.equal(picture.headers.get('referrer-policy'), 'same-origin')
  })

  test('is locked while it waits and once it is approved, also for two sent at once', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration()
    const before = await filesStored()
    const [one, other] = [await papersOf(), await papersOf()]
    const answers = await Promise.all([
      upload(fmcg, one, shop.token),
      upload(fmcg, other, shop.token),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    assert.lengthOf(await papersIn(shop.registrationId), 3)
    assert.equal(await filesStored(), before + 3)
    const locked = await upload(fmcg, await papersOf(), shop.token)
    assert.equal(locked.body.title, 'BusinessRuleException')
    const approve = `/api/admin/registrations/${shop.registrationId}/docs/approve`
    ok(await post(approve, {}, { token: await staffToken('kyc') }))
    assert.equal((await upload(fmcg, await papersOf(), shop.token)).status, 422)
  })

  test('after a refusal only what changed has to be sent again; the old picture stays as history', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    await reject(shop.registrationId, 'پشت کارت ناخواناست.')
    assert.containsSubset(await statusOf(shop.token), {
      docsOverallStatus: 'REJECTED',
      rejectionReasonUpload: 'پشت کارت ناخواناست.',
      rejectionReason: null,
      nextStep: 'docs',
    })
    const none = { nationalCardFront: null, nationalCardBack: null, certificate: null }
    assert.equal((await upload(fmcg, await papersOf(none), shop.token, '')).status, 422)

    const back = await papersOf({ ...none, nationalCardBack: await anImage('png') })
    const answer = await upload(fmcg, back, shop.token, '')
    assert.containsSubset(answer.body, {
      docsOverallStatus: 'PENDING',
      rejectionReasonUpload: null,
    })
    const papers = await papersIn(shop.registrationId)
    assert.lengthOf(papers, 4)
    const current = papers.filter((paper) => paper.current)
    assert.lengthOf(current, 3)
    const certificate = current.find(({ kind }) => kind === 'certificate')
    assert.equal(certificate.certificate_type, 'BUSINESS_LICENSE')
  })

  test('after a refusal a new business document says again what it is', async ({ assert }) => {
    const shop = await aRegisteredShop()
    await reject(shop.registrationId)
    const papers = { nationalCardFront: null, nationalCardBack: null }
    const silent = await upload(fmcg, await papersOf(papers), shop.token, '')
    assert.deepEqual(rulesOf(silent), { shopCertificateType: 'required' })
    ok(await upload(fmcg, await papersOf(papers), shop.token, 'PROPERTY_DEED'))
    const { body } = await get(`/api/user/${fmcg}/documents`, { token: shop.token })
    assert.equal(body.certificateType, 'PROPERTY_DEED')
  })
})

test.group('A document’s link', (group) => {
  group.setup(() => allowManySignIns())

  const linkOf = async (token: string): Promise<string> =>
    (await get(`/api/user/${fmcg}/documents`, { token })).body.certificate

  test('is given for each paper to its owner, and for none that was not sent', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    const { body } = await get(`/api/user/${fmcg}/documents`, { token: shop.token })
    for (const kind of ['nationalCardFront', 'nationalCardBack', 'certificate']) {
      assert.equal((await get(body[kind])).status, 200)
    }
    const fresh = await aFreshRegistration()
    assert.deepEqual((await get(`/api/user/${fmcg}/documents`, { token: fresh.token })).body, {
      certificateType: null,
      nationalCardFront: null,
      nationalCardBack: null,
      certificate: null,
    })
  })

  test('opens nothing once it was changed, lost its signature or ran out', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const other = await aRegisteredShop()
    const url = new URL(await linkOf(shop.token), 'http://kasbeno')
    const othersId = new URL(await linkOf(other.token), 'http://kasbeno').pathname
    const withParam = (name: string, value: string) => {
      const changed = new URL(url)
      changed.searchParams.set(name, value)
      return changed
    }
    const forged = [
      new URL(url.pathname, url),
      new URL(othersId + url.search, url),
      withParam('viewer', `customer:${other.userId}`),
      withParam('viewer', 'staff:nobody'),
      withParam('expires', String(Number(url.searchParams.get('expires')) + 60)),
      withParam('expires', '1'),
      withParam('signature', 'x'),
      new URL('/api/documents/1', url),
    ]
    for (const { pathname, search } of forged) {
      assert.equal((await get(pathname + search)).status, 404, pathname + search)
    }
  })

  test('of a reviewer dies with the reviewer’s right to see files', async ({ assert }) => {
    const shop = await aRegisteredShop()
    const { id, username, password } = await aStaffUser('kyc')
    const { body } = await post('/api/user/login', { username, password })
    const file = await get(`/api/admin/registrations/${shop.registrationId}`, {
      token: body.bearerToken,
    })
    const [{ url }] = file.body.documents
    assert.equal((await get(url)).status, 200)
    await db.from('staff_users').where({ id }).update({ role: 'finance' })
    assert.equal((await get(url)).status, 404)
    const { id: distributorId } = await aSupplier()
    await db
      .from('staff_users')
      .where({ id })
      .update({ role: 'kyc', distributor_id: distributorId })
    assert.equal((await get(url)).status, 404)
    await db.from('staff_users').where({ id }).update({ distributor_id: null })
    assert.equal((await get(url)).status, 200)
    await db.from('staff_users').where({ id }).update({ active: false })
    assert.equal((await get(url)).status, 404)
  })
})
