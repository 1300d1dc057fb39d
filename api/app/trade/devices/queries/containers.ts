import { containerCode, type ContainerStatus } from '#contracts/devices'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** Rials. */
export interface Container {
  id: string
  reference: string
  amount: number
  description: string
  status: ContainerStatus
  expiresAt: Date
  /** Scanned from a display. */
  qr: string
}

const columns = `
  select id, reference, amount, description,
         case when status = 'OPEN' and expires_at <= ? then 'EXPIRED' else status end as status,
         expires_at as "expiresAt"
    from cpg_containers where merchant_id = ?`
export const containerSql = `${columns} and id = ?`
const byReferenceSql = `${columns} and device_id = ? and reference = ?`

export type ContainerRow = Omit<Container, 'qr'>
export const containerOf = (row: ContainerRow): Container => ({ ...row, qr: containerCode(row.id) })
/** System time: containers last minutes. */
const now = () => clock.systemNow().toJSDate()

/** @throws NotFound also for another merchant's */
export const merchantsContainer = async (
  { merchantId }: { merchantId: string },
  id: string,
  client?: Client
): Promise<Container> => {
  const [row] = await prepared<ContainerRow>(
    'cpg_container',
    containerSql,
    [now(), merchantId, id],
    client
  )
  if (!row) throw new NotFound()
  return containerOf(row)
}

/** By the program's own number. */
export const containerByReference = async (
  { id, merchantId }: { id: string; merchantId: string },
  reference: string,
  client: Client
): Promise<Container> => {
  const named = [now(), merchantId, id, reference]
  const [row] = await prepared<ContainerRow>(
    'container_by_reference',
    byReferenceSql,
    named,
    client
  )
  return containerOf(row)
}
