import { gatewayFields, type GatewayIndicator } from '@kasbeno/api/contracts/payments'
import type { RaRecord } from 'react-admin'

/** What the gateway's contract gives: each name, and whether it is a secret. */
export const fieldsOf = ({ indicator }: RaRecord) =>
  Object.entries<'plain' | 'secret'>(gatewayFields[indicator as GatewayIndicator])
