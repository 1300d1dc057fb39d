import { zodResolver } from '@hookform/resolvers/zod'
import { cardRules } from '@kasbeno/api/contracts/cards'
import type { ReactNode } from 'react'
import { useForm, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { cards } from '#i18n/fa/cards.ts'
import type { Command } from '#lib/useCommand.ts'
import { FormPin } from './PinField.tsx'
import { newPinSchema, type NewPinValues } from './pins.ts'
import { LaterStep } from './StepPage.tsx'

const text = cards.pin

interface NewPinFieldsProps<Values extends FieldValues> {
  control: Control<Values>
  names: { pin1: FieldPath<Values>; repeat: FieldPath<Values> }
  isFirst?: boolean
}

/** A new PIN, twice. */
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

interface NewPinStepProps {
  title: string
  action: string
  command: Command<[pin1: string]>
  onBack: () => void
  children?: ReactNode
}

export const NewPinStep = ({ title, action, command, onBack, children }: NewPinStepProps) => {
  const form = useForm<NewPinValues>({
    resolver: zodResolver(newPinSchema),
    defaultValues: { pin1: '', repeat: '' },
  })
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
