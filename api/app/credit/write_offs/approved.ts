import app from '@adonisjs/core/services/app'
import { onApproved } from '#app/credit/credit_lines/approval_rules'
import { lockFile } from '#app/people/owners/files'
import { lockOldDebt } from './steps/lock_old_debt.js'
import EndRenewal from '#app/credit/credit_lines/steps/end_renewal'
import WriteOff from './steps/write_off.js'

onApproved('WRITE_OFF', {
  askedWith: 'credit.write-off',
  async carryOut(approval, actor, trx) {
    const file = await lockFile(approval.file, trx)
    const old = await lockOldDebt(file.owner, trx, approval.payload.installmentIds)
    const writeOff = await app.container.make(WriteOff)
    await writeOff.execute(old, approval, actor, trx)
    const endRenewal = await app.container.make(EndRenewal)
    const { reason } = approval.payload
    await endRenewal.execute({ actor, file: approval.file, lineId: old.debt.lineId, reason }, trx)
  },
})
