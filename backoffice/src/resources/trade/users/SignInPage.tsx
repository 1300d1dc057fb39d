import { isMobilePhone } from '@kasbeno/api/contracts/person'
import { Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { CodeInput } from '../../../components/CodeInput'
import { Loaded } from '../../../components/Loaded'
import { Page } from '../../../components/Page'
import { RecordLink } from '../../../components/RecordLink'
import { formatCode } from '../../../lib/format'
import { Standing, useStanding } from './SignInSheet'

const phoneDigits = 11

const Whose = ({ customer }: Pick<ReturnType<typeof useStanding>['data'] & object, 'customer'>) => {
  const translate = useTranslate()
  if (!customer) return <Typography>{translate('signIn.nobody')}</Typography>
  return (
    <Typography>
      {translate('signIn.of')}{' '}
      <RecordLink resource="users" id={customer.id}>
        {customer.name ?? translate('signIn.unnamed')}
      </RecordLink>
    </Typography>
  )
}

const Found = ({ phone }: { phone: string }) => {
  const query = useStanding(phone)
  return (
    <Loaded query={query}>
      {(standing) => (
        <Stack spacing={2}>
          <Whose customer={standing.customer} />
          <Standing standing={standing} />
        </Stack>
      )}
    </Loaded>
  )
}

/** For any number, kept in the address. */
export default function SignInPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const asked = params.get('phone') ?? ''
  const [phone, setPhone] = useState(asked)
  const [isWrong, setIsWrong] = useState(false)
  const look = (event: FormEvent) => {
    event.preventDefault()
    const typed = phone.trim()
    setIsWrong(!isMobilePhone(typed))
    if (isMobilePhone(typed) && typed !== asked) setParams({ phone: typed })
  }
  return (
    <Page title="signIn.page" of={asked && <bdi>{formatCode(asked)}</bdi>}>
      <Stack spacing={2}>
        <Typography>{translate('signIn.explain')}</Typography>
        <Stack
          component="form"
          direction="row"
          spacing={1}
          onSubmit={look}
          sx={{ alignItems: 'flex-start' }}
        >
          <CodeInput
            autoFocus
            label={translate('signIn.phone')}
            value={phone}
            maxLength={phoneDigits}
            error={isWrong ? translate('signIn.wrongPhone') : undefined}
            onChange={(typed) => {
              setPhone(typed)
              setIsWrong(false)
            }}
          />
          <Button type="submit" variant="contained" size="large">
            {translate('signIn.look')}
          </Button>
        </Stack>
        {isMobilePhone(asked) && <Found key={asked} phone={asked} />}
      </Stack>
    </Page>
  )
}
