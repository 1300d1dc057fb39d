import type { ListDescriptor } from '../contracts/descriptors.ts'

/** The lists of the back-office; generated from their descriptions. */
export const lists = {
  "addresses": {
    "title": "نشانی‌ها",
    "singular": "نشانی",
    "permission": "addresses.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "userId": {
        "kind": "any"
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "title": {
        "kind": "text",
        "name": "عنوان"
      },
      "provinceName": {
        "kind": "text",
        "name": "استان"
      },
      "cityName": {
        "kind": "text",
        "name": "شهر"
      },
      "postalCode": {
        "kind": "code",
        "name": "کد پستی"
      },
      "address": {
        "kind": "text",
        "name": "نشانی"
      },
      "deliverable": {
        "kind": "flag",
        "name": "نشانی تحویل"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      }
    },
    "filters": {
      "deliverable": {
        "kind": "flag"
      },
      "userId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "approvals": {
    "title": "تأییدهای دونفره",
    "singular": "تأیید دونفره",
    "permission": "approvals.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "requestedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "requestedAt": {
        "kind": "moment",
        "name": "زمان درخواست",
        "isSortable": true
      },
      "kind": {
        "kind": "label",
        "name": "درخواست",
        "of": "approvalKind",
        "isSortable": true
      },
      "subjectType": {
        "kind": "any"
      },
      "subjectId": {
        "kind": "any"
      },
      "subjectName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "any"
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ",
        "isSortable": true,
        "hasTotal": true
      },
      "askedReason": {
        "kind": "any"
      },
      "requestedBy": {
        "kind": "any"
      },
      "requestedByName": {
        "kind": "text",
        "name": "درخواست‌کننده"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "approval",
        "isSortable": true
      },
      "decidedBy": {
        "kind": "any"
      },
      "decidedByName": {
        "kind": "text",
        "name": "تصمیم‌گیرنده"
      },
      "decidedAt": {
        "kind": "moment",
        "name": "زمان تصمیم",
        "isSortable": true
      },
      "reason": {
        "kind": "text",
        "name": "دلیل"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "APPROVED",
          "REJECTED",
          "FAILED",
          "WITHDRAWN"
        ],
        "of": "approval"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "ALLOCATE_CREDIT",
          "CHANGE_LIMIT",
          "WRITE_OFF"
        ],
        "of": "approvalKind"
      },
      "subjectId": {
        "kind": "id"
      },
      "amount": {
        "kind": "amounts"
      },
      "requestedAt": {
        "kind": "moments"
      }
    }
  },
  "audit": {
    "title": "رد تغییرات",
    "singular": "رویداد",
    "permission": "audit.read",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "at",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "at": {
        "kind": "moment",
        "name": "زمان سامانه",
        "isSortable": true
      },
      "businessAt": {
        "kind": "moment",
        "name": "زمان کاری"
      },
      "actorType": {
        "kind": "label",
        "name": "نوع کاربر",
        "of": "actorType"
      },
      "actorId": {
        "kind": "any"
      },
      "actorName": {
        "kind": "text",
        "name": "چه کسی"
      },
      "command": {
        "kind": "label",
        "name": "چه کاری"
      },
      "subjectType": {
        "kind": "text",
        "name": "روی چه"
      },
      "subjectName": {
        "kind": "text",
        "name": "موضوع"
      },
      "subjectId": {
        "kind": "code",
        "name": "شناسه موضوع"
      },
      "before": {
        "kind": "text",
        "name": "پیش از آن"
      },
      "after": {
        "kind": "text",
        "name": "پس از آن"
      },
      "reason": {
        "kind": "text",
        "name": "چرا"
      },
      "traceId": {
        "kind": "code",
        "name": "شناسه ردیابی"
      }
    },
    "filters": {
      "actorType": {
        "kind": "enum",
        "values": [
          "staff",
          "customer",
          "partner",
          "system"
        ],
        "of": "actorType"
      },
      "actorId": {
        "kind": "id"
      },
      "subjectId": {
        "kind": "id"
      },
      "command": {
        "kind": "code"
      },
      "subjectType": {
        "kind": "code"
      },
      "traceId": {
        "kind": "code"
      },
      "actorName": {
        "kind": "text"
      },
      "at": {
        "kind": "moments"
      }
    }
  },
  "bank-branches": {
    "title": "شعبه‌های بانک",
    "singular": "شعبه بانک",
    "permission": "bank-branches.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "branchCode": {
        "kind": "code",
        "name": "کد شعبه",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "provinceId": {
        "kind": "any"
      },
      "provinceName": {
        "kind": "text",
        "name": "استان",
        "isSortable": true
      },
      "cityId": {
        "kind": "any"
      },
      "cityName": {
        "kind": "text",
        "name": "شهر",
        "isSortable": true
      },
      "address": {
        "kind": "text",
        "name": "نشانی"
      },
      "openingHours": {
        "kind": "text",
        "name": "ساعت کار"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت"
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isSortable": true
      }
    },
    "filters": {
      "active": {
        "kind": "flag"
      },
      "provinceId": {
        "kind": "id"
      },
      "cityId": {
        "kind": "id"
      }
    }
  },
  "blacklists": {
    "title": "فهرست سیاه",
    "singular": "مورد فهرست سیاه",
    "permission": "blacklists.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "addedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "addedAt": {
        "kind": "moment",
        "name": "زمان افزودن",
        "isSortable": true
      },
      "addedBy": {
        "kind": "any"
      },
      "kind": {
        "kind": "label",
        "name": "نوع",
        "of": "blacklistKind",
        "isSortable": true
      },
      "lastFour": {
        "kind": "code",
        "name": "پایان مقدار"
      },
      "state": {
        "kind": "label",
        "name": "وضعیت",
        "of": "blacklistState"
      },
      "reason": {
        "kind": "text",
        "name": "دلیل"
      },
      "until": {
        "kind": "day",
        "name": "آخرین روز",
        "isSortable": true
      },
      "addedByName": {
        "kind": "text",
        "name": "افزاینده"
      },
      "removalAskedAt": {
        "kind": "any"
      },
      "removalAskedBy": {
        "kind": "any"
      },
      "removedAt": {
        "kind": "moment",
        "name": "زمان برداشتن"
      },
      "removedBy": {
        "kind": "any"
      },
      "removedByName": {
        "kind": "text",
        "name": "بردارنده"
      },
      "removeReason": {
        "kind": "text",
        "name": "دلیل برداشتن"
      }
    },
    "filters": {
      "state": {
        "kind": "enum",
        "values": [
          "IN_FORCE",
          "OVER",
          "REMOVED"
        ],
        "of": "blacklistState"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "PHONE",
          "NATIONAL_CODE",
          "COMPANY_ID",
          "IBAN"
        ],
        "of": "blacklistKind"
      },
      "until": {
        "kind": "days"
      },
      "addedAt": {
        "kind": "moments"
      }
    }
  },
  "board-members": {
    "title": "اعضای شرکت‌ها",
    "singular": "عضو شرکت",
    "permission": "companies.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "companyId": {
        "kind": "any"
      },
      "companyName": {
        "kind": "text",
        "name": "نام شرکت",
        "isSortable": true
      },
      "userId": {
        "kind": "any"
      },
      "firstName": {
        "kind": "text",
        "name": "نام"
      },
      "lastName": {
        "kind": "text",
        "name": "نام خانوادگی",
        "isSortable": true
      },
      "nationalCode": {
        "kind": "code",
        "name": "کد ملی"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "role": {
        "kind": "label",
        "name": "سمت",
        "of": "memberRole"
      },
      "roleInCompany": {
        "kind": "text",
        "name": "عنوان سمت"
      },
      "signatoryStatus": {
        "kind": "label",
        "name": "سطح امضا",
        "of": "signatureLevel"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "companyStatus"
      },
      "rejectionReason": {
        "kind": "text",
        "name": "دلیل رد پیشین",
        "isScreenOnly": true
      },
      "sentAt": {
        "kind": "any"
      },
      "isNewcomer": {
        "kind": "any"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "companyStatus"
      },
      "role": {
        "kind": "enum",
        "values": [
          "CEO",
          "BOARD_MEMBER"
        ],
        "of": "memberRole"
      },
      "signatoryStatus": {
        "kind": "enum",
        "values": [
          "MANDATORY",
          "OPTIONAL",
          "NOT_ALLOWED"
        ],
        "of": "signatureLevel"
      },
      "companyId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "branches": {
    "title": "شعبه‌ها",
    "singular": "شعبه پخش",
    "permission": "branches.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام شعبه",
        "isSortable": true
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "provinceId": {
        "kind": "any"
      },
      "provinceName": {
        "kind": "text",
        "name": "استان"
      },
      "cityId": {
        "kind": "any"
      },
      "cityName": {
        "kind": "text",
        "name": "شهر"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active"
      },
      "createdAt": {
        "kind": "any",
        "isSortable": true
      }
    },
    "filters": {
      "active": {
        "kind": "flag"
      },
      "distributorId": {
        "kind": "id"
      },
      "name": {
        "kind": "text"
      }
    }
  },
  "business-service-plans": {
    "title": "طرح‌ها",
    "singular": "طرح",
    "permission": "business-service-plans.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "plan",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan",
        "isSortable": true
      },
      "isOpen": {
        "kind": "flag",
        "name": "مشتری تازه می‌پذیرد",
        "isSortable": true
      },
      "changedAt": {
        "kind": "moment",
        "name": "آخرین تغییر پذیرش",
        "isSortable": true
      }
    },
    "filters": {
      "isOpen": {
        "kind": "flag"
      }
    }
  },
  "call-infos": {
    "title": "درخواست‌های تماس",
    "singular": "درخواست تماس",
    "permission": "leads.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "userId": {
        "kind": "any"
      },
      "subject": {
        "kind": "label",
        "name": "موضوع",
        "of": "callSubject"
      },
      "text": {
        "kind": "text",
        "name": "شرح"
      },
      "hasPicture": {
        "kind": "flag",
        "name": "تصویر دارد"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "contact",
        "isSortable": true
      },
      "claimedBy": {
        "kind": "any"
      },
      "claimedByName": {
        "kind": "text",
        "name": "پیگیری‌کننده"
      },
      "claimedAt": {
        "kind": "any"
      },
      "outcome": {
        "kind": "text",
        "name": "نتیجه"
      },
      "closedAt": {
        "kind": "moment",
        "name": "پایان پیگیری"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "NEW",
          "CLAIMED",
          "DONE",
          "REJECTED"
        ],
        "of": "contact"
      },
      "subject": {
        "kind": "enum",
        "values": [
          "CREDIT",
          "CARD",
          "INVOICE",
          "PAYMENT",
          "OTHER"
        ],
        "of": "callSubject"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "card-holders": {
    "title": "دارندگان کارت شرکت",
    "singular": "دارنده کارت شرکت",
    "permission": "card-holders.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "userId": {
        "kind": "any"
      },
      "companyId": {
        "kind": "any"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "companyName": {
        "kind": "text",
        "name": "شرکت"
      },
      "holderName": {
        "kind": "text",
        "name": "دارنده کارت"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "nationalCode": {
        "kind": "code",
        "name": "کد ملی"
      },
      "birthDate": {
        "kind": "any"
      },
      "legalUserKycStatus": {
        "kind": "label",
        "name": "بررسی دارنده",
        "of": "cardHolderStatus"
      },
      "contractStatus": {
        "kind": "label",
        "name": "بررسی قرارداد",
        "of": "cardHolderStatus"
      },
      "cardSigned": {
        "kind": "flag",
        "name": "امضای قرارداد"
      },
      "cardId": {
        "kind": "any"
      },
      "cardNumber": {
        "kind": "code",
        "name": "شماره کارت"
      },
      "cardStatus": {
        "kind": "label",
        "name": "وضعیت کارت",
        "of": "card"
      },
      "ceiling": {
        "kind": "rials",
        "name": "سقف ماهانه"
      },
      "sentAt": {
        "kind": "moment",
        "name": "زمان ارسال",
        "isSortable": true
      },
      "removedAt": {
        "kind": "moment",
        "name": "زمان برداشتن"
      },
      "claimedBy": {
        "kind": "any"
      },
      "claimedUntil": {
        "kind": "any"
      }
    },
    "filters": {
      "legalUserKycStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "cardHolderStatus"
      },
      "contractStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "cardHolderStatus"
      },
      "cardStatus": {
        "kind": "enum",
        "values": [
          "CREATED",
          "PRINT_PENDING",
          "PRINTED",
          "DELIVERED",
          "ENABLED",
          "FROZEN",
          "DISABLED",
          "BLOCKED"
        ],
        "of": "card"
      },
      "cardSigned": {
        "kind": "flag"
      },
      "waits": {
        "kind": "flag"
      },
      "claimed": {
        "kind": "flag"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "card-payments": {
    "title": "پرداخت‌های با کارت",
    "singular": "پرداخت با کارت",
    "permission": "card-payments.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "cardPayment"
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ",
        "isSortable": true
      },
      "paymentSource": {
        "kind": "label",
        "name": "از محل",
        "of": "paymentSource"
      },
      "refusal": {
        "kind": "label",
        "name": "دلیل رد",
        "of": "cardPaymentRefusal"
      },
      "merchantName": {
        "kind": "text",
        "name": "پذیرنده"
      },
      "distributorId": {
        "kind": "any"
      },
      "cardId": {
        "kind": "any"
      },
      "terminal": {
        "kind": "code",
        "name": "شماره پایانه"
      },
      "merchantId": {
        "kind": "any"
      },
      "reference": {
        "kind": "code",
        "name": "شماره دستگاه برای پرداخت"
      },
      "deviceId": {
        "kind": "any"
      },
      "customerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "holderName": {
        "kind": "text",
        "name": "دارنده کارت"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "orderId": {
        "kind": "any"
      },
      "cardNumber": {
        "kind": "code",
        "name": "شماره کارت"
      },
      "referenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری کسب‌نو"
      },
      "reversedAt": {
        "kind": "moment",
        "name": "زمان برگشت"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PAID",
          "REFUSED",
          "REVERSED"
        ],
        "of": "cardPayment"
      },
      "paymentSource": {
        "kind": "enum",
        "values": [
          "CREDIT",
          "WALLET"
        ],
        "of": "paymentSource"
      },
      "refusal": {
        "kind": "enum",
        "values": [
          "MERCHANT_CLOSED",
          "CARD_UNKNOWN",
          "CARD_NOT_ACTIVE",
          "CARD_BLOCKED",
          "CARD_FROZEN",
          "CARD_DISABLED",
          "CARD_EXPIRED",
          "PIN_WRONG",
          "PIN_LOCKED",
          "AMOUNT_TOO_HIGH",
          "DAILY_LIMIT",
          "MONTHLY_CEILING",
          "METHOD_NOT_ALLOWED",
          "NOT_ENOUGH",
          "CREDIT_UNAVAILABLE",
          "PLAN_NOT_SERVED",
          "CONTAINER_CLOSED",
          "PAYMENT_REVERSED"
        ],
        "of": "cardPaymentRefusal"
      },
      "distributorId": {
        "kind": "id"
      },
      "cardId": {
        "kind": "id"
      },
      "merchantId": {
        "kind": "id"
      },
      "deviceId": {
        "kind": "id"
      },
      "amount": {
        "kind": "amounts"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "cards": {
    "title": "کارت‌ها",
    "singular": "کارت",
    "permission": "cards.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "userId": {
        "kind": "any"
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "holderName": {
        "kind": "text",
        "name": "دارنده کارت"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "cardNumber": {
        "kind": "code",
        "name": "شماره کارت"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "card",
        "isSortable": true
      },
      "parcelStatus": {
        "kind": "label",
        "name": "وضعیت مرسوله",
        "of": "parcel"
      },
      "awaitsAddress": {
        "kind": "flag",
        "name": "در انتظار نشانی",
        "isScreenOnly": true
      },
      "pinLockedUntil": {
        "kind": "moment",
        "name": "قفل رمز تا"
      },
      "activationLockedUntil": {
        "kind": "moment",
        "name": "قفل فعال‌سازی تا"
      },
      "expiresOn": {
        "kind": "day",
        "name": "انقضا"
      },
      "cvv2Views": {
        "kind": "number",
        "name": "دفعه‌های دیدن CVV2"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "CREATED",
          "PRINT_PENDING",
          "PRINTED",
          "DELIVERED",
          "ENABLED",
          "FROZEN",
          "DISABLED",
          "BLOCKED"
        ],
        "of": "card"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "parcelStatus": {
        "kind": "enum",
        "values": [
          "CREATED",
          "ACCEPTED",
          "IN_TRANSIT",
          "OUT_FOR_DELIVERY",
          "DELIVERED",
          "FAILED_DELIVERY",
          "RETURNED_TO_SENDER"
        ],
        "of": "parcel"
      },
      "awaitsAddress": {
        "kind": "flag"
      },
      "isLocked": {
        "kind": "flag"
      },
      "userId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "certificate-types": {
    "title": "مدرک‌های کسب‌وکار",
    "singular": "مدرک کسب‌وکار",
    "permission": "certificate-types.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "position",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "position": {
        "kind": "number",
        "name": "ترتیب",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "plans": {
        "kind": "any"
      },
      "code": {
        "kind": "code",
        "name": "شناسه"
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isSortable": true
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      }
    }
  },
  "change-requests": {
    "title": "درخواست‌های تأیید",
    "singular": "درخواست تأیید",
    "permission": null,
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "askedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "kind": {
        "kind": "label",
        "name": "نوع",
        "isScreenOnly": true,
        "of": "changeKind",
        "isSortable": true
      },
      "action": {
        "kind": "any"
      },
      "askedAt": {
        "kind": "moment",
        "name": "زمان درخواست",
        "isSortable": true
      },
      "change": {
        "kind": "label",
        "name": "درخواست"
      },
      "subject": {
        "kind": "any"
      },
      "subjectTitle": {
        "kind": "text",
        "name": "موضوع"
      },
      "before": {
        "kind": "any"
      },
      "after": {
        "kind": "any"
      },
      "details": {
        "kind": "any"
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ (ریال)",
        "isSortable": true
      },
      "askedBy": {
        "kind": "any"
      },
      "reason": {
        "kind": "text",
        "name": "دلیل درخواست"
      },
      "askedByName": {
        "kind": "text",
        "name": "درخواست‌کننده"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "approval",
        "isSortable": true
      },
      "decidedBy": {
        "kind": "any"
      },
      "decidedByName": {
        "kind": "text",
        "name": "تصمیم‌گیرنده"
      },
      "decidedAt": {
        "kind": "moment",
        "name": "زمان تصمیم",
        "isSortable": true
      },
      "decisionReason": {
        "kind": "text",
        "name": "دلیل تصمیم"
      },
      "mayDecide": {
        "kind": "any"
      },
      "whyNot": {
        "kind": "any"
      },
      "verbs": {
        "kind": "any"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "APPROVED",
          "REJECTED",
          "WITHDRAWN"
        ],
        "of": "approval"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "staff-requests",
          "distributor-requests",
          "gateway-requests",
          "sms-requests",
          "contract-template-requests",
          "late-fee-requests",
          "phone-requests",
          "print-requests",
          "package-requests",
          "plan-requests",
          "partner-requests",
          "payout-requests",
          "reconciliation-requests",
          "approvals",
          "settlement-runs",
          "payout-retries",
          "payment-decisions",
          "withdrawals",
          "rule-changes",
          "setting-proposals"
        ],
        "of": "changeKind"
      },
      "action": {
        "kind": "enum",
        "values": [
          "CREATE",
          "UPDATE",
          "REMOVE_SECOND_FACTOR",
          "CREATE_ROLE",
          "UPDATE_ROLE",
          "IBAN",
          "FEES",
          "TERMS",
          "ACTIVATE",
          "CREDENTIALS",
          "TEMPLATE",
          "KEY",
          "SWITCH_ON",
          "PUT_IN_FORCE",
          "FORGIVE",
          "CHANGE_PHONE",
          "CANCEL_BATCH",
          "COLLATERALS",
          "OPEN",
          "CLOSE",
          "TOKEN",
          "WEBHOOK",
          "WEBHOOK_KEY",
          "RETURNED",
          "PAID",
          "KEEP",
          "ALLOCATE_CREDIT",
          "CHANGE_LIMIT",
          "WRITE_OFF",
          "MATURITY",
          "DISCOUNT",
          "WITHDRAWAL",
          "RETRY",
          "SETTLE_BY_HAND",
          "CLOSE_AS_NOT_PAID",
          "CONFIRM_RECEIPT",
          "REOPEN",
          "WITHDRAW",
          "CHANGE_RULE",
          "CHANGE_SETTING"
        ]
      },
      "mine": {
        "kind": "enum",
        "values": [
          "TO_DECIDE",
          "ASKED"
        ],
        "of": "changeView"
      },
      "resource": {
        "kind": "code"
      },
      "subjectId": {
        "kind": "code"
      },
      "amount": {
        "kind": "amounts"
      },
      "askedAt": {
        "kind": "moments"
      }
    }
  },
  "cities": {
    "title": "شهرها",
    "singular": "شهر",
    "permission": "locations.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "number",
        "name": "شناسه",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "provinceId": {
        "kind": "any"
      },
      "provinceName": {
        "kind": "text",
        "name": "استان"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active"
      }
    },
    "filters": {
      "active": {
        "kind": "flag"
      },
      "provinceId": {
        "kind": "id"
      }
    }
  },
  "closed-days": {
    "title": "پایان روزها",
    "singular": "پایان روز",
    "permission": "closed-days.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "day",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "day": {
        "kind": "day",
        "name": "روز",
        "isSortable": true
      },
      "closedAt": {
        "kind": "moment",
        "name": "زمان انجام",
        "isSortable": true
      }
    },
    "filters": {
      "day": {
        "kind": "days"
      },
      "closedAt": {
        "kind": "moments"
      }
    }
  },
  "companies": {
    "title": "شرکت‌ها",
    "singular": "شرکت",
    "permission": "companies.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "waitingSince",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "companyName": {
        "kind": "text",
        "name": "نام شرکت",
        "isSortable": true
      },
      "companyUniqueId": {
        "kind": "code",
        "name": "شناسه ملی"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل مدیرعامل"
      },
      "guildName": {
        "kind": "text",
        "name": "صنف"
      },
      "companyStatus": {
        "kind": "label",
        "name": "اطلاعات شرکت",
        "of": "companyStatus"
      },
      "ceoStatus": {
        "kind": "label",
        "name": "مدیرعامل",
        "of": "companyStatus"
      },
      "boardMemberStatus": {
        "kind": "label",
        "name": "هیئت‌مدیره",
        "of": "companyStatus"
      },
      "appointmentStatus": {
        "kind": "label",
        "name": "شعبه",
        "of": "companyStatus"
      },
      "companyKycStep": {
        "kind": "label",
        "name": "مرحله",
        "isScreenOnly": true,
        "of": "companyKycStep"
      },
      "branchName": {
        "kind": "text",
        "name": "نام شعبه بانک"
      },
      "isDistributorDefined": {
        "kind": "flag",
        "name": "تعریف‌شده از سوی پخش",
        "isScreenOnly": true
      },
      "credit": {
        "kind": "rials",
        "name": "اعتبار"
      },
      "remainCredit": {
        "kind": "rials",
        "name": "مانده اعتبار"
      },
      "isForgotten": {
        "kind": "any"
      },
      "allocationAmount": {
        "kind": "rials",
        "name": "مبلغ خواسته‌شده برای تخصیص",
        "isSortable": true
      },
      "claimedBy": {
        "kind": "any"
      },
      "claimedUntil": {
        "kind": "any"
      },
      "allocationSince": {
        "kind": "moment",
        "name": "در صف تخصیص از",
        "isSortable": true
      },
      "waitingSince": {
        "kind": "moment",
        "name": "در صف از",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isScreenOnly": true,
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "companyStatus"
      },
      "companyStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "companyStatus"
      },
      "ceoStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "companyStatus"
      },
      "boardMemberStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "companyStatus"
      },
      "appointmentStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "ACCEPTED",
          "REJECTED"
        ],
        "of": "companyStatus"
      },
      "companyKycStep": {
        "kind": "enum",
        "values": [
          "AUTHENTICATION",
          "BRANCH_SELECTION",
          "REJECTED",
          "ACCEPTED",
          "CREDIT_ACCEPTED"
        ],
        "of": "companyKycStep"
      },
      "waits": {
        "kind": "flag"
      },
      "hasCredit": {
        "kind": "flag"
      },
      "claimed": {
        "kind": "flag"
      },
      "companyUniqueId": {
        "kind": "code"
      },
      "waitingSince": {
        "kind": "moments"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "contract-templates": {
    "title": "متن‌های قرارداد",
    "singular": "متن قرارداد",
    "permission": "contract-templates.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "contractType": {
        "kind": "label",
        "name": "قرارداد",
        "of": "contractType",
        "isSortable": true
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "version": {
        "kind": "number",
        "name": "نسخه متن",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "contractTemplate",
        "isSortable": true
      },
      "writtenByName": {
        "kind": "text",
        "name": "نویسنده"
      },
      "approvedByName": {
        "kind": "text",
        "name": "تأییدکننده"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "inForceAt": {
        "kind": "moment",
        "name": "آغاز اجرا"
      },
      "retiredAt": {
        "kind": "moment",
        "name": "پایان اجرا"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "DRAFT",
          "IN_FORCE",
          "RETIRED"
        ],
        "of": "contractTemplate"
      },
      "contractType": {
        "kind": "enum",
        "values": [
          "CARD",
          "CREDIT_RENEWAL"
        ],
        "of": "contractType"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "contracts": {
    "title": "قراردادهای امضاشده",
    "singular": "قرارداد امضاشده",
    "permission": "contracts.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "signedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "userId": {
        "kind": "any"
      },
      "signedAt": {
        "kind": "moment",
        "name": "زمان امضا",
        "isSortable": true
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan",
        "isSortable": true
      },
      "contractType": {
        "kind": "label",
        "name": "قرارداد",
        "of": "contractType",
        "isSortable": true
      },
      "term": {
        "kind": "number",
        "name": "سال اعتبار",
        "isSortable": true
      },
      "version": {
        "kind": "number",
        "name": "نسخه متن"
      },
      "templateId": {
        "kind": "any"
      },
      "digest": {
        "kind": "code",
        "name": "چکیده متن"
      },
      "address": {
        "kind": "code",
        "name": "نشانی شبکه"
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "contractType": {
        "kind": "enum",
        "values": [
          "CARD",
          "CREDIT_RENEWAL"
        ],
        "of": "contractType"
      },
      "userId": {
        "kind": "id"
      },
      "signedAt": {
        "kind": "moments"
      }
    }
  },
  "credit-lines": {
    "title": "خطوط اعتباری",
    "singular": "اعتبار",
    "permission": "credit-lines.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "allocatedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "isScreenOnly": true,
        "of": "ownerType"
      },
      "userId": {
        "kind": "any"
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "line"
      },
      "limit": {
        "kind": "rials",
        "name": "سقف اعتبار",
        "isSortable": true,
        "hasTotal": true
      },
      "used": {
        "kind": "rials",
        "name": "مصرف‌شده",
        "isSortable": true,
        "hasTotal": true
      },
      "held": {
        "kind": "rials",
        "name": "در حال پرداخت",
        "isSortable": true,
        "hasTotal": true
      },
      "left": {
        "kind": "rials",
        "name": "باقی‌مانده"
      },
      "targetLimit": {
        "kind": "rials",
        "name": "سقف هدف",
        "isScreenOnly": true
      },
      "allocatedAt": {
        "kind": "moment",
        "name": "تاریخ تخصیص",
        "isSortable": true
      },
      "expiresOn": {
        "kind": "day",
        "name": "پایان اعتبار",
        "isSortable": true
      },
      "hasRenewalCredit": {
        "kind": "flag",
        "name": "مجاز به تمدید",
        "isScreenOnly": true
      },
      "hasSignedContract": {
        "kind": "flag",
        "name": "قرارداد امضاشده",
        "isScreenOnly": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "ACTIVE",
          "BLOCKED",
          "EXPIRED"
        ],
        "of": "line"
      },
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "blockReason": {
        "kind": "enum",
        "values": [
          "STAFF",
          "ARREARS",
          "FRAUD",
          "PAPERS_EXPIRED",
          "WRITTEN_OFF"
        ],
        "of": "blockReason"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "limit": {
        "kind": "amounts"
      },
      "expiresOn": {
        "kind": "days"
      },
      "allocatedAt": {
        "kind": "moments"
      }
    }
  },
  "devices": {
    "title": "دستگاه‌های کارت‌خوان",
    "singular": "دستگاه کارت‌خوان",
    "permission": "devices.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "terminal": {
        "kind": "code",
        "name": "شماره پایانه",
        "isSortable": true
      },
      "serial": {
        "kind": "code",
        "name": "شماره سریال"
      },
      "scope": {
        "kind": "label",
        "name": "دامنه دسترسی",
        "isScreenOnly": true,
        "of": "scope"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "device"
      },
      "lockedUntil": {
        "kind": "moment",
        "name": "قفل با رمز نادرست، تا",
        "isScreenOnly": true
      },
      "merchantId": {
        "kind": "any"
      },
      "merchantName": {
        "kind": "text",
        "name": "پذیرنده"
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "registeredById": {
        "kind": "any"
      },
      "registeredBy": {
        "kind": "text",
        "name": "ثبت‌کننده"
      },
      "activatedBy": {
        "kind": "text",
        "name": "فعال‌کننده"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "ACTIVE",
          "DISABLED"
        ],
        "of": "device"
      },
      "merchantId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "disputes": {
    "title": "گزارش‌های مشکل کالا",
    "singular": "گزارش مشکل",
    "permission": "disputes.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "openedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "orderId": {
        "kind": "any"
      },
      "openedAt": {
        "kind": "moment",
        "name": "زمان گزارش",
        "isSortable": true
      },
      "answerBy": {
        "kind": "day",
        "name": "مهلت پاسخ",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "dispute",
        "isSortable": true
      },
      "userId": {
        "kind": "any",
        "isBankOnly": true
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور"
      },
      "referenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری کسب‌نو",
        "isScreenOnly": true
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "customerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "distributorId": {
        "kind": "any"
      },
      "goodsAmount": {
        "kind": "rials",
        "name": "کالای گزارش‌شده",
        "isSortable": true
      },
      "refundAmount": {
        "kind": "rials",
        "name": "بازگشتی در صورت پذیرش",
        "isBankOnly": true
      },
      "acceptedGoodsAmount": {
        "kind": "rials",
        "name": "کالای پذیرفته‌شده",
        "hasTotal": true
      },
      "acceptedRefundAmount": {
        "kind": "rials",
        "name": "بازگشتی پذیرفته‌شده",
        "hasTotal": true,
        "isBankOnly": true
      },
      "note": {
        "kind": "text",
        "name": "شرح خریدار"
      },
      "decidedAt": {
        "kind": "moment",
        "name": "زمان پایان",
        "isSortable": true
      },
      "decidedBy": {
        "kind": "label",
        "name": "پایان‌دهنده",
        "of": "disputeParty"
      },
      "answer": {
        "kind": "text",
        "name": "پاسخ"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "OPEN",
          "ESCALATED",
          "ACCEPTED",
          "REFUSED",
          "WITHDRAWN",
          "LAPSED"
        ],
        "of": "dispute"
      },
      "decidedBy": {
        "kind": "enum",
        "values": [
          "OWNER",
          "SUPPLIER",
          "STAFF",
          "CANCELLATION"
        ],
        "of": "disputeParty"
      },
      "orderId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "goodsAmount": {
        "kind": "amounts"
      },
      "answerBy": {
        "kind": "days"
      },
      "openedAt": {
        "kind": "moments"
      },
      "decidedAt": {
        "kind": "moments"
      }
    }
  },
  "distributor-users": {
    "title": "کاربران شرکت‌های پخش",
    "singular": "کاربر شرکت پخش",
    "permission": "distributor-users.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "username",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "username": {
        "kind": "text",
        "name": "نام کاربری",
        "isSortable": true
      },
      "fullName": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "role": {
        "kind": "label",
        "name": "نقش",
        "of": "role",
        "isSortable": true
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "branchId": {
        "kind": "any"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "hasTotp": {
        "kind": "flag",
        "name": "ورود دومرحله‌ای"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      }
    },
    "filters": {
      "role": {
        "kind": "enum",
        "values": [
          "distributor",
          "branch",
          "accountant"
        ],
        "of": "role"
      },
      "hasTotp": {
        "kind": "flag"
      },
      "active": {
        "kind": "flag"
      },
      "distributorId": {
        "kind": "id"
      },
      "branchId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "distributors": {
    "title": "شرکت‌های پخش",
    "singular": "شرکت پخش",
    "permission": "distributors.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "slug": {
        "kind": "code",
        "name": "شناسه",
        "isScreenOnly": true
      },
      "logo": {
        "kind": "any"
      },
      "category": {
        "kind": "text",
        "name": "دسته",
        "isSortable": true
      },
      "phone": {
        "kind": "code",
        "name": "تلفن"
      },
      "plans": {
        "kind": "any"
      },
      "iban": {
        "kind": "code",
        "name": "شبا"
      },
      "priority": {
        "kind": "number",
        "name": "ترتیب نمایش",
        "isSortable": true,
        "isBankOnly": true
      },
      "paymentWindowDays": {
        "kind": "number",
        "name": "مهلت پرداخت (روز)"
      },
      "dueDaysMin": {
        "kind": "number",
        "name": "کمترین مهلت بازپرداخت (روز)",
        "isScreenOnly": true
      },
      "dueDaysMax": {
        "kind": "number",
        "name": "بیشترین مهلت بازپرداخت (روز)",
        "isScreenOnly": true
      },
      "requiresConfirmation": {
        "kind": "flag",
        "name": "تأیید پس از پرداخت"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "updatedAt": {
        "kind": "any"
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "requiresConfirmation": {
        "kind": "flag"
      },
      "active": {
        "kind": "flag"
      },
      "iban": {
        "kind": "empty"
      }
    }
  },
  "districts": {
    "title": "محله‌ها",
    "singular": "محله",
    "permission": "locations.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "number",
        "name": "شناسه",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "cityId": {
        "kind": "any"
      },
      "cityName": {
        "kind": "text",
        "name": "شهر"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active"
      }
    },
    "filters": {
      "active": {
        "kind": "flag"
      },
      "cityId": {
        "kind": "id"
      },
      "name": {
        "kind": "text"
      }
    }
  },
  "gateway-deposits": {
    "title": "واریزهای درگاه‌ها",
    "singular": "واریز درگاه",
    "permission": "gateway-deposits.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "recordedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "depositedOn": {
        "kind": "day",
        "name": "تاریخ واریز",
        "isSortable": true
      },
      "indicator": {
        "kind": "label",
        "name": "درگاه",
        "of": "gateway",
        "isSortable": true
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ",
        "isSortable": true,
        "hasTotal": true
      },
      "trackingNumber": {
        "kind": "code",
        "name": "شماره پیگیری بانک"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "deposit"
      },
      "recordedBy": {
        "kind": "text",
        "name": "ثبت‌کننده"
      },
      "recordedAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "reversedBy": {
        "kind": "text",
        "name": "برگشت‌دهنده"
      },
      "reversedAt": {
        "kind": "moment",
        "name": "زمان برگشت"
      },
      "reason": {
        "kind": "text",
        "name": "دلیل برگشت"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "RECORDED",
          "REVERSED"
        ],
        "of": "deposit"
      },
      "indicator": {
        "kind": "enum",
        "values": [
          "OFFLINE",
          "MELLAT",
          "IRANKISH",
          "SHAYANTEJARAT",
          "SAMAN",
          "BANKTEST"
        ],
        "of": "gateway"
      },
      "amount": {
        "kind": "amounts"
      },
      "depositedOn": {
        "kind": "days"
      }
    }
  },
  "gateways": {
    "title": "درگاه‌های پرداخت",
    "singular": "درگاه پرداخت",
    "permission": "gateways.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "position",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "position": {
        "kind": "number",
        "name": "ترتیب",
        "isSortable": true
      },
      "indicator": {
        "kind": "label",
        "name": "درگاه",
        "of": "gateway",
        "isSortable": true
      },
      "active": {
        "kind": "flag",
        "name": "فعال"
      },
      "isDefault": {
        "kind": "flag",
        "name": "پیش‌فرض"
      },
      "isSupported": {
        "kind": "flag",
        "name": "وصل به سامانه"
      },
      "source": {
        "kind": "label",
        "name": "جای مشخصات قرارداد",
        "of": "gatewaySource"
      },
      "minAmount": {
        "kind": "rials",
        "name": "کمترین مبلغ"
      },
      "maxAmount": {
        "kind": "rials",
        "name": "بیشترین مبلغ"
      },
      "facts": {
        "kind": "any"
      },
      "contractSince": {
        "kind": "moment",
        "name": "مشخصات از زمان",
        "isScreenOnly": true
      },
      "lastAnswerAt": {
        "kind": "moment",
        "name": "آخرین پاسخ بانک",
        "isSortable": true
      },
      "lastVerdict": {
        "kind": "label",
        "name": "معنای آخرین پاسخ",
        "of": "bankVerdict"
      },
      "lastCode": {
        "kind": "code",
        "name": "کد آخرین پاسخ"
      },
      "answersLastHour": {
        "kind": "number",
        "name": "پرسش‌های یک ساعت گذشته"
      },
      "failuresLastHour": {
        "kind": "number",
        "name": "بی‌پاسخ‌های یک ساعت گذشته"
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر"
      }
    },
    "filters": {
      "indicator": {
        "kind": "enum",
        "values": [
          "OFFLINE",
          "MELLAT",
          "IRANKISH",
          "SHAYANTEJARAT",
          "SAMAN",
          "BANKTEST"
        ],
        "of": "gateway"
      },
      "source": {
        "kind": "enum",
        "values": [
          "ENVIRONMENT",
          "BACKOFFICE",
          "NONE"
        ],
        "of": "gatewaySource"
      },
      "lastVerdict": {
        "kind": "enum",
        "values": [
          "PAID",
          "SETTLED",
          "NOT_SETTLED",
          "NOT_PAID",
          "REVERSED",
          "UNKNOWN"
        ],
        "of": "bankVerdict"
      },
      "active": {
        "kind": "flag"
      }
    }
  },
  "guilds": {
    "title": "صنف‌ها",
    "singular": "صنف",
    "permission": "locations.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "number",
        "name": "شناسه",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "active": {
        "kind": "flag",
        "name": "پیشنهاد می‌شود"
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "active": {
        "kind": "flag"
      }
    }
  },
  "inquiries": {
    "title": "استعلام‌ها",
    "singular": "استعلام",
    "permission": "inquiries.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "askedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "registrationId": {
        "kind": "any"
      },
      "userId": {
        "kind": "any"
      },
      "customerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "inquiryKind": {
        "kind": "label",
        "name": "استعلام از",
        "of": "inquiryKind"
      },
      "answer": {
        "kind": "label",
        "name": "پاسخ",
        "of": "inquiry"
      },
      "askedAt": {
        "kind": "moment",
        "name": "زمان استعلام",
        "isSortable": true
      },
      "answeredAt": {
        "kind": "moment",
        "name": "زمان پاسخ",
        "isSortable": true
      }
    },
    "filters": {
      "inquiryKind": {
        "kind": "enum",
        "values": [
          "MOBILE_OWNERSHIP",
          "CIVIL_REGISTRY",
          "POSTAL_CODE",
          "CREDIT_BUREAU"
        ],
        "of": "inquiryKind"
      },
      "answer": {
        "kind": "enum",
        "values": [
          "PENDING",
          "MATCHED",
          "MISMATCHED",
          "UNAVAILABLE"
        ],
        "of": "inquiry"
      },
      "registrationId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "askedAt": {
        "kind": "moments"
      },
      "answeredAt": {
        "kind": "moments"
      }
    }
  },
  "installments": {
    "title": "بدهی‌ها",
    "singular": "بدهی",
    "permission": "installments.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "dueDate",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "orderId": {
        "kind": "any"
      },
      "dueDate": {
        "kind": "day",
        "name": "سررسید",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "installment",
        "isSortable": true
      },
      "customerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل",
        "isBankOnly": true
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "isScreenOnly": true,
        "of": "plan"
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور"
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "isScreenOnly": true,
        "of": "ownerType",
        "isBankOnly": true
      },
      "userId": {
        "kind": "any",
        "isBankOnly": true
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true,
        "isBankOnly": true
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ بدهی",
        "isSortable": true,
        "hasTotal": true,
        "isBankOnly": true
      },
      "paidAmount": {
        "kind": "rials",
        "name": "پرداخت‌شده",
        "isSortable": true,
        "hasTotal": true,
        "isBankOnly": true
      },
      "reversedAmount": {
        "kind": "rials",
        "name": "برگشت‌شده",
        "isBankOnly": true
      },
      "remainingAmount": {
        "kind": "rials",
        "name": "مانده",
        "isSortable": true,
        "hasTotal": true,
        "isBankOnly": true
      },
      "clearedAt": {
        "kind": "moment",
        "name": "تاریخ تسویه",
        "isSortable": true,
        "isBankOnly": true
      },
      "createdAt": {
        "kind": "any",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "AWAITING_DUE_DATE",
          "PAST_DUE",
          "CLEARED"
        ],
        "of": "installment"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "orderId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "amount": {
        "kind": "amounts"
      },
      "dueDate": {
        "kind": "days"
      },
      "clearedAt": {
        "kind": "moments"
      }
    }
  },
  "late-fees": {
    "title": "دیرکردها",
    "singular": "دیرکرد",
    "permission": "late-fees.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "lastDay",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "installmentId": {
        "kind": "any"
      },
      "orderId": {
        "kind": "any"
      },
      "dueDate": {
        "kind": "day",
        "name": "سررسید",
        "isSortable": true
      },
      "customerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "isScreenOnly": true,
        "of": "plan"
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور"
      },
      "userId": {
        "kind": "any"
      },
      "installmentAmount": {
        "kind": "rials",
        "name": "مبلغ بدهی"
      },
      "days": {
        "kind": "number",
        "name": "روزهای دیرکرد"
      },
      "charged": {
        "kind": "rials",
        "name": "دیرکرد ثبت‌شده",
        "isSortable": true,
        "hasTotal": true
      },
      "paid": {
        "kind": "rials",
        "name": "پرداخت‌شده",
        "hasTotal": true
      },
      "forgiven": {
        "kind": "rials",
        "name": "بخشوده",
        "hasTotal": true
      },
      "open": {
        "kind": "rials",
        "name": "مانده",
        "isSortable": true,
        "hasTotal": true
      },
      "lastDay": {
        "kind": "day",
        "name": "آخرین روز",
        "isSortable": true
      },
      "createdAt": {
        "kind": "any",
        "isSortable": true
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "orderId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "open": {
        "kind": "amounts"
      },
      "dueDate": {
        "kind": "days"
      },
      "lastDay": {
        "kind": "days"
      }
    }
  },
  "leads": {
    "title": "سرنخ‌ها",
    "singular": "سرنخ",
    "permission": "leads.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "userId": {
        "kind": "any"
      },
      "shopname": {
        "kind": "text",
        "name": "نام فروشگاه"
      },
      "provinceName": {
        "kind": "text",
        "name": "استان"
      },
      "cityName": {
        "kind": "text",
        "name": "شهر"
      },
      "text": {
        "kind": "text",
        "name": "شرح"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "contact",
        "isSortable": true
      },
      "claimedBy": {
        "kind": "any"
      },
      "claimedByName": {
        "kind": "text",
        "name": "پیگیری‌کننده"
      },
      "claimedAt": {
        "kind": "any"
      },
      "outcome": {
        "kind": "text",
        "name": "نتیجه"
      },
      "closedAt": {
        "kind": "moment",
        "name": "پایان پیگیری"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "NEW",
          "CLAIMED",
          "DONE",
          "REJECTED"
        ],
        "of": "contact"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "ledger-entries": {
    "title": "دفتر روزنامه",
    "singular": "سند",
    "permission": "ledger.read",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "bookedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "voucher": {
        "kind": "number",
        "name": "شماره سند",
        "isSortable": true
      },
      "bookedAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "businessAt": {
        "kind": "moment",
        "name": "زمان کاری"
      },
      "kind": {
        "kind": "label",
        "name": "رویداد",
        "of": "entryKind"
      },
      "account": {
        "kind": "label",
        "name": "حساب",
        "of": "account"
      },
      "partyName": {
        "kind": "text",
        "name": "طرف حساب"
      },
      "debit": {
        "kind": "rials",
        "name": "بدهکار",
        "hasTotal": true
      },
      "credit": {
        "kind": "rials",
        "name": "بستانکار",
        "hasTotal": true
      },
      "sourceType": {
        "kind": "label",
        "name": "منشأ",
        "of": "ledgerSource"
      },
      "sourceId": {
        "kind": "code",
        "name": "شناسه منشأ"
      },
      "registrationId": {
        "kind": "any"
      },
      "entryId": {
        "kind": "code",
        "name": "شناسه سند"
      }
    },
    "filters": {
      "kind": {
        "kind": "enum",
        "values": [
          "GATEWAY_CAPTURED",
          "PLATFORM_FEE_PAID",
          "PLATFORM_FEE_EARNED",
          "PLATFORM_FEE_REFUNDED",
          "INVOICE_PAID_FROM_CREDIT",
          "INVOICE_PAID_FROM_WALLET",
          "INVOICE_REVERSED",
          "INSTALLMENT_PAID",
          "INSTALLMENT_COLLECTED",
          "CREDIT_REVOLVED",
          "LATE_FEE_CHARGED",
          "LATE_FEE_PAID",
          "LATE_FEE_FORGIVEN",
          "WITHDRAWAL_HELD",
          "WITHDRAWAL_PAID",
          "WITHDRAWAL_RETURNED",
          "WITHDRAWAL_REINSTATED",
          "WRITTEN_OFF",
          "DISCOUNT_RUN_PAID",
          "MATURITY_RUN_PAID",
          "PAYOUT_RETURNED",
          "GATEWAY_SETTLED",
          "GATEWAY_SETTLEMENT_REVERSED"
        ],
        "of": "entryKind"
      },
      "account": {
        "kind": "enum",
        "values": [
          "wallet",
          "credit-used",
          "late-fee-receivable",
          "gateway-clearing",
          "bank-funding",
          "distributor-payable",
          "withdrawal-payable",
          "platform-fee-deferred",
          "platform-fee-income",
          "product-fee-income",
          "bank-fee-income",
          "discount-income",
          "late-fee-income",
          "vat-payable",
          "credit-loss"
        ],
        "of": "account"
      },
      "sourceType": {
        "kind": "enum",
        "values": [
          "payment",
          "platform-fee",
          "order",
          "repayment",
          "late-fee",
          "credit-line",
          "write-off",
          "payout",
          "gateway-deposits",
          "withdrawal"
        ],
        "of": "ledgerSource"
      },
      "sourceId": {
        "kind": "id"
      },
      "entryId": {
        "kind": "id"
      },
      "voucher": {
        "kind": "code"
      },
      "bookedAt": {
        "kind": "moments"
      },
      "businessAt": {
        "kind": "moments"
      }
    }
  },
  "manual-reports": {
    "title": "گزارش‌های دستی",
    "singular": "گزارش دستی",
    "permission": "leads.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "userId": {
        "kind": "any"
      },
      "subject": {
        "kind": "label",
        "name": "موضوع",
        "of": "reportSubject"
      },
      "occurredOn": {
        "kind": "day",
        "name": "تاریخ رویداد"
      },
      "text": {
        "kind": "text",
        "name": "شرح"
      },
      "reportedByName": {
        "kind": "text",
        "name": "گزارش‌دهنده"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "contact",
        "isSortable": true
      },
      "claimedBy": {
        "kind": "any"
      },
      "claimedByName": {
        "kind": "text",
        "name": "پیگیری‌کننده"
      },
      "claimedAt": {
        "kind": "any"
      },
      "outcome": {
        "kind": "text",
        "name": "نتیجه"
      },
      "closedAt": {
        "kind": "moment",
        "name": "پایان پیگیری"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "NEW",
          "CLAIMED",
          "DONE",
          "REJECTED"
        ],
        "of": "contact"
      },
      "subject": {
        "kind": "enum",
        "values": [
          "CALL",
          "VISIT",
          "COMPLAINT",
          "INCIDENT",
          "OTHER"
        ],
        "of": "reportSubject"
      },
      "occurredOn": {
        "kind": "days"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "merchants": {
    "title": "پذیرندگان",
    "singular": "پذیرنده",
    "permission": "merchants.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "number": {
        "kind": "code",
        "name": "شماره پذیرنده",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "branchId": {
        "kind": "any"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "dueDateInDays": {
        "kind": "number",
        "name": "مهلت بازپرداخت (روز)"
      },
      "devices": {
        "kind": "number",
        "name": "دستگاه‌های فعال"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active"
      },
      "reactivationAskedAt": {
        "kind": "any"
      },
      "reactivationAskedBy": {
        "kind": "any"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      }
    },
    "filters": {
      "active": {
        "kind": "flag"
      },
      "distributorId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "order-uploads": {
    "title": "فایل‌های فاکتور",
    "singular": "فایل فاکتور",
    "permission": "order-uploads.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "fileName": {
        "kind": "text",
        "name": "نام فایل"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش",
        "isBankOnly": true
      },
      "distributorId": {
        "kind": "any",
        "isBankOnly": true
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "branchId": {
        "kind": "any"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "orderUpload",
        "isSortable": true
      },
      "invoices": {
        "kind": "number",
        "name": "شمار فاکتورها"
      },
      "readyInvoices": {
        "kind": "number",
        "name": "فاکتورهای آماده ثبت"
      },
      "postedInvoices": {
        "kind": "number",
        "name": "فاکتورهای ثبت‌شده"
      },
      "uploadedByName": {
        "kind": "text",
        "name": "فرستنده فایل"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "finishedAt": {
        "kind": "moment",
        "name": "زمان پایان",
        "isSortable": true
      },
      "linesDeletedAt": {
        "kind": "moment",
        "name": "زمان پاک‌شدن ردیف‌ها",
        "isScreenOnly": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "CHECKED",
          "POSTING",
          "DONE",
          "STOPPED"
        ],
        "of": "orderUpload"
      },
      "hasRest": {
        "kind": "flag"
      },
      "distributorId": {
        "kind": "id"
      },
      "branchId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      },
      "finishedAt": {
        "kind": "moments"
      }
    }
  },
  "orders": {
    "title": "فاکتورها",
    "singular": "فاکتور",
    "permission": "orders.list",
    "part": {
      "permission": "company-money.list",
      "filter": {
        "ownerType": "COMPANY"
      }
    },
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور",
        "isSortable": true
      },
      "referenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری کسب‌نو",
        "isSortable": true
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "branchId": {
        "kind": "any"
      },
      "customerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "of": "ownerType",
        "isBankOnly": true
      },
      "userId": {
        "kind": "any",
        "isBankOnly": true
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true,
        "isBankOnly": true
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "distributorId": {
        "kind": "any"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "order",
        "isSortable": true
      },
      "grandTotalAmount": {
        "kind": "rials",
        "name": "مبلغ فاکتور",
        "isSortable": true,
        "hasTotal": true
      },
      "kasbenoFeeAmount": {
        "kind": "rials",
        "name": "کارمزد کسب‌نو",
        "isSortable": true,
        "hasTotal": true,
        "isBankOnly": true
      },
      "bankFeeAmount": {
        "kind": "rials",
        "name": "کارمزد بانک",
        "isSortable": true,
        "hasTotal": true,
        "isBankOnly": true
      },
      "refundAmount": {
        "kind": "rials",
        "name": "مبلغ بازگشتی",
        "hasTotal": true,
        "isBankOnly": true
      },
      "dueDateInDays": {
        "kind": "number",
        "name": "مهلت بازپرداخت (روز)",
        "isScreenOnly": true
      },
      "invoicedAt": {
        "kind": "moment",
        "name": "زمان صدور",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isScreenOnly": true,
        "isSortable": true
      },
      "paidAt": {
        "kind": "moment",
        "name": "زمان پرداخت",
        "isSortable": true
      },
      "payableUntil": {
        "kind": "day",
        "name": "قابل پرداخت تا",
        "isScreenOnly": true
      },
      "paymentSource": {
        "kind": "label",
        "name": "محل پرداخت",
        "of": "paymentSource"
      },
      "dueDate": {
        "kind": "day",
        "name": "سررسید",
        "isSortable": true
      },
      "bankReferenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری بانک"
      },
      "cancelReason": {
        "kind": "text",
        "name": "دلیل لغو"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "CREATED",
          "HOLDED",
          "PENDING",
          "COMPLETED",
          "CANCELED",
          "CLOSED",
          "FRAUD",
          "TEST"
        ],
        "of": "order"
      },
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "paymentSource": {
        "kind": "enum",
        "values": [
          "CREDIT",
          "WALLET"
        ],
        "of": "paymentSource"
      },
      "isReturned": {
        "kind": "flag"
      },
      "isDisputed": {
        "kind": "flag"
      },
      "hasNoBranch": {
        "kind": "empty"
      },
      "hasNoProvince": {
        "kind": "empty"
      },
      "branchId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "provinceId": {
        "kind": "id"
      },
      "externalId": {
        "kind": "code"
      },
      "referenceNumber": {
        "kind": "code"
      },
      "phone": {
        "kind": "code"
      },
      "grandTotalAmount": {
        "kind": "amounts"
      },
      "dueDate": {
        "kind": "days"
      },
      "invoicedAt": {
        "kind": "moments"
      },
      "createdAt": {
        "kind": "moments"
      },
      "paidAt": {
        "kind": "moments"
      }
    }
  },
  "packages": {
    "title": "بسته‌های اعتباری",
    "singular": "بسته اعتباری",
    "permission": "packages.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "amount",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "slug": {
        "kind": "code",
        "name": "شناسه",
        "isSortable": true
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan",
        "isSortable": true
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ",
        "isSortable": true
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active"
      },
      "collateralCreditTypes": {
        "kind": "any"
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "active": {
        "kind": "flag"
      },
      "amount": {
        "kind": "amounts"
      }
    }
  },
  "parcels": {
    "title": "مرسوله‌ها",
    "singular": "مرسوله",
    "permission": "parcels.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "cardId": {
        "kind": "any"
      },
      "userId": {
        "kind": "any"
      },
      "recipient": {
        "kind": "text",
        "name": "گیرنده"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "cardNumber": {
        "kind": "code",
        "name": "شماره کارت"
      },
      "cardStatus": {
        "kind": "label",
        "name": "وضعیت کارت",
        "of": "card"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "parcel",
        "isSortable": true
      },
      "trackingNumber": {
        "kind": "code",
        "name": "کد رهگیری"
      },
      "provinceName": {
        "kind": "text",
        "name": "استان"
      },
      "cityName": {
        "kind": "text",
        "name": "شهر"
      },
      "postalCode": {
        "kind": "code",
        "name": "کد پستی"
      },
      "address": {
        "kind": "text",
        "name": "نشانی"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "movedAt": {
        "kind": "moment",
        "name": "آخرین جابه‌جایی",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "CREATED",
          "ACCEPTED",
          "IN_TRANSIT",
          "OUT_FOR_DELIVERY",
          "DELIVERED",
          "FAILED_DELIVERY",
          "RETURNED_TO_SENDER"
        ],
        "of": "parcel"
      },
      "cardId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "partner-clients": {
    "title": "مشتریان وب‌سرویس",
    "singular": "مشتری وب‌سرویس",
    "permission": "partner-clients.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "scopes": {
        "kind": "text",
        "name": "دامنه دسترسی"
      },
      "isTest": {
        "kind": "flag",
        "name": "آزمایشی"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active",
        "isSortable": true
      },
      "tokenIssuedAt": {
        "kind": "moment",
        "name": "زمان توکن",
        "isSortable": true
      },
      "formerTokenUntil": {
        "kind": "any"
      },
      "lastUsedAt": {
        "kind": "moment",
        "name": "آخرین استفاده",
        "isSortable": true
      },
      "tokenGrantedTo": {
        "kind": "any"
      },
      "tokenGrantedToName": {
        "kind": "any"
      },
      "tokenGrantedUntil": {
        "kind": "any"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      }
    },
    "filters": {
      "scopes": {
        "kind": "enum",
        "values": [
          "supplier",
          "legal",
          "refah",
          "iran-kish",
          "courier",
          "device"
        ],
        "of": "scope"
      },
      "isTest": {
        "kind": "flag"
      },
      "active": {
        "kind": "flag"
      },
      "distributorId": {
        "kind": "id"
      }
    }
  },
  "payments": {
    "title": "پرداخت‌های درگاه",
    "singular": "پرداخت درگاهی",
    "permission": "payments.list",
    "part": {
      "permission": "company-money.list",
      "filter": {
        "ownerType": "COMPANY"
      }
    },
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان",
        "isSortable": true
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isScreenOnly": true
      },
      "referenceCode": {
        "kind": "code",
        "name": "شماره پیگیری",
        "isSortable": true
      },
      "gatewayToken": {
        "kind": "code",
        "name": "شناسه درگاه",
        "isScreenOnly": true
      },
      "customerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "of": "ownerType"
      },
      "userId": {
        "kind": "any"
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "isScreenOnly": true,
        "of": "plan"
      },
      "purpose": {
        "kind": "label",
        "name": "بابت",
        "of": "purpose",
        "isSortable": true
      },
      "indicator": {
        "kind": "label",
        "name": "درگاه",
        "of": "gateway",
        "isSortable": true
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ",
        "isSortable": true,
        "hasTotal": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "payment",
        "isSortable": true
      },
      "outcome": {
        "kind": "any"
      },
      "gatewayReceipt": {
        "kind": "code",
        "name": "رسید بانک"
      },
      "maskedCard": {
        "kind": "text",
        "name": "کارت پرداخت"
      },
      "completedAt": {
        "kind": "moment",
        "name": "زمان تکمیل",
        "isSortable": true
      },
      "inDoubtSince": {
        "kind": "moment",
        "name": "نامعلوم از",
        "isScreenOnly": true,
        "isSortable": true
      },
      "closedAt": {
        "kind": "moment",
        "name": "بسته‌شده در",
        "isScreenOnly": true
      },
      "reversalReason": {
        "kind": "any"
      },
      "decision": {
        "kind": "any"
      },
      "decisionKind": {
        "kind": "label",
        "name": "درخواست در انتظار",
        "isScreenOnly": true,
        "of": "paymentDecision"
      },
      "receiptPictureAt": {
        "kind": "moment",
        "name": "زمان ارسال تصویر",
        "isScreenOnly": true
      },
      "failure": {
        "kind": "text",
        "name": "دلیل ناموفق بودن"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "CREATED",
          "REDIRECTED",
          "CALLBACK_RECEIVED",
          "IN_DOUBT",
          "COMPLETED",
          "FINAL_ERROR",
          "REQUEST_ERROR"
        ],
        "of": "payment"
      },
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "purpose": {
        "kind": "enum",
        "values": [
          "wallet-charge",
          "platform-fee",
          "subscription-package",
          "installment"
        ],
        "of": "purpose"
      },
      "indicator": {
        "kind": "enum",
        "values": [
          "OFFLINE",
          "MELLAT",
          "IRANKISH",
          "SHAYANTEJARAT",
          "SAMAN",
          "BANKTEST"
        ],
        "of": "gateway"
      },
      "decisionKind": {
        "kind": "enum",
        "values": [
          "SETTLE_BY_HAND",
          "CLOSE_AS_NOT_PAID",
          "CONFIRM_RECEIPT",
          "REOPEN"
        ],
        "of": "paymentDecision"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "amount": {
        "kind": "amounts"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "payout-alarms": {
    "title": "هشدارهای پاسخ بانک",
    "singular": "هشدار پاسخ بانک",
    "permission": "settlement.read",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "raisedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "raisedAt": {
        "kind": "moment",
        "name": "زمان هشدار",
        "isSortable": true
      },
      "kind": {
        "kind": "label",
        "name": "هشدار",
        "of": "payoutAlarm"
      },
      "payoutId": {
        "kind": "any"
      },
      "runId": {
        "kind": "any"
      },
      "paymentId": {
        "kind": "code",
        "name": "شناسه پرداخت"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "withdrawalId": {
        "kind": "any"
      },
      "net": {
        "kind": "rials",
        "name": "مبلغ پرداخت",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "payout"
      },
      "trackingNumber": {
        "kind": "code",
        "name": "شماره پیگیری"
      },
      "attempt": {
        "kind": "any"
      },
      "answered": {
        "kind": "label",
        "name": "پاسخ بانک",
        "of": "payout"
      },
      "answeredAmount": {
        "kind": "any"
      },
      "answeredTrackingNumber": {
        "kind": "code",
        "name": "شماره پیگیری در پاسخ"
      },
      "answeredReason": {
        "kind": "text",
        "name": "علت"
      },
      "importedBy": {
        "kind": "text",
        "name": "واردکننده"
      },
      "isOpen": {
        "kind": "flag",
        "name": "روشن نشده",
        "isScreenOnly": true
      },
      "isUnexplained": {
        "kind": "flag",
        "name": "بی شماره نامه بانک",
        "isScreenOnly": true
      },
      "resolvedAt": {
        "kind": "moment",
        "name": "زمان روشن شدن",
        "isSortable": true
      },
      "requestId": {
        "kind": "any"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "PAID",
          "FAILED"
        ],
        "of": "payout"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "OTHER_TRACKING_NUMBER",
          "FAILED_AFTER_PAID",
          "PAID_AFTER_FAILED",
          "PAID_AFTER_RESEND"
        ],
        "of": "payoutAlarm"
      },
      "isOpen": {
        "kind": "flag"
      },
      "isUnexplained": {
        "kind": "flag"
      },
      "payoutId": {
        "kind": "id"
      },
      "runId": {
        "kind": "id"
      },
      "raisedAt": {
        "kind": "moments"
      }
    }
  },
  "payout-items": {
    "title": "فاکتورهای هر پرداخت",
    "singular": "فاکتور پرداخت",
    "permission": "receivables.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "approvedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "payoutId": {
        "kind": "any"
      },
      "orderId": {
        "kind": "any"
      },
      "paymentId": {
        "kind": "code",
        "name": "شناسه پرداخت"
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور",
        "isSortable": true
      },
      "referenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری کسب‌نو"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "kind": {
        "kind": "label",
        "name": "نوع",
        "of": "runKind"
      },
      "gross": {
        "kind": "rials",
        "name": "مبلغ کل",
        "isSortable": true,
        "hasTotal": true
      },
      "discount": {
        "kind": "rials",
        "name": "تنزیل",
        "hasTotal": true
      },
      "net": {
        "kind": "rials",
        "name": "مبلغ پرداخت",
        "isSortable": true,
        "hasTotal": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "payout"
      },
      "trackingNumber": {
        "kind": "code",
        "name": "شماره پیگیری"
      },
      "distributorId": {
        "kind": "any"
      },
      "upTo": {
        "kind": "day",
        "name": "تا تاریخ",
        "isScreenOnly": true
      },
      "approvedAt": {
        "kind": "moment",
        "name": "زمان تأیید",
        "isSortable": true
      },
      "answeredAt": {
        "kind": "moment",
        "name": "زمان پاسخ بانک",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "PAID",
          "FAILED"
        ],
        "of": "payout"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "MATURITY",
          "DISCOUNT"
        ],
        "of": "runKind"
      },
      "payoutId": {
        "kind": "id"
      },
      "orderId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "branchId": {
        "kind": "id"
      },
      "approvedAt": {
        "kind": "moments"
      },
      "answeredAt": {
        "kind": "moments"
      }
    }
  },
  "payouts": {
    "title": "پرداخت به شرکت‌های پخش",
    "singular": "پرداخت به شرکت پخش",
    "permission": "payouts.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "approvedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "runId": {
        "kind": "any",
        "isBankOnly": true
      },
      "runNumber": {
        "kind": "any",
        "isBankOnly": true
      },
      "paymentId": {
        "kind": "code",
        "name": "شناسه پرداخت",
        "isSortable": true
      },
      "distributorId": {
        "kind": "any"
      },
      "kind": {
        "kind": "label",
        "name": "نوع",
        "of": "runKind"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "iban": {
        "kind": "code",
        "name": "شبا"
      },
      "gross": {
        "kind": "rials",
        "name": "مبلغ کل",
        "hasTotal": true
      },
      "discount": {
        "kind": "rials",
        "name": "تنزیل",
        "hasTotal": true
      },
      "net": {
        "kind": "rials",
        "name": "مبلغ پرداخت",
        "isSortable": true,
        "hasTotal": true
      },
      "invoices": {
        "kind": "number",
        "name": "شمار فاکتورها"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "payout",
        "isSortable": true
      },
      "trackingNumber": {
        "kind": "code",
        "name": "شماره پیگیری"
      },
      "reason": {
        "kind": "text",
        "name": "علت"
      },
      "approvedAt": {
        "kind": "moment",
        "name": "زمان تأیید",
        "isSortable": true
      },
      "answeredAt": {
        "kind": "moment",
        "name": "زمان پاسخ بانک"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "PAID",
          "FAILED"
        ],
        "of": "payout"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "MATURITY",
          "DISCOUNT"
        ],
        "of": "runKind"
      },
      "runId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "approvedAt": {
        "kind": "moments"
      }
    }
  },
  "platform-fees": {
    "title": "کارمزدهای اعتبار",
    "singular": "کارمزد اعتبار",
    "permission": "platform-fees.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "paidAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "paidAt": {
        "kind": "moment",
        "name": "زمان پرداخت",
        "isSortable": true
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "of": "ownerType"
      },
      "userId": {
        "kind": "any"
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "creditYear": {
        "kind": "number",
        "name": "سال اعتبار"
      },
      "limit": {
        "kind": "rials",
        "name": "سقف اعتبار",
        "isSortable": true
      },
      "fee": {
        "kind": "rials",
        "name": "کارمزد بدون مالیات",
        "hasTotal": true
      },
      "vat": {
        "kind": "rials",
        "name": "مالیات ارزش افزوده",
        "hasTotal": true
      },
      "amount": {
        "kind": "rials",
        "name": "کارمزد با مالیات",
        "hasTotal": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "fee",
        "isSortable": true
      },
      "settledAt": {
        "kind": "moment",
        "name": "زمان قطعی شدن یا بازگشت",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PAID",
          "EARNED",
          "REFUNDED"
        ],
        "of": "fee"
      },
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "paidAt": {
        "kind": "moments"
      },
      "settledAt": {
        "kind": "moments"
      }
    }
  },
  "print-batches": {
    "title": "دسته‌های چاپ",
    "singular": "دسته چاپ",
    "permission": "cards.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "number",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "number": {
        "kind": "number",
        "name": "شماره دسته",
        "isSortable": true
      },
      "cards": {
        "kind": "number",
        "name": "کارت‌ها"
      },
      "waiting": {
        "kind": "number",
        "name": "نزد چاپخانه"
      },
      "printed": {
        "kind": "number",
        "name": "چاپ‌شده"
      },
      "failed": {
        "kind": "number",
        "name": "چاپ‌نشده"
      },
      "canceled": {
        "kind": "number",
        "name": "لغوشده"
      },
      "createdBy": {
        "kind": "text",
        "name": "سازنده"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      }
    },
    "filters": {
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "provinces": {
    "title": "استان‌ها",
    "singular": "استان",
    "permission": "locations.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "number",
        "name": "شناسه",
        "isSortable": true
      },
      "name": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active"
      }
    },
    "filters": {
      "active": {
        "kind": "flag"
      }
    }
  },
  "receivables": {
    "title": "طلب‌های تسویه‌نشده",
    "singular": "طلب تسویه‌نشده",
    "permission": "receivables.list",
    "isForDistributors": true,
    "hasSearch": true,
    "defaultSort": {
      "field": "maturesOn",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "maturesOn": {
        "kind": "day",
        "name": "روز پرداخت",
        "isSortable": true
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور",
        "isSortable": true
      },
      "referenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری کسب‌نو"
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "grandTotalAmount": {
        "kind": "rials",
        "name": "مبلغ فاکتور"
      },
      "amount": {
        "kind": "rials",
        "name": "طلب",
        "isSortable": true,
        "hasTotal": true
      },
      "payable": {
        "kind": "rials",
        "name": "قابل پرداخت",
        "hasTotal": true
      },
      "withheld": {
        "kind": "rials",
        "name": "نگه‌داشته تا پایان رسیدگی",
        "hasTotal": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "receivable",
        "isSortable": true
      },
      "payoutId": {
        "kind": "any"
      },
      "paymentId": {
        "kind": "code",
        "name": "شناسه پرداخت"
      },
      "paidAt": {
        "kind": "moment",
        "name": "زمان پرداخت مشتری",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "OPEN",
          "AT_BANK",
          "REFUSED"
        ],
        "of": "receivable"
      },
      "distributorId": {
        "kind": "id"
      },
      "branchId": {
        "kind": "id"
      },
      "amount": {
        "kind": "amounts"
      },
      "maturesOn": {
        "kind": "days"
      },
      "paidAt": {
        "kind": "moments"
      }
    }
  },
  "reconciliation-lines": {
    "title": "ردیف‌های تطبیق",
    "singular": "ردیف تطبیق",
    "permission": "reconciliations.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "rowNumber",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "reconciliationId": {
        "kind": "any"
      },
      "source": {
        "kind": "label",
        "name": "صورت‌حساب",
        "of": "reconciliationSource"
      },
      "status": {
        "kind": "label",
        "name": "نتیجه تطبیق",
        "of": "reconciliationLine",
        "isSortable": true
      },
      "state": {
        "kind": "label",
        "name": "وضعیت",
        "of": "reconciliationLineState"
      },
      "rowNumber": {
        "kind": "number",
        "name": "ردیف فایل",
        "isSortable": true
      },
      "theirReference": {
        "kind": "code",
        "name": "شماره در فایل"
      },
      "theirDay": {
        "kind": "day",
        "name": "روز در فایل"
      },
      "theirAmount": {
        "kind": "rials",
        "name": "مبلغ در فایل",
        "hasTotal": true
      },
      "theirText": {
        "kind": "text",
        "name": "شرح فایل"
      },
      "ourKind": {
        "kind": "label",
        "name": "سند ما",
        "of": "reconciliationOurs"
      },
      "ourId": {
        "kind": "any"
      },
      "ourReference": {
        "kind": "code",
        "name": "شماره در دفتر"
      },
      "ourDay": {
        "kind": "day",
        "name": "روز در دفتر"
      },
      "ourAmount": {
        "kind": "rials",
        "name": "مبلغ در دفتر",
        "hasTotal": true
      },
      "difference": {
        "kind": "rials",
        "name": "مغایرت",
        "hasTotal": true
      },
      "resolution": {
        "kind": "label",
        "name": "اقدام انجام‌شده",
        "of": "reconciliationAction"
      },
      "note": {
        "kind": "text",
        "name": "توضیح"
      },
      "resolvedByName": {
        "kind": "text",
        "name": "تعیین تکلیف به دست"
      },
      "resolvedAt": {
        "kind": "moment",
        "name": "زمان اقدام"
      },
      "depositId": {
        "kind": "any"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "MATCHED",
          "MISSING_HERE",
          "MISSING_THERE",
          "AMOUNT_DIFFERS",
          "DUPLICATE"
        ],
        "of": "reconciliationLine"
      },
      "state": {
        "kind": "enum",
        "values": [
          "MATCHED",
          "OPEN",
          "ASKED",
          "RESOLVED"
        ],
        "of": "reconciliationLineState"
      },
      "source": {
        "kind": "enum",
        "values": [
          "BANK",
          "MELLAT",
          "SAMAN",
          "IRANKISH"
        ],
        "of": "reconciliationSource"
      },
      "ourKind": {
        "kind": "enum",
        "values": [
          "payments",
          "gateway-deposits",
          "payouts"
        ],
        "of": "reconciliationOurs"
      },
      "reconciliationId": {
        "kind": "id"
      },
      "ourId": {
        "kind": "id"
      },
      "theirDay": {
        "kind": "days"
      },
      "ourDay": {
        "kind": "days"
      }
    }
  },
  "reconciliations": {
    "title": "تطبیق صورت‌حساب‌ها",
    "singular": "تطبیق صورت‌حساب",
    "permission": "reconciliations.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "importedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "source": {
        "kind": "label",
        "name": "صورت‌حساب",
        "of": "reconciliationSource",
        "isSortable": true
      },
      "fromDay": {
        "kind": "day",
        "name": "روز آغاز",
        "isSortable": true
      },
      "toDay": {
        "kind": "day",
        "name": "روز پایان",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "reconciliation",
        "isSortable": true
      },
      "openLines": {
        "kind": "number",
        "name": "ردیف باز"
      },
      "theirAmount": {
        "kind": "rials",
        "name": "جمع فایل"
      },
      "ourAmount": {
        "kind": "rials",
        "name": "جمع دفتر"
      },
      "unexplained": {
        "kind": "rials",
        "name": "مانده بدون توضیح",
        "isSortable": true
      },
      "format": {
        "kind": "label",
        "name": "قالب فایل",
        "of": "reconciliationFormat"
      },
      "fileName": {
        "kind": "text",
        "name": "نام فایل"
      },
      "importedByName": {
        "kind": "text",
        "name": "فرستنده فایل"
      },
      "importedAt": {
        "kind": "moment",
        "name": "زمان فرستادن فایل",
        "isSortable": true
      },
      "closedByName": {
        "kind": "text",
        "name": "بسته به دست"
      },
      "closedAt": {
        "kind": "moment",
        "name": "زمان بستن",
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "OPEN",
          "CLOSED"
        ],
        "of": "reconciliation"
      },
      "source": {
        "kind": "enum",
        "values": [
          "BANK",
          "MELLAT",
          "SAMAN",
          "IRANKISH"
        ],
        "of": "reconciliationSource"
      },
      "unexplained": {
        "kind": "amounts"
      },
      "fromDay": {
        "kind": "days"
      },
      "toDay": {
        "kind": "days"
      },
      "importedAt": {
        "kind": "moments"
      }
    }
  },
  "registrations": {
    "title": "پرونده‌های ثبت‌نام",
    "singular": "پرونده",
    "permission": "registrations.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "waitingSince",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "userId": {
        "kind": "any"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "firstname": {
        "kind": "text",
        "name": "نام"
      },
      "lastname": {
        "kind": "text",
        "name": "نام خانوادگی",
        "isSortable": true
      },
      "nationalCode": {
        "kind": "code",
        "name": "کد ملی"
      },
      "shopname": {
        "kind": "text",
        "name": "فروشگاه"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan",
        "isSortable": true
      },
      "identityOverallStatus": {
        "kind": "label",
        "name": "هویت",
        "of": "step"
      },
      "shopOverallStatus": {
        "kind": "label",
        "name": "وضعیت فروشگاه",
        "of": "step"
      },
      "docsOverallStatus": {
        "kind": "label",
        "name": "مدارک",
        "of": "step"
      },
      "kycStep": {
        "kind": "label",
        "name": "مرحله",
        "of": "kycStep",
        "isSortable": true
      },
      "bankStatus": {
        "kind": "label",
        "name": "وضعیت بانک",
        "of": "bankStatus"
      },
      "userSubscriptionPackageStatus": {
        "kind": "label",
        "name": "بسته اعتباری",
        "of": "package"
      },
      "packageAmount": {
        "kind": "rials",
        "name": "مبلغ بسته"
      },
      "waitingSince": {
        "kind": "moment",
        "name": "در صف از",
        "isSortable": true
      },
      "claimedBy": {
        "kind": "any"
      },
      "claimedUntil": {
        "kind": "any"
      },
      "allocationSince": {
        "kind": "moment",
        "name": "در صف تخصیص از",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "آغاز ثبت‌نام",
        "isSortable": true
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isScreenOnly": true,
        "isSortable": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "APPROVED",
          "REJECTED"
        ],
        "of": "step"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real"
        ],
        "of": "plan"
      },
      "identityOverallStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "APPROVED",
          "REJECTED"
        ],
        "of": "step"
      },
      "shopOverallStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "APPROVED",
          "REJECTED"
        ],
        "of": "step"
      },
      "docsOverallStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "APPROVED",
          "REJECTED"
        ],
        "of": "step"
      },
      "kycStep": {
        "kind": "enum",
        "values": [
          "AUTHENTICATION",
          "PHONE_CONFIRMED",
          "CREDIT_SCORE_PENDING",
          "CREDIT_SCORE_REJECTED",
          "CREDIT_SCORE_ACCEPTED",
          "BRANCH_SELECTION",
          "REJECTED",
          "ACCEPTED"
        ],
        "of": "kycStep"
      },
      "bankStatus": {
        "kind": "enum",
        "values": [
          "START",
          "PENDING",
          "APPROVED",
          "REJECTED"
        ],
        "of": "bankStatus"
      },
      "userSubscriptionPackageStatus": {
        "kind": "enum",
        "values": [
          "START",
          "CREATED",
          "ALLOCATE_PENDING",
          "ENABLED",
          "CANCELED",
          "EXPIRED"
        ],
        "of": "package"
      },
      "step": {
        "kind": "enum",
        "values": [
          "identity",
          "shop",
          "docs"
        ],
        "of": "stepName"
      },
      "claimed": {
        "kind": "flag"
      },
      "userId": {
        "kind": "id"
      },
      "waitingSince": {
        "kind": "moments"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "renewals": {
    "title": "تمدیدهای اعتبار",
    "singular": "تمدید",
    "permission": "credit-lines.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "expiresOn",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan",
        "isSortable": true
      },
      "limit": {
        "kind": "rials",
        "name": "سقف اعتبار",
        "isSortable": true
      },
      "expiresOn": {
        "kind": "day",
        "name": "پایان اعتبار",
        "isSortable": true
      },
      "hasRenewalCredit": {
        "kind": "flag",
        "name": "با تمدید موافقت شده"
      },
      "hasSignedContract": {
        "kind": "flag",
        "name": "قرارداد تمدید امضا شده"
      },
      "hasPaidFee": {
        "kind": "flag",
        "name": "کارمزد سال تازه پرداخت شده"
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "hasRenewalCredit": {
        "kind": "flag"
      },
      "expiresOn": {
        "kind": "days"
      }
    }
  },
  "roles": {
    "title": "نقش‌ها",
    "singular": "نقش",
    "permission": "staff.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "id",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "key": {
        "kind": "label",
        "name": "نقش",
        "of": "role"
      },
      "permissions": {
        "kind": "text",
        "name": "دسترسی‌ها"
      }
    },
    "filters": {}
  },
  "rule-changes": {
    "title": "تغییرهای قاعده امضا",
    "singular": "تغییر قاعده امضا",
    "permission": "companies.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "companyId": {
        "kind": "any"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "companyName": {
        "kind": "text",
        "name": "نام شرکت"
      },
      "kind": {
        "kind": "label",
        "name": "نوع",
        "of": "ruleChangeKind"
      },
      "spending": {
        "kind": "any"
      },
      "holderName": {
        "kind": "text",
        "name": "دارنده کارت"
      },
      "largestLoss": {
        "kind": "rials",
        "name": "بیشترین خرید بی‌امضا"
      },
      "proposedBy": {
        "kind": "text",
        "name": "پیشنهاددهنده"
      },
      "version": {
        "kind": "number",
        "name": "نسخه پیشین قاعده"
      },
      "minimumOptional": {
        "kind": "number",
        "name": "حداقل امضای اختیاری"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "ruleChange"
      },
      "decidedBy": {
        "kind": "text",
        "name": "تصمیم‌گیرنده"
      },
      "decidedAt": {
        "kind": "moment",
        "name": "زمان تصمیم",
        "isSortable": true
      },
      "isForBank": {
        "kind": "flag",
        "name": "تأیید با بانک",
        "isScreenOnly": true
      },
      "signatories": {
        "kind": "any"
      },
      "minimumBefore": {
        "kind": "number",
        "name": "حداقل کنونی امضای اختیاری",
        "isScreenOnly": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "CONFIRMED",
          "REFUSED",
          "WITHDRAWN",
          "OUTDATED"
        ],
        "of": "ruleChange"
      },
      "isForBank": {
        "kind": "flag"
      },
      "companyId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "settings": {
    "title": "تنظیمات",
    "singular": "تنظیم",
    "permission": "settings.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "group",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "key": {
        "kind": "label",
        "name": "تنظیم",
        "of": "setting"
      },
      "group": {
        "kind": "label",
        "name": "گروه",
        "of": "settingGroup",
        "isSortable": true
      },
      "value": {
        "kind": "any",
        "name": "مقدار"
      },
      "defaultValue": {
        "kind": "any",
        "name": "مقدار پیش‌فرض"
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isSortable": true
      },
      "proposedValue": {
        "kind": "any",
        "name": "مقدار پیشنهادی"
      },
      "proposedBy": {
        "kind": "any"
      },
      "proposedByName": {
        "kind": "text",
        "name": "پیشنهاددهنده"
      },
      "proposedAt": {
        "kind": "moment",
        "name": "زمان پیشنهاد"
      }
    },
    "filters": {
      "group": {
        "kind": "enum",
        "values": [
          "TWO_PEOPLE",
          "CREDIT",
          "LATE_FEES",
          "CARDS",
          "WALLETS",
          "LIMITS",
          "BANK",
          "SITE",
          "SANDBOX"
        ],
        "of": "settingGroup"
      }
    }
  },
  "settlement-run-items": {
    "title": "فاکتورهای تسویه",
    "permission": "settlement.read",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "paymentId",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "runId": {
        "kind": "any"
      },
      "payoutId": {
        "kind": "any"
      },
      "paymentId": {
        "kind": "code",
        "name": "شناسه پرداخت",
        "isSortable": true
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور",
        "isSortable": true
      },
      "referenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری کسب‌نو"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "orderId": {
        "kind": "any"
      },
      "paidAt": {
        "kind": "moment",
        "name": "زمان پرداخت مشتری",
        "isSortable": true
      },
      "maturesOn": {
        "kind": "day",
        "name": "سررسید"
      },
      "gross": {
        "kind": "rials",
        "name": "مبلغ کل",
        "isSortable": true,
        "hasTotal": true
      },
      "discount": {
        "kind": "rials",
        "name": "تنزیل",
        "hasTotal": true
      },
      "net": {
        "kind": "rials",
        "name": "مبلغ پرداخت",
        "isSortable": true,
        "hasTotal": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "payout"
      },
      "distributorId": {
        "kind": "any"
      }
    },
    "filters": {
      "runId": {
        "kind": "id"
      },
      "payoutId": {
        "kind": "id"
      },
      "orderId": {
        "kind": "id"
      },
      "distributorId": {
        "kind": "id"
      },
      "paymentId": {
        "kind": "code"
      }
    }
  },
  "settlement-runs": {
    "title": "تسویه‌ها",
    "singular": "تسویه",
    "permission": "settlement.read",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "number": {
        "kind": "number",
        "name": "شماره تسویه",
        "isSortable": true
      },
      "kind": {
        "kind": "label",
        "name": "نوع",
        "of": "runKind",
        "isSortable": true
      },
      "upTo": {
        "kind": "day",
        "name": "تا تاریخ",
        "isSortable": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "run",
        "isSortable": true
      },
      "payouts": {
        "kind": "number",
        "name": "شمار پرداخت‌ها"
      },
      "gross": {
        "kind": "rials",
        "name": "مبلغ کل"
      },
      "discount": {
        "kind": "rials",
        "name": "تنزیل"
      },
      "net": {
        "kind": "rials",
        "name": "مبلغ پرداخت"
      },
      "createdBy": {
        "kind": "text",
        "name": "سازنده"
      },
      "createdById": {
        "kind": "any"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ساخت",
        "isSortable": true
      },
      "approvedBy": {
        "kind": "text",
        "name": "تأییدکننده"
      },
      "approvedAt": {
        "kind": "moment",
        "name": "زمان تأیید"
      },
      "finishedAt": {
        "kind": "moment",
        "name": "زمان پایان",
        "isScreenOnly": true
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PREVIEW",
          "APPROVED",
          "DONE",
          "CANCELED"
        ],
        "of": "run"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "MATURITY",
          "DISCOUNT",
          "WITHDRAWAL"
        ],
        "of": "runKind"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "signature-enrollments": {
    "title": "ثبت‌نام‌های امضای دیجیتال",
    "singular": "ثبت‌نام امضای دیجیتال",
    "permission": "signature-enrollments.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "userId": {
        "kind": "any"
      },
      "personName": {
        "kind": "text",
        "name": "شخص"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "enrollment"
      },
      "refusal": {
        "kind": "label",
        "name": "دلیل رد",
        "of": "enrollmentRefusal"
      },
      "certificateSerial": {
        "kind": "code",
        "name": "شماره گواهی"
      },
      "certificateExpiresAt": {
        "kind": "moment",
        "name": "پایان گواهی"
      },
      "signatures": {
        "kind": "number",
        "name": "سندهای امضاشده"
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "submittedAt": {
        "kind": "moment",
        "name": "زمان ارسال"
      },
      "decidedAt": {
        "kind": "moment",
        "name": "زمان پاسخ"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "OPEN",
          "SUBMITTED",
          "ENROLLED",
          "REJECTED",
          "EXPIRED"
        ],
        "of": "enrollment"
      },
      "userId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "sms": {
    "title": "پیامک‌ها",
    "singular": "پیامک",
    "permission": "sms.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "phone": {
        "kind": "code",
        "name": "گیرنده"
      },
      "template": {
        "kind": "label",
        "name": "متن پیامک",
        "of": "smsTemplate"
      },
      "text": {
        "kind": "text",
        "name": "متن پیام (الگوی اصلی)",
        "isScreenOnly": true
      },
      "provider": {
        "kind": "label",
        "name": "فرستنده",
        "of": "smsProvider"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "sms"
      },
      "sentAt": {
        "kind": "moment",
        "name": "زمان ارسال"
      },
      "delivery": {
        "kind": "label",
        "name": "رسیدن",
        "of": "smsDelivery"
      },
      "deliveredAt": {
        "kind": "moment",
        "name": "زمان رسیدن"
      },
      "deliveryCode": {
        "kind": "code",
        "name": "کد گزارش فرستنده"
      },
      "failure": {
        "kind": "text",
        "name": "خطا"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "SENDING",
          "SENT",
          "UNKNOWN",
          "FAILED",
          "WITHHELD"
        ],
        "of": "sms"
      },
      "provider": {
        "kind": "enum",
        "values": [
          "kavenegar",
          "smsir",
          "sandbox"
        ],
        "of": "smsProvider"
      },
      "delivery": {
        "kind": "enum",
        "values": [
          "ON_ITS_WAY",
          "DELIVERED",
          "NOT_DELIVERED",
          "NEVER_TOLD"
        ],
        "of": "smsDelivery"
      },
      "phone": {
        "kind": "code"
      },
      "template": {
        "kind": "code"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "sms-providers": {
    "title": "فرستنده‌های پیامک",
    "singular": "فرستنده پیامک",
    "permission": "sms-providers.list",
    "isForDistributors": false,
    "hasSearch": false,
    "defaultSort": {
      "field": "turn",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "name": {
        "kind": "label",
        "name": "فرستنده",
        "of": "smsProvider",
        "isSortable": true
      },
      "turn": {
        "kind": "number",
        "name": "نوبت",
        "isScreenOnly": true,
        "isSortable": true
      },
      "position": {
        "kind": "number",
        "name": "ترتیب"
      },
      "active": {
        "kind": "flag",
        "name": "فعال"
      },
      "isSupported": {
        "kind": "flag",
        "name": "در دسترس",
        "isScreenOnly": true
      },
      "source": {
        "kind": "label",
        "name": "جای کلید",
        "of": "gatewaySource"
      },
      "keySince": {
        "kind": "moment",
        "name": "کلید از زمان"
      },
      "sentLastHour": {
        "kind": "number",
        "name": "پیامک‌های یک ساعت گذشته"
      },
      "unknownLastHour": {
        "kind": "number",
        "name": "نامعلوم‌های یک ساعت گذشته"
      },
      "undeliveredLastHour": {
        "kind": "number",
        "name": "نرسیده‌های یک ساعت گذشته"
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر"
      }
    },
    "filters": {
      "name": {
        "kind": "enum",
        "values": [
          "kavenegar",
          "smsir",
          "sandbox"
        ],
        "of": "smsProvider"
      },
      "source": {
        "kind": "enum",
        "values": [
          "ENVIRONMENT",
          "BACKOFFICE",
          "NONE"
        ],
        "of": "gatewaySource"
      },
      "active": {
        "kind": "flag"
      }
    }
  },
  "sms-templates": {
    "title": "متن پیامک‌ها",
    "singular": "متن پیامک",
    "permission": "sms-templates.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "name",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "name": {
        "kind": "label",
        "name": "متن پیامک",
        "of": "smsTemplate",
        "isSortable": true
      },
      "active": {
        "kind": "flag",
        "name": "فعال"
      },
      "holdsCode": {
        "kind": "flag",
        "name": "کد می‌برد"
      },
      "text": {
        "kind": "text",
        "name": "متن"
      },
      "ownText": {
        "kind": "text",
        "name": "متن بانک",
        "isScreenOnly": true
      },
      "shippedText": {
        "kind": "text",
        "name": "متن آغازین",
        "isScreenOnly": true
      },
      "params": {
        "kind": "any"
      },
      "kavenegarName": {
        "kind": "code",
        "name": "نام نزد کاوه‌نگار"
      },
      "smsIrId": {
        "kind": "code",
        "name": "شماره نزد SMS.ir"
      },
      "updatedAt": {
        "kind": "moment",
        "name": "آخرین تغییر",
        "isSortable": true
      }
    },
    "filters": {
      "name": {
        "kind": "enum",
        "values": [
          "login-code",
          "payment-code",
          "payment-code-several",
          "credit-score-code",
          "card-block-code",
          "card-pin-code",
          "card-unfreeze-code",
          "card-cvv2-code",
          "card-printed",
          "card-returned",
          "card-delivered",
          "card-activated",
          "card-blocked",
          "card-frozen",
          "card-unfrozen",
          "card-blocked-by-holder",
          "card-blocked-by-company",
          "company-card-printed",
          "company-card-returned",
          "card-returned-of-company",
          "company-card-delivered",
          "card-delivered-of-company",
          "company-card-activated",
          "company-card-frozen",
          "company-card-unfrozen",
          "company-card-disabled",
          "card-disabled-of-company",
          "company-card-reissued",
          "company-card-pin-locked",
          "company-card-pin-changed",
          "card-disabled",
          "card-pin-locked",
          "card-pin-changed",
          "step-rejected",
          "step-reopened",
          "part-reopened",
          "visit-asked",
          "steps-approved",
          "code-reserved",
          "phone-left",
          "phone-changed",
          "credit-refused",
          "company-accepted",
          "company-visit-asked",
          "company-branch-closed",
          "member-joined",
          "member-left",
          "company-member-joined",
          "company-right-proposed",
          "company-rule-refused",
          "company-rule-dropped",
          "company-rule-changed",
          "company-rule-waits",
          "company-spending-waits",
          "company-spending-changed",
          "company-spending-refused",
          "company-spending-dropped",
          "delegation-waits",
          "delegation-confirmed",
          "delegation-ended",
          "delegation-refused",
          "invoices-created",
          "invoices-canceled",
          "invoices-refunded",
          "approbations-asked",
          "installments-reminded",
          "invoice-created",
          "invoice-paid",
          "invoice-paid-on-credit",
          "card-payment",
          "card-payment-on-credit",
          "card-payment-over-ceiling",
          "card-payment-reversed",
          "invoices-paid",
          "invoices-paid-on-credit",
          "approbation-asked",
          "approbation-asked-again",
          "approbation-nudged",
          "approbation-accepted",
          "approbation-refused",
          "approbation-refused-by-one",
          "contract-asked",
          "contract-nudged",
          "contract-accepted",
          "contract-refused",
          "contract-refused-by-one",
          "signature-code",
          "signature-code-contract",
          "signature-code-several",
          "signature-enrolled",
          "signature-enrollment-refused",
          "invoice-canceled",
          "invoice-lapsed",
          "invoices-lapsed",
          "invoice-refunded-after-receipt",
          "invoice-refunded",
          "invoice-returned",
          "credit-allocated",
          "credit-allocated-blocked",
          "credit-suspended",
          "credit-suspended-arrears",
          "credit-suspended-arrears-held",
          "credit-unsuspended",
          "credit-unsuspended-expired",
          "credit-closed",
          "credit-limit-changed",
          "credit-limit-changed-blocked",
          "credit-ending",
          "credit-ending-blocked",
          "credit-expired",
          "installment-soon",
          "installment-due",
          "installment-past-due",
          "installment-past-due-blocked",
          "installment-past-due-held",
          "installments-soon",
          "installments-due",
          "installments-past-due",
          "installments-past-due-blocked",
          "installments-past-due-held",
          "repayment-paid",
          "repayment-paid-in-part-freed",
          "repayment-paid-held",
          "repayment-kept-as-cash",
          "platform-fee-paid",
          "yearly-fee-paid",
          "yearly-fee-refunded",
          "platform-fee-refunded",
          "platform-fee-refunded-refused",
          "platform-fee-refunded-canceled",
          "platform-fee-refunded-closed",
          "dispute-accepted",
          "dispute-refused",
          "contract-signed",
          "company-contract-signed",
          "company-claim-ended",
          "renewal-granted",
          "credit-renewed-blocked",
          "credit-renewed",
          "payment-kept-as-cash",
          "wallet-charged",
          "spending-code",
          "withdrawal-code",
          "withdrawal-requested",
          "withdrawal-waits",
          "withdrawal-approved",
          "withdrawal-refused",
          "withdrawal-paid",
          "withdrawal-paid-after-all",
          "withdrawal-doubted",
          "withdrawal-doubted-of-company",
          "withdrawal-cleared-up",
          "withdrawal-failed",
          "withdrawal-came-back",
          "payment-not-made",
          "transfer-refused",
          "support-call",
          "support-missed-call",
          "support-review-documents",
          "support-keep-codes"
        ],
        "of": "smsTemplate"
      },
      "active": {
        "kind": "flag"
      },
      "holdsCode": {
        "kind": "flag"
      }
    }
  },
  "staff": {
    "title": "کارکنان",
    "singular": "کارمند",
    "permission": "staff.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "username",
      "order": "ASC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "username": {
        "kind": "text",
        "name": "نام کاربری",
        "isSortable": true
      },
      "fullName": {
        "kind": "text",
        "name": "نام",
        "isSortable": true
      },
      "role": {
        "kind": "label",
        "name": "نقش",
        "of": "role",
        "isSortable": true
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "branchId": {
        "kind": "any"
      },
      "branchName": {
        "kind": "text",
        "name": "شعبه پخش"
      },
      "hasTotp": {
        "kind": "flag",
        "name": "ورود دومرحله‌ای"
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active",
        "isSortable": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "updatedAt": {
        "kind": "any"
      }
    },
    "filters": {
      "hasTotp": {
        "kind": "flag"
      },
      "active": {
        "kind": "flag"
      },
      "distributorId": {
        "kind": "id"
      },
      "role": {
        "kind": "code"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "suspensions": {
    "title": "مسدودی‌ها",
    "singular": "مسدودی",
    "permission": "suspensions.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "blockedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "creditLineId": {
        "kind": "any"
      },
      "userId": {
        "kind": "any"
      },
      "blockedAt": {
        "kind": "moment",
        "name": "زمان مسدودسازی",
        "isSortable": true
      },
      "blockedBy": {
        "kind": "any"
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "blockReason": {
        "kind": "label",
        "name": "دلیل مسدودی",
        "of": "blockReason",
        "isSortable": true
      },
      "state": {
        "kind": "label",
        "name": "وضعیت",
        "of": "suspension"
      },
      "note": {
        "kind": "text",
        "name": "توضیح"
      },
      "blockedByName": {
        "kind": "text",
        "name": "مسدودکننده"
      },
      "liftAskedAt": {
        "kind": "any"
      },
      "liftAskedBy": {
        "kind": "any"
      },
      "liftedAt": {
        "kind": "moment",
        "name": "زمان رفع",
        "isSortable": true
      },
      "liftedBy": {
        "kind": "any"
      },
      "liftedByName": {
        "kind": "text",
        "name": "رفع‌کننده"
      },
      "liftNote": {
        "kind": "text",
        "name": "توضیح رفع"
      }
    },
    "filters": {
      "state": {
        "kind": "enum",
        "values": [
          "IN_FORCE",
          "LIFTED"
        ],
        "of": "suspension"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "blockReason": {
        "kind": "enum",
        "values": [
          "STAFF",
          "ARREARS",
          "FRAUD",
          "PAPERS_EXPIRED",
          "WRITTEN_OFF"
        ],
        "of": "blockReason"
      },
      "creditLineId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "blockedAt": {
        "kind": "moments"
      },
      "liftedAt": {
        "kind": "moments"
      }
    }
  },
  "transactions": {
    "title": "گردش کیف پول و اعتبار",
    "singular": "گردش کیف پول یا اعتبار",
    "permission": "ledger.read",
    "part": {
      "permission": "company-money.list",
      "filter": {
        "ownerType": "COMPANY"
      }
    },
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "bookedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "bookedAt": {
        "kind": "moment",
        "name": "زمان ثبت",
        "isSortable": true
      },
      "businessAt": {
        "kind": "moment",
        "name": "زمان کاری"
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "of": "ownerType"
      },
      "userId": {
        "kind": "any"
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "account": {
        "kind": "label",
        "name": "حساب",
        "of": "account"
      },
      "kind": {
        "kind": "label",
        "name": "رویداد",
        "of": "entryKind"
      },
      "amount": {
        "kind": "any"
      },
      "deposited": {
        "kind": "rials",
        "name": "واریز",
        "hasTotal": true
      },
      "withdrawn": {
        "kind": "rials",
        "name": "برداشت",
        "hasTotal": true
      },
      "referenceCode": {
        "kind": "code",
        "name": "شماره پیگیری"
      },
      "sourceType": {
        "kind": "label",
        "name": "منشأ",
        "of": "ledgerSource"
      },
      "sourceId": {
        "kind": "any"
      },
      "registrationId": {
        "kind": "any"
      }
    },
    "filters": {
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "account": {
        "kind": "enum",
        "values": [
          "wallet",
          "credit-used"
        ],
        "of": "account"
      },
      "kind": {
        "kind": "enum",
        "values": [
          "GATEWAY_CAPTURED",
          "PLATFORM_FEE_PAID",
          "PLATFORM_FEE_EARNED",
          "PLATFORM_FEE_REFUNDED",
          "INVOICE_PAID_FROM_CREDIT",
          "INVOICE_PAID_FROM_WALLET",
          "INVOICE_REVERSED",
          "INSTALLMENT_PAID",
          "INSTALLMENT_COLLECTED",
          "CREDIT_REVOLVED",
          "LATE_FEE_CHARGED",
          "LATE_FEE_PAID",
          "LATE_FEE_FORGIVEN",
          "WITHDRAWAL_HELD",
          "WITHDRAWAL_PAID",
          "WITHDRAWAL_RETURNED",
          "WITHDRAWAL_REINSTATED",
          "WRITTEN_OFF",
          "DISCOUNT_RUN_PAID",
          "MATURITY_RUN_PAID",
          "PAYOUT_RETURNED",
          "GATEWAY_SETTLED",
          "GATEWAY_SETTLEMENT_REVERSED"
        ],
        "of": "entryKind"
      },
      "sourceType": {
        "kind": "enum",
        "values": [
          "payment",
          "platform-fee",
          "order",
          "repayment",
          "late-fee",
          "credit-line",
          "write-off",
          "payout",
          "gateway-deposits",
          "withdrawal"
        ],
        "of": "ledgerSource"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "sourceId": {
        "kind": "id"
      },
      "deposited": {
        "kind": "amounts"
      },
      "withdrawn": {
        "kind": "amounts"
      },
      "bookedAt": {
        "kind": "moments"
      }
    }
  },
  "users": {
    "title": "مشتریان",
    "singular": "مشتری",
    "permission": "users.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "firstname": {
        "kind": "text",
        "name": "نام"
      },
      "lastname": {
        "kind": "text",
        "name": "نام خانوادگی",
        "isSortable": true
      },
      "phone": {
        "kind": "code",
        "name": "موبایل",
        "isSortable": true
      },
      "nationalCode": {
        "kind": "code",
        "name": "کد ملی",
        "isSortable": true
      },
      "dateOfBirth": {
        "kind": "day",
        "name": "تاریخ تولد",
        "isSortable": true
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan",
        "isSortable": true
      },
      "isTest": {
        "kind": "flag",
        "name": "آزمایشی",
        "isScreenOnly": true
      },
      "active": {
        "kind": "flag",
        "name": "وضعیت",
        "of": "active",
        "isSortable": true
      },
      "cash": {
        "kind": "rials",
        "name": "موجودی کیف پول",
        "isScreenOnly": true
      },
      "createdAt": {
        "kind": "moment",
        "name": "زمان ثبت‌نام",
        "isSortable": true
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "isTest": {
        "kind": "flag"
      },
      "active": {
        "kind": "flag"
      },
      "phone": {
        "kind": "code"
      },
      "nationalCode": {
        "kind": "code"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "wallets": {
    "title": "کیف پول‌ها",
    "singular": "کیف پول",
    "permission": "ledger.read",
    "part": {
      "permission": "company-money.list",
      "filter": {
        "ownerType": "COMPANY"
      }
    },
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "openedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "of": "ownerType"
      },
      "userId": {
        "kind": "any"
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true
      },
      "companyUniqueId": {
        "kind": "code",
        "name": "شناسه ملی"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "balance": {
        "kind": "rials",
        "name": "موجودی نقد",
        "isSortable": true,
        "hasTotal": true
      },
      "held": {
        "kind": "rials",
        "name": "در حال پرداخت",
        "hasTotal": true
      },
      "credit": {
        "kind": "rials",
        "name": "اعتبار",
        "hasTotal": true
      },
      "used": {
        "kind": "rials",
        "name": "مصرف‌شده",
        "hasTotal": true
      },
      "remainCredit": {
        "kind": "rials",
        "name": "مانده اعتبار"
      },
      "expiresOn": {
        "kind": "day",
        "name": "پایان اعتبار"
      },
      "openedAt": {
        "kind": "moment",
        "name": "زمان باز شدن",
        "isSortable": true
      }
    },
    "filters": {
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "companyUniqueId": {
        "kind": "code"
      },
      "balance": {
        "kind": "amounts"
      },
      "openedAt": {
        "kind": "moments"
      }
    }
  },
  "webhook-deliveries": {
    "title": "ارسال وب‌هوک",
    "singular": "وب‌هوک",
    "permission": "webhook-deliveries.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "createdAt",
      "order": "DESC"
    },
    "fields": {
      "createdAt": {
        "kind": "moment",
        "name": "زمان رویداد",
        "isSortable": true
      },
      "id": {
        "kind": "code",
        "name": "شناسه رویداد",
        "isSortable": true
      },
      "event": {
        "kind": "label",
        "name": "رویداد",
        "of": "webhookEvent"
      },
      "partnerName": {
        "kind": "text",
        "name": "مشتری وب‌سرویس"
      },
      "distributorId": {
        "kind": "any"
      },
      "distributorName": {
        "kind": "text",
        "name": "شرکت پخش"
      },
      "orderId": {
        "kind": "any"
      },
      "externalId": {
        "kind": "code",
        "name": "شماره فاکتور"
      },
      "referenceNumber": {
        "kind": "code",
        "name": "شماره پیگیری کسب‌نو"
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "webhook"
      },
      "partnerClientId": {
        "kind": "any"
      },
      "tries": {
        "kind": "number",
        "name": "شمار تلاش‌ها"
      },
      "lastTriedAt": {
        "kind": "moment",
        "name": "آخرین تلاش"
      },
      "lastFailure": {
        "kind": "label",
        "name": "آخرین خطا",
        "of": "webhookFailure"
      },
      "lastResponseStatus": {
        "kind": "number",
        "name": "پاسخ گیرنده"
      },
      "nextTryAt": {
        "kind": "moment",
        "name": "تلاش بعدی"
      },
      "deliveredAt": {
        "kind": "moment",
        "name": "زمان تحویل"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "PENDING",
          "DELIVERED",
          "GIVEN_UP"
        ],
        "of": "webhook"
      },
      "event": {
        "kind": "enum",
        "values": [
          "invoice.created",
          "invoice.updated",
          "invoice.paid",
          "invoice.confirmed",
          "invoice.rejected",
          "invoice.canceled",
          "invoice.returned",
          "invoice.closed",
          "invoice.frozen",
          "invoice.unfrozen",
          "invoice.disputed",
          "invoice.dispute-decided"
        ],
        "of": "webhookEvent"
      },
      "lastFailure": {
        "kind": "enum",
        "values": [
          "NO_ENDPOINT",
          "FORBIDDEN_TARGET",
          "UNREACHABLE",
          "TIMED_OUT",
          "REDIRECTED",
          "REFUSED"
        ],
        "of": "webhookFailure"
      },
      "distributorId": {
        "kind": "id"
      },
      "orderId": {
        "kind": "id"
      },
      "partnerClientId": {
        "kind": "id"
      },
      "createdAt": {
        "kind": "moments"
      }
    }
  },
  "withdrawals": {
    "title": "برداشت از کیف پول",
    "singular": "برداشت از کیف پول",
    "permission": "withdrawals.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "requestedAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "requestedAt": {
        "kind": "moment",
        "name": "زمان درخواست",
        "isSortable": true
      },
      "waitsForMember": {
        "kind": "flag",
        "name": "در انتظار صاحب امضای شرکت",
        "isScreenOnly": true
      },
      "referenceCode": {
        "kind": "code",
        "name": "شماره"
      },
      "ownerType": {
        "kind": "label",
        "name": "نوع مشتری",
        "isScreenOnly": true,
        "of": "ownerType"
      },
      "userId": {
        "kind": "any"
      },
      "companyId": {
        "kind": "code",
        "name": "شرکت",
        "isScreenOnly": true
      },
      "ownerId": {
        "kind": "any"
      },
      "ownerName": {
        "kind": "text",
        "name": "صاحب کیف پول"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "amount": {
        "kind": "rials",
        "name": "مبلغ",
        "isSortable": true,
        "hasTotal": true
      },
      "iban": {
        "kind": "code",
        "name": "شبا"
      },
      "ibanAnswer": {
        "kind": "label",
        "name": "استعلام شبا",
        "of": "inquiry"
      },
      "ibanAnsweredAt": {
        "kind": "moment",
        "name": "زمان پاسخ استعلام",
        "isScreenOnly": true
      },
      "cash": {
        "kind": "rials",
        "name": "مانده کیف پول",
        "isScreenOnly": true
      },
      "status": {
        "kind": "label",
        "name": "وضعیت",
        "of": "withdrawal",
        "isSortable": true
      },
      "confirmedAt": {
        "kind": "moment",
        "name": "تأیید صاحب امضا"
      },
      "proposedBy": {
        "kind": "any"
      },
      "proposedByName": {
        "kind": "text",
        "name": "تأیید نخست"
      },
      "proposedAt": {
        "kind": "moment",
        "name": "زمان تأیید نخست",
        "isScreenOnly": true
      },
      "approvedBy": {
        "kind": "any"
      },
      "approvedByName": {
        "kind": "text",
        "name": "تأییدکننده"
      },
      "approvedAt": {
        "kind": "moment",
        "name": "زمان تأیید",
        "isSortable": true
      },
      "sentAt": {
        "kind": "moment",
        "name": "زمان فرستادن به بانک"
      },
      "payoutId": {
        "kind": "any"
      },
      "paidAt": {
        "kind": "moment",
        "name": "زمان واریز",
        "isScreenOnly": true
      },
      "trackingNumber": {
        "kind": "code",
        "name": "شماره پیگیری بانک"
      },
      "endedAt": {
        "kind": "moment",
        "name": "زمان پایان",
        "isSortable": true
      },
      "endedBy": {
        "kind": "label",
        "name": "پایان به دست",
        "of": "withdrawalEnder"
      },
      "reason": {
        "kind": "text",
        "name": "دلیل"
      }
    },
    "filters": {
      "status": {
        "kind": "enum",
        "values": [
          "REQUESTED",
          "APPROVED",
          "SENT",
          "PAID",
          "FAILED",
          "CANCELED"
        ],
        "of": "withdrawal"
      },
      "ownerType": {
        "kind": "enum",
        "values": [
          "PERSON",
          "COMPANY"
        ],
        "of": "ownerType"
      },
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "ibanAnswer": {
        "kind": "enum",
        "values": [
          "PENDING",
          "MATCHED",
          "MISMATCHED",
          "UNAVAILABLE"
        ],
        "of": "inquiry"
      },
      "waitsForMember": {
        "kind": "flag"
      },
      "userId": {
        "kind": "id"
      },
      "companyId": {
        "kind": "id"
      },
      "ownerId": {
        "kind": "id"
      },
      "amount": {
        "kind": "amounts"
      },
      "requestedAt": {
        "kind": "moments"
      },
      "endedAt": {
        "kind": "moments"
      }
    }
  },
  "write-offs": {
    "title": "بدهی‌های سوخت‌شده",
    "singular": "بدهی سوخت‌شده",
    "permission": "write-offs.list",
    "isForDistributors": false,
    "hasSearch": true,
    "defaultSort": {
      "field": "writtenOffAt",
      "order": "DESC"
    },
    "fields": {
      "id": {
        "kind": "any",
        "isSortable": true
      },
      "creditLineId": {
        "kind": "any"
      },
      "userId": {
        "kind": "any"
      },
      "writtenOffAt": {
        "kind": "moment",
        "name": "زمان سوخت",
        "isSortable": true
      },
      "requestedBy": {
        "kind": "any"
      },
      "ownerName": {
        "kind": "text",
        "name": "مشتری"
      },
      "phone": {
        "kind": "code",
        "name": "موبایل"
      },
      "plan": {
        "kind": "label",
        "name": "طرح",
        "of": "plan"
      },
      "amount": {
        "kind": "rials",
        "name": "بدهی سوخت‌شده",
        "isSortable": true,
        "hasTotal": true
      },
      "lateFees": {
        "kind": "rials",
        "name": "دیرکرد برگشت‌خورده",
        "hasTotal": true
      },
      "recovered": {
        "kind": "rials",
        "name": "وصول‌شده پس از آن",
        "hasTotal": true
      },
      "open": {
        "kind": "rials",
        "name": "مانده بدهکاری",
        "hasTotal": true
      },
      "reason": {
        "kind": "text",
        "name": "دلیل"
      },
      "requestedByName": {
        "kind": "text",
        "name": "درخواست‌کننده"
      },
      "approvedBy": {
        "kind": "any"
      },
      "approvedByName": {
        "kind": "text",
        "name": "تأییدکننده"
      }
    },
    "filters": {
      "plan": {
        "kind": "enum",
        "values": [
          "kasbeno-fmcg-real",
          "kasbeno-digital-real",
          "kasbeno-fmcg-legal"
        ],
        "of": "plan"
      },
      "creditLineId": {
        "kind": "id"
      },
      "userId": {
        "kind": "id"
      },
      "amount": {
        "kind": "amounts"
      },
      "writtenOffAt": {
        "kind": "moments"
      }
    }
  }
} as const satisfies Record<string, ListDescriptor>
