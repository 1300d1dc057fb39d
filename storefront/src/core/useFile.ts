import { askFile } from './api/askFile.ts'
import { saveFile, shareFile } from './share.ts'
import { toast, toastError } from './toast.ts'
import { useCommand, type Command } from './useCommand.ts'
import { useIsHere } from './useIsHere.ts'

export interface Taken {
  sharedAs?: string
  done: string
}

/** Dropped silently after leaving. */
export const useFile = ({ sharedAs, done }: Taken): Command<[path: string]> => {
  const isHere = useIsHere()
  return useCommand(
    async (path: string) => {
      const file = await askFile(path)
      if (!isHere.current) return
      if (sharedAs === undefined) saveFile(file)
      else if ((await shareFile(file, sharedAs)) === 'shared') return
      toast('success', done)
    },
    (error) => {
      if (isHere.current) toastError(error)
    }
  )
}
