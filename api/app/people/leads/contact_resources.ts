import {
  callSubjects,
  contactStatuses,
  reportSubjects,
  type CallSubject,
  type ContactStatus,
  type ReportSubject,
} from '#contracts/leads'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { headers, names } from './i18n/export.js'

const rowsOf = (kind: string) => () =>
  reading('contacts as contact')
    .leftJoin('provinces as province', 'province.id', 'contact.province_id')
    .leftJoin('cities as city', 'city.id', 'contact.city_id')
    .leftJoin('users as customer', 'customer.phone', 'contact.phone')
    .leftJoin('staff_users as working', 'working.id', 'contact.claimed_by')
    .leftJoin('staff_users as reporting', 'reporting.id', 'contact.reported_by')
    .where('contact.kind', kind)

/** What every list of contacts has. */
const common = {
  id: 'contact.id',
  status: 'contact.status',
  name: 'contact.name',
  phone: 'contact.phone',
  /** Who is a customer already has this number. */
  userId: 'customer.id',
  text: 'contact.text',
  claimedBy: personOfStaff('working'),
  claimedByName: 'working.full_name',
  claimedAt: 'contact.claimed_at',
  outcome: 'contact.outcome',
  closedAt: 'contact.closed_at',
  createdAt: 'contact.created_at',
} as const
interface CommonTypes {
  status: ContactStatus
  userId: string | null
  claimedBy: PersonOfStaff | null
}
const described = {
  permission: 'leads.list',
  search: ['contact.search_key'],
  sorts: ['createdAt', 'status'],
  defaultSort: ['createdAt', 'DESC'],
} as const
const filters = { status: anyOf(contactStatuses, words.contact), createdAt: between('moments') }
const history = (type: string) => ({
  subjects: [{ type }],
  events: `select created_at, 'contact.received', 'system', null::uuid, null::jsonb
             from contacts where id = ? and reported_by is null`,
})
const worked = {
  status: column.label(headers.status, words.contact),
  claimedByName: column.text(headers.claimedByName),
  outcome: column.text(headers.outcome),
  closedAt: column.jalaliMoment(headers.closedAt),
}
const left = {
  createdAt: column.jalaliMoment(headers.createdAt),
  name: column.text(headers.name),
  phone: column.code(headers.phone),
}

/** Who would like to be a customer. */
export const leads = defineResource('leads', {
  ...described,
  ...names.leads,
  query: rowsOf('LEAD'),
  fields: {
    ...common,
    shopname: 'contact.shopname',
    provinceName: 'province.name',
    cityName: 'city.name',
  },
  types: fieldTypes<CommonTypes>(),
  filters,
  columns: {
    ...left,
    shopname: column.text(headers.shopname),
    provinceName: column.text(headers.provinceName),
    cityName: column.text(headers.cityName),
    text: column.text(headers.text),
    ...worked,
  },
  history: history('leads'),
})

/** Who asks to be called. */
export const callInfos = defineResource('call-infos', {
  ...described,
  ...names.callInfos,
  query: rowsOf('CALL_INFO'),
  fields: {
    ...common,
    subject: 'contact.subject',
    hasPicture: '(contact.file_key is not null)',
  },
  types: fieldTypes<CommonTypes & { subject: CallSubject; hasPicture: boolean }>(),
  filters: { ...filters, subject: anyOf(callSubjects, words.callSubject) },
  columns: {
    ...left,
    subject: column.label(headers.subject, words.callSubject),
    text: column.text(headers.text),
    hasPicture: column.yesNo(headers.hasPicture),
    ...worked,
  },
  history: history('call-infos'),
})

/** What staff report by hand. */
export const manualReports = defineResource('manual-reports', {
  ...described,
  ...names.manualReports,
  query: rowsOf('MANUAL_REPORT'),
  fields: {
    ...common,
    subject: 'contact.subject',
    occurredOn: 'contact.occurred_on',
    reportedByName: 'reporting.full_name',
  },
  types: fieldTypes<CommonTypes & { subject: ReportSubject; reportedByName: string }>(),
  filters: {
    ...filters,
    subject: anyOf(reportSubjects, words.reportSubject),
    occurredOn: between('days'),
  },
  columns: {
    ...left,
    subject: column.label(headers.subject, words.reportSubject),
    occurredOn: column.jalaliDay(headers.occurredOn),
    text: column.text(headers.text),
    reportedByName: column.text(headers.reportedByName),
    ...worked,
  },
  history: history('manual-reports'),
})
