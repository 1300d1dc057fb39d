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
    processManually: [],
    limit: '12mb',
    maxFields: 20,
    types: ['multipart/form-data'],
  },
})
