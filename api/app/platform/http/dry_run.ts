import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

const validator = vine.create({ dryRun: vine.boolean().optional() })

/** Whether a command only previews: `?dryRun=true`. */
export const isDryRun = async ({ request }: HttpContext): Promise<boolean> =>
  (await validator.validate(request.qs())).dryRun ?? false
