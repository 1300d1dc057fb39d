import type { Permission } from '@kasbeno/api/contracts/identity'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Button } from '@mui/material'
import { useIsFree } from './useIsFree'
import {
  LinkBase,
  useListContext,
  usePermissions,
  useRecordContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin'

interface Reviewed<Row extends RaRecord> {
  permission: Permission
  pathTo: (id: Row['id']) => string
  /** The file waits for a decision. */
  waits: (row: Row) => boolean
}

/** Leads deciders to the review of waiting files. */
export const rowToReview =
  <Row extends RaRecord>({ permission, pathTo, waits }: Reviewed<Row>) =>
  ({ permissions }: { permissions: readonly string[] }) =>
  (_id: Identifier, _resource: string, row: Row): string =>
    permissions.includes(permission) && waits(row) ? pathTo(row.id) : 'show'

const LinkTo = ({ to, label }: { to: string | null; label: string }) => {
  const translate = useTranslate()
  return (
    <Button
      variant="contained"
      startIcon={<FactCheckIcon />}
      disabled={to === null}
      nativeButton={false}
      component={LinkBase}
      to={to ?? ''}
    >
      {translate(label)}
    </Button>
  )
}

/** With the oldest free file. */
export const StartReview = <Row extends RaRecord>({ permission, pathTo, waits }: Reviewed<Row>) => {
  const { data } = useListContext<Row>()
  const isFree = useIsFree()
  const { permissions } = usePermissions<string[]>()
  if (!permissions?.includes(permission)) return null
  const first = data?.find((row) => waits(row) && isFree(row))
  return <LinkTo to={first ? pathTo(first.id) : null} label="review.start" />
}

/** Opens the review of the record on the page, while it waits. */
export const LinkToReview = <Row extends RaRecord>({
  permission,
  pathTo,
  waits,
}: Reviewed<Row>) => {
  const record = useRecordContext<Row>()
  const { permissions } = usePermissions<string[]>()
  if (!record || !permissions?.includes(permission) || !waits(record)) return null
  return <LinkTo to={pathTo(record.id)} label="review.open" />
}
