import type { AwaitsSecondPerson, StaffRequestKind } from '#contracts/staff'
import type { StaffActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages } from '../i18n/fa.js'
import { staffRequests } from '../staff_requests.js'

interface Asked {
  requester: StaffActor
  kind: StaffRequestKind
  /** The user name of the account or the key of the role. */
  subject: string
  staffId?: string | null
  before?: object
  after: object
  passwordHash?: string
  reason?: string
}

/** Lets the change wait for a second person. @throws Conflict while another one of the same waits */
export const requestStaffChange = async (
  { kind, subject, staffId = null, before = {}, after, passwordHash, ...asked }: Asked,
  trx: Trx
): Promise<AwaitsSecondPerson> => {
  const isRole = kind === 'CREATE_ROLE' || kind === 'UPDATE_ROLE'
  const requestId = await requestSecondPerson(
    staffRequests,
    {
      ...asked,
      before,
      after: passwordHash ? { ...after, passwordChanged: true } : after,
      action: kind,
      subject: isRole ? { type: 'roles', id: subject } : { type: 'staff', id: staffId },
      waitsOn: `${isRole ? 'role' : 'account'}:${subject}`,
      secret: passwordHash,
      about: { subject },
      whenWaiting: messages.alreadyAsked,
    },
    trx
  )
  return { status: 'PENDING_APPROVAL', requestId }
}
