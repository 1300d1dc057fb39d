/** What modules do unasked, and give to each other, stands in files of these names; nothing else makes it known. */
import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { refuseIncomplete } from '#app/platform/process/registry'

const names = [
  'checks',
  'jobs/\\w+',
  '\\w+_job',
  'close_of_day',
  'listeners',
  'inquiries',
  // What goes to a `Registry` of a module below.
  'approved',
  'fee_files',
  'fulfilments',
  'files',
  'locks',
  'signed_\\w+',
  '\\w+_requests',
]
const wired = new RegExp(`^\\w+/\\w+/(?:${names.join('|')})$|_resources?$`)

/** @param path below `app`, without its ending */
export const isWired = (path: string): boolean => wired.test(path)

const files = await readdir(app.makePath('app'), { recursive: true })
const paths = files
  .filter((file) => /\.(ts|js)$/.test(file))
  .map((file) => file.replaceAll('\\', '/').replace(/\.(ts|js)$/, ''))
for (const path of paths.filter(isWired).sort()) await import(`#app/${path}`)

refuseIncomplete()
