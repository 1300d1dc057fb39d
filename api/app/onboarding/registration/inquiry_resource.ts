import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** What registers and the credit bureau were asked about customers, and what they answered; details stand in the file. */
export default defineResource('inquiries', {
  title: 'استعلام‌ها',
  singular: 'استعلام',
  permission: 'inquiries.list',
  query: () =>
    reading('inquiries as inquiry')
      .join('registrations as r', 'r.id', 'inquiry.registration_id')
      .join('identity_people as u', 'u.id', 'r.user_id'),
  fields: {
    id: 'inquiry.id',
    registrationId: field.id('inquiry.registration_id', { filter: true }),
    userId: field.id('r.user_id', { filter: true }),
    customerName: field.text(`nullif(concat_ws(' ', u.firstname, u.lastname), '')`),
    phone: field.code('u.phone'),
    plan: field.label('r.plan', words.plan),
    inquiryKind: field.label('inquiry.kind', words.inquiryKind, { filter: true }),
    answer: field.label('inquiry.answer', words.inquiry, { filter: true }),
    askedAt: field.moment('inquiry.asked_at', { filter: true, sort: true }),
    answeredAt: field.moment('inquiry.answered_at', {
      label: 'repliedAt',
      filter: true,
      sort: true,
    }),
  },
  search: ['u.search_key'],
  defaultSort: ['askedAt', 'DESC'],
})
