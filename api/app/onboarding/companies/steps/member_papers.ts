import type { SignatureLevel } from '#contracts/quorum'
import { birthDateFault } from '#app/platform/values/birth_date'
import { clock } from '#app/platform/time/clock'
import { violatedConstraint, type Client } from '#app/platform/database/database'
import { refusedField } from '#app/platform/errors'
import type { SentPapers, StoredPapers } from '#app/platform/files/papers'
import { memberPaperKinds } from '#contracts/companies'
import { uploadLimits } from '#contracts/limits'
import { messages, paperMessages } from '../i18n/fa.js'
import { withPapers } from './with_papers.js'

type MemberPaperKind = (typeof memberPaperKinds)[number]
export type MemberFiles = SentPapers<MemberPaperKind>
export type StoredMemberPapers = StoredPapers<MemberPaperKind>

/** Who a member says to be. `birthDate` is `YYYY-MM-DD`. */
export interface MemberPerson {
  firstName: string
  lastName: string
  birthDate: string
  nationalCode: string
}

/** What a board member is in the company. */
export interface Office {
  roleInCompany: string
  signatoryStatus: SignatureLevel
}

export const personColumns = ({ firstName, lastName, birthDate, nationalCode }: MemberPerson) => ({
  firstname: firstName,
  lastname: lastName,
  birth_date: birthDate,
  national_code: nationalCode,
})

const paperWords = paperMessages(uploadLimits.companyMemberImage / 1_000_000)

/**
 * The same for a member's card pictures, and for what is stated about the person.
 * @param stays whether both pictures were sent before
 */
export const withMemberPapers = async <Result>(
  { person, files, stays }: { person: MemberPerson; files: MemberFiles; stays: boolean },
  work: (papers: StoredMemberPapers) => Promise<Result>
): Promise<Result> => {
  const form = { kinds: memberPaperKinds, files, messages: paperWords }
  const birth = birthDateFault(person.birthDate, clock.today())
  const rule = 'range'
  const faults = birth ? [{ field: 'birthDate', rule, message: messages.birthDate[birth] }] : []
  try {
    return await withPapers(form, work, { stays, faults })
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The database has the last word on who is a member twice. */
const refusalOf = (error: unknown) => {
  const constraint = violatedConstraint(error)
  if (constraint === 'company_members_person') return refusedField('phone', messages.memberTwice)
  if (constraint === 'company_members_code') {
    return refusedField('nationalCode', messages.memberTwice)
  }
  return error
}

/** Whether a member, or the holder of a card, sent both pictures before. */
export const hasPapers = async (
  subjectId: string,
  client: Client,
  column: 'member_id' | 'card_holder_id' = 'member_id'
): Promise<boolean> => {
  const kinds = await client
    .from('company_papers')
    .where({ [column]: subjectId, current: true })
    .select('kind')
  return memberPaperKinds.every((kind) => kinds.some((paper) => paper.kind === kind))
}
