import db from '@adonisjs/lucid/services/db'
import { deviceStatuses } from '#contracts/devices'
import { words } from '#contracts/words'
import { clock } from '#app/platform/time/clock'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, equals } from '#app/platform/resource/filters'
import { ofItself } from '#app/platform/history/history'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { devicePinPurpose } from './steps/device_tries.js'
import { headers, names } from './i18n/export.js'

const locked = () =>
  db.knexRawQuery('pins.who = device.id::text and pins.purpose = ? and pins.locked_until > ?', [
    devicePinPurpose,
    clock.businessNow().toJSDate(),
  ])

/** Merchants' devices; their tokens are not among what is shown. */
export default defineResource('devices', {
  ...names.devices,
  permission: 'devices.list',
  query: () =>
    reading('devices as device')
      .join('merchants as merchant', 'merchant.id', 'device.merchant_id')
      .join('distributors as distributor', 'distributor.id', 'merchant.distributor_id')
      .leftJoin('failed_attempts as pins', (join) => {
        void join.on(locked())
      })
      .leftJoin('staff_users as asker', 'asker.id', 'device.registered_by')
      .leftJoin('staff_users as approver', 'approver.id', 'device.activated_by'),
  fields: {
    id: 'device.id',
    terminal: 'device.terminal::text',
    serial: 'device.serial',
    scope: 'device.scope',
    status: 'device.status',
    // Until when wrong PINs keep it from taking cards.
    lockedUntil: 'pins.locked_until',
    merchantId: 'merchant.id',
    merchantName: 'merchant.name',
    distributorId: 'distributor.id',
    distributorName: 'distributor.name',
    registeredById: 'device.registered_by',
    registeredBy: 'asker.full_name',
    activatedBy: 'approver.full_name',
    createdAt: 'device.created_at',
    updatedAt: 'device.updated_at',
  },
  search: ['merchant.search_key', 'device.serial', 'device.terminal::text'],
  filters: {
    status: anyOf(deviceStatuses),
    merchantId: equals(),
    distributorId: equals(),
    createdAt: between('moments'),
  },
  sorts: ['terminal', 'createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    terminal: column.code(headers.terminal),
    serial: column.code(headers.serial),
    status: column.label(common.status, words.device),
    merchantName: column.text(headers.merchantName),
    distributorName: column.text(common.distributorName),
    registeredBy: column.text(headers.registeredBy),
    activatedBy: column.text(headers.activatedBy),
    createdAt: column.jalaliMoment(common.createdAt),
    updatedAt: column.jalaliMoment(common.updatedAt),
  },
  history: ofItself('devices'),
})
