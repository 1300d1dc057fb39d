import { permissions } from '@kasbeno/api/contracts/identity'
import { useTranslate } from 'react-admin'
import { FactSheet } from '../../components/Facts'
import { ShowPage } from '../../components/ShowPage'
import { Status } from '../../components/StatusChip'
import { SubTable } from '../../components/SubTable'
import { WithRecord } from '../../components/WithRecord'

/** Every right there is, and whether the role holds it. */
export default function RoleShow() {
  const translate = useTranslate()
  return (
    <ShowPage>
      <FactSheet title="roles.rights">
        <WithRecord>
          {(role) => (
            <SubTable
              label="roles.rights"
              rows={[...permissions]}
              rowKey={(permission) => permission}
              columns={[
                {
                  label: 'roles.right',
                  render: (permission) => translate(`permissions.${permission.replace('.', '_')}`),
                },
                {
                  label: 'roles.held',
                  render: (permission) => (
                    <Status of="yesNo" value={(role.permissions ?? []).includes(permission)} />
                  ),
                },
              ]}
            />
          )}
        </WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
