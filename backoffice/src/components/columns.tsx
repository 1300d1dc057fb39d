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

/** What the texts of a list have together, in percent, and the least that one of them gets. */
const textShare = { all: 56, least: 14 }

/** Takes the room that the other columns leave, not below its header's; numbers and codes are never cut. */
export const ellipsis = {
  'width': `var(--text-share, ${textShare.least}%)`,
  '&.MuiTableCell-body': { maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
}

/** A plain text, cut where there is no room for it; the whole text is its tooltip. */
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

/** The room of one text among the texts of a list: few have more each. @returns a variable of its table's style */
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

/**
 * Numbers run from left to right, so their end is on the right also here: units stand under units.
 */
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

/** A value of an enumeration that is no status: the word alone. */
export const WordCol = ({ of, ...props }: ColumnProps & { of: string }) => (
  <DataTable.Col {...props}>
    <Word source={props.source} of={of} />
  </DataTable.Col>
)
