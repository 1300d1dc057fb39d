import db from '@adonisjs/lucid/services/db'
import { refuseListed, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { cardHolderRules } from '#contracts/card_holders'
import { searchKey } from '#contracts/digits'
import type { MonthlyCeiling } from '#contracts/spending'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { keepPapers, retirePaper } from '#app/onboarding/companies/steps/keep_papers'
import { lockCompany } from '#app/onboarding/companies/steps/lock_company'
import { outdateChanges } from '#app/onboarding/companies/steps/outdate_changes'
import {
  hasPapers,
  personColumns,
  withMemberPapers,
  type MemberFiles,
  type MemberPerson,
  type StoredMemberPapers,
} from '#app/onboarding/companies/steps/member_papers'
import { personOfPhone } from '#app/people/identity/steps/person_of_phone'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import {
  prepared,
  transaction,
  violatedConstraint,
  type Trx,
} from '#app/platform/database/database'
import { BusinessRule, refusedField } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import { cardHolder, type CardHolder } from '../queries/card_holder.js'
import { holderOfPhone, type NamedHolder } from '../queries/holder_of_phone.js'
import { lockHolder } from '../steps/lock_holder.js'

interface RegisterCommand {
  actor: CustomerActor
  phone: string
  person: MemberPerson
  /** Rials a Jalali month: part of the contract that the signatories sign. */
  ceiling?: number
  files: MemberFiles
}

/** Also renames a refused holder with corrections. company §2 */
export default class RegisterHolder {
  /**
   * @throws InvalidFields for pictures, birth date and a known person; BusinessRule for other than the CEO, a
   * blacklisted person and beyond `cardHolderRules.holdersMax`
   */
  async execute(command: RegisterCommand): Promise<CardHolder> {
    const { actor, phone, person, files } = command
    const { companyId } = ceoOf(actor)
    const known = await holderOfPhone(companyId, phone)
    // Pictures belong to one person.
    const isSame = known?.nationalCode === person.nationalCode
    const stays = isSame && (await hasPapers(known!.id, db.connection(), 'card_holder_id'))
    const register = (papers: StoredMemberPapers) =>
      transaction(async (trx) => {
        const { id: cardHolderId, userId } = await save(command, trx)
        await keepPapers({ companyId, cardHolderId }, papers, trx)
        const subject = { type: 'card-holders', id: cardHolderId }
        await audit({ actor, command: 'card-holders.register', subject }, trx)
        return cardHolder(companyId, userId, trx)
      })
    try {
      return await recordingHits(actor, () => withMemberPapers({ person, files, stays }, register))
    } catch (error) {
      // Concurrent requests: the constraint decides.
      if (violatedConstraint(error) !== 'card_holders_code') throw error
      throw refusedField('nationalCode', messages.holderTwice)
    }
  }
}

const save = async ({ actor, phone, person, ceiling }: RegisterCommand, trx: Trx) => {
  const { companyId } = ceoOf(actor)
  // Holder before company, the lock order of contract signatures.
  const before = await holderOfPhone(companyId, phone, trx)
  if (before) await lockHolder(before.id, trx)
  // Serialized for the limit.
  await lockCompany(companyId, trx)
  await refuseListed('STEP', { PHONE: phone, NATIONAL_CODE: person.nationalCode }, trx)
  const { id: userId } = await personOfPhone(phone, trx)
  const known = await holderOfPhone(companyId, phone, trx)
  if (known && known.status !== 'REJECTED') throw refusedField('phoneNumber', messages.holderTwice)
  const now = clock.businessNow().toJSDate()
  const columns = {
    ...personColumns(person),
    search_key: searchKey(`${person.firstName} ${person.lastName} ${person.nationalCode} ${phone}`),
    status: 'PENDING',
    rejection: null,
    sent_at: now,
    updated_at: now,
  }
  if (known) {
    if (known.nationalCode !== person.nationalCode) {
      await outdateChanges({ companyId, holderId: known.id }, trx)
    }
    const given = ceiling ?? known.ceiling ?? cardHolderRules.firstCeiling
    await trx
      .from('card_holders')
      .where('id', known.id)
      .update({ ...columns, ceiling: given })
    if (!isAsInContract(known, person, given)) await dropContract(companyId, known.id, trx)
    return { id: known.id, userId }
  }
  await refuseMany(companyId, trx)
  const id = newId()
  const first = ceiling ?? (await formerCeiling({ companyId, userId }, trx))
  const given = { ceiling: first ?? cardHolderRules.firstCeiling, created_at: now }
  const row = { id, company_id: companyId, user_id: userId, ...columns, ...given }
  await trx.insertQuery().table('card_holders').insert(row)
  return { id, userId }
}

const formerSql = `
  select ceiling from card_holders where company_id = ? and user_id = ? order by created_at desc, id desc limit 1`

/** Of who held a card before: what the company allowed them then. */
const formerCeiling = async (of: { companyId: string; userId: string }, trx: Trx) => {
  const named = [of.companyId, of.userId]
  const [row] = await prepared<{ ceiling: MonthlyCeiling }>('former_ceiling', formerSql, named, trx)
  return row?.ceiling
}

const isAsInContract = (
  known: NamedHolder,
  { nationalCode, firstName, lastName }: MemberPerson,
  ceiling: MonthlyCeiling
) =>
  known.nationalCode === nationalCode &&
  known.name === `${firstName} ${lastName}` &&
  known.ceiling === ceiling

/** It was for another person, or for another ceiling: upload and sign anew. */
const dropContract = async (companyId: string, holderId: string, trx: Trx) => {
  await retirePaper({ companyId, cardHolderId: holderId }, 'cardIssuanceContract', trx)
  await trx
    .from('card_holders')
    .where('id', holderId)
    .update({ contract_status: 'START', contract_rejection: null, contract_signed_at: null })
}

const refuseMany = async (companyId: string, trx: Trx) => {
  const [{ count }] = await trx
    .from('card_holders')
    .where({ company_id: companyId })
    .whereNull('removed_at')
    .count('* as count')
  if (Number(count) >= cardHolderRules.holdersMax) {
    throw new BusinessRule(messages.tooManyHolders(cardHolderRules.holdersMax))
  }
}
