import type { ReactNode } from 'react'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { useFile, type Taken } from '#core/useFile.ts'
import { Button } from './Button.tsx'

interface FileButtonProps extends Taken {
  path: string
  wide?: boolean
  children: ReactNode
}

/** Fetched with the token, once per press. */
export const FileButton = ({ path, wide, children, ...taken }: FileButtonProps) => {
  const { run, isRunning } = useFile(taken)
  return (
    <Button
      look="second"
      icon={taken.sharedAs === undefined ? 'arrowIn' : 'share'}
      wide={wide}
      isRunning={isRunning}
      onClick={() => void run(path)}
      onKeyDown={ignoreHeldEnter}
    >
      {children}
    </Button>
  )
}
