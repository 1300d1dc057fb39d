import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'metrics': { paramsTuple?: []; params?: {} }
    'admin.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit.verify': { paramsTuple?: []; params?: {} }
    'admin.settings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settings.index': { paramsTuple?: []; params?: {} }
    'settings.preference': { paramsTuple?: []; params?: {} }
    'settings.bank_branch': { paramsTuple?: []; params?: {} }
    'settings.show_contract': { paramsTuple?: []; params?: {} }
    'settings.special_model': { paramsTuple?: []; params?: {} }
    'settings.special_modal': { paramsTuple?: []; params?: {} }
    'settings.picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.special_modal': { paramsTuple?: []; params?: {} }
    'admin.marketing': { paramsTuple?: []; params?: {} }
    'admin.change_marketing': { paramsTuple?: []; params?: {} }
    'settings.change_special_modal.by_preference': { paramsTuple?: []; params?: {} }
    'settings.change_special_modal.by_staff': { paramsTuple?: []; params?: {} }
    'admin.commands.sms_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_templates.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.switch_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.clear_cache': { paramsTuple?: []; params?: {} }
    'admin.commands.sms_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms.store': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'sms_providers.clear_cache': { paramsTuple?: []; params?: {} }
    'admin.sign_ins.show': { paramsTuple?: []; params?: {} }
    'admin.sign_ins.lift': { paramsTuple?: []; params?: {} }
    'user.otp-start': { paramsTuple?: []; params?: {} }
    'user.otp-resend': { paramsTuple?: []; params?: {} }
    'user.otp-verify': { paramsTuple?: []; params?: {} }
    'user.refresh-token': { paramsTuple?: []; params?: {} }
    'user.logout': { paramsTuple?: []; params?: {} }
    'user.switch': { paramsTuple?: []; params?: {} }
    'user.status': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'user.terms': { paramsTuple?: []; params?: {} }
    'user.en-complementary': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'user.plan-profile': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'locations.bank_branches.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'locations.admin.store_province': { paramsTuple?: []; params?: {} }
    'locations.admin.update_province': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.store_city': { paramsTuple?: []; params?: {} }
    'locations.admin.update_city': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.store_district': { paramsTuple?: []; params?: {} }
    'locations.admin.update_district': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.store_guild': { paramsTuple?: []; params?: {} }
    'locations.admin.update_guild': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.store_bank_branch': { paramsTuple?: []; params?: {} }
    'locations.admin.update_bank_branch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.lead': { paramsTuple?: []; params?: {} }
    'leads.call_info': { paramsTuple?: []; params?: {} }
    'leads.manual_report': { paramsTuple?: []; params?: {} }
    'admin.leads.manual_report': { paramsTuple?: []; params?: {} }
    'leads.leads.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'addresses.addresses.index': { paramsTuple?: []; params?: {} }
    'addresses.addresses.store': { paramsTuple?: []; params?: {} }
    'addresses.addresses.select': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'plans.service_plans': { paramsTuple?: []; params?: {} }
    'admin.certificate_types.store': { paramsTuple?: []; params?: {} }
    'admin.certificate_types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan_requests.open': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'admin.plan_requests.close': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'admin.plan_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.select-plan': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.status': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.apply-again': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.identity': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.complementary': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.upload': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.documents': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.certificate-types': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.shop': { paramsTuple?: []; params?: {} }
    'registration.own-shop': { paramsTuple?: []; params?: {} }
    'registration.shop-certificate-type': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.ask-for-score': { paramsTuple?: []; params?: {} }
    'registration.score-code': { paramsTuple?: []; params?: {} }
    'registration.credit-score': { paramsTuple?: []; params?: {} }
    'registration.see-refusal': { paramsTuple?: []; params?: {} }
    'registration.see-credit': { paramsTuple?: []; params?: {} }
    'registration.credit-seen': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.inquire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.approve': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'review.reject': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'review.reopen': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'review.score': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.visit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.users.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.users.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.registrations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.registrations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.cards.self': { paramsTuple?: []; params?: {} }
    'cards.cards.cvv_2': { paramsTuple?: []; params?: {} }
    'cards.cards.activate': { paramsTuple?: []; params?: {} }
    'cards.cards.disable': { paramsTuple?: []; params?: {} }
    'cards.cards.reissue': { paramsTuple?: []; params?: {} }
    'cards.otp_start': { paramsTuple?: []; params?: {} }
    'cards.otp_resend': { paramsTuple?: []; params?: {} }
    'cards.card_secrets.forget': { paramsTuple?: []; params?: {} }
    'cards.card_secrets.reset_status': { paramsTuple?: []; params?: {} }
    'cards.card_secrets.change': { paramsTuple?: []; params?: {} }
    'cards.legal.cards.self': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.cards.cvv_2': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.cards.activate': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.cards.disable': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.cards.reissue': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.otp_start': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.otp_resend': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.card_secrets.forget': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.card_secrets.reset_status': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.card_secrets.change': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.agreement_info': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.agreement_info': { paramsTuple?: []; params?: {} }
    'cards.delivery_addresses.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'cards.delivery_addresses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'cardId': ParamValue} }
    'cards.delivery_addresses.is_assigned': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'cardId': ParamValue} }
    'cards.delivery_addresses.choose': { paramsTuple: [ParamValue,ParamValue]; params: {'addressId': ParamValue,'cardId': ParamValue} }
    'cards.admin_cards.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.admin_cards.confirm_address': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.admin_cards.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_batches.store': { paramsTuple?: []; params?: {} }
    'cards.print_batches.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_batches.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_batches.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.answers': { paramsTuple?: []; params?: {} }
    'cards.parcels.accepted': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.in-transit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.out-for-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.delivered': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.failed-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.returned-to-sender': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.accepted': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.in-transit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.out-for-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.delivered': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.failed-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.returned-to-sender': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.register': { paramsTuple?: []; params?: {} }
    'companies.information': { paramsTuple?: []; params?: {} }
    'companies.official-paper': { paramsTuple?: []; params?: {} }
    'companies.papers': { paramsTuple?: []; params?: {} }
    'companies.assigned': { paramsTuple?: []; params?: {} }
    'companies.show': { paramsTuple?: []; params?: {} }
    'companies.phases': { paramsTuple?: []; params?: {} }
    'companies.choose-branch': { paramsTuple?: []; params?: {} }
    'companies.ceo': { paramsTuple?: []; params?: {} }
    'companies.send-ceo': { paramsTuple?: []; params?: {} }
    'companies.update-ceo': { paramsTuple?: []; params?: {} }
    'companies.board': { paramsTuple?: []; params?: {} }
    'companies.add-member': { paramsTuple?: []; params?: {} }
    'companies.send-board': { paramsTuple?: []; params?: {} }
    'companies.member': { paramsTuple: [ParamValue]; params: {'phone': ParamValue} }
    'companies.update-member': { paramsTuple: [ParamValue]; params: {'phone': ParamValue} }
    'companies.remove-member': { paramsTuple: [ParamValue]; params: {'phone': ParamValue} }
    'companies.payment-methods': { paramsTuple?: []; params?: {} }
    'companies.payment-method': { paramsTuple?: []; params?: {} }
    'companies.set-payment-method': { paramsTuple?: []; params?: {} }
    'companies.minimum': { paramsTuple?: []; params?: {} }
    'companies.rule': { paramsTuple?: []; params?: {} }
    'companies.change-rule': { paramsTuple?: []; params?: {} }
    'companies.rule-history': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'companies.confirm-rule': { paramsTuple: [ParamValue]; params: {'changeId': ParamValue} }
    'companies.refuse-rule': { paramsTuple: [ParamValue]; params: {'changeId': ParamValue} }
    'companies.delegations': { paramsTuple?: []; params?: {} }
    'companies.propose-delegation': { paramsTuple?: []; params?: {} }
    'companies.confirm-delegation': { paramsTuple: [ParamValue]; params: {'delegationId': ParamValue} }
    'companies.refuse-delegation': { paramsTuple: [ParamValue]; params: {'delegationId': ParamValue} }
    'companies.revoke-delegation': { paramsTuple: [ParamValue]; params: {'delegationId': ParamValue} }
    'companies.ceo-token': { paramsTuple?: []; params?: {} }
    'companies.admin.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'companies.admin.reject': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'companies.admin.reopen': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'companies.admin.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.inquire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.verify-member': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.reject-member': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.reopen-member': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.set-appointment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.upload-official-paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.upload-national-card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.set-minimum': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.set-signatory': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.confirm-rule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.refuse-rule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.confirm-delegation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.refuse-delegation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.delegations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.index': { paramsTuple?: []; params?: {} }
    'card-holders.register': { paramsTuple?: []; params?: {} }
    'card-holders.former': { paramsTuple?: []; params?: {} }
    'card-holders.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.remove': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.contract': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.contract-form': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.approbation': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.evidence': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.sign-code': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.sign': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.refuse': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.token': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.nudge': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.ceiling': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.assign': { paramsTuple?: []; params?: {} }
    'card-holders.block-code': { paramsTuple?: []; params?: {} }
    'card-holders.block': { paramsTuple?: []; params?: {} }
    'card-holders.held': { paramsTuple?: []; params?: {} }
    'card-holders.review.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reopen-contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.verify-contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reject-contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signatures.evidence.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signatures.evidence.contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributors.directory.mine': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'distributors.logo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributors.store': { paramsTuple?: []; params?: {} }
    'admin.commands.distributors.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributors.update_identity': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributors.store_branch': { paramsTuple?: []; params?: {} }
    'admin.commands.distributors.update_branch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributor_requests.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributor_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributor_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributor_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.store': { paramsTuple?: []; params?: {} }
    'admin.commands.staff.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.remove_second_factor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.roles.store': { paramsTuple?: []; params?: {} }
    'admin.commands.roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.staff_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.staff_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.staff_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user.login': { paramsTuple?: []; params?: {} }
    'me.show': { paramsTuple?: []; params?: {} }
    'me.password': { paramsTuple?: []; params?: {} }
    'me.totp': { paramsTuple?: []; params?: {} }
    'me.totp-confirm': { paramsTuple?: []; params?: {} }
    'ledger.ledger.trial_balance': { paramsTuple?: []; params?: {} }
    'ledger.ledger_exports.trial_balance': { paramsTuple?: []; params?: {} }
    'ledger.ledger.reconcile': { paramsTuple?: []; params?: {} }
    'ledger.ledger_exports.reconciliation': { paramsTuple?: []; params?: {} }
    'payments.payments.store': { paramsTuple?: []; params?: {} }
    'payments.payments.gateways': { paramsTuple?: []; params?: {} }
    'payments.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.receipt-picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.wallets.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'payments.transactions.sources': { paramsTuple?: []; params?: {} }
    'payments.transactions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'payments.transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-transactions.list': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.callback': { paramsTuple: [ParamValue]; params: {'indicator': ParamValue} }
    'payments.simulator.show': { paramsTuple?: []; params?: {} }
    'payments.simulator.simulator.store': { paramsTuple?: []; params?: {} }
    'payments.simulator.result': { paramsTuple?: []; params?: {} }
    'payments.simulator.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'payments.offline.offline_payments.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.offline.offline_payments.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.offline.receipt-picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.decisions.payment_decisions.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.decisions.payment_decisions.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.decisions.payment_decisions.approve': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'decisionId': ParamValue} }
    'payments.decisions.payment_decisions.reject': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'decisionId': ParamValue} }
    'payments.decisions.payment_decisions.withdraw': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'decisionId': ParamValue} }
    'payments.bank-answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.held': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.commands.deposits.store': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.commands.deposits.reverse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateways.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateways.make_default': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateways.switch_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateways.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateway_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateway_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateway_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signing.check': { paramsTuple?: []; params?: {} }
    'signing.digest': { paramsTuple?: []; params?: {} }
    'signing.info-inquiry': { paramsTuple?: []; params?: {} }
    'signing.random-sentence': { paramsTuple?: []; params?: {} }
    'signing.video': { paramsTuple?: []; params?: {} }
    'signing.signature': { paramsTuple?: []; params?: {} }
    'signing.enrollment': { paramsTuple?: []; params?: {} }
    'signing.sign': { paramsTuple?: []; params?: {} }
    'signing.callback': { paramsTuple?: []; params?: {} }
    'signing.redirect': { paramsTuple?: []; params?: {} }
    'signing.android-info': { paramsTuple?: []; params?: {} }
    'signing.app-market-info': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.video': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.signature': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signing.sandbox.sandbox_provider.inquire': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_provider.open': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_provider.enrollment': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.sentence': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.video': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.image': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.submit': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.open_signing': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_provider.signing': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_page.show': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_page.store': { paramsTuple?: []; params?: {} }
    'signing.sandbox.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'contracts.contracts.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'contracts.contracts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'contractType': ParamValue} }
    'contracts.contract_files.own': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'contractType': ParamValue} }
    'contracts.contracts.sign': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'contracts.admin.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.store': { paramsTuple?: []; params?: {} }
    'contracts.admin.contract_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.packages.store': { paramsTuple?: []; params?: {} }
    'credit.packages.show': { paramsTuple?: []; params?: {} }
    'credit.packages.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.platform_fees.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.platform_fees.confirm': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.renewals.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.company': { paramsTuple?: []; params?: {} }
    'credit.fee_payments.create_platform_fee': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.fee_payments.create_platform_fee_payment': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.fee_payments.platform_fees.store_for_package': { paramsTuple?: []; params?: {} }
    'credit.admin.allocations.store': { paramsTuple?: []; params?: {} }
    'credit.admin.packages.cancel': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.suspend': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.unsuspend': { paramsTuple?: []; params?: {} }
    'credit.admin.renewals.grant': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.change_limit': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.revolve': { paramsTuple?: []; params?: {} }
    'credit.admin.approval_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.approval_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.approval_decisions.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.suspensions.export': { paramsTuple?: []; params?: {} }
    'credit.suspensions.log': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.suspensions.histories': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.suspensions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'admin.package_requests.store': { paramsTuple?: []; params?: {} }
    'admin.package_requests.collaterals': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'admin.package_requests.activate': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'admin.package_requests.switch_off': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'admin.package_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.forgive_late_fee': { paramsTuple?: []; params?: {} }
    'admin.late_fee_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_fee_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_fee_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.write_off': { paramsTuple?: []; params?: {} }
    'admin.blacklist_entries.store': { paramsTuple?: []; params?: {} }
    'admin.blacklist_entries.remove': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.installments.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.installments.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.installments.pay_all': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.installments.pay': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.repayments.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.show_pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.order_payments.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.order_payments.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.batch_payments.show': { paramsTuple?: []; params?: {} }
    'orders.batch_payments.start': { paramsTuple?: []; params?: {} }
    'orders.batch_payments.verify': { paramsTuple?: []; params?: {} }
    'orders.orders.pending': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.completed': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.export': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.receipts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.receipts.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.home': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.credit_consents.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.credit_consents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'orders.credit_consents.update': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'orders.frauds.fraud': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.frauds.unfraud': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.commands.dispute_answers.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.commands.dispute_answers.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.commands.dispute_answers.decide_for': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.commands.dispute_answers.decide_against': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.start-batch': { paramsTuple?: []; params?: {} }
    'company-orders.sign-batch': { paramsTuple?: []; params?: {} }
    'company-orders.panel': { paramsTuple?: []; params?: {} }
    'company-orders.export': { paramsTuple?: []; params?: {} }
    'company-orders.list': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.evidence': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.approbation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.sign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.token-start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.nudge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.pay-start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.week': { paramsTuple?: []; params?: {} }
    'statements.obligations': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'statements.statement': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'statements.holder.statement': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'statements.holder.obligations': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'admin.customers.view': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'admin.commands.partner_requests.create': { paramsTuple?: []; params?: {} }
    'admin.commands.partner_requests.token': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_clients.token': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_clients.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier_money.sales.store': { paramsTuple?: []; params?: {} }
    'supplier_money.sales.cancel': { paramsTuple?: []; params?: {} }
    'supplier_money.sales.update': { paramsTuple?: []; params?: {} }
    'supplier_money.sales.reject': { paramsTuple?: []; params?: {} }
    'legal_money.company_sales.store': { paramsTuple?: []; params?: {} }
    'legal_money.sales.cancel': { paramsTuple?: []; params?: {} }
    'legal_money.sales.update': { paramsTuple?: []; params?: {} }
    'supplier.sales.confirm': { paramsTuple?: []; params?: {} }
    'supplier.supplier_orders.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.supplier_orders.show': { paramsTuple: [ParamValue]; params: {'referenceNumber': ParamValue} }
    'supplier.supplier_orders.remain_credit': { paramsTuple?: []; params?: {} }
    'legal.supplier_orders.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'legal.supplier_orders.show': { paramsTuple: [ParamValue]; params: {'referenceNumber': ParamValue} }
    'legal.company_sales.remain_credit': { paramsTuple?: []; params?: {} }
    'legal.company_sales.inquiry': { paramsTuple?: []; params?: {} }
    'supplier.disputes.supplier_disputes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.disputes.supplier_disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.disputes.supplier_disputes.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.disputes.supplier_disputes.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'device.device_calls.detect': { paramsTuple?: []; params?: {} }
    'device.device_calls.scan': { paramsTuple?: []; params?: {} }
    'device.device_calls.balance': { paramsTuple?: []; params?: {} }
    'device.device_calls.pay': { paramsTuple?: []; params?: {} }
    'device.device_calls.show': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'device.device_calls.reverse': { paramsTuple?: []; params?: {} }
    'refah.card_sales.verify': { paramsTuple?: []; params?: {} }
    'refah.card_sales.store': { paramsTuple?: []; params?: {} }
    'refah.card_sales.cancel': { paramsTuple?: []; params?: {} }
    'refah.card_sales.inquiry': { paramsTuple?: []; params?: {} }
    'refah.card_sales.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.card_sales.remain_credit': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.verify': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.store': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.cancel': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.inquiry': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.card_sales.remain_credit': { paramsTuple?: []; params?: {} }
    'cpg.containers.containers.store': { paramsTuple?: []; params?: {} }
    'cpg.containers.containers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cpg.containers.containers.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.merchants.store': { paramsTuple?: []; params?: {} }
    'admin.commands.merchants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.devices.store': { paramsTuple?: []; params?: {} }
    'admin.commands.devices.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.devices.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.devices.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.endpoints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.endpoints.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.endpoints.try': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.endpoints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.webhook_deliveries': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'settlement.maturity_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.maturity_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.result_file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'settlement.maturity_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.approve_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.withdraw_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.discount_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.result_file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'settlement.discount_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.approve_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.withdraw_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.invoices': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'paymentId': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'demo.sms': { paramsTuple?: []; params?: {} }
    'demo.phones': { paramsTuple?: []; params?: {} }
    'demo.cards': { paramsTuple?: []; params?: {} }
    'demo.clock': { paramsTuple?: []; params?: {} }
    'demo.clock.advance': { paramsTuple?: []; params?: {} }
    'demo-phone.page': { paramsTuple?: []; params?: {} }
    'demo-phone.pos': { paramsTuple?: []; params?: {} }
    'demo-phone.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'docs.page': { paramsTuple?: []; params?: {} }
    'docs.openapi': { paramsTuple?: []; params?: {} }
    'docs.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.addresses.index': { paramsTuple?: []; params?: {} }
    'admin.addresses.export': { paramsTuple?: []; params?: {} }
    'admin.addresses.totals': { paramsTuple?: []; params?: {} }
    'admin.addresses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit.index': { paramsTuple?: []; params?: {} }
    'admin.audit.export': { paramsTuple?: []; params?: {} }
    'admin.audit.totals': { paramsTuple?: []; params?: {} }
    'admin.audit.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blacklists.index': { paramsTuple?: []; params?: {} }
    'admin.blacklists.export': { paramsTuple?: []; params?: {} }
    'admin.blacklists.totals': { paramsTuple?: []; params?: {} }
    'admin.blacklists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blacklists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cards.index': { paramsTuple?: []; params?: {} }
    'admin.cards.export': { paramsTuple?: []; params?: {} }
    'admin.cards.totals': { paramsTuple?: []; params?: {} }
    'admin.cards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cards.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-holders.index': { paramsTuple?: []; params?: {} }
    'admin.card-holders.export': { paramsTuple?: []; params?: {} }
    'admin.card-holders.totals': { paramsTuple?: []; params?: {} }
    'admin.card-holders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-holders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.card-holders.index': { paramsTuple?: []; params?: {} }
    'legal.card-holders.export': { paramsTuple?: []; params?: {} }
    'legal.card-holders.totals': { paramsTuple?: []; params?: {} }
    'legal.card-holders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.card-holders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.index': { paramsTuple?: []; params?: {} }
    'admin.parcels.export': { paramsTuple?: []; params?: {} }
    'admin.parcels.totals': { paramsTuple?: []; params?: {} }
    'admin.parcels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-batches.index': { paramsTuple?: []; params?: {} }
    'admin.print-batches.export': { paramsTuple?: []; params?: {} }
    'admin.print-batches.totals': { paramsTuple?: []; params?: {} }
    'admin.print-batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-batches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-requests.index': { paramsTuple?: []; params?: {} }
    'admin.print-requests.export': { paramsTuple?: []; params?: {} }
    'admin.print-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.print-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.board-members.index': { paramsTuple?: []; params?: {} }
    'admin.board-members.export': { paramsTuple?: []; params?: {} }
    'admin.board-members.totals': { paramsTuple?: []; params?: {} }
    'admin.board-members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.board-members.index': { paramsTuple?: []; params?: {} }
    'legal.board-members.export': { paramsTuple?: []; params?: {} }
    'legal.board-members.totals': { paramsTuple?: []; params?: {} }
    'legal.board-members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.companies.index': { paramsTuple?: []; params?: {} }
    'admin.companies.export': { paramsTuple?: []; params?: {} }
    'admin.companies.totals': { paramsTuple?: []; params?: {} }
    'admin.companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.companies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.companies.index': { paramsTuple?: []; params?: {} }
    'legal.companies.export': { paramsTuple?: []; params?: {} }
    'legal.companies.totals': { paramsTuple?: []; params?: {} }
    'legal.companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.companies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rule-changes.index': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.export': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.totals': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.rule-changes.index': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.export': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.totals': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.orders.totals': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.orders.index': { paramsTuple?: []; params?: {} }
    'distributor.orders.export': { paramsTuple?: []; params?: {} }
    'distributor.orders.totals': { paramsTuple?: []; params?: {} }
    'distributor.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-orders.index': { paramsTuple?: []; params?: {} }
    'admin.company-orders.export': { paramsTuple?: []; params?: {} }
    'admin.company-orders.totals': { paramsTuple?: []; params?: {} }
    'admin.company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-orders.index': { paramsTuple?: []; params?: {} }
    'legal.company-orders.export': { paramsTuple?: []; params?: {} }
    'legal.company-orders.totals': { paramsTuple?: []; params?: {} }
    'legal.company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-template-requests.index': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.export': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-template-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-templates.index': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.export': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.totals': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contracts.index': { paramsTuple?: []; params?: {} }
    'admin.contracts.export': { paramsTuple?: []; params?: {} }
    'admin.contracts.totals': { paramsTuple?: []; params?: {} }
    'admin.contracts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contracts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.approvals.index': { paramsTuple?: []; params?: {} }
    'admin.approvals.export': { paramsTuple?: []; params?: {} }
    'admin.approvals.totals': { paramsTuple?: []; params?: {} }
    'admin.approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.approvals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-wallets.index': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.export': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.totals': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-wallets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-wallets.index': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.export': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.totals': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-wallets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-lines.index': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.export': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.totals': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-lines.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package-requests.index': { paramsTuple?: []; params?: {} }
    'admin.package-requests.export': { paramsTuple?: []; params?: {} }
    'admin.package-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.package-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.index': { paramsTuple?: []; params?: {} }
    'admin.packages.export': { paramsTuple?: []; params?: {} }
    'admin.packages.totals': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.renewals.index': { paramsTuple?: []; params?: {} }
    'admin.renewals.export': { paramsTuple?: []; params?: {} }
    'admin.renewals.totals': { paramsTuple?: []; params?: {} }
    'admin.renewals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.suspensions.index': { paramsTuple?: []; params?: {} }
    'admin.suspensions.export': { paramsTuple?: []; params?: {} }
    'admin.suspensions.totals': { paramsTuple?: []; params?: {} }
    'admin.suspensions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.suspensions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-payments.index': { paramsTuple?: []; params?: {} }
    'admin.card-payments.export': { paramsTuple?: []; params?: {} }
    'admin.card-payments.totals': { paramsTuple?: []; params?: {} }
    'admin.card-payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.devices.index': { paramsTuple?: []; params?: {} }
    'admin.devices.export': { paramsTuple?: []; params?: {} }
    'admin.devices.totals': { paramsTuple?: []; params?: {} }
    'admin.devices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.devices.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.merchants.index': { paramsTuple?: []; params?: {} }
    'admin.merchants.export': { paramsTuple?: []; params?: {} }
    'admin.merchants.totals': { paramsTuple?: []; params?: {} }
    'admin.merchants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.merchants.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.index': { paramsTuple?: []; params?: {} }
    'admin.branches.export': { paramsTuple?: []; params?: {} }
    'admin.branches.totals': { paramsTuple?: []; params?: {} }
    'admin.branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.branches.index': { paramsTuple?: []; params?: {} }
    'distributor.branches.export': { paramsTuple?: []; params?: {} }
    'distributor.branches.totals': { paramsTuple?: []; params?: {} }
    'distributor.branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributor-requests.index': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.export': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributor-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributors.index': { paramsTuple?: []; params?: {} }
    'admin.distributors.export': { paramsTuple?: []; params?: {} }
    'admin.distributors.totals': { paramsTuple?: []; params?: {} }
    'admin.distributors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributors.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.distributors.index': { paramsTuple?: []; params?: {} }
    'distributor.distributors.export': { paramsTuple?: []; params?: {} }
    'distributor.distributors.totals': { paramsTuple?: []; params?: {} }
    'distributor.distributors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.distributors.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.index': { paramsTuple?: []; params?: {} }
    'admin.users.export': { paramsTuple?: []; params?: {} }
    'admin.users.totals': { paramsTuple?: []; params?: {} }
    'admin.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.installments.index': { paramsTuple?: []; params?: {} }
    'admin.installments.export': { paramsTuple?: []; params?: {} }
    'admin.installments.totals': { paramsTuple?: []; params?: {} }
    'admin.installments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fee-requests.index': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.export': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fee-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fees.index': { paramsTuple?: []; params?: {} }
    'admin.late-fees.export': { paramsTuple?: []; params?: {} }
    'admin.late-fees.totals': { paramsTuple?: []; params?: {} }
    'admin.late-fees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.index': { paramsTuple?: []; params?: {} }
    'admin.leads.export': { paramsTuple?: []; params?: {} }
    'admin.leads.totals': { paramsTuple?: []; params?: {} }
    'admin.leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.call-infos.index': { paramsTuple?: []; params?: {} }
    'admin.call-infos.export': { paramsTuple?: []; params?: {} }
    'admin.call-infos.totals': { paramsTuple?: []; params?: {} }
    'admin.call-infos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.call-infos.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.manual-reports.index': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.export': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.totals': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.manual-reports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger-entries.index': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.export': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.totals': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bank-branches.index': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.export': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.totals': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bank-branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.bank-branches.index': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.export': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.totals': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.bank-branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.provinces.index': { paramsTuple?: []; params?: {} }
    'admin.provinces.export': { paramsTuple?: []; params?: {} }
    'admin.provinces.totals': { paramsTuple?: []; params?: {} }
    'admin.provinces.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cities.index': { paramsTuple?: []; params?: {} }
    'admin.cities.export': { paramsTuple?: []; params?: {} }
    'admin.cities.totals': { paramsTuple?: []; params?: {} }
    'admin.cities.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.districts.index': { paramsTuple?: []; params?: {} }
    'admin.districts.export': { paramsTuple?: []; params?: {} }
    'admin.districts.totals': { paramsTuple?: []; params?: {} }
    'admin.districts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guilds.index': { paramsTuple?: []; params?: {} }
    'admin.guilds.export': { paramsTuple?: []; params?: {} }
    'admin.guilds.totals': { paramsTuple?: []; params?: {} }
    'admin.guilds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-providers.index': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.export': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-providers.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-requests.index': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.export': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms.index': { paramsTuple?: []; params?: {} }
    'admin.sms.export': { paramsTuple?: []; params?: {} }
    'admin.sms.totals': { paramsTuple?: []; params?: {} }
    'admin.sms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-templates.index': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.export': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.export': { paramsTuple?: []; params?: {} }
    'admin.disputes.totals': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.index': { paramsTuple?: []; params?: {} }
    'distributor.disputes.export': { paramsTuple?: []; params?: {} }
    'distributor.disputes.totals': { paramsTuple?: []; params?: {} }
    'distributor.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-clients.index': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.export': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.totals': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-clients.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-requests.index': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.export': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.export': { paramsTuple?: []; params?: {} }
    'admin.payments.totals': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-transactions.index': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.export': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.totals': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-transactions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-transactions.index': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.export': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.totals': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-transactions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.index': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.export': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.totals': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-requests.index': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.export': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateways.index': { paramsTuple?: []; params?: {} }
    'admin.gateways.export': { paramsTuple?: []; params?: {} }
    'admin.gateways.totals': { paramsTuple?: []; params?: {} }
    'admin.gateways.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateways.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone-requests.index': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.export': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.business-service-plans.index': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.export': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.totals': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.business-service-plans.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate-types.index': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.export': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.totals': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate-types.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan-requests.index': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.export': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.inquiries.index': { paramsTuple?: []; params?: {} }
    'admin.inquiries.export': { paramsTuple?: []; params?: {} }
    'admin.inquiries.totals': { paramsTuple?: []; params?: {} }
    'admin.inquiries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.registrations.index': { paramsTuple?: []; params?: {} }
    'admin.registrations.export': { paramsTuple?: []; params?: {} }
    'admin.registrations.totals': { paramsTuple?: []; params?: {} }
    'admin.registrations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.registrations.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.index': { paramsTuple?: []; params?: {} }
    'admin.settings.export': { paramsTuple?: []; params?: {} }
    'admin.settings.totals': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout-items.index': { paramsTuple?: []; params?: {} }
    'admin.payout-items.export': { paramsTuple?: []; params?: {} }
    'admin.payout-items.totals': { paramsTuple?: []; params?: {} }
    'admin.payout-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payout-items.index': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.export': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.totals': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payouts.index': { paramsTuple?: []; params?: {} }
    'admin.payouts.export': { paramsTuple?: []; params?: {} }
    'admin.payouts.totals': { paramsTuple?: []; params?: {} }
    'admin.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payouts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payouts.index': { paramsTuple?: []; params?: {} }
    'distributor.payouts.export': { paramsTuple?: []; params?: {} }
    'distributor.payouts.totals': { paramsTuple?: []; params?: {} }
    'distributor.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payouts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.receivables.index': { paramsTuple?: []; params?: {} }
    'admin.receivables.export': { paramsTuple?: []; params?: {} }
    'admin.receivables.totals': { paramsTuple?: []; params?: {} }
    'admin.receivables.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.receivables.index': { paramsTuple?: []; params?: {} }
    'distributor.receivables.export': { paramsTuple?: []; params?: {} }
    'distributor.receivables.totals': { paramsTuple?: []; params?: {} }
    'distributor.receivables.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-run-items.index': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.export': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.totals': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-runs.index': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.export': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.totals': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-runs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.closed-days.index': { paramsTuple?: []; params?: {} }
    'admin.closed-days.export': { paramsTuple?: []; params?: {} }
    'admin.closed-days.totals': { paramsTuple?: []; params?: {} }
    'admin.closed-days.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.index': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.export': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.totals': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.index': { paramsTuple?: []; params?: {} }
    'admin.roles.export': { paramsTuple?: []; params?: {} }
    'admin.roles.totals': { paramsTuple?: []; params?: {} }
    'admin.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff-requests.index': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.export': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.export': { paramsTuple?: []; params?: {} }
    'admin.staff.totals': { paramsTuple?: []; params?: {} }
    'admin.staff.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.index': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.export': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.totals': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.write-offs.index': { paramsTuple?: []; params?: {} }
    'admin.write-offs.export': { paramsTuple?: []; params?: {} }
    'admin.write-offs.totals': { paramsTuple?: []; params?: {} }
    'admin.write-offs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.write-offs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  GET: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'metrics': { paramsTuple?: []; params?: {} }
    'admin.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit.verify': { paramsTuple?: []; params?: {} }
    'settings.index': { paramsTuple?: []; params?: {} }
    'settings.preference': { paramsTuple?: []; params?: {} }
    'settings.bank_branch': { paramsTuple?: []; params?: {} }
    'settings.show_contract': { paramsTuple?: []; params?: {} }
    'settings.special_model': { paramsTuple?: []; params?: {} }
    'settings.special_modal': { paramsTuple?: []; params?: {} }
    'settings.picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.special_modal': { paramsTuple?: []; params?: {} }
    'admin.marketing': { paramsTuple?: []; params?: {} }
    'admin.sign_ins.show': { paramsTuple?: []; params?: {} }
    'user.status': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'user.terms': { paramsTuple?: []; params?: {} }
    'user.plan-profile': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'locations.bank_branches.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'leads.picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'addresses.addresses.index': { paramsTuple?: []; params?: {} }
    'plans.service_plans': { paramsTuple?: []; params?: {} }
    'registration.status': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.documents': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.certificate-types': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.own-shop': { paramsTuple?: []; params?: {} }
    'registration.shop-certificate-type': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.credit-score': { paramsTuple?: []; params?: {} }
    'documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.users.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.registrations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.cards.self': { paramsTuple?: []; params?: {} }
    'cards.cards.cvv_2': { paramsTuple?: []; params?: {} }
    'cards.legal.cards.self': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.cards.cvv_2': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.agreement_info': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.agreement_info': { paramsTuple?: []; params?: {} }
    'cards.delivery_addresses.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'cards.delivery_addresses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'cardId': ParamValue} }
    'cards.delivery_addresses.is_assigned': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'cardId': ParamValue} }
    'cards.print_batches.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.papers': { paramsTuple?: []; params?: {} }
    'companies.assigned': { paramsTuple?: []; params?: {} }
    'companies.show': { paramsTuple?: []; params?: {} }
    'companies.phases': { paramsTuple?: []; params?: {} }
    'companies.ceo': { paramsTuple?: []; params?: {} }
    'companies.board': { paramsTuple?: []; params?: {} }
    'companies.member': { paramsTuple: [ParamValue]; params: {'phone': ParamValue} }
    'companies.payment-methods': { paramsTuple?: []; params?: {} }
    'companies.payment-method': { paramsTuple?: []; params?: {} }
    'companies.rule': { paramsTuple?: []; params?: {} }
    'companies.rule-history': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'companies.delegations': { paramsTuple?: []; params?: {} }
    'companies.admin.delegations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.index': { paramsTuple?: []; params?: {} }
    'card-holders.former': { paramsTuple?: []; params?: {} }
    'card-holders.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.contract-form': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.approbation': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.evidence': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.held': { paramsTuple?: []; params?: {} }
    'card-holders.paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signatures.evidence.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signatures.evidence.contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributors.directory.mine': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'distributors.logo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'me.show': { paramsTuple?: []; params?: {} }
    'ledger.ledger.trial_balance': { paramsTuple?: []; params?: {} }
    'ledger.ledger_exports.trial_balance': { paramsTuple?: []; params?: {} }
    'ledger.ledger.reconcile': { paramsTuple?: []; params?: {} }
    'ledger.ledger_exports.reconciliation': { paramsTuple?: []; params?: {} }
    'payments.payments.gateways': { paramsTuple?: []; params?: {} }
    'payments.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.wallets.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'payments.transactions.sources': { paramsTuple?: []; params?: {} }
    'payments.transactions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'payments.transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-transactions.list': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.callback': { paramsTuple: [ParamValue]; params: {'indicator': ParamValue} }
    'payments.simulator.show': { paramsTuple?: []; params?: {} }
    'payments.simulator.result': { paramsTuple?: []; params?: {} }
    'payments.simulator.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'payments.offline.receipt-picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.bank-answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.held': { paramsTuple?: []; params?: {} }
    'signing.check': { paramsTuple?: []; params?: {} }
    'signing.digest': { paramsTuple?: []; params?: {} }
    'signing.random-sentence': { paramsTuple?: []; params?: {} }
    'signing.redirect': { paramsTuple?: []; params?: {} }
    'signing.android-info': { paramsTuple?: []; params?: {} }
    'signing.app-market-info': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.video': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.signature': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signing.sandbox.sandbox_provider.enrollment': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.signing': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_page.show': { paramsTuple?: []; params?: {} }
    'signing.sandbox.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'contracts.contracts.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'contracts.contracts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'contractType': ParamValue} }
    'contracts.contract_files.own': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'contractType': ParamValue} }
    'contracts.admin.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.packages.show': { paramsTuple?: []; params?: {} }
    'credit.packages.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.platform_fees.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.renewals.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.company': { paramsTuple?: []; params?: {} }
    'credit.suspensions.export': { paramsTuple?: []; params?: {} }
    'credit.suspensions.log': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.suspensions.histories': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.suspensions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.installments.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.installments.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.repayments.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.show_pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.batch_payments.show': { paramsTuple?: []; params?: {} }
    'orders.orders.pending': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.completed': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.export': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.receipts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.home': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.credit_consents.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.credit_consents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'company-orders.panel': { paramsTuple?: []; params?: {} }
    'company-orders.export': { paramsTuple?: []; params?: {} }
    'company-orders.list': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.evidence': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.approbation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.week': { paramsTuple?: []; params?: {} }
    'statements.obligations': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'statements.statement': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'statements.holder.statement': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'statements.holder.obligations': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'admin.customers.view': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'supplier.supplier_orders.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.supplier_orders.show': { paramsTuple: [ParamValue]; params: {'referenceNumber': ParamValue} }
    'supplier.supplier_orders.remain_credit': { paramsTuple?: []; params?: {} }
    'legal.supplier_orders.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'legal.supplier_orders.show': { paramsTuple: [ParamValue]; params: {'referenceNumber': ParamValue} }
    'legal.company_sales.remain_credit': { paramsTuple?: []; params?: {} }
    'legal.company_sales.inquiry': { paramsTuple?: []; params?: {} }
    'supplier.disputes.supplier_disputes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.disputes.supplier_disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'device.device_calls.show': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'refah.card_sales.inquiry': { paramsTuple?: []; params?: {} }
    'refah.card_sales.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.card_sales.inquiry': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'cpg.containers.containers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.webhook_deliveries': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'settlement.maturity_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.result_file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'settlement.discount_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.result_file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'supplier.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.invoices': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'paymentId': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'demo.sms': { paramsTuple?: []; params?: {} }
    'demo.phones': { paramsTuple?: []; params?: {} }
    'demo.cards': { paramsTuple?: []; params?: {} }
    'demo.clock': { paramsTuple?: []; params?: {} }
    'demo-phone.page': { paramsTuple?: []; params?: {} }
    'demo-phone.pos': { paramsTuple?: []; params?: {} }
    'demo-phone.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'docs.page': { paramsTuple?: []; params?: {} }
    'docs.openapi': { paramsTuple?: []; params?: {} }
    'docs.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.addresses.index': { paramsTuple?: []; params?: {} }
    'admin.addresses.export': { paramsTuple?: []; params?: {} }
    'admin.addresses.totals': { paramsTuple?: []; params?: {} }
    'admin.addresses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit.index': { paramsTuple?: []; params?: {} }
    'admin.audit.export': { paramsTuple?: []; params?: {} }
    'admin.audit.totals': { paramsTuple?: []; params?: {} }
    'admin.audit.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blacklists.index': { paramsTuple?: []; params?: {} }
    'admin.blacklists.export': { paramsTuple?: []; params?: {} }
    'admin.blacklists.totals': { paramsTuple?: []; params?: {} }
    'admin.blacklists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blacklists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cards.index': { paramsTuple?: []; params?: {} }
    'admin.cards.export': { paramsTuple?: []; params?: {} }
    'admin.cards.totals': { paramsTuple?: []; params?: {} }
    'admin.cards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cards.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-holders.index': { paramsTuple?: []; params?: {} }
    'admin.card-holders.export': { paramsTuple?: []; params?: {} }
    'admin.card-holders.totals': { paramsTuple?: []; params?: {} }
    'admin.card-holders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-holders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.card-holders.index': { paramsTuple?: []; params?: {} }
    'legal.card-holders.export': { paramsTuple?: []; params?: {} }
    'legal.card-holders.totals': { paramsTuple?: []; params?: {} }
    'legal.card-holders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.card-holders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.index': { paramsTuple?: []; params?: {} }
    'admin.parcels.export': { paramsTuple?: []; params?: {} }
    'admin.parcels.totals': { paramsTuple?: []; params?: {} }
    'admin.parcels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-batches.index': { paramsTuple?: []; params?: {} }
    'admin.print-batches.export': { paramsTuple?: []; params?: {} }
    'admin.print-batches.totals': { paramsTuple?: []; params?: {} }
    'admin.print-batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-batches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-requests.index': { paramsTuple?: []; params?: {} }
    'admin.print-requests.export': { paramsTuple?: []; params?: {} }
    'admin.print-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.print-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.board-members.index': { paramsTuple?: []; params?: {} }
    'admin.board-members.export': { paramsTuple?: []; params?: {} }
    'admin.board-members.totals': { paramsTuple?: []; params?: {} }
    'admin.board-members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.board-members.index': { paramsTuple?: []; params?: {} }
    'legal.board-members.export': { paramsTuple?: []; params?: {} }
    'legal.board-members.totals': { paramsTuple?: []; params?: {} }
    'legal.board-members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.companies.index': { paramsTuple?: []; params?: {} }
    'admin.companies.export': { paramsTuple?: []; params?: {} }
    'admin.companies.totals': { paramsTuple?: []; params?: {} }
    'admin.companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.companies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.companies.index': { paramsTuple?: []; params?: {} }
    'legal.companies.export': { paramsTuple?: []; params?: {} }
    'legal.companies.totals': { paramsTuple?: []; params?: {} }
    'legal.companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.companies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rule-changes.index': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.export': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.totals': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.rule-changes.index': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.export': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.totals': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.orders.totals': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.orders.index': { paramsTuple?: []; params?: {} }
    'distributor.orders.export': { paramsTuple?: []; params?: {} }
    'distributor.orders.totals': { paramsTuple?: []; params?: {} }
    'distributor.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-orders.index': { paramsTuple?: []; params?: {} }
    'admin.company-orders.export': { paramsTuple?: []; params?: {} }
    'admin.company-orders.totals': { paramsTuple?: []; params?: {} }
    'admin.company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-orders.index': { paramsTuple?: []; params?: {} }
    'legal.company-orders.export': { paramsTuple?: []; params?: {} }
    'legal.company-orders.totals': { paramsTuple?: []; params?: {} }
    'legal.company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-template-requests.index': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.export': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-template-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-templates.index': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.export': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.totals': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contracts.index': { paramsTuple?: []; params?: {} }
    'admin.contracts.export': { paramsTuple?: []; params?: {} }
    'admin.contracts.totals': { paramsTuple?: []; params?: {} }
    'admin.contracts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contracts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.approvals.index': { paramsTuple?: []; params?: {} }
    'admin.approvals.export': { paramsTuple?: []; params?: {} }
    'admin.approvals.totals': { paramsTuple?: []; params?: {} }
    'admin.approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.approvals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-wallets.index': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.export': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.totals': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-wallets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-wallets.index': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.export': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.totals': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-wallets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-lines.index': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.export': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.totals': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-lines.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package-requests.index': { paramsTuple?: []; params?: {} }
    'admin.package-requests.export': { paramsTuple?: []; params?: {} }
    'admin.package-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.package-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.index': { paramsTuple?: []; params?: {} }
    'admin.packages.export': { paramsTuple?: []; params?: {} }
    'admin.packages.totals': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.renewals.index': { paramsTuple?: []; params?: {} }
    'admin.renewals.export': { paramsTuple?: []; params?: {} }
    'admin.renewals.totals': { paramsTuple?: []; params?: {} }
    'admin.renewals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.suspensions.index': { paramsTuple?: []; params?: {} }
    'admin.suspensions.export': { paramsTuple?: []; params?: {} }
    'admin.suspensions.totals': { paramsTuple?: []; params?: {} }
    'admin.suspensions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.suspensions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-payments.index': { paramsTuple?: []; params?: {} }
    'admin.card-payments.export': { paramsTuple?: []; params?: {} }
    'admin.card-payments.totals': { paramsTuple?: []; params?: {} }
    'admin.card-payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.devices.index': { paramsTuple?: []; params?: {} }
    'admin.devices.export': { paramsTuple?: []; params?: {} }
    'admin.devices.totals': { paramsTuple?: []; params?: {} }
    'admin.devices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.devices.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.merchants.index': { paramsTuple?: []; params?: {} }
    'admin.merchants.export': { paramsTuple?: []; params?: {} }
    'admin.merchants.totals': { paramsTuple?: []; params?: {} }
    'admin.merchants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.merchants.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.index': { paramsTuple?: []; params?: {} }
    'admin.branches.export': { paramsTuple?: []; params?: {} }
    'admin.branches.totals': { paramsTuple?: []; params?: {} }
    'admin.branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.branches.index': { paramsTuple?: []; params?: {} }
    'distributor.branches.export': { paramsTuple?: []; params?: {} }
    'distributor.branches.totals': { paramsTuple?: []; params?: {} }
    'distributor.branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributor-requests.index': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.export': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributor-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributors.index': { paramsTuple?: []; params?: {} }
    'admin.distributors.export': { paramsTuple?: []; params?: {} }
    'admin.distributors.totals': { paramsTuple?: []; params?: {} }
    'admin.distributors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributors.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.distributors.index': { paramsTuple?: []; params?: {} }
    'distributor.distributors.export': { paramsTuple?: []; params?: {} }
    'distributor.distributors.totals': { paramsTuple?: []; params?: {} }
    'distributor.distributors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.distributors.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.index': { paramsTuple?: []; params?: {} }
    'admin.users.export': { paramsTuple?: []; params?: {} }
    'admin.users.totals': { paramsTuple?: []; params?: {} }
    'admin.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.installments.index': { paramsTuple?: []; params?: {} }
    'admin.installments.export': { paramsTuple?: []; params?: {} }
    'admin.installments.totals': { paramsTuple?: []; params?: {} }
    'admin.installments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fee-requests.index': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.export': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fee-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fees.index': { paramsTuple?: []; params?: {} }
    'admin.late-fees.export': { paramsTuple?: []; params?: {} }
    'admin.late-fees.totals': { paramsTuple?: []; params?: {} }
    'admin.late-fees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.index': { paramsTuple?: []; params?: {} }
    'admin.leads.export': { paramsTuple?: []; params?: {} }
    'admin.leads.totals': { paramsTuple?: []; params?: {} }
    'admin.leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.call-infos.index': { paramsTuple?: []; params?: {} }
    'admin.call-infos.export': { paramsTuple?: []; params?: {} }
    'admin.call-infos.totals': { paramsTuple?: []; params?: {} }
    'admin.call-infos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.call-infos.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.manual-reports.index': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.export': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.totals': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.manual-reports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger-entries.index': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.export': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.totals': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bank-branches.index': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.export': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.totals': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bank-branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.bank-branches.index': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.export': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.totals': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.bank-branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.provinces.index': { paramsTuple?: []; params?: {} }
    'admin.provinces.export': { paramsTuple?: []; params?: {} }
    'admin.provinces.totals': { paramsTuple?: []; params?: {} }
    'admin.provinces.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cities.index': { paramsTuple?: []; params?: {} }
    'admin.cities.export': { paramsTuple?: []; params?: {} }
    'admin.cities.totals': { paramsTuple?: []; params?: {} }
    'admin.cities.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.districts.index': { paramsTuple?: []; params?: {} }
    'admin.districts.export': { paramsTuple?: []; params?: {} }
    'admin.districts.totals': { paramsTuple?: []; params?: {} }
    'admin.districts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guilds.index': { paramsTuple?: []; params?: {} }
    'admin.guilds.export': { paramsTuple?: []; params?: {} }
    'admin.guilds.totals': { paramsTuple?: []; params?: {} }
    'admin.guilds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-providers.index': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.export': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-providers.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-requests.index': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.export': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms.index': { paramsTuple?: []; params?: {} }
    'admin.sms.export': { paramsTuple?: []; params?: {} }
    'admin.sms.totals': { paramsTuple?: []; params?: {} }
    'admin.sms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-templates.index': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.export': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.export': { paramsTuple?: []; params?: {} }
    'admin.disputes.totals': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.index': { paramsTuple?: []; params?: {} }
    'distributor.disputes.export': { paramsTuple?: []; params?: {} }
    'distributor.disputes.totals': { paramsTuple?: []; params?: {} }
    'distributor.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-clients.index': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.export': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.totals': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-clients.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-requests.index': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.export': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.export': { paramsTuple?: []; params?: {} }
    'admin.payments.totals': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-transactions.index': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.export': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.totals': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-transactions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-transactions.index': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.export': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.totals': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-transactions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.index': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.export': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.totals': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-requests.index': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.export': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateways.index': { paramsTuple?: []; params?: {} }
    'admin.gateways.export': { paramsTuple?: []; params?: {} }
    'admin.gateways.totals': { paramsTuple?: []; params?: {} }
    'admin.gateways.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateways.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone-requests.index': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.export': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.business-service-plans.index': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.export': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.totals': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.business-service-plans.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate-types.index': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.export': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.totals': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate-types.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan-requests.index': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.export': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.inquiries.index': { paramsTuple?: []; params?: {} }
    'admin.inquiries.export': { paramsTuple?: []; params?: {} }
    'admin.inquiries.totals': { paramsTuple?: []; params?: {} }
    'admin.inquiries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.registrations.index': { paramsTuple?: []; params?: {} }
    'admin.registrations.export': { paramsTuple?: []; params?: {} }
    'admin.registrations.totals': { paramsTuple?: []; params?: {} }
    'admin.registrations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.registrations.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.index': { paramsTuple?: []; params?: {} }
    'admin.settings.export': { paramsTuple?: []; params?: {} }
    'admin.settings.totals': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout-items.index': { paramsTuple?: []; params?: {} }
    'admin.payout-items.export': { paramsTuple?: []; params?: {} }
    'admin.payout-items.totals': { paramsTuple?: []; params?: {} }
    'admin.payout-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payout-items.index': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.export': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.totals': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payouts.index': { paramsTuple?: []; params?: {} }
    'admin.payouts.export': { paramsTuple?: []; params?: {} }
    'admin.payouts.totals': { paramsTuple?: []; params?: {} }
    'admin.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payouts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payouts.index': { paramsTuple?: []; params?: {} }
    'distributor.payouts.export': { paramsTuple?: []; params?: {} }
    'distributor.payouts.totals': { paramsTuple?: []; params?: {} }
    'distributor.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payouts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.receivables.index': { paramsTuple?: []; params?: {} }
    'admin.receivables.export': { paramsTuple?: []; params?: {} }
    'admin.receivables.totals': { paramsTuple?: []; params?: {} }
    'admin.receivables.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.receivables.index': { paramsTuple?: []; params?: {} }
    'distributor.receivables.export': { paramsTuple?: []; params?: {} }
    'distributor.receivables.totals': { paramsTuple?: []; params?: {} }
    'distributor.receivables.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-run-items.index': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.export': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.totals': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-runs.index': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.export': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.totals': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-runs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.closed-days.index': { paramsTuple?: []; params?: {} }
    'admin.closed-days.export': { paramsTuple?: []; params?: {} }
    'admin.closed-days.totals': { paramsTuple?: []; params?: {} }
    'admin.closed-days.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.index': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.export': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.totals': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.index': { paramsTuple?: []; params?: {} }
    'admin.roles.export': { paramsTuple?: []; params?: {} }
    'admin.roles.totals': { paramsTuple?: []; params?: {} }
    'admin.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff-requests.index': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.export': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.export': { paramsTuple?: []; params?: {} }
    'admin.staff.totals': { paramsTuple?: []; params?: {} }
    'admin.staff.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.index': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.export': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.totals': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.write-offs.index': { paramsTuple?: []; params?: {} }
    'admin.write-offs.export': { paramsTuple?: []; params?: {} }
    'admin.write-offs.totals': { paramsTuple?: []; params?: {} }
    'admin.write-offs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.write-offs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  HEAD: {
    'health.health.live': { paramsTuple?: []; params?: {} }
    'health.health.ready': { paramsTuple?: []; params?: {} }
    'metrics': { paramsTuple?: []; params?: {} }
    'admin.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit.verify': { paramsTuple?: []; params?: {} }
    'settings.index': { paramsTuple?: []; params?: {} }
    'settings.preference': { paramsTuple?: []; params?: {} }
    'settings.bank_branch': { paramsTuple?: []; params?: {} }
    'settings.show_contract': { paramsTuple?: []; params?: {} }
    'settings.special_model': { paramsTuple?: []; params?: {} }
    'settings.special_modal': { paramsTuple?: []; params?: {} }
    'settings.picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.special_modal': { paramsTuple?: []; params?: {} }
    'admin.marketing': { paramsTuple?: []; params?: {} }
    'admin.sign_ins.show': { paramsTuple?: []; params?: {} }
    'user.status': { paramsTuple?: []; params?: {} }
    'user.profile': { paramsTuple?: []; params?: {} }
    'user.terms': { paramsTuple?: []; params?: {} }
    'user.plan-profile': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'locations.places.provinces': { paramsTuple?: []; params?: {} }
    'locations.places.cities': { paramsTuple?: []; params?: {} }
    'locations.places.districts': { paramsTuple?: []; params?: {} }
    'locations.places.guilds': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'locations.bank_branches.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'leads.picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'addresses.addresses.index': { paramsTuple?: []; params?: {} }
    'plans.service_plans': { paramsTuple?: []; params?: {} }
    'registration.status': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.documents': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.certificate-types': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.own-shop': { paramsTuple?: []; params?: {} }
    'registration.shop-certificate-type': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.credit-score': { paramsTuple?: []; params?: {} }
    'documents.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.users.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.registrations.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.cards.self': { paramsTuple?: []; params?: {} }
    'cards.cards.cvv_2': { paramsTuple?: []; params?: {} }
    'cards.legal.cards.self': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.cards.cvv_2': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.agreement_info': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.agreement_info': { paramsTuple?: []; params?: {} }
    'cards.delivery_addresses.index': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'cards.delivery_addresses.show': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'cardId': ParamValue} }
    'cards.delivery_addresses.is_assigned': { paramsTuple: [ParamValue,ParamValue]; params: {'userId': ParamValue,'cardId': ParamValue} }
    'cards.print_batches.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.papers': { paramsTuple?: []; params?: {} }
    'companies.assigned': { paramsTuple?: []; params?: {} }
    'companies.show': { paramsTuple?: []; params?: {} }
    'companies.phases': { paramsTuple?: []; params?: {} }
    'companies.ceo': { paramsTuple?: []; params?: {} }
    'companies.board': { paramsTuple?: []; params?: {} }
    'companies.member': { paramsTuple: [ParamValue]; params: {'phone': ParamValue} }
    'companies.payment-methods': { paramsTuple?: []; params?: {} }
    'companies.payment-method': { paramsTuple?: []; params?: {} }
    'companies.rule': { paramsTuple?: []; params?: {} }
    'companies.rule-history': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'companies.delegations': { paramsTuple?: []; params?: {} }
    'companies.admin.delegations': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.index': { paramsTuple?: []; params?: {} }
    'card-holders.former': { paramsTuple?: []; params?: {} }
    'card-holders.show': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.contract-form': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.approbation': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.evidence': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.held': { paramsTuple?: []; params?: {} }
    'card-holders.paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signatures.evidence.invoice': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signatures.evidence.contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributors.directory.mine': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'distributors.directory.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'distributors.logo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'me.show': { paramsTuple?: []; params?: {} }
    'ledger.ledger.trial_balance': { paramsTuple?: []; params?: {} }
    'ledger.ledger_exports.trial_balance': { paramsTuple?: []; params?: {} }
    'ledger.ledger.reconcile': { paramsTuple?: []; params?: {} }
    'ledger.ledger_exports.reconciliation': { paramsTuple?: []; params?: {} }
    'payments.payments.gateways': { paramsTuple?: []; params?: {} }
    'payments.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.wallets.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'payments.transactions.sources': { paramsTuple?: []; params?: {} }
    'payments.transactions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'payments.transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-transactions.list': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.simulator.result': { paramsTuple?: []; params?: {} }
    'payments.simulator.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'payments.offline.receipt-picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.bank-answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.held': { paramsTuple?: []; params?: {} }
    'signing.check': { paramsTuple?: []; params?: {} }
    'signing.digest': { paramsTuple?: []; params?: {} }
    'signing.random-sentence': { paramsTuple?: []; params?: {} }
    'signing.android-info': { paramsTuple?: []; params?: {} }
    'signing.app-market-info': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.video': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.signature': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signing.sandbox.sandbox_provider.enrollment': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.signing': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_page.show': { paramsTuple?: []; params?: {} }
    'signing.sandbox.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'contracts.contracts.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'contracts.contracts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'contractType': ParamValue} }
    'contracts.contract_files.own': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'contractType': ParamValue} }
    'contracts.admin.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.packages.show': { paramsTuple?: []; params?: {} }
    'credit.packages.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.platform_fees.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.renewals.show': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.company': { paramsTuple?: []; params?: {} }
    'credit.suspensions.export': { paramsTuple?: []; params?: {} }
    'credit.suspensions.log': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.suspensions.histories': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.suspensions.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.installments.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.installments.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.repayments.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.show_pending': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.batch_payments.show': { paramsTuple?: []; params?: {} }
    'orders.orders.pending': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.completed': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.index': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'plan': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'orders.orders.export': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.receipts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.home': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.credit_consents.index': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.credit_consents.show': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'company-orders.panel': { paramsTuple?: []; params?: {} }
    'company-orders.export': { paramsTuple?: []; params?: {} }
    'company-orders.list': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.evidence': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.approbation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.week': { paramsTuple?: []; params?: {} }
    'statements.obligations': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'statements.statement': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'statements.holder.statement': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'statements.holder.obligations': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'admin.customers.view': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'supplier.supplier_orders.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.supplier_orders.show': { paramsTuple: [ParamValue]; params: {'referenceNumber': ParamValue} }
    'supplier.supplier_orders.remain_credit': { paramsTuple?: []; params?: {} }
    'legal.supplier_orders.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'legal.supplier_orders.show': { paramsTuple: [ParamValue]; params: {'referenceNumber': ParamValue} }
    'legal.company_sales.remain_credit': { paramsTuple?: []; params?: {} }
    'legal.company_sales.inquiry': { paramsTuple?: []; params?: {} }
    'supplier.disputes.supplier_disputes.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.disputes.supplier_disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'device.device_calls.show': { paramsTuple: [ParamValue]; params: {'reference': ParamValue} }
    'refah.card_sales.inquiry': { paramsTuple?: []; params?: {} }
    'refah.card_sales.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.card_sales.inquiry': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.index': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'cpg.containers.containers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.webhook_deliveries': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'settlement.maturity_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.result_file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'settlement.discount_runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.result_file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'supplier.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'refah.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.awaiting_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.past_settlements': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.awaiting_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'iran_kish.settlements.supplier_settlements.past_discounts': { paramsTuple: [ParamValue,ParamValue]; params: {'pageSize': ParamValue,'pageNumber': ParamValue} }
    'supplier.settlements.supplier_settlements.invoices': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'paymentId': ParamValue,'pageSize': ParamValue,'pageNumber': ParamValue} }
    'demo.sms': { paramsTuple?: []; params?: {} }
    'demo.phones': { paramsTuple?: []; params?: {} }
    'demo.cards': { paramsTuple?: []; params?: {} }
    'demo.clock': { paramsTuple?: []; params?: {} }
    'demo-phone.page': { paramsTuple?: []; params?: {} }
    'demo-phone.pos': { paramsTuple?: []; params?: {} }
    'demo-phone.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.dashboard': { paramsTuple?: []; params?: {} }
    'admin.search': { paramsTuple?: []; params?: {} }
    'docs.page': { paramsTuple?: []; params?: {} }
    'docs.openapi': { paramsTuple?: []; params?: {} }
    'docs.file': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.addresses.index': { paramsTuple?: []; params?: {} }
    'admin.addresses.export': { paramsTuple?: []; params?: {} }
    'admin.addresses.totals': { paramsTuple?: []; params?: {} }
    'admin.addresses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit.index': { paramsTuple?: []; params?: {} }
    'admin.audit.export': { paramsTuple?: []; params?: {} }
    'admin.audit.totals': { paramsTuple?: []; params?: {} }
    'admin.audit.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blacklists.index': { paramsTuple?: []; params?: {} }
    'admin.blacklists.export': { paramsTuple?: []; params?: {} }
    'admin.blacklists.totals': { paramsTuple?: []; params?: {} }
    'admin.blacklists.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blacklists.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cards.index': { paramsTuple?: []; params?: {} }
    'admin.cards.export': { paramsTuple?: []; params?: {} }
    'admin.cards.totals': { paramsTuple?: []; params?: {} }
    'admin.cards.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cards.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-holders.index': { paramsTuple?: []; params?: {} }
    'admin.card-holders.export': { paramsTuple?: []; params?: {} }
    'admin.card-holders.totals': { paramsTuple?: []; params?: {} }
    'admin.card-holders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-holders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.card-holders.index': { paramsTuple?: []; params?: {} }
    'legal.card-holders.export': { paramsTuple?: []; params?: {} }
    'legal.card-holders.totals': { paramsTuple?: []; params?: {} }
    'legal.card-holders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.card-holders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.index': { paramsTuple?: []; params?: {} }
    'admin.parcels.export': { paramsTuple?: []; params?: {} }
    'admin.parcels.totals': { paramsTuple?: []; params?: {} }
    'admin.parcels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.parcels.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-batches.index': { paramsTuple?: []; params?: {} }
    'admin.print-batches.export': { paramsTuple?: []; params?: {} }
    'admin.print-batches.totals': { paramsTuple?: []; params?: {} }
    'admin.print-batches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-batches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-requests.index': { paramsTuple?: []; params?: {} }
    'admin.print-requests.export': { paramsTuple?: []; params?: {} }
    'admin.print-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.print-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.print-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.board-members.index': { paramsTuple?: []; params?: {} }
    'admin.board-members.export': { paramsTuple?: []; params?: {} }
    'admin.board-members.totals': { paramsTuple?: []; params?: {} }
    'admin.board-members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.board-members.index': { paramsTuple?: []; params?: {} }
    'legal.board-members.export': { paramsTuple?: []; params?: {} }
    'legal.board-members.totals': { paramsTuple?: []; params?: {} }
    'legal.board-members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.companies.index': { paramsTuple?: []; params?: {} }
    'admin.companies.export': { paramsTuple?: []; params?: {} }
    'admin.companies.totals': { paramsTuple?: []; params?: {} }
    'admin.companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.companies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.companies.index': { paramsTuple?: []; params?: {} }
    'legal.companies.export': { paramsTuple?: []; params?: {} }
    'legal.companies.totals': { paramsTuple?: []; params?: {} }
    'legal.companies.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.companies.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rule-changes.index': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.export': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.totals': { paramsTuple?: []; params?: {} }
    'admin.rule-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.rule-changes.index': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.export': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.totals': { paramsTuple?: []; params?: {} }
    'legal.rule-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.orders.totals': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.orders.index': { paramsTuple?: []; params?: {} }
    'distributor.orders.export': { paramsTuple?: []; params?: {} }
    'distributor.orders.totals': { paramsTuple?: []; params?: {} }
    'distributor.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-orders.index': { paramsTuple?: []; params?: {} }
    'admin.company-orders.export': { paramsTuple?: []; params?: {} }
    'admin.company-orders.totals': { paramsTuple?: []; params?: {} }
    'admin.company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-orders.index': { paramsTuple?: []; params?: {} }
    'legal.company-orders.export': { paramsTuple?: []; params?: {} }
    'legal.company-orders.totals': { paramsTuple?: []; params?: {} }
    'legal.company-orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-orders.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-template-requests.index': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.export': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.contract-template-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-template-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-templates.index': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.export': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.totals': { paramsTuple?: []; params?: {} }
    'admin.contract-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contract-templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contracts.index': { paramsTuple?: []; params?: {} }
    'admin.contracts.export': { paramsTuple?: []; params?: {} }
    'admin.contracts.totals': { paramsTuple?: []; params?: {} }
    'admin.contracts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contracts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.approvals.index': { paramsTuple?: []; params?: {} }
    'admin.approvals.export': { paramsTuple?: []; params?: {} }
    'admin.approvals.totals': { paramsTuple?: []; params?: {} }
    'admin.approvals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.approvals.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-wallets.index': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.export': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.totals': { paramsTuple?: []; params?: {} }
    'admin.company-wallets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-wallets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-wallets.index': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.export': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.totals': { paramsTuple?: []; params?: {} }
    'legal.company-wallets.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-wallets.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-lines.index': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.export': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.totals': { paramsTuple?: []; params?: {} }
    'admin.credit-lines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-lines.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package-requests.index': { paramsTuple?: []; params?: {} }
    'admin.package-requests.export': { paramsTuple?: []; params?: {} }
    'admin.package-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.package-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.index': { paramsTuple?: []; params?: {} }
    'admin.packages.export': { paramsTuple?: []; params?: {} }
    'admin.packages.totals': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.renewals.index': { paramsTuple?: []; params?: {} }
    'admin.renewals.export': { paramsTuple?: []; params?: {} }
    'admin.renewals.totals': { paramsTuple?: []; params?: {} }
    'admin.renewals.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.suspensions.index': { paramsTuple?: []; params?: {} }
    'admin.suspensions.export': { paramsTuple?: []; params?: {} }
    'admin.suspensions.totals': { paramsTuple?: []; params?: {} }
    'admin.suspensions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.suspensions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-payments.index': { paramsTuple?: []; params?: {} }
    'admin.card-payments.export': { paramsTuple?: []; params?: {} }
    'admin.card-payments.totals': { paramsTuple?: []; params?: {} }
    'admin.card-payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.card-payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.devices.index': { paramsTuple?: []; params?: {} }
    'admin.devices.export': { paramsTuple?: []; params?: {} }
    'admin.devices.totals': { paramsTuple?: []; params?: {} }
    'admin.devices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.devices.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.merchants.index': { paramsTuple?: []; params?: {} }
    'admin.merchants.export': { paramsTuple?: []; params?: {} }
    'admin.merchants.totals': { paramsTuple?: []; params?: {} }
    'admin.merchants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.merchants.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.index': { paramsTuple?: []; params?: {} }
    'admin.branches.export': { paramsTuple?: []; params?: {} }
    'admin.branches.totals': { paramsTuple?: []; params?: {} }
    'admin.branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.branches.index': { paramsTuple?: []; params?: {} }
    'distributor.branches.export': { paramsTuple?: []; params?: {} }
    'distributor.branches.totals': { paramsTuple?: []; params?: {} }
    'distributor.branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributor-requests.index': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.export': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.distributor-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributor-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributors.index': { paramsTuple?: []; params?: {} }
    'admin.distributors.export': { paramsTuple?: []; params?: {} }
    'admin.distributors.totals': { paramsTuple?: []; params?: {} }
    'admin.distributors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.distributors.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.distributors.index': { paramsTuple?: []; params?: {} }
    'distributor.distributors.export': { paramsTuple?: []; params?: {} }
    'distributor.distributors.totals': { paramsTuple?: []; params?: {} }
    'distributor.distributors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.distributors.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.index': { paramsTuple?: []; params?: {} }
    'admin.users.export': { paramsTuple?: []; params?: {} }
    'admin.users.totals': { paramsTuple?: []; params?: {} }
    'admin.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.installments.index': { paramsTuple?: []; params?: {} }
    'admin.installments.export': { paramsTuple?: []; params?: {} }
    'admin.installments.totals': { paramsTuple?: []; params?: {} }
    'admin.installments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fee-requests.index': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.export': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.late-fee-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fee-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late-fees.index': { paramsTuple?: []; params?: {} }
    'admin.late-fees.export': { paramsTuple?: []; params?: {} }
    'admin.late-fees.totals': { paramsTuple?: []; params?: {} }
    'admin.late-fees.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.index': { paramsTuple?: []; params?: {} }
    'admin.leads.export': { paramsTuple?: []; params?: {} }
    'admin.leads.totals': { paramsTuple?: []; params?: {} }
    'admin.leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.call-infos.index': { paramsTuple?: []; params?: {} }
    'admin.call-infos.export': { paramsTuple?: []; params?: {} }
    'admin.call-infos.totals': { paramsTuple?: []; params?: {} }
    'admin.call-infos.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.call-infos.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.manual-reports.index': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.export': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.totals': { paramsTuple?: []; params?: {} }
    'admin.manual-reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.manual-reports.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger-entries.index': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.export': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.totals': { paramsTuple?: []; params?: {} }
    'admin.ledger-entries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bank-branches.index': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.export': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.totals': { paramsTuple?: []; params?: {} }
    'admin.bank-branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bank-branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.bank-branches.index': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.export': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.totals': { paramsTuple?: []; params?: {} }
    'legal.bank-branches.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.bank-branches.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.provinces.index': { paramsTuple?: []; params?: {} }
    'admin.provinces.export': { paramsTuple?: []; params?: {} }
    'admin.provinces.totals': { paramsTuple?: []; params?: {} }
    'admin.provinces.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.cities.index': { paramsTuple?: []; params?: {} }
    'admin.cities.export': { paramsTuple?: []; params?: {} }
    'admin.cities.totals': { paramsTuple?: []; params?: {} }
    'admin.cities.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.districts.index': { paramsTuple?: []; params?: {} }
    'admin.districts.export': { paramsTuple?: []; params?: {} }
    'admin.districts.totals': { paramsTuple?: []; params?: {} }
    'admin.districts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guilds.index': { paramsTuple?: []; params?: {} }
    'admin.guilds.export': { paramsTuple?: []; params?: {} }
    'admin.guilds.totals': { paramsTuple?: []; params?: {} }
    'admin.guilds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-providers.index': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.export': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-providers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-providers.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-requests.index': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.export': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms.index': { paramsTuple?: []; params?: {} }
    'admin.sms.export': { paramsTuple?: []; params?: {} }
    'admin.sms.totals': { paramsTuple?: []; params?: {} }
    'admin.sms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-templates.index': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.export': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.totals': { paramsTuple?: []; params?: {} }
    'admin.sms-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sms-templates.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.export': { paramsTuple?: []; params?: {} }
    'admin.disputes.totals': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.index': { paramsTuple?: []; params?: {} }
    'distributor.disputes.export': { paramsTuple?: []; params?: {} }
    'distributor.disputes.totals': { paramsTuple?: []; params?: {} }
    'distributor.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-clients.index': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.export': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.totals': { paramsTuple?: []; params?: {} }
    'admin.partner-clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-clients.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-requests.index': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.export': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.partner-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.partner-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.export': { paramsTuple?: []; params?: {} }
    'admin.payments.totals': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-transactions.index': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.export': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.totals': { paramsTuple?: []; params?: {} }
    'admin.company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.company-transactions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-transactions.index': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.export': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.totals': { paramsTuple?: []; params?: {} }
    'legal.company-transactions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'legal.company-transactions.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.index': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.export': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.totals': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-deposits.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-requests.index': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.export': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.gateway-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateway-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateways.index': { paramsTuple?: []; params?: {} }
    'admin.gateways.export': { paramsTuple?: []; params?: {} }
    'admin.gateways.totals': { paramsTuple?: []; params?: {} }
    'admin.gateways.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.gateways.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone-requests.index': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.export': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.phone-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.business-service-plans.index': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.export': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.totals': { paramsTuple?: []; params?: {} }
    'admin.business-service-plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.business-service-plans.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate-types.index': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.export': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.totals': { paramsTuple?: []; params?: {} }
    'admin.certificate-types.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate-types.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan-requests.index': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.export': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.plan-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.inquiries.index': { paramsTuple?: []; params?: {} }
    'admin.inquiries.export': { paramsTuple?: []; params?: {} }
    'admin.inquiries.totals': { paramsTuple?: []; params?: {} }
    'admin.inquiries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.registrations.index': { paramsTuple?: []; params?: {} }
    'admin.registrations.export': { paramsTuple?: []; params?: {} }
    'admin.registrations.totals': { paramsTuple?: []; params?: {} }
    'admin.registrations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.registrations.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.index': { paramsTuple?: []; params?: {} }
    'admin.settings.export': { paramsTuple?: []; params?: {} }
    'admin.settings.totals': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payout-items.index': { paramsTuple?: []; params?: {} }
    'admin.payout-items.export': { paramsTuple?: []; params?: {} }
    'admin.payout-items.totals': { paramsTuple?: []; params?: {} }
    'admin.payout-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payout-items.index': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.export': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.totals': { paramsTuple?: []; params?: {} }
    'distributor.payout-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payouts.index': { paramsTuple?: []; params?: {} }
    'admin.payouts.export': { paramsTuple?: []; params?: {} }
    'admin.payouts.totals': { paramsTuple?: []; params?: {} }
    'admin.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payouts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payouts.index': { paramsTuple?: []; params?: {} }
    'distributor.payouts.export': { paramsTuple?: []; params?: {} }
    'distributor.payouts.totals': { paramsTuple?: []; params?: {} }
    'distributor.payouts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.payouts.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.receivables.index': { paramsTuple?: []; params?: {} }
    'admin.receivables.export': { paramsTuple?: []; params?: {} }
    'admin.receivables.totals': { paramsTuple?: []; params?: {} }
    'admin.receivables.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.receivables.index': { paramsTuple?: []; params?: {} }
    'distributor.receivables.export': { paramsTuple?: []; params?: {} }
    'distributor.receivables.totals': { paramsTuple?: []; params?: {} }
    'distributor.receivables.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-run-items.index': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.export': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.totals': { paramsTuple?: []; params?: {} }
    'admin.settlement-run-items.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-runs.index': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.export': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.totals': { paramsTuple?: []; params?: {} }
    'admin.settlement-runs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settlement-runs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.closed-days.index': { paramsTuple?: []; params?: {} }
    'admin.closed-days.export': { paramsTuple?: []; params?: {} }
    'admin.closed-days.totals': { paramsTuple?: []; params?: {} }
    'admin.closed-days.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.index': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.export': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.totals': { paramsTuple?: []; params?: {} }
    'admin.signature-enrollments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.signature-enrollments.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.index': { paramsTuple?: []; params?: {} }
    'admin.roles.export': { paramsTuple?: []; params?: {} }
    'admin.roles.totals': { paramsTuple?: []; params?: {} }
    'admin.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff-requests.index': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.export': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.totals': { paramsTuple?: []; params?: {} }
    'admin.staff-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff-requests.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.index': { paramsTuple?: []; params?: {} }
    'admin.staff.export': { paramsTuple?: []; params?: {} }
    'admin.staff.totals': { paramsTuple?: []; params?: {} }
    'admin.staff.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.staff.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.index': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.export': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.totals': { paramsTuple?: []; params?: {} }
    'admin.webhook-deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.write-offs.index': { paramsTuple?: []; params?: {} }
    'admin.write-offs.export': { paramsTuple?: []; params?: {} }
    'admin.write-offs.totals': { paramsTuple?: []; params?: {} }
    'admin.write-offs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.write-offs.history': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'admin.settings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.change_marketing': { paramsTuple?: []; params?: {} }
    'settings.change_special_modal.by_preference': { paramsTuple?: []; params?: {} }
    'settings.change_special_modal.by_staff': { paramsTuple?: []; params?: {} }
    'admin.commands.sms_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user.en-complementary': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'locations.admin.update_province': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.update_city': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.update_district': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.update_guild': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'locations.admin.update_bank_branch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate_types.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.identity': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.complementary': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'cards.cards.disable': { paramsTuple?: []; params?: {} }
    'cards.cards.reissue': { paramsTuple?: []; params?: {} }
    'cards.card_secrets.change': { paramsTuple?: []; params?: {} }
    'cards.legal.cards.disable': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.cards.reissue': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.card_secrets.change': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'companies.information': { paramsTuple?: []; params?: {} }
    'companies.update-ceo': { paramsTuple?: []; params?: {} }
    'companies.update-member': { paramsTuple: [ParamValue]; params: {'phone': ParamValue} }
    'companies.set-payment-method': { paramsTuple?: []; params?: {} }
    'companies.minimum': { paramsTuple?: []; params?: {} }
    'companies.change-rule': { paramsTuple?: []; params?: {} }
    'card-holders.ceiling': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'admin.commands.distributors.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributors.update_identity': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributors.update_branch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'me.password': { paramsTuple?: []; params?: {} }
    'admin.commands.gateways.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signing.sandbox.sandbox_provider.video': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.image': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'contracts.admin.contract_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.credit_consents.update': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'slug': ParamValue} }
    'admin.commands.merchants.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.endpoints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  POST: {
    'admin.commands.sms_templates.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.switch_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_providers.clear_cache': { paramsTuple?: []; params?: {} }
    'admin.commands.sms_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.sms.store': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'admin.sign_ins.lift': { paramsTuple?: []; params?: {} }
    'user.otp-start': { paramsTuple?: []; params?: {} }
    'user.otp-resend': { paramsTuple?: []; params?: {} }
    'user.otp-verify': { paramsTuple?: []; params?: {} }
    'user.refresh-token': { paramsTuple?: []; params?: {} }
    'user.switch': { paramsTuple?: []; params?: {} }
    'locations.admin.store_province': { paramsTuple?: []; params?: {} }
    'locations.admin.store_city': { paramsTuple?: []; params?: {} }
    'locations.admin.store_district': { paramsTuple?: []; params?: {} }
    'locations.admin.store_guild': { paramsTuple?: []; params?: {} }
    'locations.admin.store_bank_branch': { paramsTuple?: []; params?: {} }
    'leads.lead': { paramsTuple?: []; params?: {} }
    'leads.call_info': { paramsTuple?: []; params?: {} }
    'leads.manual_report': { paramsTuple?: []; params?: {} }
    'admin.leads.manual_report': { paramsTuple?: []; params?: {} }
    'leads.leads.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.leads.note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.call-infos.note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.finish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'leads.manual-reports.note': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'addresses.addresses.store': { paramsTuple?: []; params?: {} }
    'addresses.addresses.select': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.certificate_types.store': { paramsTuple?: []; params?: {} }
    'admin.plan_requests.open': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'admin.plan_requests.close': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'admin.plan_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plan_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registration.select-plan': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.apply-again': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.upload': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'registration.shop': { paramsTuple?: []; params?: {} }
    'registration.ask-for-score': { paramsTuple?: []; params?: {} }
    'registration.score-code': { paramsTuple?: []; params?: {} }
    'registration.see-refusal': { paramsTuple?: []; params?: {} }
    'registration.see-credit': { paramsTuple?: []; params?: {} }
    'registration.credit-seen': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'review.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.inquire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.approve': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'review.reject': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'review.reopen': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'review.score': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'review.visit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.users.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notes.registrations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.phone_changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.cards.activate': { paramsTuple?: []; params?: {} }
    'cards.otp_start': { paramsTuple?: []; params?: {} }
    'cards.otp_resend': { paramsTuple?: []; params?: {} }
    'cards.card_secrets.forget': { paramsTuple?: []; params?: {} }
    'cards.card_secrets.reset_status': { paramsTuple?: []; params?: {} }
    'cards.legal.cards.activate': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.otp_start': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.otp_resend': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.card_secrets.forget': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.legal.card_secrets.reset_status': { paramsTuple: [ParamValue]; params: {'companyUniqueSerial': ParamValue} }
    'cards.delivery_addresses.choose': { paramsTuple: [ParamValue,ParamValue]; params: {'addressId': ParamValue,'cardId': ParamValue} }
    'cards.admin_cards.print': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.admin_cards.confirm_address': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.admin_cards.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_batches.store': { paramsTuple?: []; params?: {} }
    'cards.print_batches.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_batches.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.print_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.answers': { paramsTuple?: []; params?: {} }
    'cards.parcels.accepted': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.in-transit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.out-for-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.delivered': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.failed-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cards.parcels.returned-to-sender': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.accepted': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.in-transit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.out-for-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.delivered': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.failed-delivery': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'courier.parcels.returned-to-sender': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.register': { paramsTuple?: []; params?: {} }
    'companies.official-paper': { paramsTuple?: []; params?: {} }
    'companies.choose-branch': { paramsTuple?: []; params?: {} }
    'companies.send-ceo': { paramsTuple?: []; params?: {} }
    'companies.add-member': { paramsTuple?: []; params?: {} }
    'companies.send-board': { paramsTuple?: []; params?: {} }
    'companies.confirm-rule': { paramsTuple: [ParamValue]; params: {'changeId': ParamValue} }
    'companies.refuse-rule': { paramsTuple: [ParamValue]; params: {'changeId': ParamValue} }
    'companies.propose-delegation': { paramsTuple?: []; params?: {} }
    'companies.confirm-delegation': { paramsTuple: [ParamValue]; params: {'delegationId': ParamValue} }
    'companies.refuse-delegation': { paramsTuple: [ParamValue]; params: {'delegationId': ParamValue} }
    'companies.revoke-delegation': { paramsTuple: [ParamValue]; params: {'delegationId': ParamValue} }
    'companies.ceo-token': { paramsTuple?: []; params?: {} }
    'companies.admin.verify': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'companies.admin.reject': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'companies.admin.reopen': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'step': ParamValue} }
    'companies.admin.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.inquire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.verify-member': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.reject-member': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.reopen-member': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.set-appointment': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.toggle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.upload-official-paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.upload-national-card': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.set-minimum': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.set-signatory': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.confirm-rule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.refuse-rule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.confirm-delegation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'companies.admin.refuse-delegation': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.register': { paramsTuple?: []; params?: {} }
    'card-holders.contract': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.sign-code': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.sign': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.refuse': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.token': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.nudge': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'card-holders.assign': { paramsTuple?: []; params?: {} }
    'card-holders.block-code': { paramsTuple?: []; params?: {} }
    'card-holders.block': { paramsTuple?: []; params?: {} }
    'card-holders.review.claim': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.release': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reopen-contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.verify-contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'card-holders.review.reject-contract': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributors.store': { paramsTuple?: []; params?: {} }
    'admin.commands.distributors.store_branch': { paramsTuple?: []; params?: {} }
    'admin.commands.distributor_requests.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributor_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributor_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.distributor_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.store': { paramsTuple?: []; params?: {} }
    'admin.commands.staff.remove_second_factor': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.roles.store': { paramsTuple?: []; params?: {} }
    'admin.commands.staff.staff_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.staff_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.staff.staff_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'user.login': { paramsTuple?: []; params?: {} }
    'me.totp': { paramsTuple?: []; params?: {} }
    'me.totp-confirm': { paramsTuple?: []; params?: {} }
    'payments.payments.store': { paramsTuple?: []; params?: {} }
    'payments.receipt-picture': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.callback': { paramsTuple: [ParamValue]; params: {'indicator': ParamValue} }
    'payments.simulator.show': { paramsTuple?: []; params?: {} }
    'payments.simulator.simulator.store': { paramsTuple?: []; params?: {} }
    'payments.offline.offline_payments.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.offline.offline_payments.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.decisions.payment_decisions.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.decisions.payment_decisions.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'payments.decisions.payment_decisions.approve': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'decisionId': ParamValue} }
    'payments.decisions.payment_decisions.reject': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'decisionId': ParamValue} }
    'payments.decisions.payment_decisions.withdraw': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'decisionId': ParamValue} }
    'admin.gateway-deposits.commands.deposits.store': { paramsTuple?: []; params?: {} }
    'admin.gateway-deposits.commands.deposits.reverse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateways.make_default': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateways.switch_off': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateways.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateway_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateway_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.gateway_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'signing.info-inquiry': { paramsTuple?: []; params?: {} }
    'signing.video': { paramsTuple?: []; params?: {} }
    'signing.signature': { paramsTuple?: []; params?: {} }
    'signing.enrollment': { paramsTuple?: []; params?: {} }
    'signing.sign': { paramsTuple?: []; params?: {} }
    'signing.callback': { paramsTuple?: []; params?: {} }
    'signing.redirect': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_provider.inquire': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_provider.open': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_provider.sentence': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.submit': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'signing.sandbox.sandbox_provider.open_signing': { paramsTuple?: []; params?: {} }
    'signing.sandbox.sandbox_page.store': { paramsTuple?: []; params?: {} }
    'contracts.contracts.sign': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'contracts.admin.contract_templates.store': { paramsTuple?: []; params?: {} }
    'contracts.admin.contract_templates.ask': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contracts.admin.contract_templates.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.packages.store': { paramsTuple?: []; params?: {} }
    'credit.platform_fees.confirm': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.fee_payments.create_platform_fee': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.fee_payments.create_platform_fee_payment': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'credit.fee_payments.platform_fees.store_for_package': { paramsTuple?: []; params?: {} }
    'credit.admin.allocations.store': { paramsTuple?: []; params?: {} }
    'credit.admin.packages.cancel': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.suspend': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.unsuspend': { paramsTuple?: []; params?: {} }
    'credit.admin.renewals.grant': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.change_limit': { paramsTuple?: []; params?: {} }
    'credit.admin.credit_lines.revolve': { paramsTuple?: []; params?: {} }
    'credit.admin.approval_decisions.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.approval_decisions.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.approval_decisions.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package_requests.store': { paramsTuple?: []; params?: {} }
    'admin.package_requests.collaterals': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'admin.package_requests.activate': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'admin.package_requests.switch_off': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'admin.package_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.forgive_late_fee': { paramsTuple?: []; params?: {} }
    'admin.late_fee_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_fee_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.late_fee_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credit.admin.write_off': { paramsTuple?: []; params?: {} }
    'admin.blacklist_entries.store': { paramsTuple?: []; params?: {} }
    'admin.blacklist_entries.remove': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.installments.pay_all': { paramsTuple: [ParamValue]; params: {'plan': ParamValue} }
    'orders.installments.pay': { paramsTuple: [ParamValue,ParamValue]; params: {'plan': ParamValue,'id': ParamValue} }
    'orders.order_payments.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.order_payments.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.batch_payments.start': { paramsTuple?: []; params?: {} }
    'orders.batch_payments.verify': { paramsTuple?: []; params?: {} }
    'orders.receipts.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.receipts.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.frauds.fraud': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'orders.frauds.unfraud': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.commands.dispute_answers.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'distributor.disputes.commands.dispute_answers.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.commands.dispute_answers.decide_for': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.commands.dispute_answers.decide_against': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.start-batch': { paramsTuple?: []; params?: {} }
    'company-orders.sign-batch': { paramsTuple?: []; params?: {} }
    'company-orders.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.sign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.token-start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.nudge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.pay-start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company-orders.pay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_requests.create': { paramsTuple?: []; params?: {} }
    'admin.commands.partner_requests.token': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_clients.token': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_clients.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_requests.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.partner_requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier_money.sales.store': { paramsTuple?: []; params?: {} }
    'supplier_money.sales.cancel': { paramsTuple?: []; params?: {} }
    'supplier_money.sales.update': { paramsTuple?: []; params?: {} }
    'supplier_money.sales.reject': { paramsTuple?: []; params?: {} }
    'legal_money.company_sales.store': { paramsTuple?: []; params?: {} }
    'legal_money.sales.cancel': { paramsTuple?: []; params?: {} }
    'legal_money.sales.update': { paramsTuple?: []; params?: {} }
    'supplier.sales.confirm': { paramsTuple?: []; params?: {} }
    'supplier.disputes.supplier_disputes.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'supplier.disputes.supplier_disputes.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'device.device_calls.detect': { paramsTuple?: []; params?: {} }
    'device.device_calls.scan': { paramsTuple?: []; params?: {} }
    'device.device_calls.balance': { paramsTuple?: []; params?: {} }
    'device.device_calls.pay': { paramsTuple?: []; params?: {} }
    'device.device_calls.reverse': { paramsTuple?: []; params?: {} }
    'refah.card_sales.verify': { paramsTuple?: []; params?: {} }
    'refah.card_sales.store': { paramsTuple?: []; params?: {} }
    'refah.card_sales.cancel': { paramsTuple?: []; params?: {} }
    'refah.card_sales.remain_credit': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.verify': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.store': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.cancel': { paramsTuple?: []; params?: {} }
    'iran_kish.card_sales.remain_credit': { paramsTuple?: []; params?: {} }
    'cpg.containers.containers.store': { paramsTuple?: []; params?: {} }
    'cpg.containers.containers.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.merchants.store': { paramsTuple?: []; params?: {} }
    'admin.commands.devices.store': { paramsTuple?: []; params?: {} }
    'admin.commands.devices.activate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.devices.unlock': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.commands.devices.disable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook-deliveries.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.endpoints.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.webhook_endpoints.endpoints.try': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.maturity_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.approve_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.withdraw_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.maturity_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.store': { paramsTuple?: []; params?: {} }
    'settlement.discount_runs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.approve_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.withdraw_retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'settlement.discount_runs.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'demo.clock.advance': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'sms_providers.clear_cache': { paramsTuple?: []; params?: {} }
    'user.logout': { paramsTuple?: []; params?: {} }
    'companies.remove-member': { paramsTuple: [ParamValue]; params: {'phone': ParamValue} }
    'card-holders.remove': { paramsTuple: [ParamValue]; params: {'userId': ParamValue} }
    'admin.webhook_endpoints.endpoints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}