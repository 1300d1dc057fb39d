import type { CallSubject, ContactStatus, ReportSubject } from '#contracts/leads'
import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'

const rowsOf = (kind: string) => () =>
  reading('contacts as contact')
    .leftJoin('locations_provinces as province', 'province.id', 'contact.province_id')
    .leftJoin('locations_cities as city', 'city.id', 'contact.city_id')
    .leftJoin('identity_people as customer', 'customer.phone', 'contact.phone')
    .leftJoin('staff_accounts as working', 'working.id', 'contact.claimed_by')
    .leftJoin('staff_accounts as reporting', 'reporting.id', 'contact.reported_by')
    .where('contact.kind', kind)

/** Who left it, and how to reach them. */
const left = {
  id: 'contact.id',
  createdAt: field.moment('contact.created_at', { filter: true, sort: true }),
  name: field.text('contact.name'),
  phone: field.code('contact.phone'),
  /** Who is a customer already has this number. */
  userId: field.id<string | null>('customer.id'),
}
/** What became of it. */
const worked = {
  status: field.label<ContactStatus>('contact.status', words.contact, { filter: true, sort: true }),
  claimedBy: field.raw<PersonOfStaff | null>(personOfStaff('working')),
  claimedByName: field.text('working.full_name'),
  claimedAt: 'contact.claimed_at',
  outcome: field.text('contact.outcome'),
  closedAt: field.moment('contact.closed_at'),
}
const text = field.text('contact.text')
const described = {
  permission: 'leads.list',
  search: ['contact.search_key'],
  defaultSort: ['createdAt', 'DESC'],
} as const
const history = (type: string) => ({
  subjects: [{ type }],
  events: `select created_at, 'contact.received', 'system', null::uuid, null::jsonb
             from contacts where id = ? and reported_by is null`,
})

/** Who would like to be a customer. */
export const leads = defineResource('leads', {
  title: 'سرنخ‌ها',
  singular: 'سرنخ',
  ...described,
  query: rowsOf('LEAD'),
  fields: {
    ...left,
    shopname: field.text('contact.shopname', { label: 'nameOfShop' }),
    provinceName: field.text('province.name'),
    cityName: field.text('city.name'),
    text,
    ...worked,
  },
  history: history('leads'),
})

/** Who asks to be called. */
export const callInfos = defineResource('call-infos', {
  title: 'درخواست‌های تماس',
  singular: 'درخواست تماس',
  ...described,
  query: rowsOf('CALL_INFO'),
  fields: {
    ...left,
    subject: field.label<CallSubject>('contact.subject', words.callSubject, { filter: true }),
    text,
    hasPicture: field.yesNo<boolean>('(contact.file_key is not null)'),
    ...worked,
  },
  history: history('call-infos'),
})

/** What staff report by hand. */
export const manualReports = defineResource('manual-reports', {
  title: 'گزارش‌های دستی',
  singular: 'گزارش دستی',
  ...described,
  query: rowsOf('MANUAL_REPORT'),
  fields: {
    ...left,
    subject: field.label<ReportSubject>('contact.subject', words.reportSubject, { filter: true }),
    occurredOn: field.day('contact.occurred_on', { filter: true }),
    text,
    reportedByName: field.text<string>('reporting.full_name'),
    ...worked,
  },
  history: history('manual-reports'),
})
