import type { RunKind } from '#contracts/settlement'
import RunsController from '../http/runs_controller.js'

/** Runs that pay what distributors want early, at a discount. */
export default class DiscountRunsController extends RunsController {
  readonly kind: RunKind = 'DISCOUNT'
}
