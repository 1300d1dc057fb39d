import type { GatewayIndicator } from '#contracts/payments'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

interface Credentials {
  indicator: GatewayIndicator
  /** Encrypted. */
  sealed: string
}

export const credentialsBy = async (id: string): Promise<Credentials> => {
  const [credentials] = await prepared<Credentials>(
    'gateway_credentials',
    'select indicator, sealed from gateway_credentials where id = ?',
    [id]
  )
  if (!credentials) throw new NotFound()
  return credentials
}

/** The last approved contract, also of a gateway switched off. */
export const latestCredentials = async (
  indicator: GatewayIndicator
): Promise<string | undefined> => {
  const [credentials] = await prepared<{ id: string }>(
    'latest_gateway_credentials',
    'select id from gateway_credentials where indicator = ? order by created_at desc limit 1',
    [indicator]
  )
  return credentials?.id
}
