import type { HttpContext } from '@adonisjs/core/http'
import { fixedAnswer, sendFixed, type FixedAnswer } from '#app/platform/http/fixed_answer'
import { pageFiles } from '#app/platform/http/page_files'
import { openApi } from '../queries/open_api.js'

const page = pageFiles(new URL('../page/', import.meta.url), [
  'docs.html',
  'docs.css',
  'docs.js',
  'schema_text.js',
])

/** Answers under /api load nothing; this page loads its own files and the document. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

let made: Promise<FixedAnswer> | undefined
const makeDocument = async () =>
  fixedAnswer(Buffer.from(JSON.stringify(await openApi())), 'application/json; charset=utf-8')

export default class DocsController {
  async show(ctx: HttpContext) {
    ctx.response.header('Content-Security-Policy', policy)
    return page.send(ctx, 'docs.html')
  }

  async document(ctx: HttpContext) {
    sendFixed(ctx, await (made ??= makeDocument()))
  }

  async file(ctx: HttpContext) {
    return page.send(ctx, ctx.params.file)
  }
}
