import { strict as assert } from 'node:assert'
import { DateTime } from 'luxon'
import { errorTitles } from '#contracts/errors'
import { isRials } from '#contracts/money'
import type { Answer } from './http.js'

/** Says what is wrong with a value, or nothing when it fits. */
type Check = (value: unknown, path: string) => string[]
/** A check; an object of shapes; a list whose only member every item fits; or a literal value. */
export type Shape =
  Check | { [name: string]: Shape } | readonly [Shape] | string | number | boolean | null

const checkOf =
  (name: string, holds: (value: unknown) => boolean): Check =>
  (value, path) =>
    holds(value) ? [] : [`${path} is ${JSON.stringify(value)} and not ${name}`]

const isText = (value: unknown): value is string => typeof value === 'string'
const matching = (name: string, pattern: RegExp) =>
  checkOf(name, (value) => isText(value) && pattern.test(value))

export const text = checkOf('a string', (value) => isText(value) && value !== '')
/** A text for people. */
export const persian = matching('a Persian text', /[\u0600-\u06ff]/)
export const uuid = matching('an id', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
export const date = matching('a date', /^\d{4}-\d{2}-\d{2}$/)
export const phone = matching('a phone of 11 ASCII digits', /^09[0-9]{9}$/)
export const moment = checkOf(
  'a moment in UTC',
  (value) =>
    isText(value) && value.endsWith('Z') && DateTime.fromISO(value, { zone: 'utc' }).isValid
)
export const rials = checkOf('whole rials as a number', isRials)
export const count = checkOf('a whole number', (value) => Number.isSafeInteger(value))
export const yesOrNo = checkOf('a boolean', (value) => typeof value === 'boolean')
export const anything: Check = () => []
/** What is left of a time, in milliseconds. */
export const millis = (max: number): Check =>
  checkOf(`milliseconds up to ${max}`, (value) => isRials(value) && value > 0 && value <= max)
export const oneOf = (...words: readonly unknown[]): Check =>
  checkOf(`one of ${words.join(', ')}`, (value) => words.includes(value))
export const nullable =
  (shape: Shape): Check =>
  (value, path) =>
    value === null ? [] : differences(value, shape, path)
/** The fields, and no others. */
export const exactly =
  (shape: Record<string, Shape>): Check =>
  (value, path) => [
    ...differences(value, shape, path),
    ...Object.keys(Object(value))
      .filter((name) => !(name in shape))
      .map((name) => `${path}.${name} is nobody's`),
  ]

/** What distinguishes a value from its shape. Objects may hold more than the shape says. */
export const differences = (value: unknown, shape: Shape, path = 'body'): string[] => {
  if (typeof shape === 'function') return shape(value, path)
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list`]
    return value.flatMap((item, index) => differences(item, shape[0], `${path}[${index}]`))
  }
  if (typeof shape !== 'object' || shape === null) {
    return value === shape ? [] : [`${path} is ${JSON.stringify(value)} and not ${shape}`]
  }
  if (typeof value !== 'object' || value === null) return [`${path} is no object`]
  return Object.entries(shape).flatMap(([name, part]) =>
    name in value
      ? differences(Reflect.get(value, name), part, `${path}.${name}`)
      : [`${path}.${name} is missing`]
  )
}

/** The answer's status and body. @returns the body */
export const expectAnswer = (
  answer: Answer,
  status: number,
  shape: Shape = anything
): Answer['body'] => {
  assert.equal(answer.status, status, JSON.stringify(answer.body))
  assert.deepEqual(differences(answer.body, shape), [])
  assert.ok(answer.headers.get('x-trace-id'), 'no X-Trace-Id')
  return answer.body
}

/** A customer's list. api "Common" */
export const listOf = (item: Shape) =>
  exactly({ items: [item], meta: exactly({ currentPage: count, pageSize: count, total: count }) })

const errorMembers = { message: persian, traceId: text }

/** An error answer: title, status and what the case adds; nothing of the inside. api "Common" */
export const expectError = (
  answer: Answer,
  status: number,
  title: (typeof errorTitles)[number],
  members: Record<string, Shape> = {}
): Answer['body'] => {
  const body = expectAnswer(answer, status, exactly({ title, status, ...errorMembers, ...members }))
  assert.equal(body.traceId, answer.headers.get('x-trace-id'))
  assert.doesNotMatch(JSON.stringify(body), /\bat |node_modules|\.[tj]s\b|select |insert |\/app\//)
  return body
}

/** The fields that a validation refused. */
export const fieldErrors = [exactly({ field: text, rule: text, message: persian })] as const
