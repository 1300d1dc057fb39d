import { Card } from '#ui/Card.tsx'
import { Slider } from '#ui/Slider.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { refresh } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

const text = legalSignup.board

interface MinimumProps {
  /** How many optional signatures an invoice needs today. */
  value: number
  /** How many members may sign optionally. */
  optional: number
  isOpen: boolean
}

/** Between none and all. company §5 */
export const Minimum = ({ value, optional, isOpen }: MinimumProps) => {
  const change = useCommand(async (minimumNumberOfOptional: number) => {
    await api.put(legalEndpoints.minimum, { minimumNumberOfOptional })
    await refresh(legalEndpoints.board)
  })
  if (optional === 0 && value === 0) return null
  return (
    <Card title={text.minimum}>
      <p>{text.minimumHint(optional)}</p>
      <p>
        <strong aria-live="polite">{text.minimumValue(value)}</strong>
      </p>
      {isOpen && (
        <Slider
          label={text.minimum}
          value={value}
          count={Math.max(optional, value) + 1}
          spoken={text.minimumValue(value)}
          disabled={change.isRunning}
          onChange={(next) => void change.run(next)}
        />
      )}
    </Card>
  )
}
