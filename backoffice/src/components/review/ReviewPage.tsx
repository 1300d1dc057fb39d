import { Skeleton } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import {
  RecordContextProvider,
  ResourceContextProvider,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { relativeTime } from '../../lib/jalali'
import { LoadError } from '../LoadError'
import type { DeskDescription } from './desk'
import { QueuePanel } from './QueuePanel'
import { Column, ReviewDesk } from './ReviewDesk'
import { ReviewFile } from './ReviewFile'
import { TakeBackBar } from './TakeBackBar'
import { fileAfter, type LastPart } from './useDecision'
import { useIsFree } from './useIsFree'
import { useFile, useKeepFile, useNeighbourKeys, usePreload, useQueue } from './useQueue'

const useFiles = (desk: DeskDescription, id: string) => {
  const translate = useTranslate()
  const isFree = useIsFree()
  const isOffered = (row: RaRecord) => desk.waits(row) && isFree(row)
  const { rows, ...queue } = useQueue(id, { ...desk.queue, resource: desk.resource, isOffered })
  const waitingOf = (row: RaRecord) => {
    const since: string | null = row[desk.queue.since]
    const parts = desk.waitsFor(row).map((part) => translate(part))
    return [since ? relativeTime(since) : '', parts.join(translate('list.and'))].join(' · ')
  }
  const files = rows.map((row) => ({
    id: row.id,
    name: desk.nameOf(row),
    waiting: waitingOf(row),
    to: desk.pathTo(row.id),
    heldBy: isFree(row) ? null : String(row.claimedBy?.name ?? ''),
  }))
  return { ...queue, files }
}

/** The desk of those who review: the files that wait, the open one, the decision. */
export const ReviewPage = ({ desk }: { desk: DeskDescription }) => {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const navigate = useNavigate()
  const { data, error, refetch } = useFile(desk.resource, id)
  const { files, total, next, ...beside } = useFiles(desk, id)
  const [last, setLast] = useState<LastPart | null>(null)
  const [opened, setOpened] = useState<{ round: number; id?: string; part?: string }>({ round: 0 })
  const forgetLast = useCallback(() => setLast(null), [])
  const keep = useKeepFile(desk.resource)
  const showAgain = ({ file, part }: LastPart, answer: object) => {
    keep(fileAfter(desk, file, part, answer, 'PENDING'))
    setLast(null)
    setOpened({ round: opened.round + 1, id: String(file.id), part: part.name })
    void navigate(desk.pathTo(file.id))
  }
  useNeighbourKeys(beside, desk.pathTo)
  usePreload(desk.resource, next && String(next.id), desk.papersOf)
  useEffect(() => {
    document.title = `${translate(desk.words.title)} | ${translate('app.name')}`
  }, [translate, desk])

  return (
    <ResourceContextProvider value={desk.resource}>
      <ReviewDesk
        bar={
          last && (
            <TakeBackBar
              key={last.knownAt}
              decision={last}
              onTakenBack={(answer) => showAgain(last, answer)}
              onOver={forgetLast}
            />
          )
        }
      >
        <Column>
          <QueuePanel files={files} total={total} currentId={id} />
        </Column>
        {error && <LoadError error={error} retry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height="100%" />}
        {data && (
          <RecordContextProvider value={data}>
            <ReviewFile
              key={`${id}:${opened.round}`}
              desk={desk}
              file={data}
              refetch={() => void refetch()}
              onNext={next && (() => void navigate(desk.pathTo(next.id)))}
              openedWith={opened.id === id ? opened.part : undefined}
              onDecided={setLast}
            />
          </RecordContextProvider>
        )}
      </ReviewDesk>
    </ResourceContextProvider>
  )
}
