import { Exception } from '@adonisjs/core/exceptions'
import string from '@adonisjs/core/helpers/string'
import type { HttpContext } from '@adonisjs/core/http'
import bodyParser, { fileLimits, fileRoutes } from '#config/bodyparser'

interface Form {
  /** Names are taken as they are: neither `[3]` nor a point makes a list or an object of them. */
  fields: Record<string, unknown>
  files: ReadonlyMap<string, Buffer>
}

const read = new WeakMap<HttpContext, Promise<Form>>()

/**
 * A form sent as multipart. Not by the framework's parser: there, a file in a field that is called like something that
 * every object has, `constructor` or `__proto__`, ended the process, and a field `a[4294967294]` kept it busy for
 * good, whoever sent them. Read once for a request, whoever asks first.
 */
export const readForm = (ctx: HttpContext): Promise<Form> => {
  const form = read.get(ctx) ?? parse(ctx)
  read.set(ctx, form)
  return form
}

/** The files of a form by field, in memory; validators judge size and kind. Empty where there is no form. */
export const formFiles = async (ctx: HttpContext): Promise<ReadonlyMap<string, Buffer>> =>
  ctx.request.bodyType === 'multipart' ? (await readForm(ctx)).files : new Map<string, Buffer>()

/** A client that is answered while it still sends may lose the answer: up to this many bytes more are discarded. */
const discardedMax = 16 * 1024 * 1024

const tooLarge = () => new Exception('the form is too large', { status: 413 })
const unreadable = () => new Exception('the form cannot be read', { status: 400 })

/** In bytes. A route that takes no files has the limit of any other form. */
const limitOf = ({ route }: HttpContext): number => {
  const pattern = route?.pattern ?? ''
  const { multipart, form } = bodyParser
  const fileLimit = fileLimits[pattern] ?? multipart.limit!
  return Number(string.bytes.parse(fileRoutes.includes(pattern) ? fileLimit : form.limit!))
}

const bodyOf = async (ctx: HttpContext): Promise<Buffer> => {
  const { request } = ctx.request
  const limit = limitOf(ctx)
  const chunks: Buffer[] = []
  let size = 0
  // The socket stays open for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > limit + discardedMax) break
    if (size <= limit) chunks.push(chunk as Buffer)
  }
  if (size <= limit) return Buffer.concat(chunks)
  request.resume()
  throw tooLarge()
}

const entriesOf = async (ctx: HttpContext) => {
  const body = await bodyOf(ctx)
  const headers = { 'content-type': ctx.request.header('content-type') ?? '' }
  try {
    return [...(await new Response(new Uint8Array(body), { headers }).formData()).entries()]
  } catch {
    throw unreadable()
  }
}

const parse = async (ctx: HttpContext): Promise<Form> => {
  const entries = await entriesOf(ctx)
  // Counted before anything is made of them: a small form has room for a hundred thousand.
  if (entries.length > bodyParser.multipart.maxFields) throw tooLarge()
  const files = new Map<string, Buffer>()
  const texts = new Map<string, (string | null)[]>()
  for (const [name, value] of entries) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value || null])
    else if (value.name) files.set(name, Buffer.from(await value.arrayBuffer()))
  }
  texts.delete('__proto__')
  const fields = Object.fromEntries(
    [...texts].map(([name, values]) => [name, values.length > 1 ? values : values[0]])
  )
  ctx.request.setInitialBody(fields)
  return { fields, files }
}
