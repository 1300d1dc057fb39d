import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { needsSecondPerson } from '#contracts/setting_guards'
import { settingDefaults, type AnySettingValue, type SettingKey } from '#contracts/settings'
import { setting } from '#app/reference/settings/settings'
import { aBankBranch } from '#factories/place'
import { get, put } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'

const change = (token: string, key: string, value: unknown) =>
  put(`/api/admin/settings/${key}`, { value }, { token })

/** Other specs have settings of their own, which stay. */
const restore = async () => {
  const touched = Object.keys(settingDefaults).filter((key) => !key.startsWith('throttle'))
  await db.from('settings').whereIn('key', touched).delete()
  await db.from('setting_proposals').delete()
}

test.group('Settings', (group) => {
  group.each.setup(async () => {
    await restore()
    return restore
  })

  test('are listed whole, with the value in force and its default', async ({ assert }) => {
    const token = await staffToken('super')
    await change(token, 'arrearsGraceDays', 8)
    const { body } = await list('settings', token)
    assert.sameMembers(
      body.map(({ id }: { id: string }) => id),
      Object.keys(settingDefaults)
    )
    const one = await get('/api/admin/settings/arrearsGraceDays', { token })
    assert.containSubset(one.body, {
      id: 'arrearsGraceDays',
      value: 8,
      defaultValue: settingDefaults.arrearsGraceDays,
    })
    const ofCards = await list('settings', token, { filter: { group: 'CARDS' } })
    assert.includeMembers(
      ofCards.body.map(({ id }: { id: string }) => id),
      ['cardPaymentMaxRials']
    )
    assert.isBelow(ofCards.body.length, 10)
    // Found by the words of their names, in any spelling of their letters.
    const filter = encodeURIComponent(JSON.stringify({ q: 'پشتيباني' }))
    const { body: found } = await get(`/api/admin/settings?filter=${filter}`, { token })
    assert.deepEqual(
      found.map(({ id }: { id: string }) => id),
      ['supportPhone']
    )
  })

  test('hold from the moment they are changed, with a line of who changed what', async ({
    assert,
  }) => {
    const { id, token } = await aSignedInStaff('super')
    const { status, body } = await change(token, 'fourEyesAboveRials', 3_000_000_000)
    assert.equal(status, 200)
    assert.equal(body.value, 3_000_000_000)
    assert.equal(await setting('fourEyesAboveRials'), 3_000_000_000)
    const line = await db.from('audit_lines').where({ actor_id: id }).firstOrFail()
    assert.containSubset(line, {
      command: 'settings.update',
      subject_type: 'settings',
      before: { fourEyesAboveRials: settingDefaults.fourEyesAboveRials },
      after: { fourEyesAboveRials: 3_000_000_000 },
    })
  })

  test('change one after the other: each line tells what the line before left', async ({
    assert,
  }) => {
    const { id, token } = await aSignedInStaff('super')
    const values = [9, 8, 7, 6, 5, 4]
    await Promise.all(values.map((value) => change(token, 'arrearsGraceDays', value)))
    const made = { actor_id: id, command: 'settings.update' }
    const lines = await db.from('audit_lines').where(made).orderBy('id')
    const chain = new Map(
      lines.map(({ before, after }) => [before.arrearsGraceDays, after.arrearsGraceDays])
    )
    let value: number = settingDefaults.arrearsGraceDays
    for (let step = 0; step < lines.length; step++) value = chain.get(value)
    assert.equal(value, await setting('arrearsGraceDays'))
  })

  test('refuse what does not fit: {key} = {value}')
    .with([
      { key: 'arrearsGraceDays', value: -1 },
      { key: 'arrearsGraceDays', value: 1.5 },
      { key: 'arrearsGraceDays', value: '10' },
      { key: 'arrearsGraceDays', value: null },
      { key: 'arrearsGraceDays', value: 2 ** 53 },
      { key: 'vatRatePpm', value: 1_000_001 },
      { key: 'creditNeedsSignedContract', value: 'true' },
      { key: 'supportPhone', value: 'javascript:alert(1)' },
      { key: 'supportPhone', value: '' },
      { key: 'transferAccount', value: 'IR062960000000100324200001' },
      { key: 'transferAccount', value: 'IR062960000000100324200001 ' },
      { key: 'transferAccount', value: 'IR062960000000100324200001بانک' },
      { key: 'transferAccount', value: 'IR062960000000100324200001  بانک' },
      { key: 'transferAccount', value: 'IR062960000000100324200002 بانک' },
      { key: 'transferAccount', value: `IR062960000000100324200001 ${'ن'.repeat(256)}` },
      { key: 'transferAccount', value: 'بانک نمونه' },
      { key: 'transferAccount', value: 'GB29NWBK60161331926819 بانک' },
      { key: 'bankBranchCode', value: 'javascript:1' },
      { key: 'SPECIAL_MODAL_STATUS', value: 'MAYBE' },
      { key: 'SPECIAL_MODAL_IMAGE', value: 'javascript:alert(1)' },
      { key: 'SPECIAL_MODAL_TEXT', value: 'x'.repeat(1001) },
      { key: 'SPECIAL_MODAL_TEXT', value: ['x'] },
    ])
    .run(async ({ assert }, { key, value }) => {
      const { status, body } = await change(await staffToken('super'), key, value)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, 'value')
      assert.isNull(await db.from('settings').where({ key }).first())
    })

  test('that there are not cannot be made', async ({ assert }) => {
    const token = await staffToken('super')
    for (const key of ['nope', '__proto__', 'toString']) {
      assert.equal((await change(token, key, 1)).status, 404, key)
    }
  })

  test('are read by auditors and changed by the super admin alone', async ({ assert }) => {
    const auditor = await staffToken('auditor')
    assert.equal((await list('settings', auditor)).status, 200)
    assert.equal((await change(auditor, 'arrearsGraceDays', 1)).status, 403)
    assert.equal((await list('settings', await staffToken('kyc'))).status, 403)
  })

  test('the storefront reads its own without a session, and no others', async ({ assert }) => {
    const token = await staffToken('super')
    await change(token, 'SPECIAL_MODAL_TEXT', 'شارژ کنید')
    await change(token, 'SPECIAL_MODAL_IMAGE', 'https://example.com/a.png')
    const modal = await get('/api/preference/special-modal')
    assert.deepEqual(modal.body, [
      { name: 'SPECIAL_MODAL_STATUS', value: 'ENABLED' },
      { name: 'SPECIAL_MODAL_IMAGE', value: 'https://example.com/a.png' },
      { name: 'SPECIAL_MODAL_TEXT', value: 'شارژ کنید' },
      { name: 'SPECIAL_MODAL_IMAGE_TEXT', value: '' },
      { name: 'SPECIAL_MODAL_LINK', value: '' },
    ])
    assert.deepEqual((await get('/api/preference/special-model')).body, modal.body)
    assert.deepEqual((await get('/api/preference/show-contract')).body, { showContract: true })
    await change(token, 'showContract', false)
    await change(await staffToken('super'), 'showContract', false)
    assert.deepEqual((await get('/api/preference/show-contract')).body, { showContract: false })
    for (const slugs of ['a,b,c,d,e,f', 'A', 'a,,b', 'a b']) {
      assert.equal((await change(token, 'promoDistributors', slugs)).status, 422, slugs)
    }
    for (const path of ['/api/settings', '/api/preference']) {
      const names = (await get(path)).body.map(({ name }: { name: string }) => name)
      assert.sameMembers(names, [
        'supportPhone',
        'transferIban',
        'transferHolder',
        'repaymentMinRials',
        'marketingCreditBillions',
        'marketingShops',
        'promoDistributors',
        'arrearsGraceDays',
        'lateFeeDailyPpm',
        'lateFeeCapPpm',
        'lateFeeGraceDays',
        'SPECIAL_MODAL_STATUS',
        'SPECIAL_MODAL_IMAGE',
        'SPECIAL_MODAL_TEXT',
        'SPECIAL_MODAL_IMAGE_TEXT',
        'SPECIAL_MODAL_LINK',
      ])
    }
    assert.equal((await change(token, 'SPECIAL_MODAL_TEXT', '')).body.value, '')
  })

  test('everybody reads where credit is renewed, as the bank named it last', async ({ assert }) => {
    const unnamed = { bankBranchName: '', bankBranchCode: '', bankAddress: '', openingHours: null }
    assert.deepEqual((await get('/api/bank-branch')).body, unnamed)
    const token = await staffToken('super')
    const named = {
      bankBranchName: 'شعبه مرکزی تهران',
      bankBranchCode: '1042',
      bankAddress: 'تهران، خیابان ولیعصر، شماره ۱۲',
    }
    for (const [key, value] of Object.entries(named)) await change(token, key, value)
    assert.deepEqual(await get('/api/bank-branch').then(({ status, body }) => ({ status, body })), {
      status: 200,
      body: { ...named, openingHours: null },
    })
    const id = await aBankBranch('1042')
    assert.equal(
      (await get('/api/bank-branch')).body.openingHours,
      'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰'
    )
    await db.from('bank_branches').where({ id }).update({ active: false })
    assert.deepEqual((await get('/api/bank-branch')).body, unnamed)
  })
})

