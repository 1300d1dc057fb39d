import { Box } from '@mui/material'
import { Children, isValidElement, type ReactNode } from 'react'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { getAt } from '../lib/get'
import { CodeField } from './CodeField'
import { JalaliDateField } from './JalaliDateField'
import { Missing, RialField } from './RialField'
import { StatusChip } from './StatusChip'

interface ColumnProps {
  source: string
  label?: string
  disableSort?: boolean
}

/** Percent: together, and at least each. */
const textShare = { all: 56, least: 14 }

/** Fills the rest; numbers and codes are never cut. */
export const ellipsis = {
  'width': `var(--text-share, ${textShare.least}%)`,
  // On small screens a table scrolls, and its names are still told apart.
  '@media (max-width: 1199.95px)': { minWidth: 112 },
  '&.MuiTableCell-body': { maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
}

/** Cut, with a tooltip. */
const Words = ({ source }: { source: string }) => {
  const value = getAt(useRecordContext(), source)
  if (value === null || value === undefined || value === '') return <Missing />
  return (
    <Box component="span" title={String(value)}>
      {String(value)}
    </Box>
  )
}

export const TextCol = (props: ColumnProps) => (
  <DataTable.Col {...props} sx={ellipsis}>
    <Words source={props.source} />
  </DataTable.Col>
)

/**
 * Shares the width among text columns.
 * @returns a CSS variable
 */
export const shareOfTexts = (columns: ReactNode): Record<string, string> => {
  const texts = Children.toArray(columns).filter(
    (column) =>
      isValidElement<{ sx?: unknown }>(column) &&
      (column.type === TextCol || column.props.sx === ellipsis)
  )
  const share = Math.max(Math.floor(textShare.all / Math.max(texts.length, 1)), textShare.least)
  return { '--text-share': `${share}%` }
}

export const CodeCol = (props: ColumnProps) => (
  <DataTable.Col {...props}>
    <CodeField source={props.source} />
  </DataTable.Col>
)

/** Right-aligned, so that units stand under units. */
export const RialCol = (props: ColumnProps) => (
  <DataTable.Col {...props} sx={{ width: '1%' }}>
    <RialField source={props.source} hideUnit />
  </DataTable.Col>
)

export const DateCol = ({ withRelative, ...props }: ColumnProps & { withRelative?: boolean }) => (
  <DataTable.Col {...props} sx={{ width: 108 }}>
    <JalaliDateField source={props.source} withRelative={withRelative} />
  </DataTable.Col>
)

export const TimeCol = (props: ColumnProps) => (
  <DataTable.Col {...props} sx={{ width: 148 }}>
    <JalaliDateField source={props.source} withTime />
  </DataTable.Col>
)

export const StatusCol = ({ of, ...props }: ColumnProps & { of: string }) => (
  <DataTable.Col {...props}>
    <StatusChip source={props.source} of={of} />
  </DataTable.Col>
)

const Word = ({ source, of }: { source: string; of: string }) => {
  const translate = useTranslate()
  const value = getAt(useRecordContext(), source)
  return value === null || value === undefined ? (
    <Missing />
  ) : (
    <>{translate(`enums.${of}.${String(value)}`, { _: String(value) })}</>
  )
}

/** Without a status's look. */
export const WordCol = ({ of, ...props }: ColumnProps & { of: string }) => (
  <DataTable.Col {...props}>
    <Word source={props.source} of={of} />
  </DataTable.Col>
)
