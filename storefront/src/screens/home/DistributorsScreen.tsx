import { searchKey } from '@kasbeno/api/contracts/digits'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { TextField } from '#components/TextField.tsx'
import { DistributorLogo } from '#features/distributors/DistributorLogo.tsx'
import { DistributorSheet } from '#features/distributors/DistributorSheet.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { distributors as text } from '#i18n/fa/distributors.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Distributor } from '#lib/api/types.ts'
import type { Page } from '#lib/paging.ts'
import { useQuery } from '#lib/query.ts'
import styles from '#features/distributors/distributors.module.css'

type Range = 'all' | 'mine'

interface ListProps {
  distributors: Distributor[]
  empty: string
}

const List = ({ distributors, empty }: ListProps) => {
  const [opened, open] = useState<Distributor | null>(null)
  if (distributors.length === 0) return <EmptyState icon="truck" title={empty} />
  return (
    <>
      <ul className={styles.list}>
        {distributors.map((distributor) => (
          <li key={distributor.slug}>
            <button
              type="button"
              className={styles.item}
              aria-haspopup="dialog"
              onClick={() => open(distributor)}
            >
              <DistributorLogo name={distributor.name} logo={distributor.logo} />
              <span className={styles.text}>
                <strong>{distributor.name}</strong>
                {distributor.category && <small>{distributor.category}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened && <DistributorSheet distributor={opened} onClose={() => open(null)} />}
    </>
  )
}

export default function DistributorsScreen() {
  const [range, setRange] = useState<Range>('all')
  const [search, setSearch] = useState('')
  const plan = usePlan()
  const query = useQuery<Page<Distributor>>(
    range === 'mine' ? endpoints.distributorsOfProvince(plan) : endpoints.distributors(plan)
  )
  const matching = (all: Distributor[]) =>
    all.filter(({ name }) => searchKey(name).includes(searchKey(search)))

  return (
    <Screen title={text.title} back={paths.home}>
      <Tabs
        label={text.tabs}
        value={range}
        onChange={setRange}
        options={[
          { value: 'all', label: text.all },
          { value: 'mine', label: text.mine },
        ]}
      />
      <TextField
        label={text.search}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded from={query} skeleton={<SkeletonLines count={5} />}>
        {(all) => (
          <List
            distributors={matching(all.items)}
            empty={search ? text.empty : range === 'mine' ? text.emptyMine : text.none}
          />
        )}
      </Loaded>
    </Screen>
  )
}
