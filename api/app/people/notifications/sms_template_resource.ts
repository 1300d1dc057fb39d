import db from '@adonisjs/lucid/services/db'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, flag } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { defineResource } from '#app/platform/resource/resource'
import { carriesCode, shippedText, templates, type TemplateName } from './domain/templates.js'
import { headers, templatesTitle as title } from './i18n/export.js'
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
  title,
  permission: 'sms-templates.list',
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(db.knexRawQuery(sql, [known])),
  fields: {
    id: 'template.id',
    name: 'template.name',
    holdsCode: 'template.holds_code',
    active: 'template.active',
    text: 'coalesce(template.text, template.shipped)',
    ownText: 'template.text',
    shippedText: 'template.shipped',
    params: 'template.params',
    kavenegarName: 'template.kavenegar_name',
    smsIrId: 'template.smsir_id',
    updatedAt: 'template.updated_at',
  },
  search: ['template.text', 'template.shipped'],
  filters: {
    name: anyOf(Object.keys(words.smsTemplate)),
    holdsCode: flag(),
    active: flag(),
  },
  sorts: ['name', 'updatedAt'],
  defaultSort: ['name', 'ASC'],
  columns: {
    name: column.label(headers.template, words.smsTemplate),
    active: column.yesNo(headers.active),
    holdsCode: column.yesNo(headers.holdsCode),
    text: column.text(headers.text),
    kavenegarName: column.code(headers.kavenegarName),
    smsIrId: column.code(headers.smsIrId),
    updatedAt: column.jalaliMoment(common.updatedAt),
  },
  history: { ...ofItself('sms-templates'), clock: 'system' },
})
