import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { uploadLimits } from '#contracts/limits'
import { documentKinds } from '#contracts/registration'
import { isPlan } from '#contracts/plans'
import { certificateTypesOf } from '#app/reference/plans/queries/certificate_types'
import SubmitDocuments, {
  refuseUpload,
} from '#app/onboarding/registration/actions/submit_documents'
import { countUpload } from '#app/onboarding/registration/http/upload_quota'
import { messages } from '#app/onboarding/registration/i18n/fa'
import {
  chosenCertificate,
  fileFor,
  ownPapers,
} from '#app/onboarding/registration/queries/documents'
import { registrationStatus } from '#app/onboarding/registration/queries/registration_status'
import { customerOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { readPapers } from '#app/platform/http/read_papers'
import { showPicture } from '#app/platform/http/show_picture'
import { KeyedMutex } from '#app/platform/process/semaphore'

/** One owner's papers are read one after the other: what waits stays on the line, and only one more may. */
const uploads = new KeyedMutex(1, messages.uploadRuns)

export default class DocumentsController {
  @inject()
  async store(ctx: HttpContext, submitDocuments: SubmitDocuments) {
    const { plan } = ctx.params
    const customer = customerOf(ctx)
    const certificateType: unknown = ctx.request.qs().shopCertificateType
    await refuseUpload(customer, plan, certificateType)
    await countUpload(customer.id)
    await uploads.run(customer.id, async () => {
      const files = await readPapers(ctx, documentKinds, uploadLimits.kycDocument)
      const papers = { files, certificateType }
      await submitDocuments.execute({ actor: customer, plan, papers })
    })
    return registrationStatus(customer, plan)
  }

  async index(ctx: HttpContext) {
    return ownPapers(customerOf(ctx), ctx.params.plan)
  }

  async show(ctx: HttpContext) {
    await showPicture(ctx, 'documents', fileFor)
  }

  /** What the plan offers, and the one that the caller's papers have, offered or not. */
  async certificateTypes(ctx: HttpContext) {
    const { plan } = ctx.params
    if (!isPlan(plan)) throw new NotFound()
    return certificateTypesOf(plan, await chosenCertificate(customerOf(ctx), plan))
  }
}
