import { Button } from '@mui/material'
import { type ReactElement, useRef } from 'react'

interface ChooseFileButtonProps {
  label: string
  icon: ReactElement
  /** Types or endings, as an input takes them. */
  accept: string
  onChoose: (file: File) => void
  autoFocus?: boolean
}

/** A button that keyboard and mouse press alike: the input behind it is never in the way. */
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
          // so that the same file, mended and saved, can be chosen once more
          target.value = ''
        }}
      />
    </>
  )
}
