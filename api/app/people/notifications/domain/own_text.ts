import { smsTextMax } from '#contracts/messages'
import { refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { templates, type TemplateName } from './templates.js'

/** An address in a message of the bank is what thieves send: ours has none. */
const address = /:\/\/|www\.|\b[a-z0-9-]+\.(?:ir|com|org|net|io|me|info|app)\b/i
/** The line of WebOTP is ours to write. */
const webOtp = /^@\S+ #/m
const placeholders = /\{(\w+)\}/g

/**
 * A text that staff write says everything that the message is given, and nothing that it is not.
 * @throws InvalidFields
 */
export const refuseText = (name: TemplateName, text: string): void => {
  const refuse = (message: string) => refusedField('text', message)
  const params: readonly string[] = templates[name].params
  const used = [...text.matchAll(placeholders)].map(([, param]) => param)
  const unknown = used.find((param) => !params.includes(param))
  if (unknown) throw refuse(messages.unknownPlaceholder(unknown))
  const missing = params.find((param) => !used.includes(param))
  if (missing) throw refuse(messages.missingPlaceholder(missing))
  if (/[{}]/.test(text.replace(placeholders, ''))) throw refuse(messages.strayBrace)
  if (webOtp.test(text)) throw refuse(messages.webOtpLine)
  if (address.test(text)) throw refuse(messages.addressInText)
  if (text.length > smsTextMax) throw refuse(messages.textTooLong)
}
