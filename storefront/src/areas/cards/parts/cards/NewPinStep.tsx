import { zodResolver } from '@hookform/resolvers/zod'
import { cardRules } from '@kasbeno/api/contracts/cards'
import { useEffect, type ReactNode } from 'react'
import {
  useForm,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseFormSetError,
} from 'react-hook-form'
import { cards } from '#areas/cards/words/cards.ts'
import type { OwnCard } from '#core/api/types.ts'
import { FormPin } from './PinField.tsx'
import { newPinSchema, type NewPinValues } from './pins.ts'
import { LaterStep } from './StepPage.tsx'
import type { PinCommand } from './usePinCommand.ts'

const text = cards.pin

interface NewPinFieldsProps<Values extends FieldValues> {
  control: Control<Values>
  names: { pin1: FieldPath<Values>; repeat: FieldPath<Values> }
  isFirst?: boolean
}

export const NewPinFields = <Values extends FieldValues>({
  control,
  names,
  isFirst,
}: NewPinFieldsProps<Values>) => (
  <>
    <FormPin
      control={control}
      name={names.pin1}
      label={text.new}
      hint={text.hint}
      maxDigits={cardRules.pinDigits}
      autoFocus={isFirst}
    />
    <FormPin
      control={control}
      name={names.repeat}
      label={text.repeat}
      maxDigits={cardRules.pinDigits}
      isLast
    />
  </>
)

/** Until another one is typed. */
export const useRefusedPin = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  name: FieldPath<Values>,
  { refusal }: PinCommand<never>
) =>
  useEffect(() => {
    if (refusal) setError(name, refusal, { shouldFocus: true })
  }, [refusal, name, setError])

interface NewPinStepProps {
  card: OwnCard
  title: string
  action: string
  command: PinCommand<[pin1: string]>
  onBack: () => void
  children?: ReactNode
}

export const NewPinStep = (props: NewPinStepProps) => {
  const { card, title, action, command, onBack, children } = props
  const form = useForm<NewPinValues>({
    resolver: zodResolver(newPinSchema(card)),
    defaultValues: { pin1: '', repeat: '' },
  })
  useRefusedPin(form.setError, 'pin1', command)
  return (
    <LaterStep
      title={title}
      action={action}
      isRunning={command.isRunning}
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit(({ pin1 }) => command.run(pin1))(event)}
    >
      {children}
      <NewPinFields control={form.control} names={{ pin1: 'pin1', repeat: 'repeat' }} isFirst />
    </LaterStep>
  )
}
