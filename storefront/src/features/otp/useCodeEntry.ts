import { codeRules } from '@kasbeno/api/contracts/identity'
import { useState, type FormEvent } from 'react'
import { otp } from '#i18n/fa/otp.ts'
import { ApiError, messageOf } from '#lib/api/errors.ts'
import { toast, toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'

/** What belongs to the code is said under its field: wrong, used up, locked. */
const belongsToCode = (error: unknown) =>
  error instanceof ApiError && [400, 422, 429].includes(error.status)

interface CodeCalls {
  onCode: (code: string) => Promise<void>
  onResend: () => Promise<void>
}

/** A one-time code as it is typed, sent and asked for again, for signing in and for paying. */
export const useCodeEntry = ({ onCode, onResend }: CodeCalls) => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const send = useCommand(onCode, (failure) => {
    if (!belongsToCode(failure)) return toastError(failure)
    setCode('')
    setError(messageOf(failure))
  })
  const resend = useCommand(async () => {
    setError(undefined)
    setCode('')
    await onResend()
    toast('success', otp.resent)
  })
  const type = (typed: string) => {
    setCode(typed)
    if (typed !== '') setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === codeRules.digits) void send.run(code)
    else setError(code === '' ? otp.missing : otp.incomplete)
  }
  return { code, error, type, submit, send, resend }
}
