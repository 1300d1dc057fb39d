import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { fee as text } from '#areas/signup/words/credit.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Gateway } from '#core/api/types.ts'
import { inLargeToman } from '#core/money.ts'
import { useQuery, type Query } from '#core/query.ts'
import { useState } from 'react'
import { inOrder, preselected } from './gateways.ts'

export interface GatewayState {
  query: Query<Gateway[]>
  indicator: string
  choose: (indicator: string) => void
}

/** What one payment may be, where the bank has set it. */
const limitsOf = ({ minAmount, maxAmount }: Gateway): string | undefined => {
  const [min, max] = [minAmount, maxAmount].map((amount) =>
    amount == null ? null : inLargeToman(amount)
  )
  if (min && max) return text.gatewayBetween(min, max)
  if (min) return text.gatewayFrom(min)
  return max ? text.gatewayUpTo(max) : undefined
}

export const useGateways = (): GatewayState => {
  const query = useQuery(endpoints.gateways)
  const [chosen, choose] = useState<string>()
  return { query, indicator: chosen ?? preselected(query.data ?? []), choose }
}

export const GatewayChoice = ({ query, indicator, choose }: GatewayState) => (
  <Loaded from={query} skeleton={<SkeletonLines count={2} />}>
    {(gateways) =>
      gateways.length === 0 ? (
        <EmptyState icon="bank" title={text.noGateway} />
      ) : (
        <RadioCards
          label={text.gateway}
          name="gateway"
          value={indicator}
          onChange={choose}
          options={inOrder(gateways).map((gateway) => ({
            value: gateway.indicator,
            label: gateway.name,
            hint: limitsOf(gateway),
          }))}
        />
      )
    }
  </Loaded>
)
