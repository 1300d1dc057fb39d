import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '../errors.js'
import { formFiles } from './form_files.js'

interface Patience {
  ms: number
  /** What is said once it is over. */
  message: string
}

/**
 * The files of a form that must arrive in time, because its sender holds a slot meanwhile.
 * @throws Refusal (408) when late; 413 above the size limit
 */
export const formInTime = async (
  ctx: HttpContext,
  { ms, message }: Patience
): Promise<ReadonlyMap<string, Buffer>> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ctx.response.header('Connection', 'close')
      reject(new Refusal('ServerException', 408, message))
    }, ms)
  })
  const files = formFiles(ctx)
  // A late or broken form has been answered already.
  files.catch(() => undefined)
  try {
    return await Promise.race([files, late])
  } finally {
    clearTimeout(timer)
  }
}
