import { gatewayFields, type GatewayIndicator } from '@kasbeno/api/contracts/payments'
import type { RaRecord } from 'react-admin'

/** With a flag for secrets. */
export const fieldsOf = ({ indicator }: RaRecord) =>
  Object.entries<'plain' | 'secret'>(gatewayFields[indicator as GatewayIndicator])
