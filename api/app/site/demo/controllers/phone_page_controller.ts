import type { HttpContext } from '@adonisjs/core/http'
import { pageFiles } from '#app/platform/http/page_files'

const page = pageFiles(new URL('../page/', import.meta.url), [
  'phone.html',
  'phone.css',
  'phone.js',
  'pos.html',
  'pos.css',
  'pos.js',
])

/** The phone simulator: shows the messages of a number as a phone would. */
export default class PhonePageController {
  async show(ctx: HttpContext) {
    return page.send(ctx, 'phone.html')
  }

  async pos(ctx: HttpContext) {
    return page.send(ctx, 'pos.html')
  }

  async file(ctx: HttpContext) {
    return page.send(ctx, ctx.params.file)
  }
}
