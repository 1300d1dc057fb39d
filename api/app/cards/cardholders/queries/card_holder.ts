import {
  cardHolderStep,
  type CardHolderStanding,
  type CardHolderStep,
} from '#contracts/card_holders'
import type { ApprobationStatus } from '#contracts/approbations'
import { isCardExpired, maskedNumber, type CardStatus, type ParcelStatus } from '#contracts/cards'
import type { CompanyStatus } from '#contracts/companies'
import { expireAt } from '#app/cards/issuing/domain/expiry'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { startOfJalaliMonth } from '#app/platform/time/jalali'
import { messages } from '../i18n/fa.js'

/** company §3 "Card holder" */
export interface CardHolder {
  id: string
  userId: string
  firstName: string
  lastName: string
  phone: string
  nationalCode: string
  /** `YYYY-MM-DD`; null for members other than the CEO. */
  birthDate: string | null
  legalUserKycStatus: CompanyStatus
  rejectionReason: string | null
  cardHolderStep: CardHolderStep
  cardSigned: boolean
  contractStatus: CompanyStatus
  contractRejectionReason: string | null
  /** Null before an upload. */
  signatoryStatus: ApprobationStatus | null
  /** By a signatory. */
  signatoryRefusal: string | null
  /** The current one. */
  contractId: string | null
  /** Of the current one. */
  contractUploadedAt: Date | null
  addressId: string | null
  addressTitle: string | null
  address: string | null
  cardId: string | null
  /** Last digits only. */
  cardNumber: string | null
  cardStatus: CardStatus | null
  parcelStatus: ParcelStatus | null
  /** `YYYY-MM`, as of a person's card. */
  expirationDate: string | null
  isCardExpired: boolean
  ceiling: number | null
  spentThisMonth: number
  createdAt: Date
}

type Row = Omit<
  CardHolder,
  'cardHolderStep' | 'cardNumber' | 'expirationDate' | 'isCardExpired'
> & {
  lastFour: string | null
  expiresOn: string | null
}

/**
 * Rials since a bound moment.
 * @param holder table alias
 */
export const spentSince = (holder: string) => `
  (select coalesce(sum(payment.amount), 0)::bigint from issuing_cards paid
     join devices_card_payments payment on payment.card_id = paid.id
    where paid.holder_id = ${holder}.id and payment.status = 'PAID' and payment.created_at >= ?)`

const sql = `
  select holder.id, holder.user_id as "userId", holder.firstname as "firstName",
         holder.lastname as "lastName", person.phone, holder.national_code as "nationalCode",
         holder.birth_date as "birthDate", holder.status as "legalUserKycStatus",
         holder.rejection as "rejectionReason",
         holder.contract_signed_at is not null as "cardSigned",
         holder.contract_status as "contractStatus",
         holder.contract_rejection as "contractRejectionReason",
         approbation.status as "signatoryStatus",
         (select reason from signatures_given
           where approbation_id = approbation.id and round = approbation.round
             and answer = 'REJECTED'
           order by signed_at limit 1) as "signatoryRefusal",
         contract.id as "contractId", contract.created_at as "contractUploadedAt", address.id as "addressId",
         coalesce(card.delivery_address ->> 'title', address.title) as "addressTitle",
         coalesce(card.delivery_address ->> 'address', address.address) as address,
         card.id as "cardId", card.last_four as "lastFour", card.status as "cardStatus",
         card.parcel_status as "parcelStatus", card.expires_on as "expiresOn", holder.ceiling,
         ${spentSince('holder')} as "spentThisMonth",
         holder.created_at as "createdAt"
    from card_holders holder
    join identity_people person on person.id = holder.user_id
    left join companies_papers contract on contract.card_holder_id = holder.id
     and contract.kind = 'cardIssuanceContract' and contract.current
    left join signatures_approbations approbation
      on approbation.document_type = 'CARD_CONTRACT' and approbation.document_id = contract.id
    left join addresses_titles address on address.id = holder.address_id
    left join lateral (
      select id, last_four, status, parcel_status, expires_on, delivery_address
        from issuing_cards
       where holder_id = holder.id order by created_at desc, id desc limit 1
    ) card on true
   where holder.company_id = ? and holder.removed_at is null`

const holderOf = ({ lastFour, expiresOn, ...row }: Row): CardHolder => ({
  ...row,
  cardHolderStep: cardHolderStep(standingOf(row)),
  cardNumber: lastFour && maskedNumber(lastFour),
  expirationDate: expiresOn && expireAt(expiresOn),
  isCardExpired: expiresOn !== null && isCardExpired(expiresOn, clock.today()),
})

const standingOf = (row: Omit<Row, 'lastFour' | 'expiresOn'>): CardHolderStanding => ({
  status: row.legalUserKycStatus,
  contractStatus: row.contractStatus,
  hasContract: row.contractUploadedAt !== null,
  hasAddress: row.addressId !== null,
  isSigned: row.cardSigned,
  hasCard: row.cardId !== null,
})

/** Start of this Jalali month. */
export const monthBegan = () => startOfJalaliMonth(clock.businessNow()).toJSDate()

/** Newest first; at most `cardHolderRules.holdersMax`. */
export const cardHoldersOf = async (companyId: string): Promise<CardHolder[]> => {
  const all = `${sql} order by holder.created_at desc, holder.id desc`
  const rows = await prepared<Row>('card_holders_of', all, [monthBegan(), companyId])
  return rows.map(holderOf)
}

/** @throws NotFound also for former holders */
export const cardHolder = async (
  companyId: string,
  userId: string,
  client?: Client
): Promise<CardHolder> => {
  const one = `${sql} and holder.user_id = ?`
  const [row] = await prepared<Row>('card_holder', one, [monthBegan(), companyId, userId], client)
  if (!row) throw new NotFound(messages.noSuchHolder)
  return holderOf(row)
}
