import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cardRules } from '#contracts/cards'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { clock, tehran } from '#app/platform/time/clock'
import { settle } from '#app/platform/jobs/main'
import { aHolder, anEnabledCard, issuedOf, pin } from '#factories/card'
import {
  activate,
  addAddress,
  block,
  cardCodeFor,
  changePin,
  chooseAddress,
  cvv2Of,
  messagesOf,
  reissue,
  self,
  wrong,
} from '#tests/support/cards'
import { get, post, type Answer } from '#tests/support/http'
import { staffToken, wrongCodeFor } from '#tests/support/identity'
import { listQuery } from '#tests/support/resources'
import { heldUp } from '#tests/support/races'

test.group('Wrong secrets of a card', () => {
  test('are counted: the third wrong CVV2 locks activation for the day, says so, and locks out the right one too', async ({
    assert,
  }) => {
    const holder = await aHolder('DELIVERED')
    const cvv2 = await cvv2Of(holder)
    for (const _ of [1, 2]) {
      const { status, body } = await activate(holder, wrong(cvv2))
      assert.equal(status, 422)
      assert.equal(body.title, 'CardRefusedException')
    }
    assert.isNull((await self(holder)).body.activationLockedUntil)
    for (const tried of [wrong(cvv2), cvv2]) {
      const locked = await activate(holder, tried)
      assert.equal(locked.status, 429)
      assert.match(locked.body.message, /سه بار/)
      assert.isAbove(Number(locked.headers.get('retry-after')), 0)
    }
    assert.containSubset((await self(holder)).body, {
      status: 'DELIVERED',
      activationLockedUntil: tomorrow(),
      pinLockedUntil: null,
    })
    await aDayLater(holder)
    assert.isNull((await self(holder)).body.activationLockedUntil)
    assert.equal((await activate(holder, wrong(cvv2))).status, 422)
    assert.equal((await activate(holder, cvv2)).status, 200)
  })

  test('end with the right one: it is changed so often a day, since each change sends messages', async ({
    assert,
  }) => {
    const { pinChangesPerDay } = cardRules
    const holder = await anEnabledCard()
    let [now, next] = [pin, '9753']
    for (let at = 0; at < pinChangesPerDay; at += 1) {
      assert.equal((await changePin(holder, now, next)).status, 200)
      ;[now, next] = [next, now === pin ? '7531' : now]
    }
    assert.equal((await changePin(holder, now, next)).status, 429)
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), now))
    await settle()
    const sent = (await messagesOf(holder.phone)).filter((name) => name === 'card-pin-changed')
    assert.lengthOf(sent, pinChangesPerDay)
  })

  test('of thirty that guess at once three are told, the third that it has locked the card', async ({
    assert,
  }) => {
    const holder = await anEnabledCard()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => changePin(holder, wrong(pin), '9753'))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 422),
      2
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 429),
      28
    )
    const late = await changePin(holder, pin, '9753')
    assert.equal(late.status, 429)
    assert.match(late.body.message, /قفل است.*فراموشی رمز/)
    assert.equal((await self(holder)).body.pinLockedUntil, tomorrow())
    // A forgotten PIN has its own way; the wrong tries of the former one are forgotten with it.
    const otpSecret = await cardCodeFor(holder, 'FORGOT_PIN')
    assert.match(otpSecret, /^[1-9]\d{3}$/)
    assert.equal(
      (await post('/api/card/pin1-forget', { otpSecret, pin1: '7531' }, holder)).status,
      200
    )
    assert.isNull((await self(holder)).body.pinLockedUntil)
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), '7531'))
    assert.equal((await changePin(holder, '7531', '0420')).status, 200)
    assert.equal((await changePin(holder, '7531', '0421')).status, 422)
    await settle()
    assert.lengthOf(
      (await messagesOf(holder.phone)).filter((template) => template === 'card-pin-locked'),
      1,
      'one message for one lock'
    )
    assert.lengthOf(
      (await messagesOf(holder.phone)).filter((template) => template === 'card-pin-changed'),
      2
    )
  })

  test('are shown at the desk to who may see cards: until when they have locked what, and all such cards', async ({
    assert,
  }) => {
    const [pinLocked, cvv2Locked, open] = [
      await anEnabledCard(),
      await aHolder('DELIVERED'),
      await anEnabledCard(),
    ]
    for (const _ of [1, 2, 3]) await changePin(pinLocked, wrong(pin), '9753')
    const cvv2 = await cvv2Of(cvv2Locked)
    for (const _ of [1, 2, 3]) await activate(cvv2Locked, wrong(cvv2))
    for (const _ of [1, 2]) await changePin(open, wrong(pin), '9753')

    const token = await staffToken('support')
    const at = async ({ cardId }: { cardId: string }) => {
      const { pinLockedUntil, activationLockedUntil } = (
        await get(`/api/admin/cards/${cardId}`, { token })
      ).body
      return [pinLockedUntil, activationLockedUntil]
    }
    assert.deepEqual(await at(pinLocked), [tomorrow(), null])
    assert.deepEqual(await at(cvv2Locked), [null, tomorrow()])
    assert.deepEqual(await at(open), [null, null])

    const listed = async (isLocked: boolean, ...holders: { userId: string }[]) => {
      const userId = holders.map((holder) => holder.userId)
      const query = listQuery({ filter: { isLocked, userId } })
      const { body } = await get(`/api/admin/cards?${query}`, { token })
      return new Set(body.map(({ id }: { id: string }) => id))
    }
    const all = [pinLocked, cvv2Locked, open]
    assert.deepEqual(await listed(true, ...all), new Set([pinLocked.cardId, cvv2Locked.cardId]))
    assert.deepEqual(await listed(false, ...all), new Set([open.cardId]))
    await aDayLater(pinLocked)
    assert.deepEqual(await at(pinLocked), [null, null])
    assert.equal(
      (await get(`/api/admin/cards/${open.cardId}`, { token: await staffToken('kyc') })).status,
      403
    )
  })

  test('are not PINs that others would guess: these are refused on each way, and cost no try and no code', async ({
    assert,
  }) => {
    const holder = await aHolder('DELIVERED')
    const user = db.from('users').where({ id: holder.userId })
    await user.clone().update({ date_of_birth: '1985-06-01' })
    const { phone, national_code: nationalCode } = await user.firstOrFail()
    const easy = ['1234', '5555', '۱۳۶۴', '1985', phone.slice(-4), nationalCode.slice(-4)]
    const refusedAt = async (field: string, ask: (easyPin: string) => Promise<Answer>) => {
      for (const easyPin of easy) {
        const { status, body } = await ask(easyPin)
        assert.deepEqual([status, body.errors?.[0].field], [422, field], easyPin)
        assert.match(body.message, /آسان حدس/)
      }
    }
    const cvv2 = await cvv2Of(holder)
    await refusedAt('pin1', (easyPin) => activate(holder, wrong(cvv2), easyPin))
    assert.equal((await activate(holder, cvv2, pin)).status, 200)
    await refusedAt('pin1New', (easyPin) => changePin(holder, wrong(pin), easyPin))
    const same = await changePin(holder, pin, pin)
    assert.deepEqual([same.status, same.body.errors?.[0].field], [422, 'pin1New'])
    assert.match(same.body.message, /همان رمز کنونی/)
    const otpSecret = await cardCodeFor(holder, 'FORGOT_PIN')
    const forget = (pin1: string) => post('/api/card/pin1-forget', { otpSecret, pin1 }, holder)
    await refusedAt('pin1', forget)
    assert.equal((await forget('9753')).status, 200)
    assert.equal((await changePin(holder, '9753', pin)).status, 200)
  })

  test('twenty looks at the CVV2 are a day’s', async ({ assert }) => {
    const holder = await aHolder('DELIVERED')
    const looks = await Promise.all(
      Array.from({ length: 25 }, () => get('/api/card/self/cvv2', holder))
    )
    assert.lengthOf(
      looks.filter(({ status }) => status === 200),
      20
    )
    const { cvv2_views: views } = await db.from('cards').where('id', holder.cardId).firstOrFail()
    assert.equal(views, 20)
  })

  test('the CVV2 of a card in use takes a code at each look, for that card alone, and is in the trail', async ({
    assert,
  }) => {
    const holder = await anEnabledCard()
    const other = await anEnabledCard()
    const look = (by: typeof holder, otpSecret: string) =>
      post('/api/card/self/cvv2', { otpSecret }, by)
    const looks = () =>
      db
        .from('audit_lines')
        .where({ command: 'cards.show-cvv2', subject_id: holder.cardId })
        .select('actor_id')
    const refused = await get('/api/card/self/cvv2', holder)
    assert.equal(refused.status, 409)
    assert.match(refused.body.message, /کد پیامک‌شده/)

    const code = await cardCodeFor(holder, 'CVV2')
    assert.equal((await look(holder, await wrongCodeFor(holder.phone))).status, 400)
    // Neither for another card, nor for another purpose.
    assert.equal((await look(other, code)).status, 400)
    assert.equal((await block(holder, code)).status, 400)
    assert.lengthOf(await looks(), 0)
    const both = await Promise.all([look(holder, code), look(holder, code)])
    assert.sameMembers(
      both.map(({ status }) => status === 200),
      [true, false]
    )
    const shown = both.find(({ status }) => status === 200)!
    assert.deepEqual(shown.body, { cvv2: await cvv2Of(holder) })
    assert.equal(shown.headers.get('cache-control'), 'no-store')
    assert.equal((await look(holder, code)).status, 400)
    assert.deepEqual(await looks(), [{ actor_id: holder.userId }])

    const again = await cardCodeFor(holder, 'CVV2')
    await db.from('cards').where('id', holder.cardId).update({ status: 'FROZEN' })
    assert.equal((await look(holder, again)).status, 409)
    assert.lengthOf(await looks(), 1)
  })

  test('a code is for one purpose and one card, and used once', async ({ assert }) => {
    const holder = await anEnabledCard()
    const code = await cardCodeFor(holder, 'BLOCK')
    const again = await post('/api/card/otp-resend', { phone: holder.phone }, holder)
    assert.equal(again.status, 429)
    assert.isAbove(again.body.otpExpirationMillis, 0)
    const forgot = code.slice(0, 4)
    assert.equal(
      (await post('/api/card/pin1-forget', { otpSecret: forgot, pin1: '9753' }, holder)).status,
      400
    )
    assert.equal((await block(holder, await wrongCodeFor(holder.phone))).status, 400)
    const both = await Promise.all([block(holder, code), block(holder, code)])
    assert.sameMembers(
      both.map(({ status }) => status === 200),
      [true, false]
    )
  })
})

