import { canMove, type Transitions } from '#contracts/transitions'
import { enrollmentTransitions, type EnrollmentStatus } from '#contracts/signing'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { EnrollmentVerdict } from '../adapters/signature_provider.js'
import { theProvider } from '../provider.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    SignatureEnrollmentDecided: { enrollmentId: string; status: 'ENROLLED' | 'REJECTED' }
  }
}

interface Row {
  status: EnrollmentStatus
  providerRef: string
}

const readSql = `
  select status, provider_ref as "providerRef" from signature_enrollments where id = ?`
const lockSql = `select status from signature_enrollments where id = ? for update`

/** What a decision writes; null while there is none. */
const decided = (verdict: EnrollmentVerdict) => {
  if (verdict.status === 'REJECTED') return { status: 'REJECTED', refusal: verdict.reason } as const
  if (verdict.status !== 'APPROVED') return null
  const { serial, publicKey, expiresAt } = verdict.certificate
  return {
    status: 'ENROLLED',
    certificate_serial: serial,
    certificate_key: publicKey,
    certificate_expires_at: expiresAt,
  } as const
}

/**
 * Asks the provider what became of an enrolment, and writes it down once. Must be idempotent: callbacks come late,
 * twice, or not at all. @throws ProviderDown (503)
 */
export default class FollowEnrollment {
  async execute({ id }: { id: string }): Promise<void> {
    const [row] = await prepared<Row>('enrollment_to_follow', readSql, [id])
    if (row?.status !== 'SUBMITTED') return
    const change = decided(await theProvider().enrollmentOf(row.providerRef))
    if (!change) return
    await transaction(async (trx) => {
      const [locked] = await prepared<Pick<Row, 'status'>>(
        'enrollment_to_settle',
        lockSql,
        [id],
        trx
      )
      const moves: Transitions<EnrollmentStatus> = enrollmentTransitions
      if (!canMove(moves, locked.status, change.status)) return
      const now = clock.systemNow().toJSDate()
      await trx
        .from('signature_enrollments')
        .where({ id })
        .update({ ...change, decided_at: now, updated_at: now })
      const event = { enrollmentId: id, status: change.status }
      await publish('SignatureEnrollmentDecided', event, trx)
    })
  }
}
