/** How deep references are opened; a circle ends there. */
const depthMax = 6

/** @returns what a reference of the document leads to */
export const resolved = (document, node) =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((part, name) => part?.[name], document)
    : node

const limitsOf = ({ pattern, format, minimum, maximum, minLength, maxLength }) =>
  [
    format && `(${format})`,
    pattern && `/${pattern}/`,
    minimum !== undefined && `≥ ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `≤ ${maximum}`,
    maxLength !== undefined && `${minLength ?? 0}…${maxLength}`,
  ]
    .filter(Boolean)
    .join(' ')

const plain = (schema) => {
  const { type, examples } = schema
  const name = [type ?? 'any'].flat().join(' | ')
  const limits = limitsOf(schema)
  return [name, limits, examples && `(${examples.join(', ')})`].filter(Boolean).join(' ')
}

const objectText = (document, schema, depth) => {
  const indent = '  '.repeat(depth + 1)
  const required = schema.required ?? []
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) =>
      `${indent}${name}${required.includes(name) ? '' : '?'}: ${schemaText(document, member, depth + 1)}`
  )
  if (typeof schema.additionalProperties === 'object') {
    members.push(`${indent}[*]: ${schemaText(document, schema.additionalProperties, depth + 1)}`)
  }
  return members.length ? `{\n${members.join('\n')}\n${'  '.repeat(depth)}}` : '{ }'
}

/** A schema as a short text that resembles a type of TypeScript. */
export const schemaText = (document, given, depth = 0) => {
  const schema = resolved(document, given)
  if (!schema || depth > depthMax) return '…'
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) {
    return schema.anyOf.map((one) => schemaText(document, one, depth)).join(' | ')
  }
  if (schema.type === 'array') {
    const items = schema.items ?? { anyOf: schema.prefixItems ?? [{}] }
    return `[${schemaText(document, items, depth)}]`
  }
  return schema.type === 'object' ? objectText(document, schema, depth) : plain(schema)
}
