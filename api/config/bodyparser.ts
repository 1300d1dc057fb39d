import { defineConfig } from '@adonisjs/core/bodyparser'

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
    autoProcess: true,
    convertEmptyStringsToNull: true,
    // Papers are read in memory, by their own rules, and only for their owner: no copy stays in a temp folder.
    processManually: ['/api/user/:plan/upload'],
    limit: '12mb',
    maxFields: 20,
    types: ['multipart/form-data'],
  },
})
