import app from '@adonisjs/core/services/app'
import { ownerColumns } from '#app/owners/owner'
import { onPaid, type Fulfilment } from '#app/payments/fulfilments'
import type Payment from '#app/payments/models/payment'
import { lockRegistration } from '#app/registration/steps/lock_registration'
import type { Trx } from '#app/shared/database'
import TakePlatformFee from './steps/take_platform_fee.js'

const lockOwner = async ({ owner }: Payment, trx: Trx) => {
  const { registration_id: id } = await trx
    .from('owner_plans')
    .where({ ...ownerColumns(owner), plan: owner.plan })
    .select('registration_id')
    .firstOrFail()
  return lockRegistration(id, trx)
}

/** A gateway brought the missing part of the fee: now the whole fee is taken out of the wallet. */
const takeFee: Fulfilment = {
  outcome: 'FEE_PAID',
  async lock(payment, trx) {
    await lockOwner(payment, trx)
  },
  async fulfil(payment, trx) {
    const takePlatformFee = await app.container.make(TakePlatformFee)
    await takePlatformFee.execute(await lockOwner(payment, trx), trx)
  },
}

onPaid('subscription-package', takeFee)
onPaid('platform-fee', takeFee)
