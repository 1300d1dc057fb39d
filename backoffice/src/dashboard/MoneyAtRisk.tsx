import {
  pastDueAges,
  type DashboardMoney,
  type MoneyAndCount,
  type PastDueAge,
} from '@kasbeno/api/contracts/dashboard'
import { rialsPerBillionToman, rialsPerMillionToman } from '@kasbeno/api/contracts/money'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Between } from '../components/list/filters'
import { formatNumber } from '../lib/format'
import { dayFromToday } from '../lib/jalali'
import { listLink } from './listLink'
import { Tile, Tiles } from './Tile'

const soonestFirst = { field: 'dueDate', order: 'ASC' } as const

/** Due dates by age. */
const dueIn: Record<PastDueAge, () => Between<string>> = {
  '1-30': () => ({ from: dayFromToday(-30), to: dayFromToday(-1) }),
  '31-60': () => ({ from: dayFromToday(-60), to: dayFromToday(-31) }),
  '61-90': () => ({ from: dayFromToday(-90), to: dayFromToday(-61) }),
  '91+': () => ({ to: dayFromToday(-91) }),
}

/** Million or billion toman, one decimal. */
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

export const MoneyAtRisk = ({ money }: { money: DashboardMoney }) => {
  const translate = useTranslate()
  const count = ({ count: installments }: MoneyAndCount) =>
    translate('dashboard.installments', { count: formatNumber(installments) })
  const dueBetween = (from: number, to: number) =>
    listLink(
      'installments',
      { dueDate: { from: dayFromToday(from), to: dayFromToday(to) } },
      soonestFirst
    )
  const { limit, used, held } = money.lines
  const usedShare = limit > 0 ? Math.round((100 * (used + held)) / limit) : 0
  return (
    <Tiles title={translate('dashboard.money')}>
      <Tile
        label={translate('dashboard.dueToday')}
        note={count(money.dueToday)}
        to={dueBetween(0, 0)}
      >
        <Tomans rials={money.dueToday.amount} />
      </Tile>
      <Tile
        label={translate('dashboard.dueInSevenDays')}
        note={count(money.dueInSevenDays)}
        to={dueBetween(1, 7)}
      >
        <Tomans rials={money.dueInSevenDays.amount} />
      </Tile>
      {pastDueAges.map((age) => (
        <Tile
          key={age}
          label={translate(`dashboard.pastDue.${age}`)}
          isUrgent={money.pastDue[age].count > 0}
          note={count(money.pastDue[age])}
          to={listLink('installments', { status: 'PAST_DUE', dueDate: dueIn[age]() }, soonestFirst)}
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
