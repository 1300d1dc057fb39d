import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import GiveSentence from '#app/onboarding/signing/actions/give_sentence'
import OpenSigning from '#app/onboarding/signing/actions/open_signing'
import StartEnrollment from '#app/onboarding/signing/actions/start_enrollment'
import SubmitEnrollment from '#app/onboarding/signing/actions/submit_enrollment'
import { documentToSign } from '#app/onboarding/signing/queries/document_to_sign'
import { signingStanding } from '#app/onboarding/signing/queries/signing_standing'
import {
  documentValidator,
  signValidator,
} from '#app/onboarding/signing/validators/signing_validators'
import { reachedFrom } from '#app/people/identity/http/answered_from'
import { customerOf } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { originOf } from '#app/platform/http/origin'

/** Who the person is, which everybody signs first: what is meant where no other is named. */
const firstDocument = { documentType: 'IDENTITY_INFORMATION', documentId: '' } as const

/** What a person does to get a certificate, and to sign with it. api-person "Signing and others" */
export default class SigningController {
  async check(ctx: HttpContext) {
    return signingStanding(customerOf(ctx))
  }

  @inject()
  async inquire(ctx: HttpContext, startEnrollment: StartEnrollment) {
    const actor = customerOf(ctx)
    const person = await startEnrollment.execute({ actor })
    return { ...person, standing: await signingStanding(actor) }
  }

  @inject()
  async sentence(ctx: HttpContext, giveSentence: GiveSentence) {
    const { sentence, expiresAt } = await giveSentence.execute({ actor: customerOf(ctx) })
    const expirationMillis = expiresAt.getTime() - clock.systemNow().toMillis()
    return { sentence, expirationMillis }
  }

  @inject()
  async enroll(ctx: HttpContext, submitEnrollment: SubmitEnrollment) {
    const actor = customerOf(ctx)
    await submitEnrollment.execute({ actor, origin: originOf(ctx) })
    return signingStanding(actor)
  }

  async digest(ctx: HttpContext) {
    const named = await ctx.request.validateUsing(documentValidator, { data: ctx.request.qs() })
    const { documentType, documentId } = { ...firstDocument, ...named }
    return documentToSign(customerOf(ctx), documentType, documentId)
  }

  @inject()
  async sign(ctx: HttpContext, openSigning: OpenSigning) {
    const document = await ctx.request.validateUsing(signValidator)
    const asked = { ...firstDocument, ...document, ...reachedFrom(ctx) }
    return openSigning.execute({ actor: customerOf(ctx), ...asked })
  }
}
