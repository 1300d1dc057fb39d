import { limits } from '@kasbeno/api/contracts/limits'
import { Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../../lib/format'
import { isHeld } from '../../lib/heldKeys'

/** Space ticks the focused box. */
const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey

/** @param reasons dictionary keys */
export const useReasonChoice = (reasons: readonly string[], error?: string) => {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [words, setWords] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const toggle = (reason: string) =>
    setChosen(
      chosen.includes(reason) ? chosen.filter((other) => other !== reason) : [...chosen, reason]
    )
  const lines = [
    ...reasons.filter((reason) => chosen.includes(reason)).map((reason) => translate(reason)),
    ...(words.trim() ? [words.trim()] : []),
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement || isHeld(event.nativeEvent)) return
    const reason = reasons[Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]) - 1]
    if (!reason) {
      if (isLetter(event)) field.current?.focus()
      return
    }
    event.preventDefault()
    toggle(reason)
  }
  const fields = (
    <>
      <FormGroup>
        {reasons.map((reason, index) => (
          <FormControlLabel
            key={reason}
            control={
              <Checkbox
                size="small"
                autoFocus={index === 0}
                checked={chosen.includes(reason)}
                onChange={() => toggle(reason)}
              />
            }
            label={`${formatNumber(index + 1)}. ${translate(reason)}`}
          />
        ))}
      </FormGroup>
      <TextField
        inputRef={field}
        multiline
        minRows={2}
        label={translate('review.otherReason')}
        value={words}
        error={error !== undefined}
        onChange={({ target }) => setWords(target.value)}
        helperText={error ?? translate('review.reasonHint')}
        slotProps={{ htmlInput: { maxLength: limits.reason / 2 } }}
      />
    </>
  )
  /** One per line; empty without. */
  return { text: lines.join('\n'), fields, onKeyDown }
}
