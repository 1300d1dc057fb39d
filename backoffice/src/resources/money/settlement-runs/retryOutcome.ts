/** Fully resent, or partly waiting: in the words of a run, or of one transfer. */
export const retryOutcome =
  (command: 'retryRun' | 'retryPayout') => (answer: Record<string, unknown>) => {
    const {
      awaitingApproval = 0,
      withoutIban = 0,
      frozen = 0,
      heldBack = 0,
      alarmed = 0,
    } = (answer.retried ?? {}) as Partial<
      Record<'awaitingApproval' | 'withoutIban' | 'frozen' | 'heldBack' | 'alarmed', number>
    >
    if (alarmed > 0) return `commands.${command}.alarmed`
    if (awaitingApproval > 0) return `commands.${command}.awaits`
    if (frozen > 0) return `commands.${command}.frozen`
    if (heldBack > 0) return `commands.${command}.heldBack`
    return `commands.${command}.${withoutIban > 0 ? 'withoutIban' : 'done'}`
  }
