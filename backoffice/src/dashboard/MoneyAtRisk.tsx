import {
  pastDueAges,
  type DashboardMoney,
  type MoneyAndCount,
} from '@kasbeno/api/contracts/dashboard'
import { rialsPerBillionToman, rialsPerMillionToman } from '@kasbeno/api/contracts/money'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'
import { listLink } from './listLink'
import { Tile, Tiles } from './Tile'

const soonestFirst = { field: 'dueDate', order: 'ASC' } as const

/** A large sum in million or billion toman, one decimal. */
const Tomans = ({ rials }: { rials: number }) => {
  const translate = useTranslate()
  const isBillions = rials >= rialsPerBillionToman
  const unit = isBillions ? rialsPerBillionToman : rialsPerMillionToman
  return (
    <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
      {formatNumber(Math.round((10 * rials) / unit) / 10)}{' '}
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {translate(isBillions ? 'unit.billionToman' : 'unit.millionToman')}
      </Typography>
    </Box>
  )
}

/** Due today, past due by age, and how much of the lines is used. */
export const MoneyAtRisk = ({ money }: { money: DashboardMoney }) => {
  const translate = useTranslate()
  const count = ({ count: installments }: MoneyAndCount) =>
    translate('dashboard.installments', { count: formatNumber(installments) })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' }).format(new Date())
  const { limit, used, held } = money.lines
  const usedShare = limit > 0 ? Math.round((100 * (used + held)) / limit) : 0
  return (
    <Tiles title={translate('dashboard.money')}>
      <Tile
        label={translate('dashboard.dueToday')}
        note={count(money.dueToday)}
        to={listLink('installments', { dueDate: { from: today, to: today } }, soonestFirst)}
      >
        <Tomans rials={money.dueToday.amount} />
      </Tile>
      <Tile
        label={translate('dashboard.dueInSevenDays')}
        note={count(money.dueInSevenDays)}
        to={listLink('installments', { status: 'AWAITING_DUE_DATE' }, soonestFirst)}
      >
        <Tomans rials={money.dueInSevenDays.amount} />
      </Tile>
      {pastDueAges.map((age) => (
        <Tile
          key={age}
          label={translate(`dashboard.pastDue.${age}`)}
          isUrgent={money.pastDue[age].count > 0}
          note={count(money.pastDue[age])}
          to={listLink('installments', { status: 'PAST_DUE' }, soonestFirst)}
        >
          <Tomans rials={money.pastDue[age].amount} />
        </Tile>
      ))}
      <Tile
        label={translate('dashboard.used')}
        note={
          <>
            {translate('dashboard.usedOf', { share: formatNumber(usedShare) })}{' '}
            <Tomans rials={limit} />
          </>
        }
        to={listLink('credit-lines', {}, { field: 'used', order: 'DESC' })}
      >
        <Tomans rials={used} />
      </Tile>
    </Tiles>
  )
}
