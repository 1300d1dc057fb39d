import type { FieldDescriptor } from '@kasbeno/api/contracts/descriptors'
import type { Permission } from '@kasbeno/api/contracts/identity'
import type { ComponentType } from 'react'
import { DataTable } from 'react-admin'
import {
  CodeCol,
  DateCol,
  ellipsis,
  RialCol,
  StatusCol,
  TextCol,
  TimeCol,
  WordCol,
} from '../columns'
import { signs } from '../statusLooks'
import { plainFlag } from './described'

export interface ColumnSpec<Field extends string = string> {
  field: Field
  /** Default: the field's name. */
  label?: string
  /** Another enumeration than the description's. */
  of?: string
  isDay?: boolean
  /** Adds the distance from today. */
  withRelative?: boolean
  /** Draws the cell of the current record itself. */
  cell?: ComponentType
  /** Cells of text may be cut. */
  isText?: boolean
  /** Shown to the bank's own people alone. */
  isForBank?: boolean
  permission?: Permission
}

/** Shorter words for columns. */
const shortWords: Readonly<Record<string, string>> = { plan: 'planShort' }

/** Enumerations with looks are statuses. */
const enumColumn = (props: { source: string; disableSort: boolean }, of: string) =>
  of in signs ? (
    <StatusCol key={props.source} {...props} of={of} />
  ) : (
    <WordCol key={props.source} {...props} of={shortWords[of] ?? of} />
  )

export const columnFor = (
  { field: source, label, of, isDay, withRelative, cell: Cell, isText }: ColumnSpec,
  { kind, of: ownEnum, isSortable }: FieldDescriptor
) => {
  const props = { source, disableSort: !isSortable, ...(label && { label }) }
  if (Cell) {
    return (
      <DataTable.Col key={source} {...props} {...(isText && { sx: ellipsis })}>
        <Cell />
      </DataTable.Col>
    )
  }
  const enumeration = of ?? ownEnum
  if (enumeration) return enumColumn(props, enumeration)
  switch (kind) {
    case 'rials':
      return <RialCol key={source} {...props} />
    case 'moment': {
      const Column = isDay ? DateCol : TimeCol
      return <Column key={source} {...props} />
    }
    case 'day':
      return <DateCol key={source} {...props} withRelative={withRelative} />
    case 'flag':
      return <WordCol key={source} {...props} of={plainFlag} />
    case 'code':
    case 'number':
      return <CodeCol key={source} {...props} />
    default:
      return <TextCol key={source} {...props} />
  }
}
