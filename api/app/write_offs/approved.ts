import app from '@adonisjs/core/services/app'
import { onApproved } from '#app/credit/approval_rules'
import { lockFile } from '#app/owners/files'
import { lockOldDebt } from './steps/lock_old_debt.js'
import WriteOff from './steps/write_off.js'

onApproved('WRITE_OFF', {
  askedWith: 'credit.write-off',
  async carryOut(approval, actor, trx) {
    const { owner } = await lockFile(approval.file, trx)
    const old = await lockOldDebt(owner, trx, approval.payload.installmentIds)
    const writeOff = await app.container.make(WriteOff)
    await writeOff.execute(old, approval, actor, trx)
  },
})
