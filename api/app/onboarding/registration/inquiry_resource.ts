import { inquiryAnswers, inquiryKinds } from '#contracts/registration'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { inquiries as names, inquiryHeaders as headers } from './i18n/export.js'

/** What registers and the credit bureau were asked about customers, and what they answered; details stand in the file. */
export default defineResource('inquiries', {
  ...names,
  permission: 'inquiries.list',
  query: () =>
    reading('inquiries as inquiry')
      .join('registrations as r', 'r.id', 'inquiry.registration_id')
      .join('users as u', 'u.id', 'r.user_id'),
  fields: {
    id: 'inquiry.id',
    registrationId: 'inquiry.registration_id',
    userId: 'r.user_id',
    customerName: `nullif(concat_ws(' ', u.firstname, u.lastname), '')`,
    phone: 'u.phone',
    plan: 'r.plan',
    inquiryKind: 'inquiry.kind',
    answer: 'inquiry.answer',
    askedAt: 'inquiry.asked_at',
    answeredAt: 'inquiry.answered_at',
  },
  search: ['u.search_key'],
  filters: {
    inquiryKind: anyOf(inquiryKinds),
    answer: anyOf(inquiryAnswers),
    registrationId: equals(),
    userId: equals(),
    askedAt: between('moments'),
    answeredAt: between('moments'),
  },
  sorts: ['askedAt', 'answeredAt'],
  defaultSort: ['askedAt', 'DESC'],
  columns: {
    customerName: column.text(common.customerName),
    phone: column.code(common.phone),
    plan: column.label(common.plan, words.plan),
    inquiryKind: column.label(headers.kind, words.inquiryKind),
    answer: column.label(headers.answer, words.inquiry),
    askedAt: column.jalaliMoment(headers.askedAt),
    answeredAt: column.jalaliMoment(headers.answeredAt),
  },
})
