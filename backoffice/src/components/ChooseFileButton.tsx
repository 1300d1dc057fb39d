import { Button } from '@mui/material'
import { type ReactElement, useRef } from 'react'

interface ChooseFileButtonProps {
  label: string
  icon: ReactElement
  /** As an input's `accept`. */
  accept: string
  onChoose: (file: File) => void
  autoFocus?: boolean
}

/** A real button: the hidden input is never focused. */
export const ChooseFileButton = ({
  label,
  icon,
  accept,
  onChoose,
  autoFocus,
}: ChooseFileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        autoFocus={autoFocus}
        variant="outlined"
        startIcon={icon}
        sx={{ flexShrink: 0 }}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // allows choosing the same file again
          target.value = ''
        }}
      />
    </>
  )
}
