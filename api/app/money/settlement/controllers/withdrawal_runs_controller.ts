import type { RunKind } from '#contracts/settlement'
import RunsController from '../http/runs_controller.js'

/** Runs that pay owners what they take out of their wallets. */
export default class WithdrawalRunsController extends RunsController {
  readonly kind: RunKind = 'WITHDRAWAL'
}
