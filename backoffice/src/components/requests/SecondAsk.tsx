import { isolated } from '@kasbeno/api/contracts/digits'
import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { jalaliTime } from '../../lib/jalali'
import { useIsMine, type Asker } from './useIsMine'

interface SecondAskProps {
  /** A dictionary key: what shall be. */
  wish: string
  by?: Asker | null
  at?: string | null
}

/** Who asked first, where a second identical request executes. */
export const SecondAsk = ({ wish, by, at }: SecondAskProps) => {
  const translate = useTranslate()
  const isMine = useIsMine()
  if (!by || !at) return null
  const text = isMine(by) ? 'requests.secondAsk.own' : 'requests.secondAsk.other'
  const words = { wish: translate(wish), who: by.name, at: isolated(jalaliTime(at)) }
  return <Alert severity="info">{translate(text, words)}</Alert>
}
