import { codeRules } from '@kasbeno/api/contracts/codes'
import { useState, type FormEvent } from 'react'
import { otp } from '#core/words/otp.ts'
import { ApiError, messageOf } from '#core/api/errors.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'

/** Shown under the field. */
const belongsToCode = (error: unknown) =>
  error instanceof ApiError && [400, 422, 429].includes(error.status)

export const isWrongCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.title === 'OtpWrongException'

const said = ({ body, message }: ApiError) => (body.message ? message : otp.wrong)

interface CodeCalls {
  /** When the code dies, as a moment of `performance.now()`. */
  deadline: number
  onCode: (code: string) => Promise<void>
  /** @returns false while one still runs */
  onResend: () => Promise<boolean>
  digits?: number
  /** Replaces the field's error. */
  onWrong?: (message: string) => void
}

/** Wrong tries that a code has seen so far; another code begins with none. */
const useWrongTries = (deadline: number) => {
  const [wrong, setWrong] = useState({ deadline, tries: 0 })
  const tries = wrong.deadline === deadline ? wrong.tries : 0
  const count = () => {
    setWrong({ deadline, tries: tries + 1 })
    return tries + 1
  }
  return { isSpent: tries >= codeRules.maxTries, count }
}

/** For signing in and paying. */
export const useCodeEntry = ({
  deadline,
  onCode,
  onResend,
  digits = codeRules.digits,
  onWrong,
}: CodeCalls) => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const wrong = useWrongTries(deadline)

  const fail = (failure: unknown) => {
    if (!belongsToCode(failure)) return toastError(failure)
    setCode('')
    if (!isWrongCode(failure)) return setError(messageOf(failure))
    if (wrong.count() >= codeRules.maxTries) return setError(otp.spent)
    ;(onWrong ?? setError)(said(failure))
  }
  /** Expired codes are not sent. */
  const send = useCommand(async (complete: string) => {
    if (performance.now() < deadline) return onCode(complete)
    setCode('')
    setError(otp.over)
  }, fail)
  const resend = useCommand(async () => {
    setError(undefined)
    setCode('')
    if (await onResend()) toast('success', otp.resent)
    else toast('info', otp.stillRuns)
  })
  const type = (typed: string) => {
    setCode(typed)
    if (typed !== '') setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong.isSpent) setError(otp.spent)
    else if (code.length === digits) void send.run(code)
    else setError(code === '' ? otp.missing : otp.incomplete(digits))
  }
  return { code, error, digits, isSpent: wrong.isSpent, type, submit, send, resend, refuse: fail }
}
