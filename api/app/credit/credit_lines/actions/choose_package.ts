import { choosable } from '#contracts/credit'
import { choosesPackage } from '#contracts/plans'
import { isRefused } from '#contracts/refusal'
import { isEditable } from '#contracts/registration'
import ChosenPackage from '#app/credit/credit_lines/models/chosen_package'
import type { RegistrationRow } from '#app/onboarding/registration/queries/registration_of'
import { lockRegistrationOf } from '#app/onboarding/registration/steps/lock_registration'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule, InvalidFields } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { packageOption } from '../queries/package_options.js'

/** person §4 "Real-person routing" */
const refuseUnready = (registration: RegistrationRow) => {
  const { plan, kycStep, identityStatus, shopStatus, docsStatus } = registration
  if (!choosesPackage(plan)) throw new BusinessRule(messages.noPackages)
  if (isRefused(kycStep)) throw new BusinessRule(messages.scoreRefused)
  if ([identityStatus, shopStatus, docsStatus].some(isEditable)) {
    throw new BusinessRule(messages.stepsFirst)
  }
}

interface ChooseCommand {
  actor: CustomerActor
  plan: unknown
  slug: string
}

/** Changeable until the fee is paid. person §4, domain "The platform fee" */
export default class ChoosePackage {
  async execute({ actor, plan, slug }: ChooseCommand): Promise<RegistrationRow> {
    return transaction(async (trx) => {
      const registration = await lockRegistrationOf(actor, plan, trx)
      refuseUnready(registration)
      const option = await packageOption(registration.plan, slug, trx)
      if (!option) {
        throw new InvalidFields([
          { field: 'slug', rule: 'database.exists', message: messages.unknownPackage },
        ])
      }
      const chosen =
        (await ChosenPackage.query({ client: trx })
          .where('registrationId', registration.id)
          .forUpdate()
          .first()) ??
        new ChosenPackage().useTransaction(trx).fill({
          id: newId(),
          registrationId: registration.id,
          createdAt: clock.businessNow(),
          status: 'START',
        })
      if (!choosable(chosen.status)) throw new AlreadyProcessed(messages.packagePaid)
      const { amount, collateralCreditTypes } = option
      const collaterals = JSON.stringify(collateralCreditTypes)
      await chosen.merge({ slug, amount, collaterals, status: 'CREATED' }).save()
      return registration
    })
  }
}
