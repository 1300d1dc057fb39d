import { errors } from '@adonisjs/core/env'
import { whyUnusable } from '#app/platform/database/database_fault'
import { placeOfDatabase } from '#app/platform/database/database_place'
import { StartRefused } from '#app/platform/process/start_refused'

const missing = /^- Missing environment variable "(\w+)"$/

/** Why a server may not listen where it is told to. */
const listening: Record<string, string> = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
}

const environmentFault = (help: string): string => {
  const lines = help.split('\n')
  const names = lines.flatMap((line) => missing.exec(line)?.[1] ?? [])
  const wrong = lines.filter((line) => !missing.test(line)).map((line) => line.replace(/^- /, ''))
  const sentences = [
    ...(names.length ? [`set ${names.join(', ')} in the environment`] : []),
    ...wrong,
  ]
  return `Kasbeno cannot start: ${sentences.join('; ')}.`
}

const listenFault = (error: unknown): string | undefined => {
  const { syscall, code, address, port } = error as Record<string, unknown>
  if (syscall !== 'listen') return undefined
  const why = listening[String(code)] ?? String(code)
  return `Kasbeno cannot listen on ${String(address)}:${String(port)}: ${why}. HOST and PORT say where.`
}

/**
 * What keeps the product from starting or a command from running, in one sentence for whoever operates it;
 * nothing when the error is a fault of ours.
 */
export const operatorsFault = (error: unknown): string | undefined => {
  if (error instanceof StartRefused) return error.message
  if (error instanceof errors.E_INVALID_ENV_VARIABLES) return environmentFault(error.help)
  if (!(error instanceof Error)) return undefined
  const refused = listenFault(error)
  if (refused) return refused
  const why = whyUnusable(error)
  return why && `Kasbeno cannot use its database${placeOfDatabase(error, process.env)}: ${why}.`
}
