import { Button, Stack } from '@mui/material'
import { formatNumber } from '../../lib/format'
import { Status } from '../StatusChip'

interface DecidedStep {
  name: string
  title: string
  status: string
}

interface StepButtonsProps {
  label: string
  steps: readonly DecidedStep[]
  of: string
  picked: string
  onPick: (name: string) => void
}

/** Numbered like the keys. */
export const StepButtons = ({ label, steps, of, picked, onPick }: StepButtonsProps) => (
  <Stack spacing={0.5} role="group" aria-label={label}>
    {steps.map(({ name, title, status }, at) => (
      <Button
        key={name}
        color="inherit"
        variant={name === picked ? 'outlined' : 'text'}
        aria-pressed={name === picked}
        onClick={() => onPick(name)}
        sx={{ justifyContent: 'space-between', fontWeight: name === picked ? 700 : 400 }}
      >
        <span>
          {formatNumber(at + 1)}. {title}
        </span>
        <Status of={of} value={status} />
      </Button>
    ))}
  </Stack>
)
