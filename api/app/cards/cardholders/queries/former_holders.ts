import { prepared } from '#app/platform/database/database'

/** Purchases stay in a statement. */
export interface FormerHolder {
  userId: string
  firstName: string
  lastName: string
  removedAt: Date
}

const sql = `
  select former."userId", former."firstName", former."lastName", former."removedAt"
    from (select distinct on (holder.user_id) holder.user_id as "userId",
                 holder.firstname as "firstName", holder.lastname as "lastName",
                 holder.removed_at as "removedAt"
            from card_holders holder
           where holder.company_id = ? and holder.removed_at is not null
             and exists (select from issuing_cards where holder_id = holder.id)
             and not exists (select from card_holders living
                              where living.company_id = holder.company_id
                                and living.user_id = holder.user_id and living.removed_at is null)
           order by holder.user_id, holder.removed_at desc) former
   order by former."removedAt" desc, former."userId"`

/** Latest first; without those named again and those who had no card. */
export const formerHoldersOf = (companyId: string): Promise<FormerHolder[]> =>
  prepared<FormerHolder>('former_card_holders', sql, [companyId])
