import { errors } from '@adonisjs/core/env'
import { StartRefused } from '#app/shared/start_refused'

const missing = /^- Missing environment variable "(\w+)"$/

/**
 * What keeps the product from starting, in one sentence for whoever operates it; nothing when the error
 * is a fault of ours.
 */
export const operatorsFault = (error: unknown): string | undefined => {
  if (error instanceof StartRefused) return error.message
  if (!(error instanceof errors.E_INVALID_ENV_VARIABLES)) return undefined
  const lines = error.help.split('\n')
  const names = lines.flatMap((line) => missing.exec(line)?.[1] ?? [])
  const wrong = lines.filter((line) => !missing.test(line)).map((line) => line.replace(/^- /, ''))
  const sentences = [
    ...(names.length ? [`set ${names.join(', ')} in the environment`] : []),
    // Without the value: it may be a secret under the wrong name.
    ...wrong.map((line) => line.replace(/ \(Current value: .*\)$/, '')),
  ]
  return `Kasbeno cannot start: ${sentences.join('; ')}.`
}