test.group('What guards money', (group) => {
  group.each.setup(async () => {
    await restore()
    return restore
  })
  const key = 'fourEyesAboveRials'
  const [holds, wanted] = [settingDefaults[key], 9_000_000_000]

  const table: [key: SettingKey, from: AnySettingValue, to: AnySettingValue, needs: boolean][] = [
    ['transferAccount', '', 'IR062960000000100324200001 بانک', true],
    ['transferAccount', 'بانک', 'دیگری', true],
    ['transferAccount', 'بانک', 'بانک', false],
    ['transferAccount', 'بانک', '', true],
    ['fourEyesAboveRials', 4, 5, true],
    ['fourEyesAboveRials', 4, 3, false],
    ['fourEyesAboveRials', 4, 4, false],
    ['vatRatePpm', 100_000, 90_000, true],
    ['vatRatePpm', 100_000, 110_000, true],
    ['creditNeedsSignedContract', true, false, true],
    ['creditNeedsSignedContract', false, true, true],
    ['arrearsGraceDays', 10, 20, true],
    ['arrearsGraceDays', 10, 5, false],
    ['reapplyAfterDays', 90, 89, true],
    ['reapplyAfterDays', 90, 91, false],
    ['uploadLinesKeptDays', 90, 30, false],
    ['showContract', true, false, true],
    ['androidDownloadUrl', '', 'https://example.com/a.apk', true],
    ['SPECIAL_MODAL_TEXT', '', 'x', false],
  ]
  test('{0}: {1} → {2}')
    .with(table)
    .run(({ assert }, [setting_, from, to, needs]) => {
      assert.equal(needsSecondPerson(setting_, from, to), needs)
    })

  test('is raised by two people who want the same, and by no one alone', async ({ assert }) => {
    const [one, other] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
    for (let i = 0; i < 2; i++) {
      const { status, body } = await change(one.token, key, wanted)
      assert.equal(status, 200)
      assert.containSubset(body, { value: holds, proposedValue: wanted, proposedBy: one.id })
    }
    assert.equal(await setting(key), holds)
    const agreed = await change(other.token, key, wanted)
    assert.containSubset(agreed.body, { value: wanted, proposedValue: null })
    assert.equal(await setting(key), wanted)
    const lines = await db.from('audit_lines').whereIn('actor_id', [one.id, other.id]).orderBy('id')
    assert.deepEqual(
      lines.map(({ actor_id, command }) => [actor_id, command]),
      [
        [one.id, 'settings.propose'],
        [other.id, 'settings.update'],
      ]
    )
  })

  test('is not raised to what only one of two wants', async ({ assert }) => {
    const [one, other] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
    await change(one.token, key, wanted)
    const { body } = await change(other.token, key, wanted + 1)
    assert.containSubset(body, { value: holds, proposedValue: wanted + 1, proposedBy: other.id })
    assert.equal(await setting(key), holds)
  })

  test('that was proposed can be taken back, and is then nobody’s wish', async ({ assert }) => {
    const [one, other] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
    await change(one.token, key, wanted)
    assert.containSubset((await change(one.token, key, holds)).body, { proposedValue: null })
    assert.equal((await change(other.token, key, wanted)).body.value, holds)
  })

  test('is nobody’s wish any more once its proposer may not change settings', async ({
    assert,
  }) => {
    for (const loses of [{ active: false }, { role: 'auditor' }]) {
      const [gone, one] = [await aSignedInStaff('super'), await aSignedInStaff('super')]
      await change(gone.token, key, wanted)
      await db.from('staff_users').where({ id: gone.id }).update(loses)
      const { body: shown } = await list('settings', one.token, { filter: { id: [key] } })
      assert.containSubset(shown, [{ value: holds, proposedValue: null, proposedBy: null }])
      const { body } = await change(one.token, key, wanted)
      assert.containSubset(body, { value: holds, proposedValue: wanted, proposedBy: one.id })
      await change(one.token, key, holds)
      await db.from('staff_users').where({ id: gone.id }).update({ active: true, role: 'super' })
      const other = await aSignedInStaff('super')
      assert.containSubset((await change(other.token, key, wanted)).body, { value: holds })
      await change(other.token, key, holds)
    }
  })

  test('is raised once by many who ask at once, and never by one of them alone', async ({
    assert,
  }) => {
    const one = await aSignedInStaff('super')
    await Promise.all(Array.from({ length: 10 }, () => change(one.token, key, wanted)))
    assert.equal(await setting(key), holds)
  })
})
