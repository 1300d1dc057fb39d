import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { fileRoutes } from '#config/bodyparser'

/** A form sent as multipart counts by its fields; files that nobody asked for are let go unread. */
export default class MultipartFieldsMiddleware {
  async handle({ request, route }: HttpContext, next: NextFn) {
    if (request.bodyType === 'multipart' && !fileRoutes.includes(route?.pattern ?? '')) {
      request.multipart.onFile('*', {}, async (part, reportChunk) => {
        for await (const chunk of part) reportChunk(chunk)
      })
      await request.multipart.process()
    }
    return next()
  }
}
