import type { HttpContext } from '@adonisjs/core/http'
import { words } from '#contracts/words'
import { ownerIn } from '#app/owners/owner'
import { customerOf, staffOf } from '#app/shared/actor'
import { privateFile } from '#app/shared/http/private_file'
import { makePdf } from '#app/shared/pdf/make_pdf'
import { contractDocument, type SignedContract } from '../domain/contract_document.js'
import { signedFileValidator } from '../validators/sign_validator.js'
import { signedByOwner, signedContract } from '../queries/signed_contract.js'

const send = async (ctx: HttpContext, signed: SignedContract, asker: string) => {
  const file = await makePdf(contractDocument(signed), asker)
  const name = encodeURIComponent(`${words.contractType[signed.contractType]}.pdf`)
  privateFile(ctx, 'application/pdf', `attachment; filename*=UTF-8''${name}`)
  ctx.response.send(file)
}

/** The PDF of what was signed: the same bytes for the owner and the bank, each time. */
export default class ContractFilesController {
  async own(ctx: HttpContext) {
    const { plan, contractType } = ctx.params
    const { term } = await ctx.request.validateUsing(signedFileValidator)
    const customer = customerOf(ctx)
    const signed = await signedByOwner(ownerIn(customer, plan), contractType, term)
    await send(ctx, signed, customer.id)
  }

  async show(ctx: HttpContext) {
    await send(ctx, await signedContract(ctx.params.id), staffOf(ctx).id)
  }
}
