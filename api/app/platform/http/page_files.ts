import { readFile } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '../errors.js'
import { fixedAnswer, sendFixed, type FixedAnswer } from './fixed_answer.js'

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
  const answers = new Map<string, Promise<FixedAnswer>>()
  const answerOf = async ({ url, contentType }: PageFile) =>
    fixedAnswer(await readFile(url), contentType)
  return {
    /** @throws NotFound */
    async send(ctx: HttpContext, name: string) {
      const file = files.get(name)
      if (!file) throw new NotFound()
      const answer = answers.get(name) ?? answerOf(file)
      answers.set(name, answer)
      sendFixed(ctx, await answer)
    },
  }
}
