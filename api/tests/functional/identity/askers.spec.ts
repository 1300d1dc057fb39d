import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { aBrowser, aClientAt, aKnownBrowser, spendBudget, type Asking } from '#tests/support/askers'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { allowManySignIns, letPass, wrongCodeFor } from '#tests/support/identity'

const tenMinutesMs = 600_000
const [office, attacker] = [aClientAt('127.0.0.2'), aClientAt('127.0.0.3')]

const limit = (key: Parameters<typeof changeSetting>[0], value: number) =>
  db.transaction((trx) => changeSetting(key, value as never, trx))

const strangers: [string, () => Asking][] = [
  ['another network address', () => attacker],
  ['another browser', () => aBrowser()],
]

test.group('A code belongs to who asked for it', () => {
  for (const [name, stranger] of strangers) {
    test(`${name} neither uses up its tries nor locks its owner out`, async ({ assert }) => {
      const [phone, other] = [freshPhone(), stranger()]
      await office.start(phone)
      const code = await codeFor(phone)
      const wrong = await wrongCodeFor(phone)
      const statuses = []
      for (let i = 0; i < 12; i++) statuses.push((await other.verify(phone, wrong)).status)
      assert.include(statuses, 400)
      const row = await db.from('one_time_codes').where({ phone }).firstOrFail()
      assert.equal(row.tries, 0)
      assert.equal((await office.verify(phone, code)).status, 200)
    })

    test(`${name} that has the right code is not let in with it`, async ({ assert }) => {
      const [phone, other] = [freshPhone(), stranger()]
      await office.start(phone)
      const { status, body } = await other.verify(phone, await codeFor(phone))
      assert.equal(status, 400)
      assert.equal(body.title, 'OtpWrongException')
      assert.equal((await office.verify(phone, await codeFor(phone))).status, 200)
    })
  }

  test('guesses at what others were sent lock the guesser after eight, for this phone alone', async ({
    assert,
  }) => {
    const [phone, another] = [freshPhone(), freshPhone()]
    await office.start(phone)
    for (let i = 0; i < 8; i++) assert.equal((await attacker.verify(phone, 12345)).status, 400)
    const locked = await attacker.verify(phone, 12345)
    assert.equal(locked.body.title, 'OtpLockedException')
    assert.equal((await attacker.start(phone)).body.title, 'OtpLockedException')
    assert.equal((await attacker.start(another)).status, 200)
    assert.equal((await office.verify(phone, await codeFor(phone))).status, 200)
  })

  test('a code that a stranger asked for keeps nobody else from asking', async ({ assert }) => {
    const phone = freshPhone()
    const browser = aBrowser()
    assert.equal((await attacker.start(phone)).status, 200)
    assert.equal((await attacker.start(phone)).body.title, 'OtpAlreadySentException')
    assert.equal((await browser.start(phone)).status, 200)
    assert.equal((await browser.start(phone)).body.title, 'OtpAlreadySentException')
    assert.equal((await browser.verify(phone, await codeFor(phone))).status, 200)
  })

  test('programs at one network address share it', async ({ assert }) => {
    const phone = freshPhone()
    await office.start(phone)
    const same = aClientAt('127.0.0.2')
    assert.equal((await same.start(phone)).status, 429)
    assert.equal((await same.verify(phone, await codeFor(phone))).status, 200)
  })

  test('no network address and no cookie is kept as it is', async ({ assert }) => {
    const phone = freshPhone()
    const browser = await aKnownBrowser(phone)
    await office.start(phone)
    const rows = [
      await db.from('one_time_codes').where({ phone }),
      await db.from('sign_in_places').orderBy('last_at', 'desc').limit(10),
    ]
    const kept = JSON.stringify(rows)
    assert.notInclude(kept, '127.0.0')
    assert.notInclude(kept, browser.cookies.get('kasbeno-browser')!)
  })
})

test.group('The name of a browser', () => {
  test('is given with the first code, to last 400 days, in a cookie of no use to scripts and foreign sites', async ({
    assert,
  }) => {
    const browser = aBrowser()
    await browser.start(freshPhone())
    assert.lengthOf(browser.set, 1)
    assert.match(browser.set[0], /^kasbeno-browser=[\w-]{43};/)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=34560000']) {
      assert.include(browser.set[0], part)
    }
    const name = browser.cookies.get('kasbeno-browser')
    await browser.start(freshPhone())
    assert.equal(browser.cookies.get('kasbeno-browser'), name)
  })

  test('is not given to other clients', async ({ assert }) => {
    const { headers } = await office.start(freshPhone())
    assert.isNull(headers.get('set-cookie'))
  })

  test('that somebody made up is replaced', async ({ assert }) => {
    const browser = aBrowser()
    browser.cookies.set('kasbeno-browser', 'mine')
    await browser.start(freshPhone())
    assert.match(browser.cookies.get('kasbeno-browser')!, /^[\w-]{43}$/)
  })
})

