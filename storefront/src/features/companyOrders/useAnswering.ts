import { useState } from 'react'
import { useDocumentSheet } from './useCodeSheet.ts'
import { useSigning, type SigningCalls } from './useSigning.ts'

/** The two sheets before the code that signs or refuses a document, and the code itself. */
export const useAnswering = (calls: SigningCalls) => {
  const [reason, setReason] = useState('')
  const [isRefusing, setRefusing] = useState(false)
  const signing = useSigning(calls)
  const enter = (refuses: boolean) => (code: { deadline: number }) => {
    setRefusing(refuses)
    signing.enterCode(code)
  }
  return {
    signing,
    accept: useDocumentSheet(calls, signing.requestCode, enter(false)),
    reject: useDocumentSheet(calls, signing.requestCode, enter(true)),
    reason,
    setReason,
    /** Why the document is refused; null where it is accepted. */
    refusal: isRefusing ? reason.trim() : null,
  }
}
