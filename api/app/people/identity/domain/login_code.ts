import type { CodeRequester } from './code_requester.js'

/** The code is bound to the phone that signs in, and to who asks for it. */
export const loginCode = (phone: string, asker: CodeRequester) =>
  ({ purpose: 'LOGIN', subject: phone, phone, asker }) as const
