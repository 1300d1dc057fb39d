import { useState } from 'react'
import { ApiError } from '#core/api/errors.ts'
import { useCommand, type Command } from '#core/useCommand.ts'

/** A new object re-triggers the message. */
interface PinRefusal {
  message: string
}

export interface PinCommand<Arguments extends unknown[]> extends Command<Arguments> {
  /** About the new PIN. */
  refusal: PinRefusal | undefined
}

const refusalOf = (error: unknown): PinRefusal | undefined => {
  if (!(error instanceof ApiError)) return undefined
  const own = error.fields.find(({ field }) => field === 'pin1' || field === 'pin1New')
  return own && { message: own.message }
}

/** A refused PIN stays on the page. */
export const usePinCommand = <Arguments extends unknown[]>(
  work: (...args: Arguments) => Promise<unknown>,
  onError: (error: unknown) => void
): PinCommand<Arguments> => {
  const [refusal, setRefusal] = useState<PinRefusal>()
  const fail = (error: unknown) => {
    const own = refusalOf(error)
    if (own) setRefusal(own)
    else onError(error)
  }
  return { ...useCommand(work, fail), refusal }
}
