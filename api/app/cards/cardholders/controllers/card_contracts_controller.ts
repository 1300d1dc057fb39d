import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { cardContractKinds } from '#contracts/card_holders'
import { uploadLimits } from '#contracts/limits'
import UploadContract from '#app/cards/cardholders/actions/upload_contract'
import { awaitedContract } from '#app/cards/cardholders/http/awaited_contract'
import { managerOf } from '#app/cards/cardholders/http/manager_of'
import { sendForm } from '#app/cards/cardholders/http/send_form'
import { cardHolder } from '#app/cards/cardholders/queries/card_holder'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import TakeEvidence from '#app/onboarding/signatures/actions/take_evidence'
import { countEvidence } from '#app/onboarding/signatures/http/count_evidence'
import { sendEvidence } from '#app/onboarding/signatures/http/send_evidence'
import { readPapers } from '#app/platform/http/read_papers'

/** company §2 "Card contract upload screen" */
export default class CardContractsController {
  async show(ctx: HttpContext) {
    await sendForm(ctx)
  }

  @inject()
  async store(ctx: HttpContext, uploadContract: UploadContract) {
    const { actor, companyId } = await managerOf(ctx)
    const { userId } = ctx.params
    await cardHolder(companyId, userId)
    return oneUpload(companyId, async () => {
      const files = await readPapers(ctx, cardContractKinds, uploadLimits.cardIssuanceContract)
      return uploadContract.execute({ actor, userId, files })
    })
  }

  @inject()
  async evidence(ctx: HttpContext, takeEvidence: TakeEvidence) {
    const document = await awaitedContract(ctx)
    await countEvidence(document.actor)
    await sendEvidence(ctx, await takeEvidence.execute(document), document.actor)
  }
}
