/** A state machine as data: from each status, the statuses it may move to. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>

/** Whether the table allows the move. A status never moves to itself. */
export const canMove = <Status extends string>(
  transitions: Transitions<Status>,
  from: Status,
  to: Status
): boolean => transitions[from].includes(to)

export const statusesBefore = <Status extends string>(
  transitions: Transitions<Status>,
  to: Status
): Status[] =>
  (Object.keys(transitions) as Status[]).filter((from) => canMove(transitions, from, to))

/** Rules read from top to bottom: the name of the first whose condition holds. */
export const firstMatch =
  <Facts, Name extends string>(rules: readonly (readonly [Name, (facts: Facts) => boolean])[]) =>
  (facts: Facts): Name => {
    const rule = rules.find(([, holds]) => holds(facts))
    if (!rule) throw new Error('no rule matches; the last one must always hold')
    return rule[0]
  }