test.group('The codes of a phone', () => {
  test('of strangers are ten in ten minutes, and five more for networks that asked for none within a day', async ({
    assert,
  }) => {
    const phone = freshPhone()
    assert.equal((await spendBudget(attacker, phone)).status, 200)
    const refused = await attacker.start(phone)
    assert.equal(refused.status, 429)
    assert.equal(refused.body.title, 'ThrottledException')
    assert.match(refused.body.message, /اینترنت دیگری/)
    const networks = Array.from({ length: 6 }, (_, i) => aClientAt(`127.0.1.${i + 1}`))
    for (const network of networks.slice(0, 5)) {
      assert.equal((await network.start(phone)).status, 200)
    }
    assert.equal((await networks[5]!.start(phone)).status, 429)
    await db
      .from('one_time_codes')
      .where({ phone })
      .update({ expires_at: new Date(0) })
    assert.equal((await networks[0]!.start(phone)).status, 429)
    assert.lengthOf(await db.from('one_time_codes').where({ phone }), 15)
  })

  test('leave one to the new phone of its owner, at a network from which nobody asks', async ({
    assert,
  }) => {
    const phone = freshPhone()
    await spendBudget(attacker, phone)
    assert.equal((await aBrowser().start(freshPhone())).status, 200)
    const fresh = aBrowser()
    assert.equal((await fresh.start(phone)).status, 200)
    assert.equal((await fresh.verify(phone, await codeFor(phone))).status, 200)
  })

  test('are not used up by strangers for a browser that it signed in with before', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const browser = await aKnownBrowser(phone)
    await letPass(phone, tenMinutesMs)
    await spendBudget(attacker, phone)
    assert.equal((await attacker.start(phone)).status, 429)
    assert.equal((await browser.start(phone)).status, 200)
    assert.equal((await browser.verify(phone, await codeFor(phone))).status, 200)
  })

  test('are ten in ten minutes for that browser too', async ({ assert }) => {
    const phone = freshPhone()
    const browser = await aKnownBrowser(phone)
    await letPass(phone, tenMinutesMs)
    assert.equal((await spendBudget(browser, phone)).status, 200)
    assert.equal((await browser.start(phone)).body.title, 'ThrottledException')
  })

  test('are not many a day, as the setting has it, and again as many for its owner', async ({
    assert,
    cleanup,
  }) => {
    cleanup(async () => {
      await db.from('settings').where({ key: 'codesPerPhonePerDay' }).delete()
    })
    const phone = freshPhone()
    const browser = await aKnownBrowser(phone)
    await letPass(phone, 86_400_000)
    await limit('codesPerPhonePerDay', 3)
    for (let i = 0; i < 3; i++) {
      assert.equal((await attacker.start(phone)).status, 200)
      await letPass(phone, tenMinutesMs)
    }
    const refused = await attacker.start(phone)
    assert.equal(refused.body.title, 'ThrottledException')
    // The first of them was sent half an hour ago.
    assert.closeTo(Number(refused.headers.get('retry-after')), 86_400 - 1_800, 60)
    assert.equal((await browser.start(phone)).status, 200)
  })
})

test.group('A network address', (group) => {
  group.each.teardown(async () => {
    await db.from('rate_limits').delete()
    await allowManySignIns()
  })
  /** Limits count from what others of the file have left. */
  const neighbour = aClientAt('127.0.0.77')

  test('is sent so many codes a day and no more, but what a phone’s own browser asks for', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const browser = await aKnownBrowser(phone)
    await letPass(phone, tenMinutesMs)
    await limit('codesPerAddressPerDay', 5)
    for (let i = 0; i < 5; i++) assert.equal((await neighbour.start(freshPhone())).status, 200)
    const refused = await neighbour.start(freshPhone())
    assert.equal(refused.body.title, 'ThrottledException')
    assert.isAtMost(Number(refused.headers.get('retry-after')), 86_400)
    // The address of the browsers has spent its own, too.
    for (let i = 0; i < 5; i++) await aBrowser().start(freshPhone())
    assert.equal((await aBrowser().start(freshPhone())).status, 429)
    assert.equal((await browser.start(phone)).status, 200)
  })

  test('that tries a few codes of each of many phones has to wait; a phone’s own browser there has not', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const browser = await aKnownBrowser(phone)
    await letPass(phone, tenMinutesMs)
    await limit('codeFailuresPerAddressPerHour', 6)
    const sprayer = aBrowser()
    for (let i = 0; i < 6; i++) {
      const victim = freshPhone()
      await sprayer.start(victim)
      assert.equal((await sprayer.verify(victim, await wrongCodeFor(victim))).status, 400)
    }
    const victim = freshPhone()
    await sprayer.start(victim)
    const locked = await sprayer.verify(victim, await codeFor(victim))
    assert.equal(locked.body.title, 'OtpLockedException')
    const waits = Number(locked.headers.get('retry-after'))
    assert.isAbove(waits, 3_000)
    assert.isAtMost(waits, 3_600)
    assert.equal((await aBrowser().verify(victim, 12345)).status, 429)

    await browser.start(phone)
    assert.equal((await browser.verify(phone, await wrongCodeFor(phone))).status, 400)
    assert.equal((await browser.verify(phone, await codeFor(phone))).status, 200)
    await office.start(victim)
    assert.equal((await office.verify(victim, await codeFor(victim))).status, 200)
  })

  test('whose attempts are used up leaves its own to a browser that the phone knows', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const browser = await aKnownBrowser(phone)
    await letPass(phone, tenMinutesMs)
    await limit('throttleAddressPerMinute', 5)
    for (let i = 0; i < 5; i++) await aBrowser().start(freshPhone())
    assert.equal((await aBrowser().start(freshPhone())).status, 429)
    assert.equal((await browser.start(phone)).status, 200)
    assert.equal((await browser.verify(phone, await codeFor(phone))).status, 200)
    assert.equal((await browser.start(freshPhone())).status, 429)
  })
})

test.group('A phone that nobody has', () => {
  test('is answered as one that somebody has, in all that a stranger may ask', async ({
    assert,
  }) => {
    const known = freshPhone()
    await aKnownBrowser(known)
    await letPass(known, tenMinutesMs)
    const told = async (phone: string) => {
      const answers = [
        await attacker.verify(phone, 12345),
        await attacker.start(phone),
        await attacker.start(phone),
        await attacker.verify(phone, await wrongCodeFor(phone)),
      ]
      return answers.map(({ status, body }) => [status, body.title, Object.keys(body)])
    }
    assert.deepEqual(await told(freshPhone()), await told(known))
  })
})
