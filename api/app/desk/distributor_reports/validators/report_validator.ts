import vine from '@vinejs/vine'
import { exportFormats } from '#app/platform/resource/export_file'
import { calendarDate } from '#app/platform/values/validation'

const uuid = () => vine.string().uuid().optional()

const asked = { from: calendarDate(), to: calendarDate(), branchId: uuid() }
const format = vine.enum(exportFormats).optional()

/** Users of a distributor have one; the bank names one, or none for all. */
const ofBank = { ...asked, distributorId: uuid() }

export const reportValidator = vine.create(asked)
export const reportExportValidator = vine.create({ ...asked, format })
export const bankReportValidator = vine.create(ofBank)
export const bankReportExportValidator = vine.create({ ...ofBank, format })
