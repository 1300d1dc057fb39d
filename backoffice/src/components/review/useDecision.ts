import { useState } from 'react'
import { useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { useCommand } from '../useCommand'
import { isPending, type DeskDescription, type Part } from './desk'
import type { LastDecision } from './TakeBackBar'
import { useKeepFile } from './useQueue'

export interface LastPart extends LastDecision {
  file: RaRecord
  part: Part
}

interface DecisionOf {
  desk: DeskDescription
  file: RaRecord
  part: Part
  onPart: (name: string) => void
  onNext: (() => void) | undefined
  onDecided: (decision: LastPart) => void
}

const isWhole = (answer: object, { id }: RaRecord): answer is RaRecord =>
  'id' in answer && answer.id === id

export const fileAfter = (
  desk: DeskDescription,
  file: RaRecord,
  part: Part,
  answer: object,
  status: string
): RaRecord => (isWhole(answer, file) ? answer : (desk.withStatus?.(file, part, status) ?? file))

/** Then moves to the next waiting part or file. */
export const useDecision = ({ desk, file, part, onPart, onNext, onDecided }: DecisionOf) => {
  const { run, isRunning, refusal, clearRefusal } = useCommand()
  const [isRejecting, setIsRejecting] = useState(false)
  const refresh = useRefresh()
  const translate = useTranslate()
  const keep = useKeepFile(desk.resource)

  const decide = async (verdict: 'accept' | 'reject', body: object = {}) => {
    const command = verdict === 'accept' ? desk.accept : verdict
    const seen = { ...body, sentAt: part.sentAt ?? undefined }
    const answer = await run(`${part.path}/${command}`, seen)
    // Probably outdated: decided elsewhere or resent.
    if (!answer) return refresh()
    setIsRejecting(false)
    const accepted = desk.accept === 'approve' ? 'APPROVED' : 'ACCEPTED'
    const status = verdict === 'accept' ? accepted : 'REJECTED'
    const decided = fileAfter(desk, file, part, answer, status)
    keep(decided)
    const parts = desk.partsOf(decided)
    onDecided({
      said: translate(`${desk.words.decided}.${verdict}`, {
        name: desk.nameOf(decided),
        part: translate(part.title, { _: part.title }),
      }),
      path: `${part.path}/reopen`,
      decidedAt: parts.find(({ name }) => name === part.name)?.decidedAt,
      knownAt: Date.now(),
      file: decided,
      part,
    })
    const waiting = parts.find((each) => each.name !== part.name && isPending(each))
    if (waiting) onPart(waiting.name)
    else onNext?.()
  }

  return {
    approve: () => void decide('accept'),
    reject: (rejectionReason: string) => void decide('reject', { rejectionReason }),
    isRejecting,
    openReject: () => {
      clearRefusal()
      setIsRejecting(true)
    },
    closeReject: () => {
      clearRefusal()
      setIsRejecting(false)
    },
    isRunning,
    refusal,
    clearRefusal,
  }
}
