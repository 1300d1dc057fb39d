// The request's own way to list files, which validators ask.
import '@adonisjs/core/bodyparser_middleware'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { bodyLimits, fileRoutes, smallBody, type BodyLimits } from '#config/bodies'
import { FieldsShape, JsonShape } from './body_shape.js'
import { readForm } from './form_files.js'
import { formFields } from './form_fields.js'
import { readBytes } from './read_bytes.js'

const methods = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const types = {
  multipart: 'multipart/form-data',
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const

const unreadable = () => new Exception('the body cannot be read', { status: 400 })

const limitsOf = ({ route }: HttpContext): BodyLimits => ({
  ...smallBody,
  ...bodyLimits[route?.pattern ?? ''],
})

/** An empty text is none; and a name that objects are made by is no member. In place: nothing is copied. */
const tidied = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  if (!Array.isArray(value)) delete members.__proto__
  for (const name of Object.keys(members)) {
    const member = members[name]
    if (member === '') members[name] = null
    else if (typeof member === 'object') tidied(member)
  }
  return value
}

const readJson = async (ctx: HttpContext): Promise<void> => {
  const { bytes, ...shape } = limitsOf(ctx)
  const text = (await readBytes(ctx, bytes, new JsonShape(shape))).toString()
  // Neither a number nor a text is a body, and nothing is none.
  if (text !== '' && !/^\s*[[{]/.test(text)) throw unreadable()
  try {
    ctx.request.updateBody(text === '' ? {} : tidied(JSON.parse(text)))
  } catch {
    throw unreadable()
  }
  ctx.request.updateRawBody(text)
  ctx.request.bodyType = 'json'
}

const readFields = async (ctx: HttpContext): Promise<void> => {
  const { bytes, values } = limitsOf(ctx)
  const text = (await readBytes(ctx, bytes, new FieldsShape(values))).toString()
  ctx.request.updateBody(formFields(new URLSearchParams(text)))
  ctx.request.updateRawBody(text)
  ctx.request.bodyType = 'urlencoded'
}

const receive = async (ctx: HttpContext): Promise<void> => {
  const { request, route } = ctx
  Object.assign(request, { __raw_files: {} })
  if (!methods.has(request.method()) || !request.hasBody()) return
  if (request.is([types.json])) return readJson(ctx)
  if (request.is([types.form])) return readFields(ctx)
  if (!request.is([types.multipart])) return
  request.bodyType = 'multipart'
  // Files are read by the route that takes them.
  if (!((route?.pattern ?? '') in fileRoutes)) await readForm(ctx)
}

const received = new WeakMap<HttpContext, Promise<void>>()

/**
 * Reads the body of a call as far as its route takes one: once it is known who calls, and only once, whoever asks.
 * @throws Exception (400, 413, 415), Refusal (408)
 */
export const receiveBody = (ctx: HttpContext): Promise<void> => {
  const before = received.get(ctx)
  if (before) return before
  const body = receive(ctx)
  received.set(ctx, body)
  return body
}
