import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface DropAreaProps {
  onDrop: (file: File) => void
  children: ReactNode
}

/** A file may be dropped on it; whoever has no pointer uses the button inside. */
export const DropArea = ({ onDrop, children }: DropAreaProps) => {
  const [isOver, setIsOver] = useState(false)
  return (
    <Box
      data-testid="drop-area"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [file] = event.dataTransfer.files
        if (file) onDrop(file)
      }}
      sx={{
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      {children}
    </Box>
  )
}
