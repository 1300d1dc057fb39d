/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    health: {
      live: typeof routes['health.health.live']
      ready: typeof routes['health.health.ready']
    }
  }
  metrics: typeof routes['metrics']
  admin: {
    exports: {
      show: typeof routes['admin.exports.show']
    }
    audit: {
      verify: typeof routes['admin.audit.verify']
      index: typeof routes['admin.audit.index']
      export: typeof routes['admin.audit.export']
      totals: typeof routes['admin.audit.totals']
      show: typeof routes['admin.audit.show']
    }
    settings: {
      update: typeof routes['admin.settings.update']
      index: typeof routes['admin.settings.index']
      export: typeof routes['admin.settings.export']
      totals: typeof routes['admin.settings.totals']
      show: typeof routes['admin.settings.show']
    }
    specialModal: typeof routes['admin.special_modal']
    marketing: typeof routes['admin.marketing']
    changeMarketing: typeof routes['admin.change_marketing']
    commands: {
      smsTemplates: {
        update: typeof routes['admin.commands.sms_templates.update']
        ask: typeof routes['admin.commands.sms_templates.ask']
      }
      smsProviders: {
        update: typeof routes['admin.commands.sms_providers.update']
        switchOff: typeof routes['admin.commands.sms_providers.switch_off']
        ask: typeof routes['admin.commands.sms_providers.ask']
        clearCache: typeof routes['admin.commands.sms_providers.clear_cache']
      }
      smsRequests: {
        withdraw: typeof routes['admin.commands.sms_requests.withdraw']
        approve: typeof routes['admin.commands.sms_requests.approve']
        reject: typeof routes['admin.commands.sms_requests.reject']
      }
      sms: {
        store: typeof routes['admin.commands.sms.store']
      }
      distributors: {
        store: typeof routes['admin.commands.distributors.store']
        update: typeof routes['admin.commands.distributors.update']
        updateIdentity: typeof routes['admin.commands.distributors.update_identity']
        storeBranch: typeof routes['admin.commands.distributors.store_branch']
        updateBranch: typeof routes['admin.commands.distributors.update_branch']
      }
      distributorRequests: {
        store: typeof routes['admin.commands.distributor_requests.store']
        withdraw: typeof routes['admin.commands.distributor_requests.withdraw']
        approve: typeof routes['admin.commands.distributor_requests.approve']
        reject: typeof routes['admin.commands.distributor_requests.reject']
      }
      staff: {
        store: typeof routes['admin.commands.staff.store']
        update: typeof routes['admin.commands.staff.update']
        removeSecondFactor: typeof routes['admin.commands.staff.remove_second_factor']
        staffRequests: {
          approve: typeof routes['admin.commands.staff.staff_requests.approve']
          reject: typeof routes['admin.commands.staff.staff_requests.reject']
          withdraw: typeof routes['admin.commands.staff.staff_requests.withdraw']
        }
      }
      roles: {
        store: typeof routes['admin.commands.roles.store']
        update: typeof routes['admin.commands.roles.update']
      }
      gateways: {
        update: typeof routes['admin.commands.gateways.update']
        makeDefault: typeof routes['admin.commands.gateways.make_default']
        switchOff: typeof routes['admin.commands.gateways.switch_off']
        ask: typeof routes['admin.commands.gateways.ask']
      }
      gatewayRequests: {
        withdraw: typeof routes['admin.commands.gateway_requests.withdraw']
        approve: typeof routes['admin.commands.gateway_requests.approve']
        reject: typeof routes['admin.commands.gateway_requests.reject']
      }
      partnerRequests: {
        create: typeof routes['admin.commands.partner_requests.create']
        token: typeof routes['admin.commands.partner_requests.token']
        withdraw: typeof routes['admin.commands.partner_requests.withdraw']
        approve: typeof routes['admin.commands.partner_requests.approve']
        reject: typeof routes['admin.commands.partner_requests.reject']
      }
      partnerClients: {
        token: typeof routes['admin.commands.partner_clients.token']
        stop: typeof routes['admin.commands.partner_clients.stop']
      }
      merchants: {
        store: typeof routes['admin.commands.merchants.store']
        update: typeof routes['admin.commands.merchants.update']
      }
      devices: {
        store: typeof routes['admin.commands.devices.store']
        activate: typeof routes['admin.commands.devices.activate']
        unlock: typeof routes['admin.commands.devices.unlock']
        disable: typeof routes['admin.commands.devices.disable']
      }
    }
    signIns: {
      show: typeof routes['admin.sign_ins.show']
      lift: typeof routes['admin.sign_ins.lift']
    }
    leads: {
      manualReport: typeof routes['admin.leads.manual_report']
      index: typeof routes['admin.leads.index']
      export: typeof routes['admin.leads.export']
      totals: typeof routes['admin.leads.totals']
      show: typeof routes['admin.leads.show']
      history: typeof routes['admin.leads.history']
    }
    certificateTypes: {
      store: typeof routes['admin.certificate_types.store']
      update: typeof routes['admin.certificate_types.update']
      index: typeof routes['admin.certificate-types.index']
      export: typeof routes['admin.certificate-types.export']
      totals: typeof routes['admin.certificate-types.totals']
      show: typeof routes['admin.certificate-types.show']
      history: typeof routes['admin.certificate-types.history']
    }
    planRequests: {
      open: typeof routes['admin.plan_requests.open']
      close: typeof routes['admin.plan_requests.close']
      withdraw: typeof routes['admin.plan_requests.withdraw']
      approve: typeof routes['admin.plan_requests.approve']
      reject: typeof routes['admin.plan_requests.reject']
      index: typeof routes['admin.plan-requests.index']
      export: typeof routes['admin.plan-requests.export']
      totals: typeof routes['admin.plan-requests.totals']
      show: typeof routes['admin.plan-requests.show']
      history: typeof routes['admin.plan-requests.history']
    }
    phoneChanges: {
      store: typeof routes['admin.phone_changes.store']
      withdraw: typeof routes['admin.phone_changes.withdraw']
      approve: typeof routes['admin.phone_changes.approve']
      reject: typeof routes['admin.phone_changes.reject']
    }
    gatewayDeposits: {
      held: typeof routes['admin.gateway-deposits.held']
      commands: {
        deposits: {
          store: typeof routes['admin.gateway-deposits.commands.deposits.store']
          reverse: typeof routes['admin.gateway-deposits.commands.deposits.reverse']
        }
      }
      index: typeof routes['admin.gateway-deposits.index']
      export: typeof routes['admin.gateway-deposits.export']
      totals: typeof routes['admin.gateway-deposits.totals']
      show: typeof routes['admin.gateway-deposits.show']
      history: typeof routes['admin.gateway-deposits.history']
    }
    signatureEnrollments: {
      video: typeof routes['admin.signature-enrollments.video']
      signature: typeof routes['admin.signature-enrollments.signature']
      index: typeof routes['admin.signature-enrollments.index']
      export: typeof routes['admin.signature-enrollments.export']
      totals: typeof routes['admin.signature-enrollments.totals']
      show: typeof routes['admin.signature-enrollments.show']
      history: typeof routes['admin.signature-enrollments.history']
    }
    packageRequests: {
      store: typeof routes['admin.package_requests.store']
      collaterals: typeof routes['admin.package_requests.collaterals']
      activate: typeof routes['admin.package_requests.activate']
      switchOff: typeof routes['admin.package_requests.switch_off']
      withdraw: typeof routes['admin.package_requests.withdraw']
      approve: typeof routes['admin.package_requests.approve']
      reject: typeof routes['admin.package_requests.reject']
      index: typeof routes['admin.package-requests.index']
      export: typeof routes['admin.package-requests.export']
      totals: typeof routes['admin.package-requests.totals']
      show: typeof routes['admin.package-requests.show']
      history: typeof routes['admin.package-requests.history']
    }
    lateFeeRequests: {
      withdraw: typeof routes['admin.late_fee_requests.withdraw']
      approve: typeof routes['admin.late_fee_requests.approve']
      reject: typeof routes['admin.late_fee_requests.reject']
      index: typeof routes['admin.late-fee-requests.index']
      export: typeof routes['admin.late-fee-requests.export']
      totals: typeof routes['admin.late-fee-requests.totals']
      show: typeof routes['admin.late-fee-requests.show']
      history: typeof routes['admin.late-fee-requests.history']
    }
    blacklistEntries: {
      store: typeof routes['admin.blacklist_entries.store']
      remove: typeof routes['admin.blacklist_entries.remove']
    }
    disputes: {
      commands: {
        disputeAnswers: {
          decideFor: typeof routes['admin.disputes.commands.dispute_answers.decide_for']
          decideAgainst: typeof routes['admin.disputes.commands.dispute_answers.decide_against']
        }
      }
      index: typeof routes['admin.disputes.index']
      export: typeof routes['admin.disputes.export']
      totals: typeof routes['admin.disputes.totals']
      show: typeof routes['admin.disputes.show']
      history: typeof routes['admin.disputes.history']
    }
    customers: {
      view: typeof routes['admin.customers.view']
    }
    webhookDeliveries: {
      replay: typeof routes['admin.webhook-deliveries.replay']
      index: typeof routes['admin.webhook-deliveries.index']
      export: typeof routes['admin.webhook-deliveries.export']
      totals: typeof routes['admin.webhook-deliveries.totals']
      show: typeof routes['admin.webhook-deliveries.show']
      history: typeof routes['admin.webhook-deliveries.history']
    }
    webhookEndpoints: {
      endpoints: {
        update: typeof routes['admin.webhook_endpoints.endpoints.update']
        rotate: typeof routes['admin.webhook_endpoints.endpoints.rotate']
        try: typeof routes['admin.webhook_endpoints.endpoints.try']
        destroy: typeof routes['admin.webhook_endpoints.endpoints.destroy']
      }
      show: typeof routes['admin.webhook_endpoints.show']
    }
    dashboard: typeof routes['admin.dashboard']
    search: typeof routes['admin.search']
    addresses: {
      index: typeof routes['admin.addresses.index']
      export: typeof routes['admin.addresses.export']
      totals: typeof routes['admin.addresses.totals']
      show: typeof routes['admin.addresses.show']
    }
    blacklists: {
      index: typeof routes['admin.blacklists.index']
      export: typeof routes['admin.blacklists.export']
      totals: typeof routes['admin.blacklists.totals']
      show: typeof routes['admin.blacklists.show']
      history: typeof routes['admin.blacklists.history']
    }
    cards: {
      index: typeof routes['admin.cards.index']
      export: typeof routes['admin.cards.export']
      totals: typeof routes['admin.cards.totals']
      show: typeof routes['admin.cards.show']
      history: typeof routes['admin.cards.history']
    }
    cardHolders: {
      index: typeof routes['admin.card-holders.index']
      export: typeof routes['admin.card-holders.export']
      totals: typeof routes['admin.card-holders.totals']
      show: typeof routes['admin.card-holders.show']
      history: typeof routes['admin.card-holders.history']
    }
    parcels: {
      index: typeof routes['admin.parcels.index']
      export: typeof routes['admin.parcels.export']
      totals: typeof routes['admin.parcels.totals']
      show: typeof routes['admin.parcels.show']
      history: typeof routes['admin.parcels.history']
    }
    printBatches: {
      index: typeof routes['admin.print-batches.index']
      export: typeof routes['admin.print-batches.export']
      totals: typeof routes['admin.print-batches.totals']
      show: typeof routes['admin.print-batches.show']
      history: typeof routes['admin.print-batches.history']
    }
    printRequests: {
      index: typeof routes['admin.print-requests.index']
      export: typeof routes['admin.print-requests.export']
      totals: typeof routes['admin.print-requests.totals']
      show: typeof routes['admin.print-requests.show']
      history: typeof routes['admin.print-requests.history']
    }
    boardMembers: {
      index: typeof routes['admin.board-members.index']
      export: typeof routes['admin.board-members.export']
      totals: typeof routes['admin.board-members.totals']
      show: typeof routes['admin.board-members.show']
    }
    companies: {
      index: typeof routes['admin.companies.index']
      export: typeof routes['admin.companies.export']
      totals: typeof routes['admin.companies.totals']
      show: typeof routes['admin.companies.show']
      history: typeof routes['admin.companies.history']
    }
    ruleChanges: {
      index: typeof routes['admin.rule-changes.index']
      export: typeof routes['admin.rule-changes.export']
      totals: typeof routes['admin.rule-changes.totals']
      show: typeof routes['admin.rule-changes.show']
    }
    orders: {
      index: typeof routes['admin.orders.index']
      export: typeof routes['admin.orders.export']
      totals: typeof routes['admin.orders.totals']
      show: typeof routes['admin.orders.show']
      history: typeof routes['admin.orders.history']
    }
    companyOrders: {
      index: typeof routes['admin.company-orders.index']
      export: typeof routes['admin.company-orders.export']
      totals: typeof routes['admin.company-orders.totals']
      show: typeof routes['admin.company-orders.show']
      history: typeof routes['admin.company-orders.history']
    }
    contractTemplateRequests: {
      index: typeof routes['admin.contract-template-requests.index']
      export: typeof routes['admin.contract-template-requests.export']
      totals: typeof routes['admin.contract-template-requests.totals']
      show: typeof routes['admin.contract-template-requests.show']
      history: typeof routes['admin.contract-template-requests.history']
    }
    contractTemplates: {
      index: typeof routes['admin.contract-templates.index']
      export: typeof routes['admin.contract-templates.export']
      totals: typeof routes['admin.contract-templates.totals']
      show: typeof routes['admin.contract-templates.show']
      history: typeof routes['admin.contract-templates.history']
    }
    contracts: {
      index: typeof routes['admin.contracts.index']
      export: typeof routes['admin.contracts.export']
      totals: typeof routes['admin.contracts.totals']
      show: typeof routes['admin.contracts.show']
      history: typeof routes['admin.contracts.history']
    }
    approvals: {
      index: typeof routes['admin.approvals.index']
      export: typeof routes['admin.approvals.export']
      totals: typeof routes['admin.approvals.totals']
      show: typeof routes['admin.approvals.show']
      history: typeof routes['admin.approvals.history']
    }
    companyWallets: {
      index: typeof routes['admin.company-wallets.index']
      export: typeof routes['admin.company-wallets.export']
      totals: typeof routes['admin.company-wallets.totals']
      show: typeof routes['admin.company-wallets.show']
      history: typeof routes['admin.company-wallets.history']
    }
    creditLines: {
      index: typeof routes['admin.credit-lines.index']
      export: typeof routes['admin.credit-lines.export']
      totals: typeof routes['admin.credit-lines.totals']
      show: typeof routes['admin.credit-lines.show']
      history: typeof routes['admin.credit-lines.history']
    }
    packages: {
      index: typeof routes['admin.packages.index']
      export: typeof routes['admin.packages.export']
      totals: typeof routes['admin.packages.totals']
      show: typeof routes['admin.packages.show']
      history: typeof routes['admin.packages.history']
    }
    renewals: {
      index: typeof routes['admin.renewals.index']
      export: typeof routes['admin.renewals.export']
      totals: typeof routes['admin.renewals.totals']
      show: typeof routes['admin.renewals.show']
    }
    suspensions: {
      index: typeof routes['admin.suspensions.index']
      export: typeof routes['admin.suspensions.export']
      totals: typeof routes['admin.suspensions.totals']
      show: typeof routes['admin.suspensions.show']
      history: typeof routes['admin.suspensions.history']
    }
    cardPayments: {
      index: typeof routes['admin.card-payments.index']
      export: typeof routes['admin.card-payments.export']
      totals: typeof routes['admin.card-payments.totals']
      show: typeof routes['admin.card-payments.show']
      history: typeof routes['admin.card-payments.history']
    }
    devices: {
      index: typeof routes['admin.devices.index']
      export: typeof routes['admin.devices.export']
      totals: typeof routes['admin.devices.totals']
      show: typeof routes['admin.devices.show']
      history: typeof routes['admin.devices.history']
    }
    merchants: {
      index: typeof routes['admin.merchants.index']
      export: typeof routes['admin.merchants.export']
      totals: typeof routes['admin.merchants.totals']
      show: typeof routes['admin.merchants.show']
      history: typeof routes['admin.merchants.history']
    }
    branches: {
      index: typeof routes['admin.branches.index']
      export: typeof routes['admin.branches.export']
      totals: typeof routes['admin.branches.totals']
      show: typeof routes['admin.branches.show']
      history: typeof routes['admin.branches.history']
    }
    distributorRequests: {
      index: typeof routes['admin.distributor-requests.index']
      export: typeof routes['admin.distributor-requests.export']
      totals: typeof routes['admin.distributor-requests.totals']
      show: typeof routes['admin.distributor-requests.show']
      history: typeof routes['admin.distributor-requests.history']
    }
    distributors: {
      index: typeof routes['admin.distributors.index']
      export: typeof routes['admin.distributors.export']
      totals: typeof routes['admin.distributors.totals']
      show: typeof routes['admin.distributors.show']
      history: typeof routes['admin.distributors.history']
    }
    users: {
      index: typeof routes['admin.users.index']
      export: typeof routes['admin.users.export']
      totals: typeof routes['admin.users.totals']
      show: typeof routes['admin.users.show']
      history: typeof routes['admin.users.history']
    }
    installments: {
      index: typeof routes['admin.installments.index']
      export: typeof routes['admin.installments.export']
      totals: typeof routes['admin.installments.totals']
      show: typeof routes['admin.installments.show']
    }
    lateFees: {
      index: typeof routes['admin.late-fees.index']
      export: typeof routes['admin.late-fees.export']
      totals: typeof routes['admin.late-fees.totals']
      show: typeof routes['admin.late-fees.show']
    }
    callInfos: {
      index: typeof routes['admin.call-infos.index']
      export: typeof routes['admin.call-infos.export']
      totals: typeof routes['admin.call-infos.totals']
      show: typeof routes['admin.call-infos.show']
      history: typeof routes['admin.call-infos.history']
    }
    manualReports: {
      index: typeof routes['admin.manual-reports.index']
      export: typeof routes['admin.manual-reports.export']
      totals: typeof routes['admin.manual-reports.totals']
      show: typeof routes['admin.manual-reports.show']
      history: typeof routes['admin.manual-reports.history']
    }
    ledgerEntries: {
      index: typeof routes['admin.ledger-entries.index']
      export: typeof routes['admin.ledger-entries.export']
      totals: typeof routes['admin.ledger-entries.totals']
      show: typeof routes['admin.ledger-entries.show']
    }
    bankBranches: {
      index: typeof routes['admin.bank-branches.index']
      export: typeof routes['admin.bank-branches.export']
      totals: typeof routes['admin.bank-branches.totals']
      show: typeof routes['admin.bank-branches.show']
      history: typeof routes['admin.bank-branches.history']
    }
    provinces: {
      index: typeof routes['admin.provinces.index']
      export: typeof routes['admin.provinces.export']
      totals: typeof routes['admin.provinces.totals']
      show: typeof routes['admin.provinces.show']
    }
    cities: {
      index: typeof routes['admin.cities.index']
      export: typeof routes['admin.cities.export']
      totals: typeof routes['admin.cities.totals']
      show: typeof routes['admin.cities.show']
    }
    districts: {
      index: typeof routes['admin.districts.index']
      export: typeof routes['admin.districts.export']
      totals: typeof routes['admin.districts.totals']
      show: typeof routes['admin.districts.show']
    }
    guilds: {
      index: typeof routes['admin.guilds.index']
      export: typeof routes['admin.guilds.export']
      totals: typeof routes['admin.guilds.totals']
      show: typeof routes['admin.guilds.show']
    }
    smsProviders: {
      index: typeof routes['admin.sms-providers.index']
      export: typeof routes['admin.sms-providers.export']
      totals: typeof routes['admin.sms-providers.totals']
      show: typeof routes['admin.sms-providers.show']
      history: typeof routes['admin.sms-providers.history']
    }
    smsRequests: {
      index: typeof routes['admin.sms-requests.index']
      export: typeof routes['admin.sms-requests.export']
      totals: typeof routes['admin.sms-requests.totals']
      show: typeof routes['admin.sms-requests.show']
      history: typeof routes['admin.sms-requests.history']
    }
    sms: {
      index: typeof routes['admin.sms.index']
      export: typeof routes['admin.sms.export']
      totals: typeof routes['admin.sms.totals']
      show: typeof routes['admin.sms.show']
    }
    smsTemplates: {
      index: typeof routes['admin.sms-templates.index']
      export: typeof routes['admin.sms-templates.export']
      totals: typeof routes['admin.sms-templates.totals']
      show: typeof routes['admin.sms-templates.show']
      history: typeof routes['admin.sms-templates.history']
    }
    partnerClients: {
      index: typeof routes['admin.partner-clients.index']
      export: typeof routes['admin.partner-clients.export']
      totals: typeof routes['admin.partner-clients.totals']
      show: typeof routes['admin.partner-clients.show']
      history: typeof routes['admin.partner-clients.history']
    }
    partnerRequests: {
      index: typeof routes['admin.partner-requests.index']
      export: typeof routes['admin.partner-requests.export']
      totals: typeof routes['admin.partner-requests.totals']
      show: typeof routes['admin.partner-requests.show']
      history: typeof routes['admin.partner-requests.history']
    }
    payments: {
      index: typeof routes['admin.payments.index']
      export: typeof routes['admin.payments.export']
      totals: typeof routes['admin.payments.totals']
      show: typeof routes['admin.payments.show']
      history: typeof routes['admin.payments.history']
    }
    companyTransactions: {
      index: typeof routes['admin.company-transactions.index']
      export: typeof routes['admin.company-transactions.export']
      totals: typeof routes['admin.company-transactions.totals']
      show: typeof routes['admin.company-transactions.show']
      history: typeof routes['admin.company-transactions.history']
    }
    gatewayRequests: {
      index: typeof routes['admin.gateway-requests.index']
      export: typeof routes['admin.gateway-requests.export']
      totals: typeof routes['admin.gateway-requests.totals']
      show: typeof routes['admin.gateway-requests.show']
      history: typeof routes['admin.gateway-requests.history']
    }
    gateways: {
      index: typeof routes['admin.gateways.index']
      export: typeof routes['admin.gateways.export']
      totals: typeof routes['admin.gateways.totals']
      show: typeof routes['admin.gateways.show']
      history: typeof routes['admin.gateways.history']
    }
    phoneRequests: {
      index: typeof routes['admin.phone-requests.index']
      export: typeof routes['admin.phone-requests.export']
      totals: typeof routes['admin.phone-requests.totals']
      show: typeof routes['admin.phone-requests.show']
      history: typeof routes['admin.phone-requests.history']
    }
    businessServicePlans: {
      index: typeof routes['admin.business-service-plans.index']
      export: typeof routes['admin.business-service-plans.export']
      totals: typeof routes['admin.business-service-plans.totals']
      show: typeof routes['admin.business-service-plans.show']
      history: typeof routes['admin.business-service-plans.history']
    }
    inquiries: {
      index: typeof routes['admin.inquiries.index']
      export: typeof routes['admin.inquiries.export']
      totals: typeof routes['admin.inquiries.totals']
      show: typeof routes['admin.inquiries.show']
    }
    registrations: {
      index: typeof routes['admin.registrations.index']
      export: typeof routes['admin.registrations.export']
      totals: typeof routes['admin.registrations.totals']
      show: typeof routes['admin.registrations.show']
      history: typeof routes['admin.registrations.history']
    }
    payoutItems: {
      index: typeof routes['admin.payout-items.index']
      export: typeof routes['admin.payout-items.export']
      totals: typeof routes['admin.payout-items.totals']
      show: typeof routes['admin.payout-items.show']
    }
    payouts: {
      index: typeof routes['admin.payouts.index']
      export: typeof routes['admin.payouts.export']
      totals: typeof routes['admin.payouts.totals']
      show: typeof routes['admin.payouts.show']
      history: typeof routes['admin.payouts.history']
    }
    receivables: {
      index: typeof routes['admin.receivables.index']
      export: typeof routes['admin.receivables.export']
      totals: typeof routes['admin.receivables.totals']
      show: typeof routes['admin.receivables.show']
    }
    settlementRunItems: {
      index: typeof routes['admin.settlement-run-items.index']
      export: typeof routes['admin.settlement-run-items.export']
      totals: typeof routes['admin.settlement-run-items.totals']
      show: typeof routes['admin.settlement-run-items.show']
    }
    settlementRuns: {
      index: typeof routes['admin.settlement-runs.index']
      export: typeof routes['admin.settlement-runs.export']
      totals: typeof routes['admin.settlement-runs.totals']
      show: typeof routes['admin.settlement-runs.show']
      history: typeof routes['admin.settlement-runs.history']
    }
    closedDays: {
      index: typeof routes['admin.closed-days.index']
      export: typeof routes['admin.closed-days.export']
      totals: typeof routes['admin.closed-days.totals']
      show: typeof routes['admin.closed-days.show']
    }
    roles: {
      index: typeof routes['admin.roles.index']
      export: typeof routes['admin.roles.export']
      totals: typeof routes['admin.roles.totals']
      show: typeof routes['admin.roles.show']
    }
    staffRequests: {
      index: typeof routes['admin.staff-requests.index']
      export: typeof routes['admin.staff-requests.export']
      totals: typeof routes['admin.staff-requests.totals']
      show: typeof routes['admin.staff-requests.show']
      history: typeof routes['admin.staff-requests.history']
    }
    staff: {
      index: typeof routes['admin.staff.index']
      export: typeof routes['admin.staff.export']
      totals: typeof routes['admin.staff.totals']
      show: typeof routes['admin.staff.show']
      history: typeof routes['admin.staff.history']
    }
    writeOffs: {
      index: typeof routes['admin.write-offs.index']
      export: typeof routes['admin.write-offs.export']
      totals: typeof routes['admin.write-offs.totals']
      show: typeof routes['admin.write-offs.show']
      history: typeof routes['admin.write-offs.history']
    }
  }
  distributor: {
    exports: {
      show: typeof routes['distributor.exports.show']
    }
    disputes: {
      commands: {
        disputeAnswers: {
          accept: typeof routes['distributor.disputes.commands.dispute_answers.accept']
          refuse: typeof routes['distributor.disputes.commands.dispute_answers.refuse']
        }
      }
      index: typeof routes['distributor.disputes.index']
      export: typeof routes['distributor.disputes.export']
      totals: typeof routes['distributor.disputes.totals']
      show: typeof routes['distributor.disputes.show']
      history: typeof routes['distributor.disputes.history']
    }
    orders: {
      index: typeof routes['distributor.orders.index']
      export: typeof routes['distributor.orders.export']
      totals: typeof routes['distributor.orders.totals']
      show: typeof routes['distributor.orders.show']
      history: typeof routes['distributor.orders.history']
    }
    branches: {
      index: typeof routes['distributor.branches.index']
      export: typeof routes['distributor.branches.export']
      totals: typeof routes['distributor.branches.totals']
      show: typeof routes['distributor.branches.show']
      history: typeof routes['distributor.branches.history']
    }
    distributors: {
      index: typeof routes['distributor.distributors.index']
      export: typeof routes['distributor.distributors.export']
      totals: typeof routes['distributor.distributors.totals']
      show: typeof routes['distributor.distributors.show']
      history: typeof routes['distributor.distributors.history']
    }
    payoutItems: {
      index: typeof routes['distributor.payout-items.index']
      export: typeof routes['distributor.payout-items.export']
      totals: typeof routes['distributor.payout-items.totals']
      show: typeof routes['distributor.payout-items.show']
    }
    payouts: {
      index: typeof routes['distributor.payouts.index']
      export: typeof routes['distributor.payouts.export']
      totals: typeof routes['distributor.payouts.totals']
      show: typeof routes['distributor.payouts.show']
      history: typeof routes['distributor.payouts.history']
    }
    receivables: {
      index: typeof routes['distributor.receivables.index']
      export: typeof routes['distributor.receivables.export']
      totals: typeof routes['distributor.receivables.totals']
      show: typeof routes['distributor.receivables.show']
    }
  }
  exports: {
    file: typeof routes['exports.file']
  }
  settings: {
    index: typeof routes['settings.index']
    preference: typeof routes['settings.preference']
    bankBranch: typeof routes['settings.bank_branch']
    showContract: typeof routes['settings.show_contract']
    specialModel: typeof routes['settings.special_model']
    specialModal: typeof routes['settings.special_modal']
    picture: typeof routes['settings.picture']
    changeSpecialModal: {
      byPreference: typeof routes['settings.change_special_modal.by_preference']
      byStaff: typeof routes['settings.change_special_modal.by_staff']
    }
  }
  smsProviders: {
    clearCache: typeof routes['sms_providers.clear_cache']
  }
  user: {
    otpStart: typeof routes['user.otp-start']
    otpResend: typeof routes['user.otp-resend']
    otpVerify: typeof routes['user.otp-verify']
    refreshToken: typeof routes['user.refresh-token']
    logout: typeof routes['user.logout']
    switch: typeof routes['user.switch']
    status: typeof routes['user.status']
    profile: typeof routes['user.profile']
    terms: typeof routes['user.terms']
    enComplementary: typeof routes['user.en-complementary']
    planProfile: typeof routes['user.plan-profile']
    login: typeof routes['user.login']
  }
  locations: {
    places: {
      provinces: typeof routes['locations.places.provinces']
      cities: typeof routes['locations.places.cities']
      districts: typeof routes['locations.places.districts']
      guilds: typeof routes['locations.places.guilds']
    }
    bankBranches: {
      index: typeof routes['locations.bank_branches.index']
    }
    admin: {
      storeProvince: typeof routes['locations.admin.store_province']
      updateProvince: typeof routes['locations.admin.update_province']
      storeCity: typeof routes['locations.admin.store_city']
      updateCity: typeof routes['locations.admin.update_city']
      storeDistrict: typeof routes['locations.admin.store_district']
      updateDistrict: typeof routes['locations.admin.update_district']
      storeGuild: typeof routes['locations.admin.store_guild']
      updateGuild: typeof routes['locations.admin.update_guild']
      storeBankBranch: typeof routes['locations.admin.store_bank_branch']
      updateBankBranch: typeof routes['locations.admin.update_bank_branch']
    }
  }
  leads: {
    lead: typeof routes['leads.lead']
    callInfo: typeof routes['leads.call_info']
    manualReport: typeof routes['leads.manual_report']
    leads: {
      claim: typeof routes['leads.leads.claim']
      release: typeof routes['leads.leads.release']
      finish: typeof routes['leads.leads.finish']
      reject: typeof routes['leads.leads.reject']
      note: typeof routes['leads.leads.note']
    }
    callInfos: {
      claim: typeof routes['leads.call-infos.claim']
      release: typeof routes['leads.call-infos.release']
      finish: typeof routes['leads.call-infos.finish']
      reject: typeof routes['leads.call-infos.reject']
      note: typeof routes['leads.call-infos.note']
    }
    manualReports: {
      claim: typeof routes['leads.manual-reports.claim']
      release: typeof routes['leads.manual-reports.release']
      finish: typeof routes['leads.manual-reports.finish']
      reject: typeof routes['leads.manual-reports.reject']
      note: typeof routes['leads.manual-reports.note']
    }
    picture: typeof routes['leads.picture']
  }
  addresses: {
    addresses: {
      index: typeof routes['addresses.addresses.index']
      store: typeof routes['addresses.addresses.store']
      select: typeof routes['addresses.addresses.select']
    }
  }
  plans: {
    servicePlans: typeof routes['plans.service_plans']
  }
  registration: {
    selectPlan: typeof routes['registration.select-plan']
    status: typeof routes['registration.status']
    applyAgain: typeof routes['registration.apply-again']
    identity: typeof routes['registration.identity']
    complementary: typeof routes['registration.complementary']
    upload: typeof routes['registration.upload']
    documents: typeof routes['registration.documents']
    certificateTypes: typeof routes['registration.certificate-types']
    shop: typeof routes['registration.shop']
    ownShop: typeof routes['registration.own-shop']
    shopCertificateType: typeof routes['registration.shop-certificate-type']
    askForScore: typeof routes['registration.ask-for-score']
    scoreCode: typeof routes['registration.score-code']
    creditScore: typeof routes['registration.credit-score']
    seeRefusal: typeof routes['registration.see-refusal']
    seeCredit: typeof routes['registration.see-credit']
    creditSeen: typeof routes['registration.credit-seen']
  }
  documents: {
    show: typeof routes['documents.show']
  }
  review: {
    claim: typeof routes['review.claim']
    release: typeof routes['review.release']
    inquire: typeof routes['review.inquire']
    approve: typeof routes['review.approve']
    reject: typeof routes['review.reject']
    reopen: typeof routes['review.reopen']
    score: typeof routes['review.score']
    visit: typeof routes['review.visit']
  }
  notes: {
    users: {
      index: typeof routes['notes.users.index']
      store: typeof routes['notes.users.store']
    }
    registrations: {
      index: typeof routes['notes.registrations.index']
      store: typeof routes['notes.registrations.store']
    }
  }
  cards: {
    cards: {
      self: typeof routes['cards.cards.self']
      cvv2: typeof routes['cards.cards.cvv_2']
      activate: typeof routes['cards.cards.activate']
      disable: typeof routes['cards.cards.disable']
      reissue: typeof routes['cards.cards.reissue']
    }
    otpStart: typeof routes['cards.otp_start']
    otpResend: typeof routes['cards.otp_resend']
    cardSecrets: {
      forget: typeof routes['cards.card_secrets.forget']
      resetStatus: typeof routes['cards.card_secrets.reset_status']
      change: typeof routes['cards.card_secrets.change']
    }
    legal: {
      cards: {
        self: typeof routes['cards.legal.cards.self']
        cvv2: typeof routes['cards.legal.cards.cvv_2']
        activate: typeof routes['cards.legal.cards.activate']
        disable: typeof routes['cards.legal.cards.disable']
        reissue: typeof routes['cards.legal.cards.reissue']
      }
      otpStart: typeof routes['cards.legal.otp_start']
      otpResend: typeof routes['cards.legal.otp_resend']
      cardSecrets: {
        forget: typeof routes['cards.legal.card_secrets.forget']
        resetStatus: typeof routes['cards.legal.card_secrets.reset_status']
        change: typeof routes['cards.legal.card_secrets.change']
      }
      agreementInfo: typeof routes['cards.legal.agreement_info']
    }
    agreementInfo: typeof routes['cards.agreement_info']
    deliveryAddresses: {
      index: typeof routes['cards.delivery_addresses.index']
      show: typeof routes['cards.delivery_addresses.show']
      isAssigned: typeof routes['cards.delivery_addresses.is_assigned']
      choose: typeof routes['cards.delivery_addresses.choose']
    }
    adminCards: {
      print: typeof routes['cards.admin_cards.print']
      confirmAddress: typeof routes['cards.admin_cards.confirm_address']
      disable: typeof routes['cards.admin_cards.disable']
    }
    printBatches: {
      store: typeof routes['cards.print_batches.store']
      file: typeof routes['cards.print_batches.file']
      result: typeof routes['cards.print_batches.result']
      cancel: typeof routes['cards.print_batches.cancel']
    }
    printRequests: {
      withdraw: typeof routes['cards.print_requests.withdraw']
      approve: typeof routes['cards.print_requests.approve']
      reject: typeof routes['cards.print_requests.reject']
    }
    parcels: {
      answers: typeof routes['cards.parcels.answers']
      accepted: typeof routes['cards.parcels.accepted']
      inTransit: typeof routes['cards.parcels.in-transit']
      outForDelivery: typeof routes['cards.parcels.out-for-delivery']
      delivered: typeof routes['cards.parcels.delivered']
      failedDelivery: typeof routes['cards.parcels.failed-delivery']
      returnedToSender: typeof routes['cards.parcels.returned-to-sender']
    }
  }
  courier: {
    parcels: {
      accepted: typeof routes['courier.parcels.accepted']
      inTransit: typeof routes['courier.parcels.in-transit']
      outForDelivery: typeof routes['courier.parcels.out-for-delivery']
      delivered: typeof routes['courier.parcels.delivered']
      failedDelivery: typeof routes['courier.parcels.failed-delivery']
      returnedToSender: typeof routes['courier.parcels.returned-to-sender']
    }
  }
  companies: {
    register: typeof routes['companies.register']
    information: typeof routes['companies.information']
    officialPaper: typeof routes['companies.official-paper']
    papers: typeof routes['companies.papers']
    assigned: typeof routes['companies.assigned']
    show: typeof routes['companies.show']
    phases: typeof routes['companies.phases']
    chooseBranch: typeof routes['companies.choose-branch']
    ceo: typeof routes['companies.ceo']
    sendCeo: typeof routes['companies.send-ceo']
    updateCeo: typeof routes['companies.update-ceo']
    board: typeof routes['companies.board']
    addMember: typeof routes['companies.add-member']
    sendBoard: typeof routes['companies.send-board']
    member: typeof routes['companies.member']
    updateMember: typeof routes['companies.update-member']
    removeMember: typeof routes['companies.remove-member']
    paymentMethods: typeof routes['companies.payment-methods']
    paymentMethod: typeof routes['companies.payment-method']
    setPaymentMethod: typeof routes['companies.set-payment-method']
    minimum: typeof routes['companies.minimum']
    rule: typeof routes['companies.rule']
    changeRule: typeof routes['companies.change-rule']
    ruleHistory: typeof routes['companies.rule-history']
    confirmRule: typeof routes['companies.confirm-rule']
    refuseRule: typeof routes['companies.refuse-rule']
    delegations: typeof routes['companies.delegations']
    proposeDelegation: typeof routes['companies.propose-delegation']
    confirmDelegation: typeof routes['companies.confirm-delegation']
    refuseDelegation: typeof routes['companies.refuse-delegation']
    revokeDelegation: typeof routes['companies.revoke-delegation']
    ceoToken: typeof routes['companies.ceo-token']
    admin: {
      verify: typeof routes['companies.admin.verify']
      reject: typeof routes['companies.admin.reject']
      reopen: typeof routes['companies.admin.reopen']
      claim: typeof routes['companies.admin.claim']
      release: typeof routes['companies.admin.release']
      inquire: typeof routes['companies.admin.inquire']
      verifyMember: typeof routes['companies.admin.verify-member']
      rejectMember: typeof routes['companies.admin.reject-member']
      reopenMember: typeof routes['companies.admin.reopen-member']
      setAppointment: typeof routes['companies.admin.set-appointment']
      toggle: typeof routes['companies.admin.toggle']
      uploadOfficialPaper: typeof routes['companies.admin.upload-official-paper']
      uploadNationalCard: typeof routes['companies.admin.upload-national-card']
      setMinimum: typeof routes['companies.admin.set-minimum']
      setSignatory: typeof routes['companies.admin.set-signatory']
      confirmRule: typeof routes['companies.admin.confirm-rule']
      refuseRule: typeof routes['companies.admin.refuse-rule']
      confirmDelegation: typeof routes['companies.admin.confirm-delegation']
      refuseDelegation: typeof routes['companies.admin.refuse-delegation']
      delegations: typeof routes['companies.admin.delegations']
    }
  }
  companyPapers: {
    show: typeof routes['company-papers.show']
  }
  cardHolders: {
    index: typeof routes['card-holders.index']
    register: typeof routes['card-holders.register']
    former: typeof routes['card-holders.former']
    show: typeof routes['card-holders.show']
    remove: typeof routes['card-holders.remove']
    contract: typeof routes['card-holders.contract']
    contractForm: typeof routes['card-holders.contract-form']
    approbation: typeof routes['card-holders.approbation']
    evidence: typeof routes['card-holders.evidence']
    signCode: typeof routes['card-holders.sign-code']
    sign: typeof routes['card-holders.sign']
    refuse: typeof routes['card-holders.refuse']
    token: typeof routes['card-holders.token']
    nudge: typeof routes['card-holders.nudge']
    ceiling: typeof routes['card-holders.ceiling']
    assign: typeof routes['card-holders.assign']
    blockCode: typeof routes['card-holders.block-code']
    block: typeof routes['card-holders.block']
    held: typeof routes['card-holders.held']
    review: {
      claim: typeof routes['card-holders.review.claim']
      release: typeof routes['card-holders.review.release']
      verify: typeof routes['card-holders.review.verify']
      reject: typeof routes['card-holders.review.reject']
      reopen: typeof routes['card-holders.review.reopen']
      reopenContract: typeof routes['card-holders.review.reopen-contract']
      verifyContract: typeof routes['card-holders.review.verify-contract']
      rejectContract: typeof routes['card-holders.review.reject-contract']
    }
    paper: typeof routes['card-holders.paper']
  }
  signatures: {
    evidence: {
      invoice: typeof routes['signatures.evidence.invoice']
      contract: typeof routes['signatures.evidence.contract']
    }
  }
  distributors: {
    directory: {
      mine: typeof routes['distributors.directory.mine']
      index: typeof routes['distributors.directory.index']
      show: typeof routes['distributors.directory.show']
    }
    logo: typeof routes['distributors.logo']
  }
  me: {
    show: typeof routes['me.show']
    password: typeof routes['me.password']
    totp: typeof routes['me.totp']
    totpConfirm: typeof routes['me.totp-confirm']
  }
  ledger: {
    ledger: {
      trialBalance: typeof routes['ledger.ledger.trial_balance']
      reconcile: typeof routes['ledger.ledger.reconcile']
    }
    ledgerExports: {
      trialBalance: typeof routes['ledger.ledger_exports.trial_balance']
      reconciliation: typeof routes['ledger.ledger_exports.reconciliation']
    }
  }
  payments: {
    payments: {
      store: typeof routes['payments.payments.store']
      gateways: typeof routes['payments.payments.gateways']
      show: typeof routes['payments.payments.show']
    }
    receiptPicture: typeof routes['payments.receipt-picture']
    wallets: {
      show: typeof routes['payments.wallets.show']
    }
    transactions: {
      sources: typeof routes['payments.transactions.sources']
      index: typeof routes['payments.transactions.index']
      show: typeof routes['payments.transactions.show']
    }
    callback: typeof routes['payments.callback']
    simulator: {
      show: typeof routes['payments.simulator.show']
      simulator: {
        store: typeof routes['payments.simulator.simulator.store']
      }
      result: typeof routes['payments.simulator.result']
      file: typeof routes['payments.simulator.file']
    }
    offline: {
      offlinePayments: {
        confirm: typeof routes['payments.offline.offline_payments.confirm']
        refuse: typeof routes['payments.offline.offline_payments.refuse']
      }
      receiptPicture: typeof routes['payments.offline.receipt-picture']
    }
    decisions: {
      paymentDecisions: {
        settle: typeof routes['payments.decisions.payment_decisions.settle']
        close: typeof routes['payments.decisions.payment_decisions.close']
        approve: typeof routes['payments.decisions.payment_decisions.approve']
        reject: typeof routes['payments.decisions.payment_decisions.reject']
        withdraw: typeof routes['payments.decisions.payment_decisions.withdraw']
      }
    }
    bankAnswers: typeof routes['payments.bank-answers']
  }
  companyTransactions: {
    list: typeof routes['company-transactions.list']
    show: typeof routes['company-transactions.show']
  }
  signing: {
    check: typeof routes['signing.check']
    digest: typeof routes['signing.digest']
    infoInquiry: typeof routes['signing.info-inquiry']
    randomSentence: typeof routes['signing.random-sentence']
    video: typeof routes['signing.video']
    signature: typeof routes['signing.signature']
    enrollment: typeof routes['signing.enrollment']
    sign: typeof routes['signing.sign']
    callback: typeof routes['signing.callback']
    redirect: typeof routes['signing.redirect']
    androidInfo: typeof routes['signing.android-info']
    appMarketInfo: typeof routes['signing.app-market-info']
    sandbox: {
      sandboxProvider: {
        inquire: typeof routes['signing.sandbox.sandbox_provider.inquire']
        open: typeof routes['signing.sandbox.sandbox_provider.open']
        enrollment: typeof routes['signing.sandbox.sandbox_provider.enrollment']
        sentence: typeof routes['signing.sandbox.sandbox_provider.sentence']
        video: typeof routes['signing.sandbox.sandbox_provider.video']
        image: typeof routes['signing.sandbox.sandbox_provider.image']
        submit: typeof routes['signing.sandbox.sandbox_provider.submit']
        openSigning: typeof routes['signing.sandbox.sandbox_provider.open_signing']
        signing: typeof routes['signing.sandbox.sandbox_provider.signing']
      }
      sandboxPage: {
        show: typeof routes['signing.sandbox.sandbox_page.show']
        store: typeof routes['signing.sandbox.sandbox_page.store']
      }
      file: typeof routes['signing.sandbox.file']
    }
  }
  contracts: {
    contracts: {
      index: typeof routes['contracts.contracts.index']
      show: typeof routes['contracts.contracts.show']
      sign: typeof routes['contracts.contracts.sign']
    }
    contractFiles: {
      own: typeof routes['contracts.contract_files.own']
    }
    admin: {
      pdf: typeof routes['contracts.admin.pdf']
      contractTemplates: {
        store: typeof routes['contracts.admin.contract_templates.store']
        update: typeof routes['contracts.admin.contract_templates.update']
        ask: typeof routes['contracts.admin.contract_templates.ask']
        withdraw: typeof routes['contracts.admin.contract_templates.withdraw']
        approve: typeof routes['contracts.admin.contract_templates.approve']
        reject: typeof routes['contracts.admin.contract_templates.reject']
      }
    }
  }
  credit: {
    packages: {
      store: typeof routes['credit.packages.store']
      show: typeof routes['credit.packages.show']
      index: typeof routes['credit.packages.index']
    }
    platformFees: {
      show: typeof routes['credit.platform_fees.show']
      confirm: typeof routes['credit.platform_fees.confirm']
    }
    renewals: {
      show: typeof routes['credit.renewals.show']
    }
    company: typeof routes['credit.company']
    feePayments: {
      createPlatformFee: typeof routes['credit.fee_payments.create_platform_fee']
      createPlatformFeePayment: typeof routes['credit.fee_payments.create_platform_fee_payment']
      platformFees: {
        storeForPackage: typeof routes['credit.fee_payments.platform_fees.store_for_package']
      }
    }
    admin: {
      allocations: {
        store: typeof routes['credit.admin.allocations.store']
      }
      packages: {
        cancel: typeof routes['credit.admin.packages.cancel']
      }
      creditLines: {
        suspend: typeof routes['credit.admin.credit_lines.suspend']
        unsuspend: typeof routes['credit.admin.credit_lines.unsuspend']
        changeLimit: typeof routes['credit.admin.credit_lines.change_limit']
        revolve: typeof routes['credit.admin.credit_lines.revolve']
      }
      renewals: {
        grant: typeof routes['credit.admin.renewals.grant']
      }
      approvalDecisions: {
        approve: typeof routes['credit.admin.approval_decisions.approve']
        reject: typeof routes['credit.admin.approval_decisions.reject']
        withdraw: typeof routes['credit.admin.approval_decisions.withdraw']
      }
      forgiveLateFee: typeof routes['credit.admin.forgive_late_fee']
      writeOff: typeof routes['credit.admin.write_off']
    }
    suspensions: {
      export: typeof routes['credit.suspensions.export']
      log: typeof routes['credit.suspensions.log']
      histories: typeof routes['credit.suspensions.histories']
      index: typeof routes['credit.suspensions.index']
    }
  }
  orders: {
    installments: {
      index: typeof routes['orders.installments.index']
      show: typeof routes['orders.installments.show']
      payAll: typeof routes['orders.installments.pay_all']
      pay: typeof routes['orders.installments.pay']
    }
    repayments: {
      show: typeof routes['orders.repayments.show']
    }
    showPending: typeof routes['orders.show_pending']
    orderPayments: {
      start: typeof routes['orders.order_payments.start']
      verify: typeof routes['orders.order_payments.verify']
    }
    batchPayments: {
      show: typeof routes['orders.batch_payments.show']
      start: typeof routes['orders.batch_payments.start']
      verify: typeof routes['orders.batch_payments.verify']
    }
    orders: {
      pending: typeof routes['orders.orders.pending']
      completed: typeof routes['orders.orders.completed']
      index: typeof routes['orders.orders.index']
      export: typeof routes['orders.orders.export']
      show: typeof routes['orders.orders.show']
    }
    receipts: {
      show: typeof routes['orders.receipts.show']
      store: typeof routes['orders.receipts.store']
      withdraw: typeof routes['orders.receipts.withdraw']
    }
    home: typeof routes['orders.home']
    creditConsents: {
      index: typeof routes['orders.credit_consents.index']
      show: typeof routes['orders.credit_consents.show']
      update: typeof routes['orders.credit_consents.update']
    }
    frauds: {
      fraud: typeof routes['orders.frauds.fraud']
      unfraud: typeof routes['orders.frauds.unfraud']
    }
  }
  companyOrders: {
    startBatch: typeof routes['company-orders.start-batch']
    signBatch: typeof routes['company-orders.sign-batch']
    panel: typeof routes['company-orders.panel']
    export: typeof routes['company-orders.export']
    list: typeof routes['company-orders.list']
    show: typeof routes['company-orders.show']
    evidence: typeof routes['company-orders.evidence']
    approbation: typeof routes['company-orders.approbation']
    start: typeof routes['company-orders.start']
    sign: typeof routes['company-orders.sign']
    reject: typeof routes['company-orders.reject']
    tokenStart: typeof routes['company-orders.token-start']
    nudge: typeof routes['company-orders.nudge']
    payStart: typeof routes['company-orders.pay-start']
    pay: typeof routes['company-orders.pay']
    week: typeof routes['company-orders.week']
  }
  statements: {
    obligations: typeof routes['statements.obligations']
    statement: typeof routes['statements.statement']
    holder: {
      statement: typeof routes['statements.holder.statement']
      obligations: typeof routes['statements.holder.obligations']
    }
  }
  supplierMoney: {
    sales: {
      store: typeof routes['supplier_money.sales.store']
      cancel: typeof routes['supplier_money.sales.cancel']
      update: typeof routes['supplier_money.sales.update']
      reject: typeof routes['supplier_money.sales.reject']
    }
  }
  legalMoney: {
    companySales: {
      store: typeof routes['legal_money.company_sales.store']
    }
    sales: {
      cancel: typeof routes['legal_money.sales.cancel']
      update: typeof routes['legal_money.sales.update']
    }
  }
  supplier: {
    sales: {
      confirm: typeof routes['supplier.sales.confirm']
    }
    supplierOrders: {
      index: typeof routes['supplier.supplier_orders.index']
      show: typeof routes['supplier.supplier_orders.show']
      remainCredit: typeof routes['supplier.supplier_orders.remain_credit']
    }
    disputes: {
      supplierDisputes: {
        index: typeof routes['supplier.disputes.supplier_disputes.index']
        show: typeof routes['supplier.disputes.supplier_disputes.show']
        accept: typeof routes['supplier.disputes.supplier_disputes.accept']
        refuse: typeof routes['supplier.disputes.supplier_disputes.refuse']
      }
    }
    webhookDeliveries: typeof routes['supplier.webhook_deliveries']
    settlements: {
      supplierSettlements: {
        awaitingSettlements: typeof routes['supplier.settlements.supplier_settlements.awaiting_settlements']
        pastSettlements: typeof routes['supplier.settlements.supplier_settlements.past_settlements']
        awaitingDiscounts: typeof routes['supplier.settlements.supplier_settlements.awaiting_discounts']
        pastDiscounts: typeof routes['supplier.settlements.supplier_settlements.past_discounts']
        invoices: typeof routes['supplier.settlements.supplier_settlements.invoices']
      }
    }
  }
  legal: {
    supplierOrders: {
      index: typeof routes['legal.supplier_orders.index']
      show: typeof routes['legal.supplier_orders.show']
    }
    companySales: {
      remainCredit: typeof routes['legal.company_sales.remain_credit']
      inquiry: typeof routes['legal.company_sales.inquiry']
    }
    cardHolders: {
      index: typeof routes['legal.card-holders.index']
      export: typeof routes['legal.card-holders.export']
      totals: typeof routes['legal.card-holders.totals']
      show: typeof routes['legal.card-holders.show']
      history: typeof routes['legal.card-holders.history']
    }
    boardMembers: {
      index: typeof routes['legal.board-members.index']
      export: typeof routes['legal.board-members.export']
      totals: typeof routes['legal.board-members.totals']
      show: typeof routes['legal.board-members.show']
    }
    companies: {
      index: typeof routes['legal.companies.index']
      export: typeof routes['legal.companies.export']
      totals: typeof routes['legal.companies.totals']
      show: typeof routes['legal.companies.show']
      history: typeof routes['legal.companies.history']
    }
    ruleChanges: {
      index: typeof routes['legal.rule-changes.index']
      export: typeof routes['legal.rule-changes.export']
      totals: typeof routes['legal.rule-changes.totals']
      show: typeof routes['legal.rule-changes.show']
    }
    companyOrders: {
      index: typeof routes['legal.company-orders.index']
      export: typeof routes['legal.company-orders.export']
      totals: typeof routes['legal.company-orders.totals']
      show: typeof routes['legal.company-orders.show']
      history: typeof routes['legal.company-orders.history']
    }
    companyWallets: {
      index: typeof routes['legal.company-wallets.index']
      export: typeof routes['legal.company-wallets.export']
      totals: typeof routes['legal.company-wallets.totals']
      show: typeof routes['legal.company-wallets.show']
      history: typeof routes['legal.company-wallets.history']
    }
    bankBranches: {
      index: typeof routes['legal.bank-branches.index']
      export: typeof routes['legal.bank-branches.export']
      totals: typeof routes['legal.bank-branches.totals']
      show: typeof routes['legal.bank-branches.show']
      history: typeof routes['legal.bank-branches.history']
    }
    companyTransactions: {
      index: typeof routes['legal.company-transactions.index']
      export: typeof routes['legal.company-transactions.export']
      totals: typeof routes['legal.company-transactions.totals']
      show: typeof routes['legal.company-transactions.show']
      history: typeof routes['legal.company-transactions.history']
    }
  }
  device: {
    deviceCalls: {
      detect: typeof routes['device.device_calls.detect']
      scan: typeof routes['device.device_calls.scan']
      balance: typeof routes['device.device_calls.balance']
      pay: typeof routes['device.device_calls.pay']
      show: typeof routes['device.device_calls.show']
      reverse: typeof routes['device.device_calls.reverse']
    }
  }
  refah: {
    cardSales: {
      verify: typeof routes['refah.card_sales.verify']
      store: typeof routes['refah.card_sales.store']
      cancel: typeof routes['refah.card_sales.cancel']
      inquiry: typeof routes['refah.card_sales.inquiry']
      index: typeof routes['refah.card_sales.index']
      remainCredit: typeof routes['refah.card_sales.remain_credit']
    }
    settlements: {
      supplierSettlements: {
        awaitingSettlements: typeof routes['refah.settlements.supplier_settlements.awaiting_settlements']
        pastSettlements: typeof routes['refah.settlements.supplier_settlements.past_settlements']
        awaitingDiscounts: typeof routes['refah.settlements.supplier_settlements.awaiting_discounts']
        pastDiscounts: typeof routes['refah.settlements.supplier_settlements.past_discounts']
      }
    }
  }
  iranKish: {
    cardSales: {
      verify: typeof routes['iran_kish.card_sales.verify']
      store: typeof routes['iran_kish.card_sales.store']
      cancel: typeof routes['iran_kish.card_sales.cancel']
      inquiry: typeof routes['iran_kish.card_sales.inquiry']
      index: typeof routes['iran_kish.card_sales.index']
      remainCredit: typeof routes['iran_kish.card_sales.remain_credit']
    }
    settlements: {
      supplierSettlements: {
        awaitingSettlements: typeof routes['iran_kish.settlements.supplier_settlements.awaiting_settlements']
        pastSettlements: typeof routes['iran_kish.settlements.supplier_settlements.past_settlements']
        awaitingDiscounts: typeof routes['iran_kish.settlements.supplier_settlements.awaiting_discounts']
        pastDiscounts: typeof routes['iran_kish.settlements.supplier_settlements.past_discounts']
      }
    }
  }
  cpg: {
    containers: {
      containers: {
        store: typeof routes['cpg.containers.containers.store']
        show: typeof routes['cpg.containers.containers.show']
        cancel: typeof routes['cpg.containers.containers.cancel']
      }
    }
  }
  settlement: {
    maturityRuns: {
      store: typeof routes['settlement.maturity_runs.store']
      show: typeof routes['settlement.maturity_runs.show']
      file: typeof routes['settlement.maturity_runs.file']
      resultFile: typeof routes['settlement.maturity_runs.result_file']
      approve: typeof routes['settlement.maturity_runs.approve']
      cancel: typeof routes['settlement.maturity_runs.cancel']
      retry: typeof routes['settlement.maturity_runs.retry']
      approveRetry: typeof routes['settlement.maturity_runs.approve_retry']
      withdrawRetry: typeof routes['settlement.maturity_runs.withdraw_retry']
      result: typeof routes['settlement.maturity_runs.result']
    }
    discountRuns: {
      store: typeof routes['settlement.discount_runs.store']
      show: typeof routes['settlement.discount_runs.show']
      file: typeof routes['settlement.discount_runs.file']
      resultFile: typeof routes['settlement.discount_runs.result_file']
      approve: typeof routes['settlement.discount_runs.approve']
      cancel: typeof routes['settlement.discount_runs.cancel']
      retry: typeof routes['settlement.discount_runs.retry']
      approveRetry: typeof routes['settlement.discount_runs.approve_retry']
      withdrawRetry: typeof routes['settlement.discount_runs.withdraw_retry']
      result: typeof routes['settlement.discount_runs.result']
    }
  }
  demo: {
    sms: typeof routes['demo.sms']
    phones: typeof routes['demo.phones']
    cards: typeof routes['demo.cards']
    clock: typeof routes['demo.clock'] & {
      advance: typeof routes['demo.clock.advance']
    }
  }
  demoPhone: {
    page: typeof routes['demo-phone.page']
    pos: typeof routes['demo-phone.pos']
    file: typeof routes['demo-phone.file']
  }
  docs: {
    page: typeof routes['docs.page']
    openapi: typeof routes['docs.openapi']
    file: typeof routes['docs.file']
  }
}
