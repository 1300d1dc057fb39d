import { shippedText, textOf, type TemplateName } from './templates.js'

const hiddenCode = '•••••'

/** What staff read of a message in its log: the text that ships, its code hidden. */
export const shownText = (name: TemplateName, params: Record<string, string>): string =>
  textOf(name, { ...params, code: '' }, '', shippedText(name).replace('{code}', hiddenCode)).text
