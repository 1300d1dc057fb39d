import { useState } from 'react'
import type { CommandAnswer, CommandPath } from '../providers/contract'
import { refusalBody, request } from '../providers/http'

export interface OwnRefusal {
  message: string
  fields: Record<string, string>
}

type OwnPath = CommandPath extends infer Path
  ? Path extends `/api/admin/me/${infer Rest}`
    ? Rest
    : never
  : never

/** Keeps the server's refusal. */
export const useOwnChange = <P extends OwnPath>(method: 'POST' | 'PUT', path: P) => {
  const [isRunning, setIsRunning] = useState(false)
  const [refusal, setRefusal] = useState<OwnRefusal | null>(null)

  const send = async (
    body: Record<string, string>
  ): Promise<CommandAnswer<`/api/admin/me/${P}`> | null> => {
    setIsRunning(true)
    setRefusal(null)
    try {
      const response = await request(`/api/admin/me/${path}`, { method, body })
      return JSON.parse((await response.text()) || '{}')
    } catch (error) {
      const { errors = [] } = refusalBody(error)
      setRefusal({
        message: error instanceof Error ? error.message : 'errors.network',
        fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
      })
      return null
    } finally {
      setIsRunning(false)
    }
  }

  return { send, isRunning, refusal }
}
