import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SandboxIssuer } from '#app/cards/issuing/adapters/sandbox_issuer'
import { cardRules } from '#contracts/cards'
import { enterOneCode, oneCodeFor } from '#tests/support/batch'
import { anEnabledCard, pin } from '#factories/card'
import { aCompanyWithCredit } from '#factories/company'
import { aShopWithCredit } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { anInvoice } from '#factories/invoice'
import { block, cardCodeFor, changePin } from '#tests/support/cards'
import { aCompanyInvoice, enterSignature, signingCodeFor } from '#tests/support/company_orders'
import { type Answer, post, put } from '#tests/support/http'
import { allowManySignIns, wrongCodeFor } from '#tests/support/identity'
import { enterCode, paymentCodeFor } from '#tests/support/orders'
import { aFreshRegistration, identityOf, ok } from '#tests/support/registration'

/** As often as wrong codes may be tried, and once more. */
const faults = 4

const owner = () => db.connection('owner')
const plant = async (table: string) => {
  await owner().rawQuery(`
    create or replace function public.fault_of_ours() returns trigger language plpgsql as $$
      begin raise exception 'a planted fault'; end $$`)
  await owner().rawQuery(
    `create trigger fault_of_ours before insert or update on ${table}
       for each row execute function public.fault_of_ours()`
  )
}
const remove = () => owner().rawQuery('drop function if exists public.fault_of_ours cascade')

interface Consumer {
  /** What the effect writes. */
  table: string
  prepare: () => Promise<() => Promise<Answer>>
}

const consumers: Record<string, Consumer> = {
  'a sign-in': {
    table: 'sessions',
    async prepare() {
      const phone = freshPhone()
      ok(await post('/api/user/otp-start', { phone }))
      const otpSecret = await codeFor(phone)
      return () => post('/api/user/otp-verify', { phone, otpSecret })
    },
  },
  'a payment': {
    table: 'installments',
    async prepare() {
      const shop = await aShopWithCredit(10_000_000)
      const { id } = await anInvoice({ shop, amount: 1_000_000 })
      const code = await paymentCodeFor(shop, id)
      return () => enterCode(shop, id, code)
    },
  },
  'a batch': {
    table: 'installments',
    async prepare() {
      const shop = await aShopWithCredit(10_000_000)
      const invoices = [
        await anInvoice({ shop, amount: 1_000_000 }),
        await anInvoice({ shop, amount: 1_000_000 }),
      ]
      const code = await oneCodeFor(shop, invoices)
      return () => enterOneCode(shop, invoices, code)
    },
  },
  'a signature': {
    table: 'signatures',
    async prepare() {
      const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
      const { id } = await aCompanyInvoice(company)
      const [member] = company.members
      const code = await signingCodeFor(member, id)
      return () => enterSignature(member, id, code)
    },
  },
  'a blocked card': {
    table: 'audit_lines',
    async prepare() {
      const holder = await anEnabledCard()
      const code = await cardCodeFor(holder)
      return () => block(holder, code)
    },
  },
  'a forgotten PIN': {
    table: 'audit_lines',
    async prepare() {
      const holder = await anEnabledCard()
      const otpSecret = await cardCodeFor(holder, 'FORGOT_PIN')
      return () => post('/api/card/pin1-forget', { otpSecret, pin1: '9753' }, holder)
    },
  },
  'a CVV2': {
    table: 'audit_lines',
    async prepare() {
      const holder = await anEnabledCard()
      const otpSecret = await cardCodeFor(holder, 'CVV2')
      return () => post('/api/card/self/cvv2', { otpSecret }, holder)
    },
  },
  'a credit score': {
    table: 'inquiries',
    async prepare() {
      const shop = await aFreshRegistration()
      const { plan, token } = shop
      ok(await put(`/api/user/${plan}`, identityOf(), { token }))
      ok(await post('/api/credit-score/otp-start', { plan }, { token }))
      const otpSecret = await codeFor(shop.phone)
      return () => post('/api/credit-score', { plan, otpSecret }, { token })
    },
  },
}

test.group('A right code', (group) => {
  group.setup(() => allowManySignIns())

  for (const [name, { table, prepare }] of Object.entries(consumers)) {
    test(`of ${name} outlives faults of ours, and does it once`, async ({ assert, cleanup }) => {
      const enter = await prepare()
      cleanup(async () => void (await remove()))
      await plant(table)
      for (let fault = 0; fault < faults; fault++) assert.equal((await enter()).status, 500)
      await remove()
      assert.equal((await enter()).status, 200)
      assert.notEqual((await enter()).status, 500)
    })
  }

  test('gives nobody more guesses: wrong ones count, before and after', async ({ assert }) => {
    const shop = await aShopWithCredit(10_000_000)
    const { id } = await anInvoice({ shop, amount: 1_000_000 })
    const code = await paymentCodeFor(shop, id)
    const wrong = await wrongCodeFor(shop.phone)
    for (let tried = 0; tried < 3; tried++) {
      assert.equal((await enterCode(shop, id, wrong)).status, 400)
    }
    assert.equal((await enterCode(shop, id, code)).status, 400)
  })
})

test.group('A PIN that is changed', () => {
  test('costs none of the day’s changes where the issuer fails', async ({ assert, cleanup }) => {
    const holder = await anEnabledCard()
    const change = SandboxIssuer.prototype.changePin
    cleanup(() => void (SandboxIssuer.prototype.changePin = change))
    SandboxIssuer.prototype.changePin = () => Promise.reject(new Error('the issuer is down'))
    for (let fault = 0; fault <= cardRules.pinChangesPerDay; fault++) {
      assert.equal((await changePin(holder, pin, '9753')).status, 500)
    }
    SandboxIssuer.prototype.changePin = change
    assert.equal((await changePin(holder, pin, '9753')).status, 200)
  })
})

test.group('A CVV2 that is looked at', () => {
  test('costs none of the day’s views where the issuer fails', async ({ assert, cleanup }) => {
    const holder = await anEnabledCard()
    const show = SandboxIssuer.prototype.cvv2
    cleanup(() => void (SandboxIssuer.prototype.cvv2 = show))
    SandboxIssuer.prototype.cvv2 = () => Promise.reject(new Error('the issuer is down'))
    const otpSecret = await cardCodeFor(holder, 'CVV2')
    const view = () => post('/api/card/self/cvv2', { otpSecret }, holder)
    for (let fault = 0; fault <= cardRules.cvv2ViewsPerDay; fault++) {
      assert.equal((await view()).status, 500)
    }
    SandboxIssuer.prototype.cvv2 = show
    assert.equal((await view()).status, 200)
  })
})
