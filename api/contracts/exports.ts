export const exportStatuses = ['QUEUED', 'RUNNING', 'DONE', 'FAILED'] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** GET /api/admin/exports/{jobId} */
export interface ExportJob {
  id: string
  status: ExportStatus
  /** Per cent. */
  progress: number
  /** Rows written so far. */
  rows: number
  /** Where the file is for the next ten minutes; once it is done. */
  url?: string
}
