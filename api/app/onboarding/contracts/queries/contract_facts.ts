import { arrearsSettings } from '#contracts/settings'
import { words } from '#contracts/words'
import { arrearsRule } from '#contracts/words/arrears'
import { toPersianDigits } from '#contracts/digits'
import { inWords } from '#contracts/number_words'
import type { Owner } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { jalaliDate } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import { settingsInForce } from '#app/reference/settings/queries/public_settings'
import { setting } from '#app/reference/settings/settings'
import type { Values } from '../domain/html.js'
import type { YearOfCredit } from '../domain/term.js'
import { messages } from '../i18n/fa.js'

interface Row extends YearOfCredit {
  expiresOn: string
  limit: number
  name: string | null
  phone: string
  nationalCode: string | null
  shopName: string | null
  shopAddress: string | null
  postalCode: string | null
}

const sql = `
  select line.credit_year as "creditYear", line.has_renewal_credit as "hasRenewalCredit",
         renewal_refusal(line.id, ?) as "renewalRefusal",
         line.expires_on as "expiresOn", coalesce(account.credit_limit, 0) as "limit",
         owner.name, owner.phone,
         coalesce(users.national_code, company.national_id) as "nationalCode",
         coalesce(shop.shopname, company.name) as "shopName",
         coalesce(shop.address, company.address) as "shopAddress",
         coalesce(shop.postal_code, company.postal_code) as "postalCode"
    from contracts_credit_lines line
    join ledger_accounts account on account.id = line.account_id
    join owners owner on owner.owner_type = line.owner_type and owner.owner_id = line.owner_id
    left join identity_people users on users.id = owner.user_id
    left join companies_files company on company.id = owner.owner_id
    left join owner_plans owned on owned.owner_type = line.owner_type
     and owned.owner_id = line.owner_id and owned.plan = line.plan
    left join registration_shops shop on shop.registration_id = owned.registration_id
   where line.owner_type = ? and line.owner_id = ? and line.plan = ?`

/** What contracts are about: an owner's credit in a plan, and the values that their texts leave open. */
export interface ContractFacts extends YearOfCredit {
  values: Values
}

const digits = (text: string | null) => toPersianDigits(text ?? messages.notGiven)

/** @returns null while no credit is allocated */
export const contractFacts = async (
  owner: Owner,
  client?: Client
): Promise<ContractFacts | null> => {
  const { type, id, plan } = owner
  const [row] = await prepared<Row>('contract_facts', sql, [clock.today(), type, id, plan], client)
  if (!row) return null
  const { creditYear, hasRenewalCredit, renewalRefusal } = row
  return {
    creditYear,
    hasRenewalCredit,
    renewalRefusal,
    values: {
      bankName: (await setting('bankName', client)) || messages.bank,
      customerName: row.name ?? messages.notGiven,
      nationalCode: digits(row.nationalCode),
      phone: digits(row.phone),
      shopName: row.shopName ?? messages.notGiven,
      shopAddress: row.shopAddress ?? messages.notGiven,
      postalCode: digits(row.postalCode),
      planName: words.plan[plan],
      creditAmount: grouped(row.limit),
      creditAmountInWords: inWords(row.limit),
      expiresOn: jalaliDate(row.expiresOn),
      arrearsRule: arrearsRule(await settingsInForce(arrearsSettings, client)),
      creditYear: toPersianDigits(hasRenewalCredit ? creditYear + 1 : creditYear),
    },
  }
}
