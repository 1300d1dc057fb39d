import {
  ClaimButton,
  FinishButton,
  NoteButton,
  RejectButton,
  ReleaseButton,
} from '../../src/resources/work/leads/WorkButtons'
import type { CommandTable } from '../support/commands'

const fresh = { status: 'NEW', claimedBy: null }
const mine = { status: 'CLAIMED', claimedBy: { id: 'me', name: 'من' } }
const others = { status: 'CLAIMED', claimedBy: { id: 'x', name: 'همکار' } }
const done = { ...mine, status: 'DONE' }

const work = (
  label: string,
  element: CommandTable['element'],
  [whenNew, whenMine, whenOthers, whenDone]: [string, string, string, string]
): CommandTable => ({
  file: 'resources/work/leads/WorkButtons.tsx',
  label,
  resource: 'leads',
  right: 'leads.work',
  element,
  states: {
    'new': [fresh, whenNew],
    'one’s own': [mine, whenMine],
    'a colleague’s': [others, whenOthers],
    'ended': [done, whenDone],
  } as CommandTable['states'],
})

const [isNew, isOthers, isEnded] = [
  'because: نخست این مورد را بردارید.',
  'because: این مورد در دست پیگیری همکار دیگری است.',
  'because: پیگیری این مورد پایان یافته است.',
]
const isClaimed = 'because: این مورد در دست پیگیری است.'

/** What is done with what people left, by how far it is and whose work it is. */
export const leadTables: CommandTable[] = [
  work('برداشتن', <ClaimButton />, ['offered', isClaimed, isClaimed, 'offered']),
  work('رها کردن', <ReleaseButton />, ['absent', 'offered', 'offered', 'absent']),
  work('پایان پیگیری', <FinishButton />, [isNew, 'offered', isOthers, isEnded]),
  work('رد', <RejectButton />, [isNew, 'offered', isOthers, isEnded]),
  work('یادداشت', <NoteButton />, ['offered', 'offered', 'offered', 'offered']),
]
