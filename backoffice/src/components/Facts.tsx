import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { formatCode } from '../lib/format'
import { getAt } from '../lib/get'
import { CodeField } from './CodeField'
import { JalaliDateField } from './JalaliDateField'
import { Missing, RialField } from './RialField'
import { StatusChip } from './StatusChip'

interface FactSheetProps {
  /** A dictionary key. */
  title: string
  status?: ReactNode
  children: ReactNode
}

export const FactSheet = ({ title, status, children }: FactSheetProps) => {
  const translate = useTranslate()
  return (
    <Paper component="section" sx={{ border: 1, borderColor: 'divider', p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="h2">{translate(title)}</Typography>
        {status}
      </Box>
      {children}
    </Paper>
  )
}

export const Facts = ({ children, minWidth = 190 }: { children: ReactNode; minWidth?: number }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      columnGap: 3,
      rowGap: 1.5,
      gridTemplateColumns: `repeat(auto-fill, minmax(${minWidth}px, 1fr))`,
    }}
  >
    {children}
  </Box>
)

export interface FactProps {
  source: string
  label?: string
  /** Default: as it is. */
  as?: 'text' | 'code' | 'rial' | 'date' | 'time'
  /** Of a status or word. */
  of?: string
  isWord?: boolean
  /** Takes the whole line. */
  isWide?: boolean
  /** Left out where there is nothing to say. */
  isOptional?: boolean
  children?: ReactNode
}

export const FactValue = ({ source, as = 'text', of, isWord }: FactProps) => {
  const translate = useTranslate()
  const value = getAt(useRecordContext(), source)
  if (value === null || value === undefined || value === '') return <Missing />
  if (of && isWord) return <>{translate(`enums.${of}.${String(value)}`, { _: String(value) })}</>
  if (of) return <StatusChip source={source} of={of} />
  if (as === 'code') return <CodeField source={source} />
  if (as === 'rial') return <RialField source={source} />
  if (as === 'date') return <JalaliDateField source={source} />
  if (as === 'time') return <JalaliDateField source={source} withTime />
  return <>{formatCode(String(value))}</>
}

export const Fact = (props: FactProps) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const value = getAt(useRecordContext(), props.source)
  if (props.isOptional && (value === null || value === undefined || value === '')) return null
  return (
    <Box sx={props.isWide ? { gridColumn: '1 / -1' } : undefined}>
      <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
        {translate(props.label ?? `resources.${resource}.fields.${props.source}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {props.children ?? <FactValue {...props} />}
      </Typography>
    </Box>
  )
}
