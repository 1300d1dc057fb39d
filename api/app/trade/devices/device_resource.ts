import db from '@adonisjs/lucid/services/db'
import { words } from '#contracts/words'
import { clock } from '#app/platform/time/clock'
import * as field from '#app/platform/resource/fields'
import { ofItself } from '#app/platform/history/history'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { devicePinPurpose } from './steps/device_tries.js'

const locked = () =>
  db.knexRawQuery('pins.who = device.id::text and pins.purpose = ? and pins.locked_until > ?', [
    devicePinPurpose,
    clock.businessNow().toJSDate(),
  ])

export default defineResource('devices', {
  title: 'دستگاه‌های کارت‌خوان',
  singular: 'دستگاه کارت‌خوان',
  permission: 'devices.list',
  query: () =>
    reading('devices as device')
      .join('merchants as merchant', 'merchant.id', 'device.merchant_id')
      .join('distributors_suppliers as distributor', 'distributor.id', 'merchant.distributor_id')
      .leftJoin('identity_locks as pins', (join) => {
        void join.on(locked())
      })
      .leftJoin('staff_accounts as asker', 'asker.id', 'device.registered_by')
      .leftJoin('staff_accounts as approver', 'approver.id', 'device.activated_by'),
  fields: {
    id: 'device.id',
    terminal: field.code('device.terminal::text', { sort: true, search: true }),
    serial: field.code('device.serial', { search: true }),
    scope: field.label('device.scope', words.scope, { export: false }),
    status: field.label('device.status', words.device, { filter: true }),
    // Locked by wrong PINs.
    lockedUntil: field.moment('pins.locked_until', { export: false }),
    merchantId: field.id('merchant.id', { filter: true }),
    merchantName: field.text('merchant.name'),
    distributorId: field.id('distributor.id', { filter: true }),
    distributorName: field.text('distributor.name'),
    registeredById: 'device.registered_by',
    registeredBy: field.text('asker.full_name'),
    activatedBy: field.text('approver.full_name'),
    createdAt: field.moment('device.created_at', { filter: true, sort: true }),
    updatedAt: field.moment('device.updated_at', { sort: true }),
  },
  search: ['merchant.search_key'],
  defaultSort: ['createdAt', 'DESC'],
  history: ofItself('devices'),
})
