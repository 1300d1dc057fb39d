import type { AwaitsSecondPerson, StaffRequestKind } from '#contracts/staff'
import type { StaffActor } from '#app/shared/actor'
import type { Trx } from '#app/shared/database'
import { requestSecondPerson } from '#app/shared/two_people/requests'
import { messages } from '../i18n/fa.js'
import { staffRequests } from '../staff_requests.js'

interface Asked {
  requester: StaffActor
  kind: StaffRequestKind
  /** The user name of the account or the key of the role. */
  subject: string
  staffId?: string
  before?: object
  after: object
  passwordHash?: string
  reason?: string
}

/** Lets the change wait for a second person. @throws Conflict while another one of the same waits */
export const requestStaffChange = async (
  { subject, staffId, before = {}, after, passwordHash, ...asked }: Asked,
  trx: Trx
): Promise<AwaitsSecondPerson> => {
  const requestId = await requestSecondPerson(
    staffRequests,
    {
      ...asked,
      before,
      after: passwordHash ? { ...after, passwordChanged: true } : after,
      columns: { subject, staff_id: staffId ?? null, password_hash: passwordHash ?? null },
      about: { subject },
      whenWaiting: messages.alreadyAsked,
    },
    trx
  )
  return { status: 'PENDING_APPROVAL', requestId }
}
