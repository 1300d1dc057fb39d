import { Link, Skeleton } from '@mui/material'
import {
  LinkBase,
  useCanAccess,
  useGetManyReference,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { Loaded } from '../../../components/Loaded'
import { type SubColumn, SubTable } from '../../../components/SubTable'
import { listLink } from '../../../dashboard/listLink'

/** More is in the list. */
const shown = 5

interface RelatedRowsProps<Row> {
  resource: string
  /** A dictionary key. */
  title: string
  empty?: string
  columns: SubColumn<Row>[]
  filter?: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** Of what most customers have none. */
  isRare?: boolean
}

/** Newest first, by right. */
export const RelatedRows = <Row extends { id: string }>(props: RelatedRowsProps<Row>) => {
  const { resource, title, empty, columns, filter = {}, sort } = props
  const translate = useTranslate()
  const customer = useRecordContext()
  const userId = customer?.id
  const { canAccess = false } = useCanAccess({ resource, action: 'list' })
  const { total = 0, ...query } = useGetManyReference<Row>(
    resource,
    {
      target: 'userId',
      id: userId,
      pagination: { page: 1, perPage: shown },
      sort,
      filter,
    },
    { enabled: canAccess && userId !== undefined, onError: () => undefined }
  )
  if (!canAccess || (props.isRare && total === 0 && !query.error)) return null
  return (
    <FactSheet
      title={title}
      status={
        total > shown && (
          <Link
            component={LinkBase}
            to={listLink(resource, { q: customer?.phone }, sort)}
            underline="hover"
          >
            {translate('users.all')}
          </Link>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton variant="rounded" height={40} />}>
        {(rows) => (
          <SubTable
            label={title}
            empty={empty}
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={columns}
          />
        )}
      </Loaded>
    </FactSheet>
  )
}
