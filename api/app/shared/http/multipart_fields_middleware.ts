import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readForm } from '#app/shared/http/form_files'
import { fileRoutes } from '#config/bodyparser'

/** A form sent as multipart counts by its fields; files that nobody asked for are let go. */
export default class MultipartFieldsMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, route } = ctx
    const readsItself = fileRoutes.includes(route?.pattern ?? '')
    if (request.bodyType === 'multipart' && !readsItself) await readForm(ctx)
    return next()
  }
}
