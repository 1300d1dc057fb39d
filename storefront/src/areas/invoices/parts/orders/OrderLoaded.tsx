import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { ApiError } from '#core/api/errors.ts'
import type { Order } from '#core/api/types.ts'
import type { Query } from '#core/query.ts'

interface OrderLoadedProps {
  from: Query<Order>
  children: (order: Order) => ReactNode
}

/** Foreign and missing orders look alike. */
export const OrderLoaded = ({ from, children }: OrderLoadedProps) =>
  !from.data && from.error instanceof ApiError && from.error.status === 404 ? (
    <EmptyState icon="orders" title={text.missing}>
      <ButtonLink href={paths.orders}>{text.toOrders}</ButtonLink>
    </EmptyState>
  ) : (
    <Loaded from={from}>{children}</Loaded>
  )
