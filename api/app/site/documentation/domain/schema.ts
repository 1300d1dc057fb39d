export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  examples?: unknown[]
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
  $ref?: string
  minimum?: number
  maximum?: number
  description?: string
}
