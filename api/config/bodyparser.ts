import { defineConfig } from '@adonisjs/core/bodyparser'

/** Routes that read the files of a form themselves, once they know who calls. */
export const fileRoutes: readonly string[] = [
  '/api/user/:plan/upload',
  '/api/call-info',
  '/api/payment/:id/receipt-picture',
  '/api/signing/video',
  '/api/signing/signature',
  '/api/preference/special-modal',
  '/api/admin/special-modal',
  '/api/admin/distributors/:id/identity',
  '/api/legal/company/official-paper',
  '/api/legal/company/ceo',
  '/api/legal/company/board-member',
  '/api/legal/company/board-member/:phone',
  '/api/legal/company/card-holder',
  '/api/legal/company/card-holder/:userId/contract',
  '/api/admin/settlement/maturity-runs/:id/result',
  '/api/admin/settlement/discount-runs/:id/result',
  '/api/admin/print-batches/:id/result',
]

/** What a form with a longer file may hold; the others have `multipart.limit`. */
export const fileLimits: Readonly<Record<string, string>> = { '/api/signing/video': '16mb' }

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    limit: '256kb',
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
  },
  json: { limit: '1mb', convertEmptyStringsToNull: true, types: ['application/json'] },
  raw: { limit: '64kb', types: ['text/plain'] },
  multipart: {
    // The parser would write every file into a temp folder, for anybody and for good, before it is known
    // who calls. Fields are read by `multipart_fields_middleware`, files by the routes that take them.
    autoProcess: false,
    convertEmptyStringsToNull: true,
    limit: '16mb',
    maxFields: 20,
    types: ['multipart/form-data'],
  },
})
