import { bulkDecisionsMax } from '@kasbeno/api/contracts/change_requests'
import { Box, useMediaQuery, type Theme } from '@mui/material'
import { useEffect } from 'react'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { waitingFirst } from '../../../components/requests/waitingFirst'
import type { RowOf } from '../../../providers/contract'
import { besides, useNeighbourKeys } from '../../../components/review/useQueue'
import { useHotkeys } from '../../../lib/useHotkeys'
import { showPath } from '../../../providers/dataProvider'
import { barHeight } from '../../../theme/tokens'
import { NothingOpen } from './NothingOpen'
import { RequestQueue } from './RequestQueue'
import { RequestPane } from './RequestPane'
import { toDecide } from './views'

const list = 'change-requests'
const refreshEveryMs = 20_000
const silent = () => undefined
const pathTo = (id: RowOf<'change-requests'>['id']) => showPath(list, id)

/** To the list after the last decidable one. */
const useGoOn = (next: RowOf<'change-requests'> | undefined) => {
  const navigate = useNavigate()
  return () => void navigate(next ? pathTo(next.id) : `/${list}`)
}

const Desk = () => {
  const { id = null } = useParams()
  const { data = [], isPending } = useListContext<RowOf<'change-requests'>>()
  const translate = useTranslate()
  const navigate = useNavigate()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const beside = besides(data, id ?? '', ({ mayDecide }) => mayDecide)
  const first = data.find(({ mayDecide }) => mayDecide) ?? data[0]
  const goOn = useGoOn(beside.next)
  useNeighbourKeys(id === null ? { following: first, previous: undefined } : beside, pathTo)
  const openFirst = () => first && void navigate(pathTo(first.id))
  const enter = () => {
    const focused = document.activeElement
    // the focused element handles Enter
    if (focused instanceof HTMLElement && focused !== document.body) focused.click()
    else openFirst()
  }
  useHotkeys({ Enter: enter }, { isEnabled: id === null })
  useEffect(() => {
    document.title = `${translate(`resources.${list}.name`, { smart_count: 2 })} | ${translate('app.name')}`
  }, [translate])

  const queue = <RequestQueue currentId={id} />
  const open = id !== null && <RequestPane key={id} id={id} onDecided={goOn} hasBack={!isWide} />
  if (!isWide) return open || queue
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        height: `calc(100dvh - ${barHeight}px - 24px)`,
        gridTemplateColumns: { md: '320px minmax(0, 1fr)', lg: '380px minmax(0, 1fr)' },
        gridTemplateRows: 'minmax(0, 1fr)',
      }}
    >
      {queue}
      {open || <NothingOpen isPending={isPending} onOpen={first && openFirst} />}
    </Box>
  )
}

/** What waits for a second person: the list, and beside it the request that is open. */
export default function Inbox() {
  return (
    <ListBase
      perPage={bulkDecisionsMax}
      sort={waitingFirst}
      filterDefaultValues={toDecide}
      queryOptions={{ onError: silent, refetchInterval: refreshEveryMs }}
    >
      <Desk />
    </ListBase>
  )
}
