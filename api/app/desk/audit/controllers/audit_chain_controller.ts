import type { HttpContext } from '@adonisjs/core/http'
import { verifyChain } from '../queries/verify_chain.js'
import { rangeValidator } from '../validators/range_validator.js'

export default class AuditChainController {
  /** A stretch of the chain, looked through; the auditor's page asks for one after the other. */
  async show({ request }: HttpContext) {
    const { from, limit } = await request.validateUsing(rangeValidator)
    return verifyChain(from, limit)
  }
}
