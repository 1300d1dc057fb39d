import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatCode, formatNumber } from '../lib/format'
import { jalaliDate, jalaliTime } from '../lib/jalali'

type Facts = Record<string, unknown> | null

const amountNames = /amount|limit|used|held|fee|vat|balance|price|total/i

const inWords = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') {
    return amountNames.test(name) ? formatNumber(value) : formatCode(value)
  }
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return jalaliTime(value)
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return jalaliDate(value)
  return typeof value === 'object' ? JSON.stringify(value) : formatCode(String(value))
}

/** A value of an enumeration, as programs write it. */
const isToken = /^([A-Z_]+|[a-z]+)$/

/** Rows of the same make, such as the answers to the lines of a file. */
const isTable = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === 'object' && row !== null)

/** Which enumeration explains the values of a fact. */
const enumOf: Record<string, string> = {
  kycStep: 'kycStep',
  bankStatus: 'bankStatus',
  identityStatus: 'step',
  shopStatus: 'step',
  docsStatus: 'step',
  role: 'role',
}

/** Before → after, one line for each fact that changed. */
export const Changes = ({ before, after }: { before: Facts; after: Facts }) => {
  const translate = useTranslate()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])
  )
  if (names.length === 0) return null
  const say = (name: string, value: unknown): string => {
    if (isTable(value)) {
      return value
        .map((row) =>
          Object.values(row)
            .map((part) => say(name, part))
            .join(': ')
        )
        .join(translate('list.and'))
    }
    const words = inWords(name, value)
    if (!isToken.test(words)) return words
    const known = enumOf[name]
    return translate(known ? `enums.${known}.${words}` : `audit.values.${words}`, { _: words })
  }
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <Typography key={name} component="li" variant="caption" sx={{ display: 'block' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`audit.fields.${name}`, { _: name })}
            {': '}
          </Box>
          {before && name in before && (
            <>
              <Box component="bdi" sx={{ textDecoration: 'line-through', color: 'text.secondary' }}>
                {say(name, before[name])}
              </Box>
              {' ← '}
            </>
          )}
          <bdi>{say(name, after?.[name])}</bdi>
        </Typography>
      ))}
    </Box>
  )
}
