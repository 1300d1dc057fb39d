import { placeholders, type Placeholder } from '#contracts/contracts'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { contractHtml, type Values } from '../domain/html.js'
import { readTemplate } from '../domain/text.js'

export interface TemplateDetails {
  body: string
  /** With the word of each open value in its place. */
  preview: string
  /** What a draft would take the place of: the text in force of its kind and plan. */
  bodyInForce: string | null
}

const shown = Object.fromEntries(
  Object.keys(placeholders).map((name) => [name, `[${placeholders[name as Placeholder]}]`])
) as Values

const sql = `
  select template.body, former.body as "bodyInForce"
    from contract_templates template
    left join contract_templates former
      on template.status = 'DRAFT' and former.status = 'IN_FORCE'
     and former.contract_type = template.contract_type and former.plan is not distinct from template.plan
   where template.id = ?`

export const previewOf = (body: string): string => contractHtml(readTemplate(body).blocks, shown)

export const templateDetails = async (id: string): Promise<TemplateDetails> => {
  const [row] = await prepared<Pick<TemplateDetails, 'body' | 'bodyInForce'>>(
    'contract_template_body',
    sql,
    [id]
  )
  if (!row) throw new NotFound()
  return { ...row, preview: previewOf(row.body) }
}
