import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Identifier } from 'react-admin'
import type { CommandAnswer, CommandPath } from '../providers/contract'
import { runCommand, type CommandBody, type CommandMethod } from '../providers/dataProvider'
import { refusalBody } from '../providers/http'
import { newKey } from '../providers/session'

export interface CommandRefusal {
  message: string
  /** By field name, as the server says them. */
  fields: Record<string, string>
  body: Record<string, unknown>
}

const toRefusal = (error: unknown): CommandRefusal => {
  const body = refusalBody(error)
  return {
    message: error instanceof Error ? error.message : 'errors.network',
    fields: Object.fromEntries((body.errors ?? []).map(({ field, message }) => [field, message])),
    body,
  }
}

/** A command changes anything but the views of lists, unless it is about them. */
const touchedBy = (path: string, left?: Left) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    (queryKey[0] !== 'views' || path.startsWith('views')) && !(left && isOf(queryKey, left)),
})

/** A record whose page the command leaves: nobody looks at it any more. */
interface Left {
  resource: string
  id: Identifier
}

/** Of its page, its history or its notes. */
const isOf = ([resource, , about]: readonly unknown[], left: Left) =>
  resource === left.resource &&
  (about === left.id || (about as { id?: unknown } | undefined)?.id === left.id)

/** Pessimistic: nothing shows as done early. Lost answers are retried under the same key. */
export const useCommand = <P extends CommandPath = CommandPath>(left?: Left) => {
  const queryClient = useQueryClient()
  const [isRunning, setIsRunning] = useState(false)
  const [refusal, setRefusal] = useState<CommandRefusal | null>(null)
  const attempt = useRef<{ key: string; of: string | FormData }>({ key: newKey(), of: '' })
  const wasRefused = useRef(false)
  // The record probably changed meanwhile.
  useEffect(
    () => () => {
      if (wasRefused.current) void queryClient.invalidateQueries(touchedBy(''))
    },
    [queryClient]
  )

  const run = async (
    path: string,
    body: CommandBody,
    method?: CommandMethod
  ): Promise<CommandAnswer<P> | null> => {
    const of = body instanceof FormData ? body : JSON.stringify([method, path, body])
    if (attempt.current.of !== of) attempt.current = { key: newKey(), of }
    setIsRunning(true)
    setRefusal(null)
    wasRefused.current = false
    try {
      const answer = await runCommand<P>(path, body, attempt.current.key, method)
      attempt.current = { key: newKey(), of: '' }
      void queryClient.invalidateQueries(touchedBy(path, left))
      return answer
    } catch (error) {
      setRefusal(toRefusal(error))
      wasRefused.current = true
      return null
    } finally {
      setIsRunning(false)
    }
  }

  return { run, isRunning, refusal, clearRefusal: () => setRefusal(null) }
}
