import { lists } from '@kasbeno/api/lists'
import type { Identifier, RaRecord } from 'react-admin'
import type { WaitingName } from './kinds'
import { useWaitingFor } from './useWaitingFor'
import { WaitingAlert } from './WaitingAlert'

interface WaitingProps {
  of: { name: WaitingName; words: string }
  /** The filter of the requests that names the record on the page. */
  about: string
  /** What it is named by, where that is not its own id. */
  idOf?: (record: RaRecord) => Identifier | undefined
}

/** What waits for a second person about the record on the page, for those who may see such requests. */
export const Waiting = ({ of: { name, words }, about, idOf }: WaitingProps) =>
  useWaitingFor(name, lists[name].permission, about, idOf).map((request) => (
    <WaitingAlert key={request.id} of={name} request={request} words={words} />
  ))
