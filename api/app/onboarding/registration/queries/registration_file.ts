import {
  steps,
  type BankStatus,
  type InquiryAnswer,
  type InquiryKind,
  type Step,
} from '#contracts/registration'
import type { CollateralType, FeeStatus } from '#contracts/credit'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { ofItself } from '#app/platform/history/history'
import { readHistoryRecords, type HistoryRecord } from '#app/platform/history/read_history'
import { inquiriesOf } from '../domain/inquiry.js'
import { currentDocuments, type Document } from './documents.js'

interface Facts {
  dateOfBirth: string | null
  bankStatus: BankStatus
  /** Also of a step that was sent again since, until it is decided. */
  rejections: Record<Step, string | null>
  sentAt: Record<Step, Date | null>
  /** The last decision on each step that stands, in system time. */
  decisions: Record<Step, { at: Date; by: string; name: string } | null>
  shop: Record<string, string | number | null> | null
  package: { slug: string; amount: number; collaterals: CollateralType[] } | null
  fee: { fee: number; vat: number; status: FeeStatus; paidAt: Date } | null
  creditLine: { id: string; limit: number } | null
  pendingApproval: { id: string; amount: number } | null
}
interface Inquiry {
  kind: InquiryKind
  answer: InquiryAnswer
  detail: Record<string, unknown>
  askedAt: Date
  answeredAt: Date | null
}
/** Everything of a file that its row in the list does not say. */
export interface RegistrationFile extends Facts {
  documents: Document[]
  inquiries: Inquiry[]
  /** Newest first. */
  history: HistoryRecord[]
}

const perStep = (suffix: string) =>
  `jsonb_build_object(${steps.map((step) => `'${step}', r.${step}_${suffix}`).join(', ')})`

const decisionSql = (step: Step) => `
  '${step}', (select jsonb_build_object('at', r.${step}_decided_at, 'by', id, 'name', full_name)
                from staff_accounts
               where id = r.${step}_decided_by and r.${step}_status <> 'PENDING')`

const factsSql = `
  select u.date_of_birth as "dateOfBirth", r.bank_status as "bankStatus",
         ${perStep('rejection')} as rejections, ${perStep('sent_at')} as "sentAt",
         jsonb_build_object(${steps.map(decisionSql).join()}) as decisions,
         case when s.id is not null then jsonb_build_object(
           'id', s.id, 'shopname', s.shopname, 'address', s.address, 'postalCode', s.postal_code,
           'landNumber', s.land_number, 'provinceId', s.province_id, 'provinceName', p.name,
           'cityId', s.city_id, 'cityName', c.name, 'districtId', s.district_id,
           'districtName', d.name, 'guildId', s.guild_id, 'guildName', g.name,
           'propertyType', s.property_type) end as shop,
         case when package.id is not null then jsonb_build_object(
           'slug', package.slug, 'amount', package.amount, 'collaterals', package.collaterals) end as package,
         fee.facts as fee,
         case when line.id is not null then jsonb_build_object(
           'id', line.id, 'limit', account.credit_limit) end as "creditLine",
         approval.facts as "pendingApproval"
    from registrations r
    join identity_people u on u.id = r.user_id
    left join shops s on s.registration_id = r.id
    left join locations_provinces p on p.id = s.province_id
    left join locations_cities c on c.id = s.city_id
    left join locations_districts d on d.id = s.district_id
    left join locations_guilds g on g.id = s.guild_id
    left join registration_packages package on package.registration_id = r.id
    join owner_plans owned on owned.registration_id = r.id
    left join registration_credit_lines line on line.owner_type = owned.owner_type
     and line.owner_id = owned.owner_id and line.plan = owned.plan
    left join ledger_accounts account on account.id = line.account_id
    left join lateral (
      select jsonb_build_object('fee', fee, 'vat', vat, 'status', status, 'paidAt', paid_at) as facts
        from registration_fees where registration_id = r.id order by paid_at desc limit 1
    ) fee on true
    left join lateral (
      select jsonb_build_object('id', id, 'amount', amount) as facts
        from registration_approvals
       where kind = 'ALLOCATE_CREDIT' and registration_id = r.id and status = 'PENDING' limit 1
    ) approval on true
   where r.id = ?`

/** What was asked about the person in another plan counts here too: identity is one. */
const inquiriesSql = `
  select distinct on (i.kind) i.kind, i.answer, i.detail, i.asked_at as "askedAt",
         i.answered_at as "answeredAt"
    from registrations r
    join registrations of_user on of_user.user_id = r.user_id
    join inquiries i on i.registration_id = of_user.id
     and (of_user.id = r.id or i.kind = any(?::text[]))
   where r.id = ?
   order by i.kind, i.asked_at desc`

const date = (moment: Date | string | null) => (moment === null ? null : new Date(moment))

/** @param caller for whom the links to the documents are made */
export const registrationFile = async (
  id: string,
  caller: StaffActor
): Promise<RegistrationFile> => {
  const [[{ sentAt, decisions: decided, fee, ...facts }], documents, inquiries, history] =
    await Promise.all([
      prepared<Facts>('registration_facts', factsSql, [id]),
      currentDocuments(id, { kind: 'staff', id: caller.id }),
      prepared<Inquiry>('registration_inquiries', inquiriesSql, [inquiriesOf.identity, id]),
      readHistoryRecords({ name: 'file_lines', history: ofItself('registrations'), id }, caller),
    ])
  return {
    ...facts,
    // JSON of the database writes moments in its own way.
    sentAt: { identity: date(sentAt.identity), shop: date(sentAt.shop), docs: date(sentAt.docs) },
    decisions: Object.fromEntries(
      steps.map((step) => {
        const decision = decided[step]
        return [step, decision && { ...decision, at: new Date(decision.at) }]
      })
    ) as Facts['decisions'],
    fee: fee && { ...fee, paidAt: new Date(fee.paidAt) },
    documents,
    inquiries,
    history,
  }
}
