import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { verifyContracts } from '#app/onboarding/contracts/queries/contract_evidence'
import { contractOf, sendSignature, sign } from '#tests/support/contracts'
import { aShopWithCredit, fmcg } from '#factories/shop'
import { get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { baseUrl } from '#tests/support/http'
import { backwards, readPdf } from '#tests/support/pdf'

const base = '/api/admin'
const draft = async (body: string, token: string) =>
  post(`${base}/contract-templates`, { contractType: 'CARD', plan: fmcg, body }, { token })
const download = async (path: string, token: string) => {
  const response = await fetch(new URL(path, baseUrl()), {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, file: Buffer.from(await response.arrayBuffer()) }
}

test.group('The text of a contract', (group) => {
  group.each.teardown(async () => {
    const mine = db.from('contract_templates').where({ contract_type: 'CARD', plan: fmcg })
    await mine.clone().where('status', 'IN_FORCE').whereNot('version', 2).update({
      status: 'RETIRED',
      retired_at: new Date(),
    })
    await mine.clone().where('version', 2).update({ status: 'IN_FORCE', retired_at: null })
  })

  test('is written by one and put in force by another, and whoever had read the old one reads anew', async ({
    assert,
  }) => {
    const [legal, approver] = [await staffToken('legal'), await staffToken('approver')]
    const shop = await aShopWithCredit(500_000_000)
    const { body: old } = await contractOf(shop, 'CARD')
    const unknown = await draft('سلام {{رمز کارت}}', legal)
    assert.equal(unknown.status, 422)
    assert.include(unknown.body.errors[0].message, 'رمز کارت')
    assert.equal((await draft('سلام', await staffToken('credit'))).status, 403)

    const { status, body: written } = await draft('# تازه\n\n{{نام مشتری}} <script>', legal)
    assert.equal(status, 201)
    assert.containSubset(written, { status: 'DRAFT' })
    assert.equal(written.preview, '<h2>تازه</h2>\n<p>[نام مشتری] &lt;script&gt;</p>')
    const asked = await post(
      `${base}/contract-templates/${written.id}/requests`,
      { reason: 'متن تازه واحد حقوقی' },
      { token: legal }
    )
    assert.equal(asked.status, 201)
    const approve = (token: string) =>
      post(`${base}/change-requests/${asked.body.id}/approve`, {}, { token })
    assert.equal((await approve(legal)).status, 422)
    assert.containSubset(await contractOf(shop, 'CARD'), { body: { digest: old.digest } })

    // Another text than the one that was asked for is another request.
    const change = { body: '# دیگر' }
    await put(`${base}/contract-templates/${written.id}`, change, { token: legal })
    assert.equal((await approve(approver)).status, 409)
    await put(
      `${base}/contract-templates/${written.id}`,
      { body: '# تازه\n\n{{نام مشتری}} <script>' },
      { token: legal }
    )
    assert.equal((await approve(approver)).status, 200)
    assert.equal(
      (await put(`${base}/contract-templates/${written.id}`, change, { token: legal })).status,
      409
    )
    assert.equal((await sendSignature(shop, 'CARD', old.digest)).status, 409)
    const { body: now } = await contractOf(shop, 'CARD')
    assert.equal(now.html, '<h2>تازه</h2>\n<p>نرگس کسب‌وکار &lt;script&gt;</p>')
    assert.equal((await sendSignature(shop, 'CARD', now.digest)).status, 200)
    const { body: retired } = await get(
      `${base}/contract-templates?filter=${encodeURIComponent(JSON.stringify({ status: ['RETIRED'] }))}`,
      { token: legal }
    )
    assert.isAbove(retired.length, 0)
  })
})

test.group('What was signed', () => {
  test('is one file for owner and bank, with its evidence, and for nobody else', async ({
    assert,
  }) => {
    const [shop, other] = [await aShopWithCredit(500_000_000), await aShopWithCredit(500_000_000)]
    const own = `/api/user-contract/${fmcg}/CARD/pdf`
    assert.equal((await download(own, shop.token)).status, 404)
    await sign(shop, 'CARD')
    const { id, digest, session_id, address } = await db
      .from('signed_contracts')
      .where({ owner_id: shop.userId })
      .firstOrFail()
    const legal = await staffToken('legal')
    const mine = await download(own, shop.token)
    const banks = await download(`${base}/contracts/${id}/pdf`, legal)
    assert.deepEqual([mine.status, banks.status], [200, 200])
    assert.isTrue(mine.file.equals(banks.file))
    const { pages, fonts } = readPdf(mine.file)
    assert.equal(fonts, 2)
    const text = pages.flat().join('\n')
    assert.include(text, backwards('ماده'))
    for (const proof of [digest, session_id, address]) assert.include(text, proof)
    assert.match(text, /[۰-۹]{2}:[۰-۹]{2}:[۰-۹]{2}/)
    assert.equal((await download(own, other.token)).status, 404)
    assert.equal(
      (await download(`${base}/contracts/${id}/pdf`, await staffToken('support'))).status,
      403
    )

    // Two renewals: each keeps its own file.
    const ofYear = async (term: number, creditYear: number) => {
      await db
        .from('credit_lines')
        .where({ id: shop.lineId })
        .update({ has_renewal_credit: true, credit_year: creditYear })
      assert.equal((await sign(shop, 'CREDIT_RENEWAL')).status, 200)
      const signed = await db
        .from('signed_contracts')
        .where({ owner_id: shop.userId, contract_type: 'CREDIT_RENEWAL', term })
        .firstOrFail()
      const asked = `/api/user-contract/${fmcg}/CREDIT_RENEWAL/pdf?term=${term}`
      const kept = (await download(asked, shop.token)).file
      assert.include(readPdf(kept).pages.flat().join('\n'), signed.digest)
      assert.isTrue(kept.equals((await download(`${base}/contracts/${signed.id}/pdf`, legal)).file))
      return () => download(asked, shop.token)
    }
    const [second, third] = [await ofYear(2, 1), await ofYear(3, 2)]
    const [older, newer] = [await second(), await third()]
    assert.isFalse(older.file.equals(newer.file))
    const last = await download(`/api/user-contract/${fmcg}/CREDIT_RENEWAL/pdf`, shop.token)
    assert.isTrue(last.file.equals(newer.file))
    const renewals = `/api/user-contract/${fmcg}/CREDIT_RENEWAL/pdf?term=`
    for (const [term, status] of [
      ['4', 404],
      ['0', 422],
      ['x', 422],
    ] as const) {
      assert.equal((await download(renewals + term, shop.token)).status, status)
    }
    assert.equal((await download(`${renewals}2`, other.token)).status, 404)

    const page = await get(`${base}/contracts/${id}`, { token: legal })
    assert.containSubset(page, {
      status: 200,
      body: { isIntact: true, address: '127.0.0.1', digest },
    })
    const { checked, changed } = await verifyContracts()
    assert.isAbove(checked, 0)
    assert.deepEqual(changed, [])
  })

  test('that was changed past all guards is found', async ({ assert }) => {
    const shop = await aShopWithCredit(500_000_000)
    await sign(shop, 'CARD')
    const row = await db.from('signed_contracts').where({ owner_id: shop.userId }).firstOrFail()
    const id = row.id as string
    await db
      .table('signed_contracts')
      .insert({ ...row, id: crypto.randomUUID(), term: 9, html: `${row.html} ` })
    const { changed } = await verifyContracts()
    assert.lengthOf(changed, 1)
    assert.notInclude(changed, id)
  })
})
