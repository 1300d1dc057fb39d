import { Box, Link, Typography } from '@mui/material'
import { LinkBase, useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import { descriptorOf, type ListName } from '../../../components/list/described'
import { RecordLink } from '../../../components/RecordLink'
import { listLink } from '../../../dashboard/listLink'
import type { RecordOf } from '../../../providers/contract'

/** The lists that are narrowed to a company by its id. */
const lists = [
  'orders',
  'payments',
  'transactions',
  'wallets',
  'card-holders',
  'board-members',
  'rule-changes',
] as const

const ListLink = ({ resource, companyId }: { resource: ListName; companyId: string }) => {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource, action: 'list' })
  if (!canAccess) return null
  return (
    <Box component="li" sx={{ py: 0.25 }}>
      <Link
        component={LinkBase}
        to={listLink(resource, { companyId }, descriptorOf(resource).defaultSort)}
        underline="hover"
      >
        {translate(`companies.lists.${resource}`)}
      </Link>
    </Box>
  )
}

const CreditLine = ({ id }: { id: string }) => {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: 'credit-lines', action: 'show' })
  if (!canAccess) return null
  return (
    <Box component="li" sx={{ py: 0.25 }}>
      <RecordLink resource="credit-lines" id={id}>
        {translate('companies.lists.credit-lines')}
      </RecordLink>
    </Box>
  )
}

/** The way from a company to all that is kept of it elsewhere, for those who may open each. */
export const CompanyLinks = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'companies'>>()
  if (!record) return null
  return (
    <Box component="nav" aria-label={translate('companies.lists.title')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('companies.lists.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lists.map((resource) => (
          <ListLink key={resource} resource={resource} companyId={String(record.id)} />
        ))}
        {record.creditLine && <CreditLine id={record.creditLine.id} />}
      </Box>
    </Box>
  )
}
