import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { fileRoutes, partsMax, smallBody } from '#config/bodies'
import { PartsShape } from './body_shape.js'
import { formFields } from './form_fields.js'
import { readBytes } from './read_bytes.js'

interface Form {
  fields: Record<string, unknown>
  files: ReadonlyMap<string, Buffer>
  /** What the files were called, as whoever sent them says. */
  names: ReadonlyMap<string, string>
}

const read = new WeakMap<HttpContext, Promise<Form>>()

/**
 * A multipart form, read once per request. Not by the framework's parser: there a file field named `constructor` or
 * `__proto__` ended the process, and a field `a[4294967294]` kept it busy for ever, whoever sent them.
 */
export const readForm = (ctx: HttpContext): Promise<Form> => {
  const form = read.get(ctx) ?? parse(ctx)
  read.set(ctx, form)
  return form
}

/**
 * The files of a form by field, in memory; validators check size and type. Empty without a form.
 * @throws Error for a route that `config/bodies` does not allow files
 */
export const formFiles = async (ctx: HttpContext): Promise<ReadonlyMap<string, Buffer>> => {
  const pattern = ctx.route?.pattern ?? ''
  if (!(pattern in fileRoutes)) throw new Error(`${pattern} takes files: name it in config/bodies`)
  return ctx.request.bodyType === 'multipart' ? (await readForm(ctx)).files : new Map()
}

const unreadable = () => new Exception('the form cannot be read', { status: 400 })

/** What the file of a field was called. */
export const formFileName = async (ctx: HttpContext, field: string): Promise<string> =>
  (await readForm(ctx)).names.get(field) ?? ''

const boundaryIn = (contentType: string): string => {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw unreadable()
  return boundary
}

const entriesOf = async (ctx: HttpContext) => {
  const contentType = ctx.request.header('content-type') ?? ''
  const bytesMax = fileRoutes[ctx.route?.pattern ?? ''] ?? smallBody.bytes
  const body = await readBytes(ctx, bytesMax, new PartsShape(boundaryIn(contentType), partsMax))
  try {
    const form = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    return [...(await form.formData()).entries()]
  } catch {
    throw unreadable()
  }
}

const parse = async (ctx: HttpContext): Promise<Form> => {
  const files = new Map<string, Buffer>()
  const names = new Map<string, string>()
  const texts: [string, string][] = []
  for (const [name, value] of await entriesOf(ctx)) {
    if (typeof value === 'string') texts.push([name, value])
    else if (value.name) {
      files.set(name, Buffer.from(await value.arrayBuffer()))
      names.set(name, value.name)
    }
  }
  const fields = formFields(texts)
  ctx.request.updateBody(fields)
  return { fields, files, names }
}
