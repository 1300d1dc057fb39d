import { isValidElement, type ReactElement } from 'react'
import { useGetIdentity, usePermissions, type Identifier } from 'react-admin'
import type { ResourceName, RowOf } from '../../providers/contract'
import { useIsBank } from '../useIsBank'
import {
  descriptorOf,
  filtersFor,
  partFor,
  viewsFor,
  type FieldOf,
  type FilterOf,
  type FilterOverrides,
  type ListName,
  type Viewer,
} from './described'
import { columnFor, type ColumnSpec } from './describedColumn'
import { ListPage, type ListPageProps } from './ListPage'
import { hiddenOnPhones } from './phoneColumns'

/** As described, overridden, or custom. */
type ColumnOf<Name extends ListName> = FieldOf<Name> | ColumnSpec<FieldOf<Name>> | ReactElement

interface ListOptions<Name extends ListName> extends Omit<
  ListPageProps,
  'children' | 'filters' | 'totals' | 'hiddenColumns' | 'hiddenOnPhones'
> {
  columns: readonly ColumnOf<Name>[]
  /** Initially hidden, for bank or distributor. */
  hidden?:
    | readonly FieldOf<Name>[]
    | { bank: readonly FieldOf<Name>[]; distributor: readonly FieldOf<Name>[] }
  filters?: FilterOverrides<FilterOf<Name>>
  /** Row links by viewer. */
  rowClickFor?: (
    viewer: Viewer
  ) => Name extends ResourceName
    ? string | false | ((id: Identifier, resource: string, row: RowOf<Name>) => string)
    : ListPageProps['rowClick']
}

const isBareField = (column: unknown): column is string => typeof column === 'string'

/** Everything derives from the API's description; bank-only fields are hidden from others. */
export const describedList = <const Name extends ListName>(
  name: Name,
  { columns, hidden = [], filters, views, rowClickFor, ...page }: ListOptions<Name>
) => {
  const descriptor = descriptorOf(name)
  const specs: (ColumnSpec | ReactElement)[] = columns.map((column) =>
    isBareField(column) ? { field: column } : column
  )
  return function DescribedList() {
    const isBank = useIsBank()
    const { identity } = useGetIdentity()
    const { permissions = [] } = usePermissions<string[]>()
    const viewer = { isBank, isOfBranch: Boolean(identity?.branchId), permissions }
    const part = partFor(descriptor, viewer)
    const isShown = ({ field, isForBank, permission }: ColumnSpec) =>
      (isBank || !(isForBank || descriptor.fields[field]!.isBankOnly)) &&
      (!permission || permissions.includes(permission))
    const shown = specs.filter((spec) => isValidElement(spec) || isShown(spec))
    const totals = shown.flatMap((spec) =>
      !isValidElement(spec) && descriptor.fields[spec.field]!.hasTotal ? [spec.field] : []
    )
    const hiddenNow = [
      ...('bank' in hidden ? hidden[isBank ? 'bank' : 'distributor'] : hidden),
      // A constant column says nothing.
      ...Object.keys(part ?? {}),
    ]
    const inTable = shown
      .map((spec) =>
        isValidElement(spec)
          ? { source: (spec as ReactElement<{ source: string }>).props.source }
          : { source: spec.field, kind: descriptor.fields[spec.field]!.kind }
      )
      .filter(({ source }) => !hiddenNow.includes(source))
    return (
      <ListPage
        sort={descriptor.defaultSort}
        hasSearch={descriptor.hasSearch}
        initialFilter={part}
        {...page}
        {...(rowClickFor && { rowClick: rowClickFor(viewer) as ListPageProps['rowClick'] })}
        views={viewsFor(descriptor, viewer, views)}
        filters={filtersFor(descriptor, viewer, filters)}
        totals={totals}
        hiddenColumns={hiddenNow}
        hiddenOnPhones={hiddenOnPhones(inTable)}
      >
        {shown.map((spec) =>
          isValidElement(spec) ? spec : columnFor(spec, descriptor.fields[spec.field]!)
        )}
      </ListPage>
    )
  }
}
