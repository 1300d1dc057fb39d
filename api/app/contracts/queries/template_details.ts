import { placeholders, type Placeholder } from '#contracts/contracts'
import { prepared } from '#app/shared/database'
import { NotFound } from '#app/shared/errors'
import { contractHtml, type Values } from '../domain/html.js'
import { readTemplate } from '../domain/text.js'

/** What the page of a template shows beyond its row. */
export interface TemplateDetails {
  body: string
  /** With the word of each open value in its place. */
  preview: string
}

const shown = Object.fromEntries(
  Object.keys(placeholders).map((name) => [name, `[${placeholders[name as Placeholder]}]`])
) as Values

export const previewOf = (body: string): string => contractHtml(readTemplate(body).blocks, shown)

export const templateDetails = async (id: string): Promise<TemplateDetails> => {
  const [row] = await prepared<{ body: string }>(
    'contract_template_body',
    'select body from contract_templates where id = ?',
    [id]
  )
  if (!row) throw new NotFound()
  return { body: row.body, preview: previewOf(row.body) }
}
