import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '../errors.js'

interface PageFile {
  url: URL
  contentType: string
}

const font = (script: 'arabic' | 'latin'): PageFile => ({
  url: new URL(
    import.meta.resolve(
      `@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`
    )
  ),
  contentType: 'font/woff2',
})
const fonts = {
  'vazirmatn-arabic.woff2': font('arabic'),
  'vazirmatn-latin.woff2': font('latin'),
}

const contentTypes = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const

/**
 * The files of a page of ours that is not part of a front end, with our font: script and style are files of their
 * own, so that the page lives under the strict policy. @param folder where they lie
 */
export const pageFiles = (folder: URL, names: readonly string[]) => {
  const own = names.map((name): [string, PageFile] => {
    const kind = name.split('.').at(-1) as keyof typeof contentTypes
    return [name, { url: new URL(name, folder), contentType: contentTypes[kind] }]
  })
  const files = new Map<string, PageFile>([...own, ...Object.entries(fonts)])
  return {
    /** @throws NotFound */
    send({ response }: HttpContext, name: string) {
      const file = files.get(name)
      if (!file) throw new NotFound()
      response.header('Content-Type', file.contentType)
      response.header('Cache-Control', 'no-cache')
      return response.stream(createReadStream(fileURLToPath(file.url)))
    },
  }
}
