import {
  distributorReports,
  type DistributorReportName,
} from '@kasbeno/api/contracts/distributor_reports'
import { Skeleton, Stack, Tab, Tabs } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { FileButton } from '../../../../components/FileButton'
import { LoadError } from '../../../../components/LoadError'
import { Page } from '../../../../components/Page'
import { ReportChoice } from './ReportChoice'
import { ReportSums } from './ReportSums'
import { ReportTable } from './ReportTable'
import { reportPath, useChoice, useReport } from './useReport'

const ReportChart = lazy(async () => ({ default: (await import('./ReportChart')).ReportChart }))

/** Sales and transfers of a distributor by day, month, branch, province, status and transfer. */
export default function ReportsPage() {
  const translate = useTranslate()
  const { chosen, choose } = useChoice()
  const { data, error, refetch, isFetching } = useReport(chosen)
  return (
    <Page
      title="reports.title"
      controls={
        <FileButton
          path={(format) => reportPath(chosen, '/export', format)}
          name={chosen.report}
          disabled={!data}
        />
      }
    >
      <Stack spacing={2}>
        <Tabs
          value={chosen.report}
          onChange={(_, report: DistributorReportName) => choose({ report })}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={translate('reports.title')}
        >
          {distributorReports.map((name) => (
            <Tab key={name} value={name} label={translate(`enums.distributorReport.${name}`)} />
          ))}
        </Tabs>
        <ReportChoice chosen={chosen} choose={choose} />
        {error && <LoadError error={error} retry={() => void refetch()} />}
        {!data && isFetching && <Skeleton variant="rounded" height={420} />}
        {data && !error && (
          <>
            <ReportSums report={data} />
            <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
              <ReportChart report={data} />
            </Suspense>
            <ReportTable report={data} />
          </>
        )}
      </Stack>
    </Page>
  )
}
