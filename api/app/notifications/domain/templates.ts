/** A message to a customer: the names of what it says, in the order that the providers number them. */
interface Template<Name extends string = string> {
  params: readonly Name[]
  text: (params: Record<Name, string>) => string
}

const template = <const Names extends readonly string[]>(
  params: Names,
  text: (params: Record<Names[number], string>) => string
): Template<Names[number]> => ({ params, text })

/**
 * Every SMS that the product sends. With real providers each is registered there under the same name
 * and numbers its params in this order; the text is what the phone simulator shows.
 * Params are texts as people read them: amounts grouped in Persian digits, dates in Jalali.
 */
export const templates = {
  'login-code': template(
    ['code'],
    ({ code }) => `کسب‌نو\nکد ورود شما: ${code}\nاین کد را به هیچ‌کس نگویید.`
  ),
  'payment-code': template(
    ['code', 'amount'],
    ({ code, amount }) =>
      `کسب‌نو\nکد پرداخت فاکتور: ${code}\nمبلغ: ${amount} ریال\nاین کد را به هیچ‌کس نگویید.`
  ),
} as const

export type TemplateName = keyof typeof templates
export type TemplateParams<Name extends TemplateName> = Record<
  (typeof templates)[Name]['params'][number],
  string
>

/** The text of a message. A code message ends with the line that WebOTP reads: `@host #code`. */
export const textOf = (
  name: TemplateName,
  params: Record<string, string>,
  host: string
): { text: string; code: string | null } => {
  const text = templates[name].text(params as never)
  const code = params.code ?? null
  return { text: code ? `${text}\n\n@${host} #${code}` : text, code }
}
