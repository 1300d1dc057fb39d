import type { Owner } from '#contracts/owners'
import { onSigned } from '#app/contracts/on_signed'
import app from '@adonisjs/core/services/app'
import { ownerColumns } from '#app/owners/owner'
import { onPaid, type Fulfilment } from '#app/payments/fulfilments'
import { lockRegistration } from '#app/registration/steps/lock_registration'
import type { Trx } from '#app/shared/database'
import RenewLine from './steps/renew_line.js'
import TakePlatformFee from './steps/take_platform_fee.js'

const lockOwner = async ({ owner }: { owner: Owner }, trx: Trx) => {
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

/** A renewal's signature gives its year where the fee was paid before. */
onSigned('CREDIT_RENEWAL', {
  async lock(owner, trx) {
    await lockOwner({ owner }, trx)
  },
  async follow(owner, _term, trx) {
    const renewLine = await app.container.make(RenewLine)
    await renewLine.execute(owner, trx)
  },
})

onPaid('subscription-package', takeFee)
onPaid('platform-fee', takeFee)
