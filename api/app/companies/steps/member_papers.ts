import type { SignatureLevel } from '#contracts/quorum'
import { birthDateFault } from '#app/shared/birth_date'
import { clock } from '#app/shared/clock'
import { violatedConstraint, type Client } from '#app/shared/database'
import { InvalidFields, refusedField } from '#app/shared/errors'
import {
  dropPapers,
  paperFaults,
  storePapers,
  type SentPapers,
  type StoredPapers,
} from '#app/shared/papers'
import { memberPaperKinds } from '#contracts/companies'
import { uploadLimits } from '#contracts/limits'
import { messages, paperMessages } from '../i18n/fa.js'

type MemberPaperKind = (typeof memberPaperKinds)[number]
export type MemberFiles = SentPapers<MemberPaperKind>

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
 * Checks and stores a member's card pictures, lets `work` keep them, and drops them where it could not.
 * @param stays whether both pictures were sent before
 * @throws InvalidFields
 */
export const withMemberPapers = async <Result>(
  { person, files, stays }: { person: MemberPerson; files: MemberFiles; stays: boolean },
  work: (papers: StoredPapers<MemberPaperKind>) => Promise<Result>
): Promise<Result> => {
  const form = { kinds: memberPaperKinds, files, messages: paperWords }
  const faults = await paperFaults(form, () => stays)
  const birth = birthDateFault(person.birthDate, clock.today())
  if (birth) faults.push({ field: 'birthDate', rule: 'range', message: messages.birthDate[birth] })
  if (faults.length) throw new InvalidFields(faults)
  const papers = await storePapers(form, 'company-papers')
  try {
    return await work(papers)
  } catch (error) {
    await dropPapers(papers)
    throw told(error)
  }
}

/** The database has the last word on who is a member twice. */
const told = (error: unknown) => {
  const constraint = violatedConstraint(error)
  if (constraint === 'company_members_person') return refusedField('phone', messages.memberTwice)
  if (constraint === 'company_members_code') {
    return refusedField('nationalCode', messages.memberTwice)
  }
  return error
}

/** Whether a member sent both pictures before. */
export const hasPapers = async (memberId: string, client: Client): Promise<boolean> => {
  const kinds = await client
    .from('company_papers')
    .where({ member_id: memberId, current: true })
    .select('kind')
  return memberPaperKinds.every((kind) => kinds.some((paper) => paper.kind === kind))
}
