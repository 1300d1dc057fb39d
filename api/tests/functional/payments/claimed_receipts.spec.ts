import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import {
  amountAtBank,
  anEnabledBank,
  inDoubtAt,
  letHoursPass,
  paidAt,
  rowOf,
  statusOf,
  sweep,
  type PaidAtBank,
} from '#tests/support/doubt'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { submit } from '#tests/support/payments'
import type { StatefulBank } from '#tests/support/stateful_banks'

const reason = 'در صورت‌حساب درگاه دیده شد'

const receiptFields = {
  MELLAT: ['SaleReferenceId'],
  IRANKISH: ['retrievalReferenceNumber', 'systemTraceAuditNumber'],
} as const

for (const indicator of ['MELLAT', 'IRANKISH'] as const) {
  test.group(`A receipt that a stranger typed at ${indicator}`, (group) => {
    let bank: StatefulBank
    group.each.setup(async () => {
      const enabled = await anEnabledBank(indicator)
      bank = enabled.bank
      return enabled.stop
    })

    /** The stranger's own payment comes back with the receipt of somebody else, and the bank says nothing of it. */
    const claim = async (owner: PaidAtBank): Promise<PaidAtBank> => {
      const stranger = await paidAt(bank)
      const shown = Object.fromEntries(
        receiptFields[indicator].map((field) => [field, owner.callback.fields[field]])
      )
      const { action, fields } = stranger.callback
      bank.misbehave({ verify: 'odd', inquire: 'odd' })
      await submit({ action, fields: { ...fields, ...shown } })
      bank.misbehave({})
      return stranger
    }

    test('keeps its owner’s payment from nothing: the bank proves whose it is', async ({
      assert,
    }) => {
      const owner = await paidAt(bank)
      const stranger = await claim(owner)
      const { status, gateway_receipt: receipt } = await rowOf(stranger.id)
      assert.equal(status, 'CALLBACK_RECEIVED')
      await submit(owner.callback)
      assert.equal(await statusOf(owner.id), 'COMPLETED')
      assert.equal(await cashOf(owner.shop), amountAtBank)
      assert.equal((await rowOf(owner.id)).gateway_receipt, receipt)
      // The desk finds both under it, until the bank has said what the other one was.
      const filter = encodeURIComponent(JSON.stringify({ q: receipt }))
      const { body } = await get(`/api/admin/payments?filter=${filter}`, {
        token: await staffToken('finance'),
      })
      const found = body.map(({ id }: { id: string }) => id)
      assert.sameMembers(found, [owner.id, stranger.id])
      await letHoursPass(stranger.id)
      await sweep()
      const proved = { indicator, gateway_receipt: receipt, status: 'COMPLETED' }
      assert.deepEqual(await db.from('payments').where(proved).select('id'), [{ id: owner.id }])
      await expectLedgerInBalance()
    })

    test('keeps two people from settling its owner’s by hand no more than from refusing the other', async ({
      assert,
    }) => {
      const owner = await inDoubtAt(bank)
      bank.misbehave({})
      const { gateway_receipt: receipt } = await rowOf((await claim(owner)).id)
      const [asker, second] = [await staffToken('finance'), await staffToken('finance')]
      const settle = (id: string, token: string) =>
        post(`/api/admin/payments/${id}/settle`, { bankReference: receipt, reason }, { token })
      const asked = await settle(owner.id, asker)
      assert.equal(asked.status, 201, JSON.stringify(asked.body))
      const { id: decision } = await db
        .from('payment_decisions')
        .where({ payment_id: owner.id, status: 'PENDING' })
        .firstOrFail()
      const approve = `/api/admin/payments/${owner.id}/decisions/${decision}/approve`
      const approved = await post(approve, {}, { token: second })
      assert.equal(approved.status, 200, JSON.stringify(approved.body))
      assert.equal(await statusOf(owner.id), 'COMPLETED')
      const other = await inDoubtAt(bank)
      assert.equal((await settle(other.id, asker)).status, 422, 'once it is proved')
      await expectLedgerInBalance()
    })
  })
}
