import { permissions, type Permission } from '@kasbeno/api/contracts/identity'
import { useIsFetching } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RecordContextProvider, useGetIdentity, usePermissions, type RaRecord } from 'react-admin'
import { expect, test } from 'vitest'
import { openDesk, type Answers } from './desk'

/** Pressed, it opens its dialog; not there at all; or there, resting, under the words of why. */
export type Outcome = 'offered' | 'absent' | 'resting' | `because: ${string}`

/** Who may have asked first for what takes a second person. */
export const askedBy = { other: { id: 'sara', name: 'سارا' }, own: { id: 'me', name: 'من' } }
export const askedMyself: Outcome =
  'because: این را خودتان خواسته‌اید؛ نفر دیگری هم باید همین را بخواهد.'

export interface CommandTable {
  /** The file below `src` that offers the command. */
  file: string
  label: string
  resource: string
  right: Permission
  element: ReactNode
  /** What the record of every state has in common. */
  record?: object
  answers?: Answers
  /** Each state of the record, what it changes, and what becomes of the command. */
  states: Record<string, [changes: object, outcome: Outcome]>
}

/** Without it a command that is still on its way would count as absent. */
export const Ready = () => {
  const { isPending } = usePermissions()
  const { identity } = useGetIdentity()
  const running = useIsFetching()
  return !isPending && identity && running === 0 ? <p>ready</p> : null
}

const outcomeIn = (state: HTMLElement, label: string): Outcome => {
  const found = ['button', 'link'].flatMap((role) =>
    within(state).queryAllByRole(role, { name: label })
  )
  if (found.length === 0) return 'absent'
  const [command] = found
  if (found.length > 1) throw new Error(`${label} is there ${found.length} times`)
  if (!(command instanceof HTMLButtonElement) || !command.disabled) return 'offered'
  const why = command.parentElement?.getAttribute('aria-label')
  return why ? `because: ${why}` : 'resting'
}

/** Shows the command on a record in each of its states at once, as somebody with these rights sees it. */
const look = async (table: CommandTable, held: readonly string[]) => {
  const states = Object.entries(table.states)
  const desk = openDesk(
    <>
      {states.map(([name, [changes]], i) => (
        <section key={name} aria-label={name}>
          <RecordContextProvider value={{ id: `r${i}`, ...table.record, ...changes } as RaRecord}>
            {table.element}
          </RecordContextProvider>
        </section>
      ))}
      <Ready />
    </>,
    { resource: table.resource, permissions: held, answers: table.answers }
  )
  await screen.findByText('ready')
  const outcomes = () =>
    Object.fromEntries(
      states.map(([name]) => [name, outcomeIn(screen.getByRole('region', { name }), table.label)])
    )
  return { ...desk, outcomes }
}

const literals = (table: CommandTable) =>
  Object.fromEntries(Object.entries(table.states).map(([name, [, outcome]]) => [name, outcome]))

/** Each command in each state of its record, for those who hold its right, and for those who hold all others. */
export const testCommands = (tables: readonly CommandTable[]) => {
  test.each(tables)('$resource: «$label» as each state of the record allows', async (table) => {
    expect(Object.keys(table.states).length).toBeGreaterThan(0)
    const { outcomes } = await look(table, [table.right])
    await waitFor(() => expect(outcomes()).toEqual(literals(table)))
  })
  test.each(tables)('$resource: «$label» is nowhere without its right', async (table) => {
    const others = permissions.filter((right) => right !== table.right)
    const { outcomes } = await look(table, others)
    expect(new Set(Object.values(outcomes()))).toEqual(new Set(['absent']))
  })
}
