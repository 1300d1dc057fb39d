import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { words } from '#contracts/words'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf, staffOf } from '#app/platform/audit/actor'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { tehranDay } from '#app/platform/time/jalali'
import { makePdf } from '#app/platform/pdf/make_pdf'
import { contractDocument, type SignedContract } from '../domain/contract_document.js'
import { signedFileValidator } from '../validators/sign_validator.js'
import { signedByOwner, signedContract } from '../queries/signed_contract.js'

const send = async (ctx: HttpContext, signed: SignedContract, asker: string) => {
  const file = await makePdf(contractDocument(signed), asker)
  const { contractType, signedAt } = signed
  const named = {
    name: `contract-${contractType.toLowerCase()}`,
    title: words.contractType[contractType],
    days: [tehranDay(DateTime.fromJSDate(signedAt))],
  }
  privateFile(ctx, 'application/pdf', savedAs(named, 'pdf'))
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
