import { searchKey } from '@kasbeno/api/contracts/digits'
import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TextField } from '#ui/TextField.tsx'
import { DistributorLogo } from '#areas/home/parts/distributors/DistributorLogo.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { distributors as text } from '#areas/home/words/distributors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Distributor } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { session } from '#core/session.ts'
import styles from '#areas/home/parts/distributors/distributors.module.css'

type Range = 'all' | 'mine'

interface ListProps {
  distributors: Distributor[]
  empty: string
}

const List = ({ distributors, empty }: ListProps) => {
  if (distributors.length === 0) return <EmptyState icon="truck" title={empty} />
  return (
    <ul className={styles.list}>
      {distributors.map(({ slug, name, logo, category }) => (
        <li key={slug}>
          <Link href={paths.distributor(slug)} className={styles.item}>
            <DistributorLogo name={name} logo={logo} />
            <span className={styles.text}>
              <strong>{name}</strong>
              {category && <small>{category}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Open to guests; own province needs a shop. person §2 */
export default function DistributorsScreen() {
  useSignals()
  const isSignedIn = session.exists.value
  const [range, setRange] = useState<Range>('all')
  const [search, setSearch] = useState('')
  const plan = usePlan()
  const query = useQuery(
    range === 'mine' ? endpoints.distributorsOfProvince(plan) : endpoints.distributors(plan)
  )
  const matching = (all: Distributor[]) =>
    all.filter(({ name }) => searchKey(name).includes(searchKey(search)))

  return (
    <Screen title={text.title} back={isSignedIn ? paths.home : paths.root}>
      {isSignedIn && !isCompanyPlan(plan) && (
        <Tabs
          label={text.tabs}
          value={range}
          onChange={setRange}
          options={[
            { value: 'all', label: text.all },
            { value: 'mine', label: text.mine },
          ]}
        />
      )}
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
