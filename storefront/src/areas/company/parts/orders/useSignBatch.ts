import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyOrderRow, SignedInvoice } from '#core/api/types.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { refresh } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useIdempotencyKey } from '#core/useIdempotencyKey.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { companyOrdersPath } from './calls.ts'
import type { RefusedInvoice } from './SignBatchSheet.tsx'
import { useCodeSheet } from './useCodeSheet.ts'
import { useSigningCode } from './useSigning.ts'

interface Outcome {
  results: SignedInvoice[]
  /** As they were when the code was entered. */
  orders: readonly CompanyOrderRow[]
}

const signed = { isSigned: true } as const

/** Of the page that it was signed on; whoever signs in next finds none. */
const outcomeIn = (state: unknown, name: string): Outcome | null => {
  const { results, orders } = readDraft<Outcome>(name)
  const isHere = (state as Partial<typeof signed> | null)?.isSigned === true
  return isHere && results && orders ? { results, orders } : null
}

/**
 * The result stays with its page over a reload.
 * @param draft of what is marked
 * @param onBehalfOf phone of an absent member
 */
export const useSignBatch = (
  orders: readonly CompanyOrderRow[],
  draft: string,
  onBehalfOf?: string
) => {
  const asked = { orderIds: orders.map(({ id }) => id), ...(onBehalfOf && { onBehalfOf }) }
  const [refused, setRefused] = useState<RefusedInvoice[]>([])
  const kept = `${draft}.signed`
  const outcome = outcomeIn(useHistoryState(), kept)
  const [, navigate] = useLocation()
  const isHere = useIsHere()
  const keyOf = useIdempotencyKey()
  const code = useSigningCode(() => api.post(legalEndpoints.startSigningBatch, asked))
  const sheet = useCodeSheet(code.requestCode, code.enterCode, (error) => {
    const invoices = error instanceof ApiError ? error.body.invoices : undefined
    if (Array.isArray(invoices)) setRefused(invoices as RefusedInvoice[])
    else toastError(error)
  })
  const sign = async (otp: string) => {
    const body = { ...asked, otpSecret: otpSecretOf(otp) }
    const { items } = await api.post(legalEndpoints.signBatch, body, keyOf(body))
    dropDraft(draft)
    await Promise.all([refresh(companyOrdersPath), leaveOverlays()])
    const count = items.filter(({ isSigned }) => isSigned).length
    if (!isHere.current) return toast('info', text.batch.done(count, items.length))
    keepDraft(kept, { results: items, orders } satisfies Outcome)
    navigate(legalPaths.signBatch, { replace: true, state: signed })
  }
  const open = () => {
    setRefused([])
    sheet.show(true)
  }
  return { code, sheet, open, sign, refused, outcome }
}
