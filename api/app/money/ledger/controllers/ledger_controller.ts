import type { HttpContext } from '@adonisjs/core/http'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { trialBalance } from '#app/money/ledger/queries/trial_balance'
import { trialBalanceValidator } from '#app/money/ledger/validators/trial_balance_validator'

export default class LedgerController {
  async trialBalance({ request }: HttpContext) {
    return trialBalance(await trialBalanceValidator.validate(request.qs()))
  }

  async reconcile() {
    return reconcile()
  }
}
