import type { CardManagement } from '#contracts/cards'
import { clock } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { keeperBindings, type CardKeeper } from '../domain/card_keeper.js'

const sql = `
  select fee_is_active(named.owner_type, named.owner_id, named.plan, line.expires_on, ?)
           as "hasActivePlatformFee",
         exists (
           select from issuing_contracts signed
            where signed.owner_type = named.owner_type and signed.owner_id = named.owner_id
              and signed.plan = named.plan
              and signed.holder_id is not distinct from named.holder_id) as "isContractSigned",
         coalesce((
           select card.status in ('ENABLED', 'FROZEN') from cards card
            where card.owner_type = named.owner_type and card.owner_id = named.owner_id
              and card.plan = named.plan and card.holder_id is not distinct from named.holder_id
            order by card.created_at desc, card.id desc limit 1), false) as "isCardEnabled"
    from (select ?::text as owner_type, ?::uuid as owner_id, ?::text as plan, ?::uuid as holder_id) named
    left join issuing_credit_lines line on line.owner_type = named.owner_type
     and line.owner_id = named.owner_id and line.plan = named.plan`

/**
 * This year's fee, the contract and the newest card; the only access for other modules. person §3 "Card management
 * status"
 */
export const cardManagement = async (
  keeper: CardKeeper,
  client?: Client
): Promise<CardManagement> => {
  const [row] = await prepared<CardManagement>(
    'card_management',
    sql,
    [clock.today(), ...keeperBindings(keeper)],
    client
  )
  return row
}
