import { onSigned } from '#app/onboarding/contracts/on_signed'
import app from '@adonisjs/core/services/app'
import { lockOwnersFile } from '#app/people/owners/files'
import { onPaid, type Fulfilment } from '#app/money/payments/fulfilments'
import RenewLine from './steps/renew_line.js'
import TakePlatformFee from './steps/take_platform_fee.js'

/** The gateway brought the rest: takes the whole fee. */
const takeFee: Fulfilment = {
  outcome: 'FEE_PAID',
  async lock(payment, trx) {
    await lockOwnersFile(payment.owner, trx)
  },
  async fulfil(payment, trx) {
    const takePlatformFee = await app.container.make(TakePlatformFee)
    await takePlatformFee.execute(await lockOwnersFile(payment.owner, trx), trx)
  },
}

/** Gives the year if its fee is paid. */
onSigned('CREDIT_RENEWAL', {
  async lock(owner, trx) {
    await lockOwnersFile(owner, trx)
  },
  async follow(owner, _term, trx) {
    const renewLine = await app.container.make(RenewLine)
    await renewLine.execute(owner, trx)
  },
})

onPaid('subscription-package', takeFee)
onPaid('platform-fee', takeFee)
