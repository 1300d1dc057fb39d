import { useState } from 'react'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { upload } from '#core/api/upload.ts'
import { refresh } from '#core/query.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { refreshStanding } from './useSigning.ts'

type Field = 'video' | 'signature'
type Path = typeof endpoints.sendVideo | typeof endpoints.sendSignature

/** With progress and field errors. */
export const useSendFile = (path: Path, field: Field, onSent: () => void) => {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const send = useCommand(
    async (file: File) => {
      setError(undefined)
      setProgress(0)
      try {
        const form = new FormData()
        form.append(field, file)
        await upload(path, form, setProgress)
        onSent()
        await refreshStanding()
      } finally {
        setProgress(null)
      }
    },
    (failure) => {
      const own = failure instanceof ApiError && failure.fields.find((one) => one.field === field)
      if (own) return setError(own.message)
      toastError(failure)
      // The page shows the current state.
      const isStale = failure instanceof ApiError && [409, 422].includes(failure.status)
      if (!isStale) return
      void refresh(endpoints.sentence)
      void refreshStanding().catch(toastError)
    }
  )
  return { ...send, progress, error, setError }
}
