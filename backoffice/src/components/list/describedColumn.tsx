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
  /** A dictionary key, where the field's own name is not what heads it. */
  label?: string
  /** Another enumeration than the description's. */
  of?: string
  /** A moment whose day is enough. */
  isDay?: boolean
  /** A date with its distance from today beside it. */
  withRelative?: boolean
  /** Draws the cell of the current record itself. */
  cell?: ComponentType
  /** Such a cell holds words, which are cut where there is no room. */
  isText?: boolean
  /** Shown to the bank's own people alone. */
  isForBank?: boolean
  /** Shown to whoever has this right. */
  permission?: Permission
}

/** Enumerations whose words are too long for a column. */
const shortWords: Readonly<Record<string, string>> = { plan: 'planShort' }

/** An enumeration whose values have looks is a status; the others are words alone. */
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
