/** Fully resent, or partly waiting. */
export const retryOutcome = (answer: Record<string, unknown>) => {
  const {
    awaitingApproval = 0,
    withoutIban = 0,
    frozen = 0,
    heldBack = 0,
    alarmed = 0,
  } = (answer.retried ?? {}) as Partial<
    Record<'awaitingApproval' | 'withoutIban' | 'frozen' | 'heldBack' | 'alarmed', number>
  >
  if (alarmed > 0) return 'commands.retryRun.alarmed'
  if (awaitingApproval > 0) return 'commands.retryRun.awaits'
  if (frozen > 0) return 'commands.retryRun.frozen'
  if (heldBack > 0) return 'commands.retryRun.heldBack'
  return withoutIban > 0 ? 'commands.retryRun.withoutIban' : 'commands.retryRun.done'
}
