import { useState } from 'react'
import { dropDraft } from '#core/drafts.ts'
import { useKeptText } from '#core/forms.ts'
import { useDocumentSheet } from './useCodeSheet.ts'
import { useSigning, type SigningCalls } from './useSigning.ts'

/** @param draft keeps the reason */
export const useAnswering = (draft: string, calls: SigningCalls) => {
  const [reason, setReason] = useKeptText(draft)
  const [isRefusing, setRefusing] = useState(false)
  const reject: SigningCalls['reject'] = async (body, key) => {
    const answer = await calls.reject(body, key)
    dropDraft(draft)
    return answer
  }
  const signing = useSigning({ ...calls, reject })
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
    /** Null when accepting. */
    refusal: isRefusing ? reason.trim() : null,
  }
}
