import HelpIcon from '@mui/icons-material/HelpOutlined'
import { Box, Button, IconButton, Stack, Tooltip } from '@mui/material'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { KeysDialog } from '../../components/review/KeysDialog'
import { Status } from '../../components/StatusChip'
import { formatNumber } from '../../lib/format'
import { useHotkeys } from '../../lib/useHotkeys'
import type { RecordOf } from '../../providers/contract'
import { memberName, statusField, type Company, type DecidedStep } from './company'

interface Part {
  /** A step, or the id of a board member. */
  name: string
  step: DecidedStep | null
  title: string | null
  status: Company['companyStatus']
}

const ofStep = (record: Company, step: DecidedStep): Part => ({
  name: step,
  step,
  title: null,
  status: record[statusField[step]],
})

/** What is decided of a company, in the order of its page: the digits pick them in this order. */
const partsOf = (record: Company): Part[] => [
  ofStep(record, 'company'),
  ofStep(record, 'ceo'),
  ...record.members
    .filter(({ role }) => role === 'BOARD_MEMBER')
    .map((member) => ({
      name: member.id,
      step: null,
      title: memberName(member),
      status: member.legalUserKycStatus,
    })),
  ofStep(record, 'appointment'),
]

const PickedContext = createContext<string | null>(null)

export const useIsPicked = (part: string): boolean => useContext(PickedContext) === part

/** The keys of the two decisions, for the part that is picked alone. */
export const useDecisionKeys = (part: string) =>
  useIsPicked(part) ? { accept: 'KeyA', reject: 'KeyR' } : {}

const keys = [
  ['J / K', 'review.keys.neighbours'],
  ['1 2 3', 'companies.keys.parts'],
  ['A', 'companies.keys.accept'],
  ['R', 'companies.keys.reject'],
  ['B', 'action.backToList'],
  ['?', 'review.keys.help'],
] as const

interface PartsBarProps {
  parts: Part[]
  picked: string
  onPick: (name: string) => void
  onHelp: () => void
}

const PartsBar = ({ parts, picked, onPick, onHelp }: PartsBarProps) => {
  const translate = useTranslate()
  const help = translate('review.keys.title')
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('companies.parts')}
      sx={{ flexWrap: 'wrap' }}
    >
      {parts.map(({ name, step, title, status }, at) => (
        <Button
          key={name}
          color="inherit"
          variant={name === picked ? 'outlined' : 'text'}
          aria-pressed={name === picked}
          onClick={() => onPick(name)}
          sx={{ gap: 1 }}
        >
          {formatNumber(at + 1)}. {title ?? translate(`companies.step.${step}`)}
          <Status of="companyStatus" value={status} />
        </Button>
      ))}
      <Tooltip title={help}>
        <IconButton aria-label={help} onClick={onHelp}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  )
}

const Picking = ({ record, children }: { record: Company; children: ReactNode }) => {
  const parts = partsOf(record)
  const waiting = parts.find(({ status }) => status === 'PENDING')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isHelping, setIsHelping] = useState(false)
  const picked = parts.some(({ name }) => name === chosen) ? chosen! : (waiting ?? parts[0]!).name
  useHotkeys({
    ...Object.fromEntries(
      parts.slice(0, 9).map(({ name }, at) => [`Digit${at + 1}`, () => setChosen(name)])
    ),
    Help: () => setIsHelping(true),
  })
  return (
    <PickedContext.Provider value={picked}>
      <PartsBar
        parts={parts}
        picked={picked}
        onPick={setChosen}
        onHelp={() => setIsHelping(true)}
      />
      {children}
      {isHelping && <KeysDialog keys={keys} onClose={() => setIsHelping(false)} />}
    </PickedContext.Provider>
  )
}

/** Lets an officer pick a part of the company by its digit; the first that waits is picked from the start. */
export const PickParts = ({ children }: { children: ReactNode }) => {
  const record = useRecordContext<RecordOf<'companies'>>()
  return record ? (
    <Picking key={record.id} record={record}>
      {children}
    </Picking>
  ) : (
    children
  )
}

/** The sheet of a part, which comes into view and is marked when it is picked. */
export const PartSheet = ({ name, children }: { name: string; children: ReactNode }) => {
  const isPicked = useIsPicked(name)
  const sheet = useRef<HTMLDivElement>(null)
  const wasPicked = useRef(isPicked)
  useEffect(() => {
    if (isPicked && !wasPicked.current) sheet.current?.scrollIntoView({ block: 'start' })
    wasPicked.current = isPicked
  }, [isPicked])
  return (
    <Box
      ref={sheet}
      sx={{
        scrollMarginTop: 72,
        ...(isPicked && { outline: 2, outlineColor: 'primary.main', borderRadius: 1 }),
      }}
    >
      {children}
    </Box>
  )
}
