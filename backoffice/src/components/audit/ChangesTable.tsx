import { SubTable } from '../SubTable'
import { changesOf, useFactWords } from './useFactWords'

type Facts = Record<string, unknown> | null

interface ChangesProps {
  of?: string
  before: Facts
  after: Facts
}

/** One row per changed fact. */
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
