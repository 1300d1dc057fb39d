import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { getAt } from '../lib/get'
import { Missing } from './RialField'

export const PersonName = ({ source }: { source?: string }) => {
  const record = useRecordContext()
  const person = source ? getAt(record, source) : record
  const name = [getAt(person, 'firstname'), getAt(person, 'lastname')].filter(Boolean).join(' ')
  return name ? <Box component="bdi">{name}</Box> : <Missing />
}
