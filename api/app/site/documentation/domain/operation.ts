import type { ErrorTitle } from '#contracts/errors'
import type { Schema } from './schema.js'

/** An expected refusal: what an operation may answer instead. */
export interface RefusalAnswer {
  title: ErrorTitle | string
  status: number
}

export interface OperationAnswer {
  status: number
  /** JSON of a schema, nothing at all, or a file of the media types. */
  schema?: Schema
  mediaTypes?: readonly string[]
  headers?: readonly string[]
}

export interface Parameter {
  name: string
  schema: Schema
  isRequired: boolean
}

export interface Operation {
  name: string
  method: string
  /** As the router has it, with `:id`. */
  pattern: string
  module: string
  /** Persian: what it is for. */
  summary: string
  access: unknown
  isThrottled: boolean
  idempotency: 'none' | 'optional' | 'required'
  query: Parameter[]
  body: { schema: Schema; mediaTypes: readonly string[] } | null
  answers: OperationAnswer[]
  refusals: RefusalAnswer[]
}
