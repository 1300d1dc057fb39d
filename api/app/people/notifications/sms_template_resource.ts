import db from '@adonisjs/lucid/services/db'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { defineResource } from '#app/platform/resource/resource'
import { carriesCode, shippedText, templates, type TemplateName } from './domain/templates.js'
import { samples } from './i18n/fa.js'

const names = Object.keys(templates) as TemplateName[]

/** What the code says of each message. */
const known = JSON.stringify(
  names.map((name) => ({
    name,
    holds_code: carriesCode(name),
    shipped: shippedText(name),
    params: Object.fromEntries(
      templates[name].params.map((param) => [param, samples[param] ?? param])
    ),
  }))
)

const sql = `
  (select template.*, known.holds_code, known.shipped, known.params
     from sms_templates template
     join json_to_recordset(?::json) as known (name text, holds_code boolean, shipped text, params jsonb)
       on known.name = template.name) as template`

/** Every message that the product sends, and what staff have said of it. */
export default defineResource('sms-templates', {
  title: 'متن پیامک‌ها',
  singular: 'متن پیامک',
  permission: 'sms-templates.list',
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(db.knexRawQuery(sql, [known])),
  fields: {
    id: 'template.id',
    name: field.label('template.name', words.smsTemplate, {
      label: 'template',
      filter: true,
      sort: true,
    }),
    active: field.yesNo('template.active', { label: 'isActive', filter: true }),
    holdsCode: field.yesNo('template.holds_code', { filter: true }),
    text: field.text('coalesce(template.text, template.shipped)', { label: 'messageText' }),
    ownText: field.text('template.text', { export: false, search: true }),
    shippedText: field.text('template.shipped', { export: false, search: true }),
    params: 'template.params',
    kavenegarName: field.code('template.kavenegar_name'),
    smsIrId: field.code('template.smsir_id'),
    updatedAt: field.moment('template.updated_at', { sort: true }),
  },
  defaultSort: ['name', 'ASC'],
  history: { ...ofItself('sms-templates'), clock: 'system' },
})
