import { Box, Stack } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { DescribedFacts } from '../../../../components/DescribedFacts'
import { DocumentViewer } from '../../../../components/documents/DocumentViewer'
import { FactSheet } from '../../../../components/Facts'
import { HistoryOf } from '../../../../components/RecordHistory'
import { useNeededPapers, useOnScreen } from '../../../../components/review/decisionPapers'
import { Inquiries } from '../../../../components/review/Inquiries'
import { StepButtons } from '../../../../components/review/StepButtons'
import { StatusChip } from '../../../../components/StatusChip'
import type { RecordOf } from '../../../../providers/contract'
import { memberName, type Company } from '../../companies/company'
import { companyDesk } from '../../companies/desk'
import { PartFacts } from '../../companies/PartFacts'
import { neededPapers, partsOf, type CompanyPaper } from '../../companies/parts'
import { OfRecord } from './OfRecord'

/** A signature rule is proven by the gazette alone. */
const neededFor = (isRule: boolean, { members, papers }: Company) =>
  papers
    .filter(({ memberId }) => !isRule || memberId === null)
    .map(({ id, kind, memberId }) => {
      const member = members.find((each) => each.id === memberId)
      return { id, kind, of: member && memberName(member) }
    })

interface PartsProps {
  company: Company
  isRule: boolean
}

/** One part at a time beside its papers, as at the review. */
const Parts = ({ company, isRule }: PartsProps) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const shared = useNeededPapers(neededFor(isRule, company))
  const { picked, pick, onShown, onFailed } = shared
  const { box, onLoaded } = useOnScreen({ onShown, picked })
  const parts = partsOf(company)
  const [name, setName] = useState(parts[0]!.name)
  const has = (papers: readonly CompanyPaper[]) => papers.some(({ id }) => id === picked)
  const part =
    parts.find((each) => has(neededPapers(company, each))) ??
    parts.find((each) => each.name === name) ??
    parts[0]!
  const papers = neededPapers(company, part)
  return (
    <Stack spacing={2}>
      <StepButtons
        label={translate(companyDesk.words.parts)}
        steps={parts.map((each) => ({ ...each, title: translate(each.title, { _: each.title }) }))}
        of={companyDesk.statuses}
        picked={part.name}
        onPick={(chosen) => {
          pick('')
          setName(chosen)
        }}
      />
      <PartFacts part={part} />
      <Box ref={box} sx={papers.length > 0 ? { height: 420, display: 'flex' } : undefined}>
        {papers.length > 0 && (
          <DocumentViewer
            key={part.name}
            documents={papers}
            selected={papers.find(({ id }) => id === picked)?.kind ?? ''}
            onSelect={(kind) => pick(papers.find((paper) => paper.kind === kind)?.id ?? '')}
            onExpired={() => void client.invalidateQueries({ queryKey: ['companies'] })}
            onShown={onLoaded}
            onFailed={onFailed}
          />
        )}
      </Box>
    </Stack>
  )
}

const Sheets = ({ isRule }: { isRule: boolean }) => {
  const company = useRecordContext<RecordOf<'companies'>>()
  if (!company) return null
  return (
    <>
      {!isRule && (
        <FactSheet title="companies.credit">
          <DescribedFacts
            of="companies"
            fields={['credit', 'remainCredit', 'allocationSince?', 'createdAt']}
          />
        </FactSheet>
      )}
      <FactSheet title="approvals.checks">
        <Inquiries desk={companyDesk} />
      </FactSheet>
      <FactSheet
        title="companies.parts"
        status={<StatusChip source="companyKycStep" of="companyKycStep" />}
      >
        <Parts company={company} isRule={isRule} />
      </FactSheet>
    </>
  )
}

/** The company that the request is about, where it is about one and the reader may open it. */
const useCompanyOf = () => {
  const { resource, id } = useRecordContext<RecordOf<'change-requests'>>()?.subject ?? {}
  const { canAccess } = useCanAccess({ resource: 'companies', action: 'show' })
  return resource === 'companies' && canAccess ? (id ?? null) : null
}

interface CompanyFileProps {
  /** Of its signature rule, else of its credit. */
  isRule?: boolean
}

/** What a second person judges a company by: checks, each part with its papers, credit. */
export const CompanyFile = ({ isRule = false }: CompanyFileProps) => {
  const id = useCompanyOf()
  return id ? (
    <OfRecord resource="companies" id={id}>
      <Sheets isRule={isRule} />
    </OfRecord>
  ) : null
}

export const CompanyHistory = () => {
  const id = useCompanyOf()
  return id ? <HistoryOf resource="companies" id={id} title="approvals.fileHistory" /> : null
}
