import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { demoMode } from '#config/app'
import type { OpenApi } from '../domain/document.js'

const isSimulator = (path: string) => path.startsWith('/api/demo/')

export const openApi = async (): Promise<OpenApi> => {
  const document: OpenApi = JSON.parse(await readFile(app.makePath('openapi/openapi.json'), 'utf8'))
  if (demoMode || app.inTest) return document
  // Outside demo mode nobody can tell that the simulators ever exist.
  const paths = Object.entries(document.paths).filter(([path]) => !isSimulator(path))
  const tags = document.tags.filter(({ name }) => name !== 'demo')
  return { ...document, tags, paths: Object.fromEntries(paths) }
}
