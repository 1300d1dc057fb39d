import type { DistributorReportName } from '../distributor_reports.ts'

export const distributorReportWords = {
  distributorReport: {
    'general': 'گزارش کلی',
    'branch': 'فروش شعبه‌ها',
    'daily': 'فروش روزانه',
    'monthly': 'فروش ماهانه',
    'province-status': 'وضعیت در استان‌ها',
    'status-ratio': 'سهم هر وضعیت',
    'discount': 'تسویه زودهنگام',
    'settlement': 'واریزهای بانک',
  } satisfies Record<DistributorReportName, string>,
} as const
