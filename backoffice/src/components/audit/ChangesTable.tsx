import { SubTable } from '../SubTable'
import { changesOf, useFactWords } from './useFactWords'

type Facts = Record<string, unknown> | null

interface ChangesProps {
  /** What changed, as the audit trail names it. */
  of?: string
  before: Facts
  after: Facts
}

/** What held before beside what holds since, one row for each fact that changed. */
export const ChangesTable = ({ of, before, after }: ChangesProps) => {
  const { nameOf, say } = useFactWords(of)
  return (
    <SubTable
      label="audit.changes"
      empty="audit.noChanges"
      rows={changesOf(before, after)}
      rowKey={({ name }) => name}
      columns={[
        { label: 'audit.fact', render: ({ name }) => nameOf(name) },
        {
          label: 'audit.before',
          render: ({ name, before: value, hadBefore }) => (
            <bdi>{hadBefore ? say(name, value) : '–'}</bdi>
          ),
        },
        {
          label: 'audit.after',
          render: ({ name, after: value }) => <bdi>{say(name, value)}</bdi>,
        },
      ]}
    />
  )
}
