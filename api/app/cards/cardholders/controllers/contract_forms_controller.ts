import type { HttpContext } from '@adonisjs/core/http'
import { contractForm } from '#app/cards/cardholders/domain/contract_form'
import { managerOf } from '#app/cards/cardholders/http/manager_of'
import { formText } from '#app/cards/cardholders/i18n/contract_form'
import { cardHolder } from '#app/cards/cardholders/queries/card_holder'
import { companyFile } from '#app/onboarding/companies/queries/company_file'
import { countToday } from '#app/platform/http/daily_quota'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { makePdf } from '#app/platform/pdf/make_pdf'

/** Forms of a day that one CEO may ask for. */
const formsPerDay = 200

/** The contract for a holder's card, to be printed, signed and stamped. company §2 "Card contract upload screen" */
export default class ContractFormsController {
  async show(ctx: HttpContext) {
    const { actor, companyId } = await managerOf(ctx)
    const holder = await cardHolder(companyId, ctx.params.userId)
    const who = actor.id
    const name = 'card-contract-forms'
    await countToday({ name, who, perDay: formsPerDay, message: formText.tooMany })
    const company = await companyFile(companyId)
    const file = await makePdf(contractForm({ holder, company }), actor.id)
    const title = `${formText.title} ${holder.firstName} ${holder.lastName}`
    const named = { name: 'card-contract', title }
    privateFile(ctx, 'application/pdf', savedAs(named, 'pdf'))
    ctx.response.send(file)
  }
}
