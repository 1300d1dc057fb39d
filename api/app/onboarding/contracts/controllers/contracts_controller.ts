import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answeredFrom } from '#app/people/identity/http/answered_from'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import SignContract from '../actions/sign_contract.js'
import { ownerContract, signedContracts } from '../queries/owner_contract.js'
import { contractSignatureValidator } from '../validators/sign_validator.js'

/** What an owner has signed and is asked to sign. api-person "Contracts and renewal" */
export default class ContractsController {
  async index(ctx: HttpContext) {
    return { items: await signedContracts(ownerIn(customerOf(ctx), ctx.params.plan)) }
  }

  async show(ctx: HttpContext) {
    const { plan, contractType } = ctx.params
    return ownerContract(ownerIn(customerOf(ctx), plan), contractType)
  }

  @inject()
  async sign(ctx: HttpContext, signContract: SignContract) {
    const { contractType, digest } = await ctx.request.validateUsing(contractSignatureValidator)
    return signContract.execute({
      actor: customerOf(ctx),
      plan: ctx.params.plan,
      contractType,
      digest,
      ...answeredFrom(ctx),
    })
  }
}
