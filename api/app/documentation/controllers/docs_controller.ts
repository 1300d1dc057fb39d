import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/shared/errors'
import { openApi } from '../queries/open_api.js'

interface PageFile {
  url: URL
  contentType: string
}

const own = (name: string, contentType: string): PageFile => ({
  url: new URL(`../page/${name}`, import.meta.url),
  contentType: `${contentType}; charset=utf-8`,
})
const font = (script: 'arabic' | 'latin'): PageFile => ({
  url: new URL(
    import.meta.resolve(
      `@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`
    )
  ),
  contentType: 'font/woff2',
})

/** Script and style are files of their own, so that the page lives under the strict policy. */
const files: Record<string, PageFile> = {
  'docs.css': own('docs.css', 'text/css'),
  'docs.js': own('docs.js', 'text/javascript'),
  'schema_text.js': own('schema_text.js', 'text/javascript'),
  'vazirmatn-arabic.woff2': font('arabic'),
  'vazirmatn-latin.woff2': font('latin'),
}
const page = own('docs.html', 'text/html')

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

const send = ({ response }: HttpContext, { url, contentType }: PageFile) => {
  response.header('Content-Type', contentType)
  response.header('Cache-Control', 'no-cache')
  return response.stream(createReadStream(fileURLToPath(url)))
}

/** The API's document: for programs, and as a page for people. api "Common" */
export default class DocsController {
  async show(ctx: HttpContext) {
    ctx.response.header('Content-Security-Policy', policy)
    return send(ctx, page)
  }

  async document({ response }: HttpContext) {
    response.header('Cache-Control', 'no-cache')
    return response.json(await openApi(), true)
  }

  async file(ctx: HttpContext) {
    const name: string = ctx.params.file
    if (!Object.hasOwn(files, name)) throw new NotFound()
    return send(ctx, files[name])
  }
}
