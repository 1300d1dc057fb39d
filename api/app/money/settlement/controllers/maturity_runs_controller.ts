import type { RunKind } from '#contracts/settlement'
import RunsController from '../http/runs_controller.js'

export default class MaturityRunsController extends RunsController {
  readonly kind: RunKind = 'MATURITY'
}