test.group('Two at once', () => {
  const rowOf = (holder: { cardId: string }) => ({ table: 'cards', id: holder.cardId })
  const sorted = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

  test('reissue gives one card', async ({ assert }) => {
    const holder = await aHolder('BLOCKED')
    const answers = await heldUp(rowOf(holder), () =>
      Array.from({ length: 4 }, () => reissue(holder))
    )
    assert.deepEqual(sorted(answers), [201, 409, 409, 409])
    assert.lengthOf(await db.from('cards').where('owner_id', holder.userId), 2)
  })

  test('activate: the PIN of the one that is told yes counts', async ({ assert }) => {
    const holder = await aHolder('DELIVERED')
    const cvv2 = await cvv2Of(holder)
    const pins = ['1000', '2000', '3000', '4000']
    const answers = await Promise.all(pins.map((one) => activate(holder, cvv2, one)))
    assert.deepEqual(sorted(answers), [200, 409, 409, 409])
    const winner = pins[answers.findIndex(({ status }) => status === 200)]!
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), winner))
  })

  test('a choice of an address and the printer: the parcel goes where the card was printed for', async ({
    assert,
  }) => {
    const holder = await aHolder('CREATED')
    const [first, second] = [await addAddress(holder), await addAddress(holder)]
    await chooseAddress(holder, holder.cardId, first.body.id)
    const [answer] = await heldUp(
      rowOf(holder),
      () => [chooseAddress(holder, holder.cardId, second.body.id)],
      (trx) => trx.from('cards').where('id', holder.cardId).update({ status: 'PRINTED' })
    )
    assert.equal(answer!.status, 409)
    assert.equal((await self(holder)).body.deliveryAddress.id, first.body.id)
  })
})

/** The end of this day, in Tehran. */
const tomorrow = () =>
  clock.businessNow().setZone(tehran).startOf('day').plus({ days: 1 }).toUTC().toISO()

/** What is counted for a day ends with it. */
const aDayLater = (holder: { cardId: string }) =>
  db.rawQuery(
    `update failed_attempts set last_at = last_at - interval '1 day',
            locked_until = locked_until - interval '1 day' where who = ?`,
    [holder.cardId]
  )
