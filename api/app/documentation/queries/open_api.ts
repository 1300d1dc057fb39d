import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { demoMode } from '#config/app'
import { fixedAnswer, type FixedAnswer } from '#app/shared/http/fixed_answer'
import type { OpenApi } from '../domain/document.js'

const isSimulator = (path: string) => path.startsWith('/api/demo/')

const readDocument = async (): Promise<OpenApi> => {
  const document: OpenApi = JSON.parse(await readFile(app.makePath('openapi/openapi.json'), 'utf8'))
  if (demoMode || app.inTest) return document
  // Outside demo mode nobody can tell that the simulators ever exist.
  const paths = Object.entries(document.paths).filter(([path]) => !isSimulator(path))
  const tags = document.tags.filter(({ name }) => name !== 'demo')
  return { ...document, tags, paths: Object.fromEntries(paths) }
}

let made: Promise<FixedAnswer> | undefined

/** The API's document, as it was generated. */
export const openApi = (): Promise<FixedAnswer> =>
  (made ??= readDocument().then((document) =>
    fixedAnswer(Buffer.from(JSON.stringify(document)), 'application/json; charset=utf-8')
  ))
