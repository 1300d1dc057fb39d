import * as field from '#app/platform/resource/fields'
import { custom, yesOrNo } from '#app/platform/resource/filters'
import type { PersonOfStaff } from '#app/platform/resource/person'

const held = (file: string) => `${file}.claimed_until > now()`

/**
 * Who has a row's file in hand at this moment.
 * @param file the alias of its table
 * @param officer that of the officers' table, joined by the file's `claimed_by`
 */
export const claimFields = (file: string, officer = 'holder') => ({
  claimedBy: field.raw<PersonOfStaff | null>(
    `case when ${held(file)} then jsonb_build_object('id', ${officer}.id, 'name', ${officer}.full_name) end`
  ),
  claimedUntil: field.raw<Date | null>(`case when ${held(file)} then ${file}.claimed_until end`),
})

/** Files that somebody has in hand, or that nobody has. */
export const claimedFilter = (file: string) =>
  custom(yesOrNo, (query, isClaimed) =>
    query.whereRaw(`coalesce(${held(file)}, false) = ?`, [isClaimed])
  )
