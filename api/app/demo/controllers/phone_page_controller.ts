import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/shared/errors'

interface PageFile {
  url: URL
  contentType: string
  cacheControl: string
}

const font = (script: 'arabic' | 'latin'): PageFile => ({
  url: new URL(
    import.meta.resolve(
      `@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`
    )
  ),
  contentType: 'font/woff2',
  cacheControl: 'public, max-age=86400',
})

const own = (name: string, contentType: string): PageFile => ({
  url: new URL(`../page/${name}`, import.meta.url),
  contentType: `${contentType}; charset=utf-8`,
  cacheControl: 'no-cache',
})

/** Script and style are files of their own, so that the page lives under the strict policy. */
const files: Record<string, PageFile> = {
  'phone.css': own('phone.css', 'text/css'),
  'phone.js': own('phone.js', 'text/javascript'),
  'vazirmatn-arabic.woff2': font('arabic'),
  'vazirmatn-latin.woff2': font('latin'),
}

const page = own('phone.html', 'text/html')

const send = ({ response }: HttpContext, { url, contentType, cacheControl }: PageFile) => {
  response.header('Content-Type', contentType)
  response.header('Cache-Control', cacheControl)
  return response.stream(createReadStream(fileURLToPath(url)))
}

/** The phone simulator: shows the messages of a number as a phone would. */
export default class PhonePageController {
  async show(ctx: HttpContext) {
    return send(ctx, page)
  }

  async file(ctx: HttpContext) {
    const name: string = ctx.params.file
    if (!Object.hasOwn(files, name)) throw new NotFound()
    return send(ctx, files[name])
  }
}
