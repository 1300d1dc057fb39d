import {
  orderButton,
  type OrderApprobationStatus,
  type OrderButton,
  type SignatureMethod,
} from '#contracts/approbations'
import type { SignatureAnswer, SignatureLevel } from '#contracts/quorum'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { detailsOf, orderFacts, type OrderDetails } from '#app/trade/orders/queries/order_details'
import type { CustomerActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { approbationsOf } from '#app/onboarding/signatures/queries/approbations'
import {
  approbationView,
  endsBy,
  type ApprobationView,
} from '#app/onboarding/signatures/queries/approbation_view'
import { onBehalfOf, type OnBehalf } from '#app/onboarding/signatures/queries/on_behalf'
import { ownEnrollment } from '#app/onboarding/signing/queries/own_enrollment'
import { companyOrderColumns, companyOrderJoins } from './company_orders.js'

export interface CompanyOrderStanding {
  orderApprobationStatus: OrderApprobationStatus
  userApprobationStatus: SignatureAnswer
  userSignatoryStatus: SignatureLevel
  hasAnsweredForOther: boolean
}

const sql = `
  select ${companyOrderColumns}, today.firstname, today.lastname
    from (select ?::uuid as member_id, ?::uuid as given_by) caller
    join orders_invoices o on o.owner_type = ? and o.owner_id = ? and o.id = ?
    ${companyOrderJoins}`

/** company §3, §4 */
export interface CompanyOrder extends OrderDetails, CompanyOrderStanding {
  isCeo: boolean
  digitalSignatoryType: SignatureMethod
  button: OrderButton
  /** Whom the caller may act for, or null. */
  onBehalf: OnBehalf | null
  overallSignatoryStatus: ApprobationView['overallSignatoryStatus'] | null
  /** Null for card payments, which nobody signs. */
  approbation: ApprobationView | null
  /** Whether the caller's own refusal would end it. */
  refusalEnds: boolean
  signatoryDtos: {
    approbation: SignatureAnswer
    approbationDto: {
      firstName: string | null
      lastName: string | null
      mandatorySignatoryUser: SignatureLevel
    }
    signatoryDate: Date | null
  }[]
}

/** The reader's own names: a company has neither. */
type Row = CompanyOrderStanding & {
  firstname: string | null
  lastname: string | null
}

const unsigned = {
  ...{ approbation: null, overallSignatoryStatus: null, onBehalf: null },
  refusalEnds: false,
  signatoryDtos: [],
}

const signaturesOf = async (
  documentId: string,
  caller: { companyId: string; memberId: string }
) => {
  const named = { type: 'INVOICE', documentId, ...caller } as const
  const [known] = await approbationsOf('INVOICE', [documentId])
  if (!known) return unsigned
  const { view, approbation, signers } = await approbationView(named)
  return {
    approbation: view,
    refusalEnds: endsBy(caller.memberId, { approbation, signers }),
    onBehalf: await onBehalfOf(named),
    overallSignatoryStatus: approbation.status,
    signatoryDtos: signers
      .filter(({ level }) => level !== 'NOT_ALLOWED')
      .map(({ firstName, lastName, level, answer, answeredAt }) => ({
        approbation: answer,
        approbationDto: { firstName, lastName, mandatorySignatoryUser: level },
        signatoryDate: answeredAt,
      })),
  }
}

/** @throws NotFound also for another company's invoice */
export const companyOrder = async (actor: CustomerActor, id: string): Promise<CompanyOrder> => {
  const { companyId, memberId, role } = memberOf(actor)
  const facts = await orderFacts(actor.owner, id)
  const [standing] = await prepared<Row>('company_order', sql, [
    memberId,
    memberId,
    actor.owner.type,
    companyId,
    id,
  ])
  if (!standing) throw new NotFound()
  const enrollment = await ownEnrollment(actor.id)
  return {
    ...detailsOf({ ...facts, phone: actor.phone }),
    ...standing,
    isCeo: role === 'CEO',
    digitalSignatoryType: enrollment?.status === 'ENROLLED' ? 'TOKEN' : 'CODE',
    button: orderButton({ ...standing, role }),
    ...(await signaturesOf(id, { companyId, memberId })),
  }
}
