import type { CustomerActor } from '#app/shared/actor'
import { BusinessRule } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** Of a company's members the CEO alone pays. domain "Companies" @throws BusinessRule for the others */
export const refuseOtherPayers = ({ member }: CustomerActor): void => {
  if (member && member.role !== 'CEO') throw new BusinessRule(messages.ceoPays)
}
