/** Generated from openapi.json by `npm run codegen`: what the API answers. */
export type Absent = {
    fullName: string;
    phone: string;
};
export type AcceptedTerms = {
    version: "1405-08" | "1405-09";
    acceptedAt: null | string;
};
export type AccountSummary = {
    opening: number;
    raised: number;
    lowered: number;
    closing: number;
};
export type Address = {
    id: string;
    title: string;
    provinceId: number;
    provinceName: string;
    cityId: number;
    cityName: string;
    postalCode: string;
    address: string;
    relatedUserId: string;
    relatedUserType: "LEGAL" | "PERSON";
    deliverable: boolean;
};
export type AnsweredCard = {
    row: number;
    reference: string;
    answer: "ANSWERED_BEFORE" | "BATCH_CANCELED" | "FAILED" | "PRINTED" | "UNKNOWN_REFERENCE" | "UNKNOWN_VERDICT" | "WRONG_STATE";
};
export type AnsweredLine = {
    paymentId: string;
    answer: "ALREADY_RECORDED" | "COMPLETED" | "CONFIRMED" | "CONTRADICTS" | "FORMER_ATTEMPT" | "NEEDS_FILE" | "NOT_ANSWERED" | "NOT_SENT" | "NO_AMOUNT" | "OTHER_AMOUNT" | "RECORDED" | "UNKNOWN_PAYMENT" | "UNKNOWN_STATUS";
    row?: number;
    stands?: "FAILED" | "PAID" | "PENDING";
    needsTracking?: true;
};
export type AnsweredParcel = {
    row: number;
    trackingNumber: string;
    answer: "IMPOSSIBLE_MOVE" | "MOVED" | "REPEATED_FILE" | "THERE_ALREADY" | "UNKNOWN_PARCEL" | "UNKNOWN_STATUS";
};
export type ApprobationView = {
    totalNumberOfSignatory: number;
    totalNumberOfAcceptedSignatory: number;
    latestSignatoryDate: null | string;
    overallSignatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED";
    approbationDtoList: Array<{
        fullName: string;
        signatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED";
        signatoryDate: null | string;
        reason: null | string;
        delegateName: null | string;
        approbation: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
        isOut: boolean;
    }>;
    quorum: {
        mandatory: Part;
        optional: Part;
        waitingFor: Array<string>;
    };
};
export type Approbations = {
    minimumNumberOfSignatory: number;
    users: Array<SignatoryUser>;
    pendingChange: null | PendingRuleChange;
};
export type ApprovalEvidence = {
    evidence: null | {
        registrationId: string;
        firstname: null | string;
        lastname: null | string;
        nationalCode: null | string;
        shopname: null | string;
        kycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_SCORE_ACCEPTED" | "CREDIT_SCORE_PENDING" | "CREDIT_SCORE_REJECTED" | "PHONE_CONFIRMED" | "REJECTED";
        identityOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        shopOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        docsOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        packageStatus: "ALLOCATE_PENDING" | "CANCELED" | "CREATED" | "ENABLED" | "EXPIRED" | "START" | null;
        customer: {
            since: string;
            fees: Array<{
                plan: string;
                amount: number;
                status: "EARNED" | "PAID" | "REFUNDED";
            }>;
            lines: Array<{
                id: string;
                plan: string;
                limit: number;
                used: number;
            }>;
            invoices: number;
            invoicesAmount: number;
            pastDue: number;
            pastDueAmount: number;
            cleared: number;
        };
        shop: null | Record<string, null | string | number>;
        history: Array<HistoryRecord>;
        bankStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        fee: null | {
            fee: number;
            vat: number;
            status: "EARNED" | "PAID" | "REFUNDED";
            paidAt: string;
        };
        dateOfBirth: null | string;
        sentAt: {
            identity: null | string;
            shop: null | string;
            docs: null | string;
        };
        package: null | {
            slug: string;
            amount: number;
            collaterals: Array<CollateralType>;
        };
        documents: Array<Document>;
        inquiries: Array<{
            kind: "CIVIL_REGISTRY" | "CREDIT_BUREAU" | "MOBILE_OWNERSHIP" | "POSTAL_CODE";
            answer: "MATCHED" | "MISMATCHED" | "PENDING" | "UNAVAILABLE";
            detail: Record<string, unknown>;
            askedAt: string;
            answeredAt: null | string;
        }>;
        rejections: {
            identity: null | string;
            shop: null | string;
            docs: null | string;
        };
        decisions: {
            identity: null | {
                at: string;
                by: string;
                name: string;
            };
            shop: null | {
                at: string;
                by: string;
                name: string;
            };
            docs: null | {
                at: string;
                by: string;
                name: string;
            };
        };
    };
};
export type AssignedCompany = {
    companyName: string;
    companyUniqueSerial: string;
    companyStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    ceoStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    boardMemberStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    appointmentStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    isCeo: boolean;
    legalWalletResponse: {
        credit: number;
        remainCredit: number;
    };
};
export type AuditProblem = {
    kind: "KEY_UNKNOWN" | "LINE_CHANGED" | "LINE_INSERTED" | "LINE_MISSING" | "LINE_UNSEALED" | "LINK_BROKEN" | "SEAL_MISSING";
    seq: null | number;
    lineId: null | string;
};
export type AuditVerification = {
    from: number;
    to: number;
    checked: number;
    isWhole: boolean;
    problems: Array<AuditProblem>;
    nextFrom: null | number;
    head: null | {
        seq: number;
        hash: string;
        sealedAt: string;
    };
};
export type AwaitingDiscount = {
    discount: number;
    net: number;
    referenceNumber: string;
    externalId: string;
    amount: number;
    maturesOn: string;
    status: "AT_BANK" | "OPEN" | "REFUSED";
    paymentId: null | string;
};
export type AwaitsSecondPerson = {
    status: "PENDING_APPROVAL";
    requestId: string;
};
export type BankAnswerLine = {
    id: string;
    at: string;
    question: "CALLBACK" | "INQUIRE" | "LAPSE" | "OPEN" | "REVERSE" | "SETTLE" | "VERIFY";
    code: string;
    verdict: "NOT_PAID" | "NOT_SETTLED" | "PAID" | "REVERSED" | "SETTLED" | "UNKNOWN";
    receipt: null | string;
};
export type BankAsking = {
    nextAt: null | string;
    needsReceipt: boolean;
    autoReverseMinutes: null | number;
    wasVerifyAsked: boolean;
};
export type BankBranch = {
    id: string;
    branchCode: string;
    name: string;
    address: string;
    openingHours: string;
    provinceName: string;
    cityName: null | string;
    nearness: "CITY" | "OTHER" | "PROVINCE" | null;
};
export type BatchInvoice = {
    id: string;
    externalId: string;
    dueDateInDays: number;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    bankFeeAmount: number;
    bankReferenceNumber: null | string;
    distributorName: string;
    grandTotalAmount: number;
    kasbenoFeeAmount: number;
    paymentSource: "CREDIT" | "WALLET" | null;
    referenceNumber: string;
    paidAt: null | string;
    dueDate: null | string;
    distributorSlug: string;
    distributorLogo: null | string;
    installmentReceiptAmount: null | number;
};
export type BatchOption = {
    source: "CREDIT" | "WALLET";
    amount: number;
    available: number;
    firstDueDate: null | string;
    refusal: "AMOUNT_CHANGED" | "BLOCKED" | "CONTENT_CHANGED" | "CONTRACT_UNSIGNED" | "EXPIRED" | "FEE_UNPAID" | "LISTED" | "NOT_ALLOCATED" | "NOT_APPROVED" | "NOT_ENOUGH" | "NOT_PAYABLE" | "WALLET_TOO_LOW" | null;
    refused: Array<RefusedInvoice>;
};
export type BoardMember = {
    id: string;
    phone: string;
    role: "BOARD_MEMBER" | "CEO";
    firstName: null | string;
    lastName: null | string;
    nationalCode: null | string;
    birthDate: null | string;
    roleInCompany: null | string;
    signatoryStatus: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
    legalUserKycStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    rejectionReason: null | string;
    sentAt: null | string;
    isNewcomer: boolean;
};
export type CardDetails = {
    deliveryAddress: null | DeliveryAddress;
    replacesId: null | string;
    parcels: Array<{
        id: string;
        status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
        trackingNumber: null | string;
        createdAt: string;
        movedAt: string;
    }>;
    prints: Array<{
        batchId: string;
        batchNumber: number;
        status: "CANCELED" | "FAILED" | "PENDING" | "PRINTED";
        reason: null | string;
        answeredAt: null | string;
    }>;
};
export type CardHolder = {
    id: string;
    userId: string;
    firstName: string;
    lastName: string;
    phone: string;
    nationalCode: string;
    birthDate: null | string;
    legalUserKycStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    rejectionReason: null | string;
    cardHolderStep: "ADDRESS_INFO" | "APPROBATION_DONE" | "CARD_ISSUANCE_CONTRACT_INFO" | "CONTRACT_INFO" | "START";
    cardSigned: boolean;
    contractStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    contractRejectionReason: null | string;
    signatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED" | null;
    signatoryRefusal: null | string;
    contractId: null | string;
    contractUploadedAt: null | string;
    addressId: null | string;
    addressTitle: null | string;
    address: null | string;
    cardId: null | string;
    cardNumber: null | string;
    cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING" | null;
    parcelStatus: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER" | null;
    expirationDate: null | string;
    isCardExpired: boolean;
    ceiling: null | number;
    spentThisMonth: number;
    createdAt: string;
};
export type CardHolderName = {
    userId: string;
    name: string;
    phone: string;
};
export type CardInHand = {
    cardNumber: string;
    cvv2: string;
    expireAt: string;
    status: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
};
export type CardPaymentDetails = {
    id: string;
    reference: string;
    status: "PAID" | "REFUSED" | "REVERSED";
    refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
    amount: number;
    totalAmount: null | number;
    paymentSource: "CREDIT" | "WALLET" | null;
    cardNumber: null | string;
    referenceNumber: null | string;
    bankReferenceNumber: null | string;
    dueDate: null | string;
    terminal: number;
    merchantName: string;
    createdAt: string;
    reversedAt: null | string;
};
export type CertificateOption = {
    id: string;
    name: string;
};
export type ChangeSubject = {
    resource: string;
    id: null | string;
    title: string;
};
export type ChosenPackageAnswer = {
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-real";
    status: "ALLOCATE_PENDING" | "CANCELED" | "CREATED" | "ENABLED" | "EXPIRED" | "START";
    slug: null | string;
    amount: null | number;
    collateralCreditTypes: Array<CollateralType>;
};
export type City = {
    cityId: number;
    cityName: string;
};
export type CollateralType = {
    title: string;
    description: null | string;
    price: null | number;
    collaterals: Array<string>;
};
export type Company = {
    companyUniqueSerial: string;
    companyUniqueId: string;
    companyName: string;
    guildId: number;
    guildName: string;
    provinceId: null | number;
    cityId: null | number;
    postalCode: null | string;
    address: null | string;
    bankBranchName: null | string;
    bankBranchCode: null | string;
    bankAddress: null | string;
    openingHours: null | string;
    phone: string;
    companyStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    ceoStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    boardMemberStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    appointmentStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
};
export type CompanyCredit = {
    renewalRefusal: "PAST_DUE" | "WRITTEN_OFF" | null;
    plan: "kasbeno-fmcg-legal";
    credit: number;
    remainCredit: number;
    creditScoreExpirationDate: null | string;
    state: "BLOCKED" | "EXPIRED" | "NONE" | "OPEN" | "PAY_FEE" | "PAY_RENEWAL" | "REMINDER" | "SIGN_RENEWAL";
    isAllocated: boolean;
    isBlocked: boolean;
    isCreditExpired: boolean;
    hasActivePlatformFee: boolean;
    hasRenewalCredit: boolean;
    isContractSigned: boolean;
    creditRemainingDays: null | number;
};
export type CompanyOrder = {
    isCeo: boolean;
    digitalSignatoryType: "CODE" | "TOKEN";
    button: {
        action: "SIGN";
        refusal: "HAS_ANSWERED" | "NO_SIGNING_ACCESS" | "REFUSED" | "SIGNED" | null;
    } | {
        action: "PAY";
        refusal: "NO_PAYMENT_ACCESS" | null;
    } | {
        action: "NONE";
        refusal: "FINISHED";
    };
    onBehalf: null | OnBehalf;
    overallSignatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED" | null;
    approbation: null | ApprobationView;
    refusalEnds: boolean;
    signatoryDtos: Array<{
        approbation: "ACCEPTED" | "PENDING" | "REJECTED";
        approbationDto: {
            firstName: null | string;
            lastName: null | string;
            mandatorySignatoryUser: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
        };
        signatoryDate: null | string;
    }>;
    orderStatus: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    paymentOptions: Array<PaymentOption>;
    id: string;
    phone: string;
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    externalId: string;
    dueDateInDays: number;
    invoicedAt: string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    bankFeeAmount: number;
    bankReferenceNumber: null | string;
    cancelReason: null | string;
    creditBalance: number;
    distributorName: string;
    firstname: null | string;
    grandTotalAmount: number;
    kasbenoFeeAmount: number;
    lastname: null | string;
    paymentSource: "CREDIT" | "WALLET" | null;
    referenceNumber: string;
    refundAmount: number;
    version: number;
    paidAt: null | string;
    payableUntil: string;
    createdAt: string;
    dueDate: null | string;
    installmentId: null | string;
    cardPayment: null | {
        lastFour: string;
        merchantName: string;
    };
    lateFeeAmount: number;
    distributorSlug: string;
    distributorLogo: null | string;
    installmentReceiptAmount: null | number;
    installmentReceiptStatus: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE" | null;
    installmentRemainingAmount: null | number;
    daysLeft: null | number;
    orderItems: Array<{
        itemName: string;
        unitType: string;
        qty: number;
        price: number;
        id: number;
    }>;
    cashBalance: number;
    orderApprobationStatus: "COMPLETED" | "PENDING_FOR_APPROBATION" | "PENDING_FOR_PAYMENT";
    userApprobationStatus: "ACCEPTED" | "PENDING" | "REJECTED";
    userSignatoryStatus: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
    hasAnsweredForOther: boolean;
};
export type CompanyOrderRow = {
    id: string;
    externalId: string;
    referenceNumber: string;
    createdAt: string;
    invoicedAt: string;
    paidAt: null | string;
    dueDate: null | string;
    dueDateInDays: number;
    payableUntil: string;
    grandTotalAmount: number;
    kasbenoFeeAmount: number;
    bankFeeAmount: number;
    refundAmount: number;
    installmentReceiptAmount: null | number;
    installmentReceiptStatus: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE" | null;
    bankReferenceNumber: null | string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    orderApprobationStatus: "COMPLETED" | "PENDING_FOR_APPROBATION" | "PENDING_FOR_PAYMENT";
    userApprobationStatus: "ACCEPTED" | "PENDING" | "REJECTED";
    userSignatoryStatus: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
    hasAnsweredForOther: boolean;
    isCeo: boolean;
    distributorName: string;
    distributorLogo: null | string;
    awaits: "PAYMENT" | "SIGNATURE" | null;
    inPlaceOf: null | Absent;
};
export type CompanyPaper = {
    id: string;
    memberId: null | string;
    memberName: null | string;
    kind: "cardIssuanceContract" | "nationalCardBack" | "nationalCardFront" | "officialPaper";
    width: number;
    height: number;
    createdAt: string;
    url: string;
};
export type CompanyPhases = {
    companyKycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_ACCEPTED" | "REJECTED";
    basicInfoKycStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    rejectionReasons: {
        company?: string;
        ceo?: string;
        appointment?: string;
        board?: string;
    };
    remainUnsignedCard: number;
    paymentMethodType: "CPG" | "OTP" | "POS";
    paymentMethodTypeList: Array<"CPG" | "OTP" | "POS">;
    lastUpdatedAt: string;
    nextStep: "appointment" | "board" | "ceo" | "company" | "summary";
    companyStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    ceoStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    boardMemberStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    appointmentStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
};
export type CompanyReview = {
    members: Array<BoardMember>;
    papers: Array<CompanyPaper>;
    inquiries: Array<{
        kind: "COMPANY_REGISTER" | "COMPANY_SIGNATORIES";
        answer: "MATCHED" | "MISMATCHED" | "PENDING" | "UNAVAILABLE";
        detail: Record<string, unknown>;
        askedAt: string;
        answeredAt: null | string;
    }>;
    decisions: Array<{
        part: string;
        at: string;
        by: string;
        name: string;
    }>;
    ruleVersion: null | number;
    history: Array<HistoryRecord>;
    provinceId: null | number;
    provinceName: null | string;
    cityId: null | number;
    cityName: null | string;
    postalCode: null | string;
    address: null | string;
    branch: null | {
        id: string;
        branchCode: string;
        name: string;
        address: string;
        openingHours: string;
    };
    rejections: {
        company: null | string;
        ceo: null | string;
        appointment: null | string;
    };
    sentAt: {
        company: null | string;
        ceo: null | string;
        appointment: null | string;
    };
    minimumOptional: number;
    creditLine: null | {
        id: string;
        limit: number;
    };
    pendingApproval: null | {
        id: string;
        amount: number;
    };
};
export type CompanySeller = {
    id: string;
    name: string;
};
export type CompanySpending = {
    paymentMethodType: "CPG" | "OTP" | "POS";
    credit: number;
    largestLoss: number;
    consenters: Array<string>;
};
export type CompanyWallet = {
    cash: number;
    credit: number;
    remainCredit: number;
};
export type CompanyWeek = {
    today: string;
    toSign: {
        items: Array<{
            id: string;
            externalId: string;
            distributorName: string;
            amount: number;
            payableUntil: string;
        }>;
        count: number;
        amount: number;
    };
    contractsToSign: number;
    toPay: {
        items: Array<{
            id: string;
            externalId: string;
            distributorName: string;
            amount: number;
            payableUntil: string;
        }>;
        count: number;
        amount: number;
    };
    signed: {
        count: number;
        amount: number;
    };
    paid: {
        count: number;
        amount: number;
    };
    weeks: Array<DueWeek>;
    pastDue: {
        count: number;
        amount: number;
        lateFees: number;
    };
    holders: Array<{
        userId: string;
        phone: string;
        cardNumber: null | string;
        cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING" | null;
        ceiling: null | number;
        firstName: string;
        lastName: string;
        spentThisMonth: number;
    }>;
};
export type ConfirmationPreview = {
    status: "WOULD_ASK" | "WOULD_CONFIRM";
    message: string;
};
export type Container = {
    id: string;
    reference: string;
    amount: number;
    description: string;
    status: "CANCELED" | "EXPIRED" | "OPEN" | "PAID";
    expiresAt: string;
    qr: string;
};
export type ContractApprobation = {
    userApprobationStatus: "ACCEPTED" | "PENDING" | "REJECTED";
    userSignatoryStatus: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
    hasAnsweredForOther: boolean;
    digitalSignatoryType: "CODE" | "TOKEN";
    refusal: "FINISHED" | "HAS_ANSWERED" | "NO_SIGNING_ACCESS" | "REFUSED" | "SIGNED" | null;
    refusalEnds: boolean;
    onBehalf: null | OnBehalf;
    contractUrl: string;
    totalNumberOfSignatory: number;
    totalNumberOfAcceptedSignatory: number;
    latestSignatoryDate: null | string;
    overallSignatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED";
    approbationDtoList: Array<{
        fullName: string;
        signatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED";
        signatoryDate: null | string;
        reason: null | string;
        delegateName: null | string;
        approbation: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
        isOut: boolean;
    }>;
    quorum: {
        mandatory: Part;
        optional: Part;
        waitingFor: Array<string>;
    };
};
export type ContractEvidence = {
    html: string;
    isIntact: boolean;
    sessionId: string;
    address: string;
    agent: string;
    recordedAt: string;
};
export type CreditConsent = {
    isAllowed: boolean;
    because: "GIVEN" | "NEVER_SAID" | "WITHDRAWN";
};
export type CreditPreview = {
    status: "WOULD_ASK" | "WOULD_DO";
    message: string;
    amounts: {
        amount?: number;
        limit?: number;
        used?: number;
        left?: number;
        lateFees?: number;
    };
};
export type Dashboard = {
    at: string;
    queues: DashboardQueues;
    money: null | DashboardMoney;
    trends: null | {
        days: Array<DashboardDay>;
    };
};
export type DashboardDay = {
    date: string;
    applications: number;
    approvals: number;
    payments: number;
    paidAmount: number;
};
export type DashboardMoney = {
    dueToday: MoneyAndCount;
    dueInSevenDays: MoneyAndCount;
    notDue: MoneyAndCount;
    pastDue: {
        "1-30": MoneyAndCount;
        "31-60": MoneyAndCount;
        "61-90": MoneyAndCount;
        "91+": MoneyAndCount;
    };
    lines: LineSums;
    exposure: {
        provinces: Array<Exposure>;
        guilds: Array<Exposure>;
    };
};
export type DashboardQueues = {
    changeRequests?: {
        count: number;
    };
    reviews?: {
        identity: number;
        shop: number;
        docs: number;
        files: number;
        oldestAt: null | string;
    };
    allocation?: {
        count: number;
        amount: number;
    };
    paymentsInDoubt?: {
        count: number;
        amount: number;
    };
    failedPayouts?: {
        count: number;
        amount: number;
    };
    payoutAlarms?: {
        count: number;
    };
    cardsToPrint?: {
        count: number;
    };
    cardsReturned?: {
        count: number;
    };
    parcels?: {
        count: number;
    };
    disputes?: {
        count: number;
    };
    companies?: {
        count: number;
    };
    companyAllocations?: {
        count: number;
    };
    cardHolders?: {
        count: number;
    };
    cardContracts?: {
        count: number;
    };
    openDays?: {
        count: number;
    };
    missingStatements?: {
        count: number;
        sources: Array<MissingStatement>;
    };
};
export type DebtSummary = {
    owedAmount: number;
    lateFeeAmount: number;
    disputedAmount: number;
    openCount: number;
    pastDueAmount: number;
    pastDueCount: number;
    nextDueDate: null | string;
    nextDueAmount: number;
    nextDueInDays: null | number;
    payingUnblocks: boolean;
    blocks: Array<ToldBlock>;
};
export type DecisionAnswer = {
    id: string;
    status: "ACCEPTED" | "REFUSED";
};
export type Delegations = {
    items: Array<ShownDelegation>;
    today: string;
    candidates: null | Array<{
        fullName: string;
        phone: string;
        refusal: null | string;
    }>;
    signsFor: null | {
        fullName: string;
        phone: string;
        level: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
    };
};
export type DeliveryAddress = {
    title: string;
    id: string;
    address: string;
    cityName: string;
    postalCode: string;
    provinceName: string;
    provinceId: number;
    cityId: number;
    relatedUserId: string;
    relatedUserType: "LEGAL" | "PERSON";
};
export type DeliveryFile = {
    body: WebhookBody;
    attempts: Array<{
        id: string;
        at: string;
        url: null | string;
        durationMs: number;
        responseStatus: null | number;
        failure: "FORBIDDEN_TARGET" | "NO_ENDPOINT" | "REDIRECTED" | "REFUSED" | "TIMED_OUT" | "UNREACHABLE" | null;
        responseExcerpt: null | string;
    }>;
};
export type DemoMessage = {
    id: string;
    phone: string;
    text: string;
    code?: string;
    sentAt: string;
};
export type DemoPhone = {
    phone: string;
    name: string;
    lastAt: string;
};
export type DetectedCard = {
    isOurs: boolean;
    cardNumber: string;
    refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
};
export type Dispute = {
    id: string;
    status: "ACCEPTED" | "ESCALATED" | "LAPSED" | "OPEN" | "REFUSED" | "WITHDRAWN";
    goodsAmount: number;
    refundAmount: number;
    walletAmount: null | number;
    note: string;
    openedAt: string;
    answerBy: string;
    decidedAt: null | string;
    decidedBy: "CANCELLATION" | "OWNER" | "STAFF" | "SUPPLIER" | null;
    answer: null | string;
    items: Array<DisputeItem>;
};
export type DisputeFile = {
    items: Array<DisputeItem>;
    orderItems: Array<{
        line: number;
        itemName: string;
        unitType: string;
        qty: number;
        price: number;
    }>;
    order: {
        status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
        grandTotalAmount: number;
        refundAmount: number;
        paidAt: string;
        isSettled: boolean;
    };
    before: {
        accepted: number;
        refused: number;
        withdrawn: number;
    };
};
export type DisputeItem = {
    line: number;
    itemName: string;
    unitType: string;
    qty: number;
    price: number;
    reason: "DAMAGED" | "MISSING" | "RETURNED";
    amount: number;
};
export type DistributorEntry = {
    name: string;
    slug: string;
    logo: null | string;
    link: null | {
        link: string;
        text: string;
    };
    category: string;
    activeProvinces: Array<string>;
    provincesId: Array<number>;
    officeAddresses: Array<string>;
    phone: null | string;
    priority: number;
};
export type DistributorFile = {
    fees: null | FeeTerms;
    officeAddresses: Array<string>;
    activeProvinces: Array<string>;
    provinceIds: Array<number>;
};
export type DistributorReport = {
    name: "branch" | "daily" | "discount" | "general" | "monthly" | "province-status" | "settlement" | "status-ratio";
    title: string;
    list: "orders" | "payout-items";
    columns: Array<ReportColumn>;
    rows: Array<ReportRow>;
    totals: ReportRow;
    from: string;
    to: string;
    takenAt: string;
    before: {
        from: string;
        to: string;
        cells: Record<string, null | string | number>;
    };
};
export type District = {
    districtId: number;
    districtName: string;
};
export type Document = {
    id: string;
    kind: "certificate" | "nationalCardBack" | "nationalCardFront";
    certificateType: null | string;
    certificateName: null | string;
    width: number;
    height: number;
    createdAt: string;
    url: string;
};
export type DocumentToSign = {
    documentType: "CARD_CONTRACT" | "IDENTITY_INFORMATION" | "INVOICE";
    documentId: string;
    title: string;
    content: string;
    digest: string;
    algorithm: "SHA-256";
    signedAt: null | string;
    certificateSerial: null | string;
};
export type DueDay = {
    day: string;
    count: number;
    amount: number;
};
export type DueWeek = {
    from: string;
    to: string;
    count: number;
    amount: number;
    days: Array<DueDay>;
};
export type EarlierImport = {
    importedBy: string;
    importedAt: string;
};
export type EnrollmentDetails = {
    files: Array<{
        kind: "SIGNATURE" | "VIDEO";
        mimeType: string;
        bytes: number;
        createdAt: string;
    }>;
    documents: Array<{
        id: string;
        documentType: "CARD_CONTRACT" | "IDENTITY_INFORMATION" | "INVOICE";
        title: string;
        status: "EXPIRED" | "OPEN" | "REFUSED" | "SIGNED";
        failure: "DECLINED" | "OTHER_DOCUMENT" | null;
        digest: string;
        signedAt: null | string;
        createdAt: string;
    }>;
};
export type ExportJob = {
    id: string;
    status: "DONE" | "FAILED" | "QUEUED" | "RUNNING";
    progress: number;
    rows: number;
    url?: string;
};
export type Exposure = {
    name: null | string;
    count: number;
    limit: number;
    used: number;
    held: number;
};
export type FeeConfirmation = {
    status: "EARNED" | "PAID" | "REFUNDED";
    platformFee: number;
    valueAddedTax: number;
    paidAt: string;
};
export type FeeDetail = {
    platformFee: number;
    valueAddedTax: number;
    totalAmount: number;
    userCashBalance: number;
    paymentAmount: number;
};
export type FeeTerms = {
    productFeePpm: number;
    bankFeeYearlyPpm: number;
    discountYearlyPpm: null | number;
};
export type Forgiven = {
    status: "FORGIVEN" | "PENDING_APPROVAL" | "WOULD_ASK" | "WOULD_FORGIVE";
    amount: number;
    open: number;
    message: string;
    requestId?: string;
};
export type FormerHolder = {
    userId: string;
    firstName: string;
    lastName: string;
    removedAt: string;
};
export type GatewayOffer = {
    indicator: "BANKTEST" | "IRANKISH" | "MELLAT" | "OFFLINE" | "SAMAN" | "SHAYANTEJARAT";
    name: string;
    logo: null | string;
    isDefault: boolean;
    minAmount: null | number;
    maxAmount: null | number;
};
export type GatewayRedirect = {
    redirectBaseUrl: string;
    method: "GET" | "POST";
    params: Record<string, string>;
};
export type Guild = {
    id: number;
    name: string;
};
export type HeldByGateway = {
    indicator: "BANKTEST" | "IRANKISH" | "MELLAT" | "OFFLINE" | "SAMAN" | "SHAYANTEJARAT";
    captured: number;
    deposited: number;
    held: number;
};
export type HeldCard = {
    companyName: string;
    companyUniqueSerial: string;
    cardNumber: null | string;
    cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING" | null;
    parcelStatus: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER" | null;
    next: "ACTIVATION" | "ADDRESS" | "CONTRACT" | "DELIVERY" | "FEE" | "FROZEN" | "GONE" | "PAPERS" | "REFUSED" | "REISSUE" | "RETURNED" | "USE";
    closedBy: "CREDIT" | "METHOD" | null;
    ceiling: null | number;
    spentThisMonth: number;
    removedAt: null | string;
};
export type HeldPurchase = {
    id: string;
    merchantName: string;
    amount: number;
    totalAmount: number;
    status: "PAID" | "REVERSED";
    cardNumber: string;
    referenceNumber: string;
    createdAt: string;
    reversedAt: null | string;
};
export type HistoryEntry = {
    at: string;
    what: string;
    who: string;
    whoIs: string;
    facts: Array<HistoryFact>;
    reason: null | string;
    isRoutine: boolean;
};
export type HistoryFact = {
    label: string;
    as: "code" | "date" | "number" | "percent" | "rial" | "text";
    before?: null | string | number | Array<string>;
    after: null | string | number | Array<string>;
};
export type HistoryPage = {
    entries: Array<HistoryEntry>;
    hasMore: boolean;
};
export type HistoryRecord = {
    at: string;
    businessAt: string;
    actorName: string;
    command: string;
    reason: null | string;
    before: null | Record<string, null | string | number | Array<string>>;
    after: null | Record<string, null | string | number | Array<string>>;
};
export type Holder = {
    name: string;
    phone: string;
    nationalId: null | string;
};
export type HolderFile = {
    cardHolderStep: "ADDRESS_INFO" | "APPROBATION_DONE" | "CARD_ISSUANCE_CONTRACT_INFO" | "CONTRACT_INFO" | "START";
    contractSentAt: null | string;
    documents: Array<{
        id: string;
        kind: "cardIssuanceContract" | "nationalCardBack" | "nationalCardFront" | "officialPaper";
        width: number;
        height: number;
        createdAt: string;
        url: string;
    }>;
    decisions: {
        holder: null | {
            at: string;
            by: string;
            name: string;
        };
        contract: null | {
            at: string;
            by: string;
            name: string;
        };
    };
    address: null | string;
    contractStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    rejectionReason: null | string;
    contractRejectionReason: null | string;
    addressTitle: null | string;
};
export type IfPaidToday = {
    amount: number;
    freesCredit: number;
};
export type InstallmentDetails = {
    reversedAmount: number;
    clearedAt: null | string;
    isFrozen: boolean;
    cashBalance: number;
    payingUnblocks: boolean;
    repayments: Array<{
        amount: number;
        paidAt: string;
    }>;
    id: string;
    orderId: string;
    externalId: string;
    referenceNumber: string;
    distributorName: string;
    distributorLogo: null | string;
    amount: number;
    paidAmount: number;
    remainingAmount: number;
    disputedAmount: number;
    lateFeeAmount: number;
    owedAmount: number;
    status: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE";
    dueDate: string;
    daysLeft: number;
};
export type InstallmentRow = {
    id: string;
    orderId: string;
    externalId: string;
    referenceNumber: string;
    distributorName: string;
    distributorLogo: null | string;
    amount: number;
    paidAmount: number;
    remainingAmount: number;
    disputedAmount: number;
    lateFeeAmount: number;
    owedAmount: number;
    status: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE";
    dueDate: string;
    daysLeft: number;
};
export type InvoiceBatch = {
    phone: string;
    items: Array<BatchInvoice>;
    paymentOptions: Array<BatchOption>;
};
export type InvoiceDoor = {
    companyUniqueSerial: string;
    id: string;
};
export type LineSums = {
    limit: number;
    used: number;
    held: number;
};
export type ListedHolder = {
    id: string;
    userId: string;
    firstName: string;
    lastName: string;
    phone: string;
    nationalCode: string;
    birthDate: null | string;
    legalUserKycStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    rejectionReason: null | string;
    cardHolderStep: "ADDRESS_INFO" | "APPROBATION_DONE" | "CARD_ISSUANCE_CONTRACT_INFO" | "CONTRACT_INFO" | "START";
    cardSigned: boolean;
    contractStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    contractRejectionReason: null | string;
    signatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED" | null;
    signatoryRefusal: null | string;
    contractId: null | string;
    contractUploadedAt: null | string;
    addressId: null | string;
    addressTitle: null | string;
    address: null | string;
    cardId: null | string;
    cardNumber: null | string;
    cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING" | null;
    parcelStatus: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER" | null;
    expirationDate: null | string;
    isCardExpired: boolean;
    ceiling: null | number;
    spentThisMonth: number;
    createdAt: string;
    awaits: "SIGNATURE" | null;
    inPlaceOf: null | Absent;
};
export type Marketing = {
    creditBillions: number;
    shops: number;
    distributors: Array<string>;
    choices: Array<{
        slug: string;
        name: string;
    }>;
};
export type Me = {
    id: string;
    username: string;
    fullName: string;
    role: string;
    permissions: Array<"addresses.list" | "approvals.decide" | "approvals.list" | "approvals.withdraw" | "audit.read" | "bank-branches.list" | "bank-branches.update" | "blacklists.list" | "blacklists.update" | "branches.list" | "branches.update" | "business-service-plans.list" | "business-service-plans.update" | "card-holders.decide" | "card-holders.list" | "card-payments.list" | "cards.confirm-address" | "cards.disable" | "cards.list" | "cards.print" | "cards.print-file" | "certificate-types.list" | "certificate-types.update" | "closed-days.list" | "companies.decide" | "companies.evidence" | "companies.list" | "companies.set-rule" | "companies.update" | "company-money.list" | "contract-templates.decide" | "contract-templates.list" | "contract-templates.update" | "contracts.list" | "credit-lines.list" | "credit.allocate" | "credit.change-limit" | "credit.grant-renewal" | "credit.revolve" | "credit.suspend" | "credit.write-off" | "customers.view" | "dashboard.read" | "demo.clock" | "devices.activate" | "devices.disable" | "devices.list" | "devices.register" | "devices.unlock" | "disputes.answer" | "disputes.decide" | "disputes.list" | "distributor-reports.read" | "distributor-requests.ask" | "distributor-requests.decide" | "distributor-requests.list" | "distributor-users.list" | "distributor-users.update" | "distributors.list" | "distributors.update" | "gateway-deposits.list" | "gateway-deposits.record" | "gateway-requests.decide" | "gateway-requests.list" | "gateways.list" | "gateways.update" | "inquiries.list" | "installments.list" | "late-fee-requests.decide" | "late-fee-requests.list" | "late-fees.forgive" | "late-fees.list" | "leads.list" | "leads.work" | "ledger.read" | "locations.list" | "locations.update" | "manual-reports.write" | "marketing.read" | "marketing.update" | "merchants.list" | "merchants.update" | "notes.write" | "order-uploads.list" | "order-uploads.post" | "orders.fraud" | "orders.handle" | "orders.list" | "package-requests.decide" | "package-requests.list" | "packages.cancel" | "packages.list" | "packages.update" | "parcels.list" | "parcels.move" | "partner-clients.list" | "partner-clients.update" | "partner-requests.decide" | "partner-requests.list" | "payments.confirm" | "payments.list" | "payments.resolve" | "payouts.list" | "phone-requests.decide" | "phone-requests.list" | "plan-requests.decide" | "plan-requests.list" | "platform-fees.list" | "preferences.update" | "print-requests.decide" | "print-requests.list" | "receivables.list" | "reconciliations.close" | "reconciliations.import" | "reconciliations.list" | "reconciliations.resolve" | "registrations.decide" | "registrations.list" | "registrations.score" | "registrations.visit" | "settings.decide" | "settings.list" | "settings.update" | "settlement.approve" | "settlement.read" | "settlement.run" | "sign-ins.lift" | "sign-ins.read" | "signature-enrollments.files" | "signature-enrollments.list" | "sms-providers.list" | "sms-requests.decide" | "sms-requests.list" | "sms-templates.list" | "sms.configure" | "sms.list" | "sms.send" | "staff-requests.decide" | "staff-requests.list" | "staff.list" | "staff.update" | "suspensions.list" | "users.change-phone" | "users.list" | "webhook-deliveries.list" | "webhook-deliveries.replay" | "withdrawals.decide" | "withdrawals.list" | "write-offs.list">;
    menus: Array<string>;
    distributorId: null | string;
    branchId: null | string;
    mustChangePassword: boolean;
    hasTotp: boolean;
};
export type MissingStatement = {
    source: "BANK" | "IRANKISH" | "MELLAT" | "SAMAN";
    days: Array<string>;
};
export type MoneyAndCount = {
    amount: number;
    count: number;
};
export type NamedSetting = {
    name: "SPECIAL_MODAL_IMAGE" | "SPECIAL_MODAL_IMAGE_TEXT" | "SPECIAL_MODAL_LINK" | "SPECIAL_MODAL_STATUS" | "SPECIAL_MODAL_TEXT" | "arrearsGraceDays" | "lateFeeCapPpm" | "lateFeeDailyPpm" | "lateFeeGraceDays" | "marketingCreditBillions" | "marketingShops" | "promoDistributors" | "repaymentMinRials" | "supportPhone" | "transferHolder" | "transferIban";
    value: string | number;
};
export type NewReservation = {
    number: string;
    expiresAt: string;
};
export type Note = {
    id: string;
    text: string;
    at: string;
    by: string;
};
export type NotePage = {
    items: Array<Note>;
    hasMore: boolean;
};
export type Obligation = {
    kind: "INSTALLMENT" | "LATE_FEE" | "PENDING_INVOICE" | "PLATFORM_FEE" | "RENEWAL";
    id: string;
    title: string;
    amount: number;
    disputedAmount: number;
    dueDate: null | string;
    daysLeft: null | number;
    isPastDue: boolean;
    ifPaidToday: IfPaidToday;
};
export type ObligationTotals = {
    owedAmount: number;
    pastDueAmount: number;
    disputedAmount: number;
    amount: number;
    ifPaidToday: IfPaidToday;
};
export type Obligations = {
    isClear: boolean;
    items: Array<Obligation>;
    totals: ObligationTotals;
};
export type Obstacle = {
    kind: "BLACKLISTED" | "CODES_SPENT" | "CODE_LOCKED" | "NETWORK_LOCKED" | "NETWORK_SPENT" | "NOT_ADMITTED" | "NOT_DELIVERED" | "STRANGERS_SPENT";
    until: null | string;
};
export type OnBehalf = {
    fullName: string;
    phone: string;
    refusal: null | string;
    refusalEnds: boolean;
};
export type OrderAnswer = {
    id: string;
    referenceNumber: string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    grandTotalAmount: number;
    refundAmount: number;
};
export type OrderDetails = {
    orderStatus: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    paymentOptions: Array<PaymentOption>;
    id: string;
    phone: string;
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    externalId: string;
    dueDateInDays: number;
    invoicedAt: string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    bankFeeAmount: number;
    bankReferenceNumber: null | string;
    cancelReason: null | string;
    creditBalance: number;
    distributorName: string;
    firstname: null | string;
    grandTotalAmount: number;
    kasbenoFeeAmount: number;
    lastname: null | string;
    paymentSource: "CREDIT" | "WALLET" | null;
    referenceNumber: string;
    refundAmount: number;
    version: number;
    paidAt: null | string;
    payableUntil: string;
    createdAt: string;
    dueDate: null | string;
    installmentId: null | string;
    cardPayment: null | {
        lastFour: string;
        merchantName: string;
    };
    lateFeeAmount: number;
    distributorSlug: string;
    distributorLogo: null | string;
    installmentReceiptAmount: null | number;
    installmentReceiptStatus: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE" | null;
    installmentRemainingAmount: null | number;
    daysLeft: null | number;
    orderItems: Array<{
        itemName: string;
        unitType: string;
        qty: number;
        price: number;
        id: number;
    }>;
    cashBalance: number;
};
export type OrderFile = {
    orderItems: Array<OrderItem>;
    versions: Array<{
        version: number;
        cause: "DISPUTE" | "RETURN" | "SALE" | "UNKNOWN" | "UPDATE";
        createdAt: string;
        grandTotalAmount: number;
        isPaidFor: boolean;
        items: Array<OrderLine>;
    }>;
    installment: null | {
        id: string;
        amount: number;
        paidAmount: number;
        reversedAmount: number;
        remainingAmount: number;
        status: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE";
        dueDate: string;
        clearedAt: null | string;
    };
    hasApprobation: boolean;
    unfraudAskedBy: null | PersonOfStaff;
    unfraudAskedAt: null | string;
    ledgerEntries?: Array<{
        id: string;
        kind: "CREDIT_REVOLVED" | "DISCOUNT_RUN_PAID" | "GATEWAY_CAPTURED" | "GATEWAY_SETTLED" | "GATEWAY_SETTLEMENT_REVERSED" | "INSTALLMENT_COLLECTED" | "INSTALLMENT_PAID" | "INVOICE_PAID_FROM_CREDIT" | "INVOICE_PAID_FROM_WALLET" | "INVOICE_REVERSED" | "LATE_FEE_CHARGED" | "LATE_FEE_FORGIVEN" | "LATE_FEE_PAID" | "MATURITY_RUN_PAID" | "PAYOUT_RETURNED" | "PLATFORM_FEE_EARNED" | "PLATFORM_FEE_PAID" | "PLATFORM_FEE_REFUNDED" | "WITHDRAWAL_HELD" | "WITHDRAWAL_PAID" | "WITHDRAWAL_REINSTATED" | "WITHDRAWAL_RETURNED" | "WRITTEN_OFF";
        bookedAt: string;
        postings: Array<{
            account: "bank-fee-income" | "bank-funding" | "credit-loss" | "credit-used" | "discount-income" | "distributor-payable" | "gateway-clearing" | "late-fee-income" | "late-fee-receivable" | "platform-fee-deferred" | "platform-fee-income" | "product-fee-income" | "vat-payable" | "wallet" | "withdrawal-payable";
            amount: number;
        }>;
    }>;
};
export type OrderItem = {
    itemName: string;
    unitType: string;
    qty: number;
    price: number;
};
export type OrderLine = {
    line: number;
    itemName: string;
    unitType: string;
    qty: number;
    price: number;
};
export type OrderRow = {
    id: string;
    externalId: string;
    referenceNumber: string;
    createdAt: string;
    invoicedAt: string;
    dueDateInDays: number;
    dueDate: null | string;
    grandTotalAmount: number;
    kasbenoFeeAmount: number;
    bankFeeAmount: number;
    refundAmount: number;
    installmentReceiptAmount: null | number;
    installmentReceiptStatus: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE" | null;
    bankReferenceNumber: null | string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    orderStatus: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    distributorName: string;
    distributorLogo: null | string;
};
export type OrderVersion = {
    version: number;
    cause: "DISPUTE" | "RETURN" | "SALE" | "UNKNOWN" | "UPDATE";
    createdAt: string;
    isPaidFor: boolean;
    items: Array<OrderLine>;
    grandTotalAmount: number;
    kasbenoFeeAmount: number;
    bankFeeAmount: number;
};
export type OrdersPanel = {
    pendingApprobation: {
        count: number;
        amount: number;
    };
    pendingPayment: {
        count: number;
        amount: number;
    };
    waitingForMe: WaitingForCaller;
    due: {
        count: number;
        amount: number;
    };
    pastDue: {
        count: number;
        amount: number;
    };
    distributors: Array<{
        name: string;
        logo: null | string;
        amount: number;
    }>;
};
export type OwnCard = {
    id: string;
    cardNumber: string;
    status: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
    parcelStatus: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER" | null;
    firstname: null | string;
    lastname: null | string;
    phone: string;
    expireAt: string;
    isExpired: boolean;
    deliveryAddress: null | Address;
    pinLockedUntil: null | string;
    activationLockedUntil: null | string;
};
export type OwnShop = {
    id: string;
    shopname: string;
    certificateType: null | string;
    shopOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
    rejectionReason: null | string;
    address: string;
    postalCode: string;
    landNumber: null | string;
    provinceId: number;
    provinceName: string;
    cityId: number;
    cityName: string;
    districtId: number;
    districtName: string;
    guildId: number;
    guildName: string;
    propertyType: "OWN" | "RENT";
};
export type OwnerContract = {
    contractType: "CARD" | "CREDIT_RENEWAL";
    version: number;
    html: string;
    digest: string;
    signedAt: null | string;
};
export type OwnerInstallments = {
    summary: DebtSummary;
    items: Array<InstallmentRow>;
    meta: {
        currentPage: number;
        pageSize: number;
        total: number;
    };
};
export type PackageOption = {
    slug: string;
    amount: number;
    collateralCreditTypes: Array<CollateralType>;
};
export type Part = {
    signed: number;
    needed: number;
};
export type PasswordResetStatus = {
    isResettable: boolean;
    expirationMillis: null | number;
};
export type PastTransfer = {
    paymentId: string;
    runId: string;
    kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
    upTo: string;
    status: "FAILED" | "PAID" | "PENDING";
    iban: string;
    trackingNumber: null | string;
    invoices: number;
    gross: number;
    discount: number;
    amount: number;
    approvedAt: string;
    paidAt: string;
};
export type PaymentOption = {
    source: "CREDIT" | "WALLET";
    amount: number;
    dueDate: null | string;
    refusal: "AMOUNT_CHANGED" | "BLOCKED" | "CONTENT_CHANGED" | "CONTRACT_UNSIGNED" | "EXPIRED" | "FEE_UNPAID" | "LISTED" | "NOT_ALLOCATED" | "NOT_APPROVED" | "NOT_ENOUGH" | "NOT_PAYABLE" | "WALLET_TOO_LOW" | null;
};
export type PaymentResponse = {
    paymentNeeded: boolean;
    gatewayRedirectItem?: GatewayRedirect;
    paymentId?: string;
};
export type PaymentState = {
    id: string;
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    transactionStatus: "CALLBACK_RECEIVED" | "COMPLETED" | "CREATED" | "FINAL_ERROR" | "IN_DOUBT" | "REDIRECTED" | "REQUEST_ERROR";
    purpose: "installment" | "platform-fee" | "subscription-package" | "wallet-charge";
    indicator: "BANKTEST" | "IRANKISH" | "MELLAT" | "OFFLINE" | "SAMAN" | "SHAYANTEJARAT";
    amount: number;
    createdAt: string;
    referenceCode: string;
    repaymentId: null | string;
    outcome: "CHARGED" | "FEE_PAID" | "INSTALLMENT_PAID" | "KEPT_AS_CASH" | null;
    receiptPictureAt: null | string;
    putAsideAt: null | string;
    knownBy: string;
    message: null | string;
};
export type PendingDecision = {
    id: string;
    kind: "CLOSE_AS_NOT_PAID" | "CONFIRM_RECEIPT" | "REOPEN" | "SETTLE_BY_HAND";
    bankReference: null | string;
    reason: null | string;
    despiteReversal: boolean;
    requestedAt: string;
    requestedBy: PersonOfStaff;
};
export type PendingRuleChange = {
    changeId: string;
    spending: null | {
        largestLoss: number;
        kind: "METHOD";
        before: "CPG" | "OTP" | "POS";
        after: "CPG" | "OTP" | "POS";
        holderName: null | string;
    } | {
        largestLoss: number;
        kind: "CEILING";
        holderId: string;
        before: null | number;
        after: null | number;
        holderName: null | string;
    };
    proposedBy: string;
    createdAt: string;
    mayConfirm: boolean;
    mayWithdraw: boolean;
    waitingFor: Array<string>;
    minimum: {
        before: null | number;
        after: number;
    };
    signatories: Array<SignatoryChange>;
};
export type PersonOfStaff = {
    id: string;
    name: string;
};
export type PersonWallet = {
    cash: number;
    credit: number;
    creditAmount: number;
};
export type PhoneChangeAsked = {
    status: "PENDING_APPROVAL";
    requestId: string;
    inquiry: "MATCHED" | "UNAVAILABLE";
};
export type Province = {
    provinceId: number;
    provinceName: string;
};
export type Receipt = {
    receivedAt: null | string;
    receiptUntil: null | string;
    canConfirm: boolean;
    canReport: boolean;
    disputes: Array<Dispute>;
};
export type ReceiptAnswer = {
    disputeId?: string;
    status: "OPEN" | "RECEIVED" | "WITHDRAWN";
};
export type ReceivableRow = {
    referenceNumber: string;
    externalId: string;
    amount: number;
    maturesOn: string;
    status: "AT_BANK" | "OPEN" | "REFUSED";
    paymentId: null | string;
};
export type Reconciliation = {
    balanced: boolean;
    checks: Array<{
        name: string;
        ok: boolean;
        differences: Array<Record<string, unknown>>;
    }>;
};
export type ReconciliationAnswer = {
    id: string;
    counts: ReconciliationCounts;
    unexplained: number;
    leftOut: number;
};
export type ReconciliationCounts = {
    matched: number;
    missingHere: number;
    missingThere: number;
    amountDiffers: number;
    duplicate: number;
};
export type RefusedInvoice = {
    id: string;
    externalId: string;
    referenceNumber: string;
    distributorName: string;
    message: string;
};
export type RefusedRule = {
    changeId: string;
    status: "CONFIRMED" | "REFUSED" | "WITHDRAWN";
    spending: null | {
        largestLoss: number;
        kind: "METHOD";
        before: "CPG" | "OTP" | "POS";
        after: "CPG" | "OTP" | "POS";
        holderName: null | string;
    } | {
        largestLoss: number;
        kind: "CEILING";
        holderId: string;
        before: null | number;
        after: null | number;
        holderName: null | string;
    };
    createdAt: string;
    decidedAt: string;
    proposedBy: string;
    decidedBy: string;
    reason: null | string;
    minimum: {
        before: null | number;
        after: number;
    };
    signatories: Array<SignatoryChange>;
};
export type RegistrationFile = {
    documents: Array<Document>;
    inquiries: Array<{
        kind: "CIVIL_REGISTRY" | "CREDIT_BUREAU" | "MOBILE_OWNERSHIP" | "POSTAL_CODE";
        answer: "MATCHED" | "MISMATCHED" | "PENDING" | "UNAVAILABLE";
        detail: Record<string, unknown>;
        askedAt: string;
        answeredAt: null | string;
    }>;
    history: Array<HistoryRecord>;
    dateOfBirth: null | string;
    bankStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
    rejections: {
        identity: null | string;
        shop: null | string;
        docs: null | string;
    };
    sentAt: {
        identity: null | string;
        shop: null | string;
        docs: null | string;
    };
    decisions: {
        identity: null | {
            at: string;
            by: string;
            name: string;
        };
        shop: null | {
            at: string;
            by: string;
            name: string;
        };
        docs: null | {
            at: string;
            by: string;
            name: string;
        };
    };
    shop: null | Record<string, null | string | number>;
    package: null | {
        slug: string;
        amount: number;
        collaterals: Array<CollateralType>;
    };
    fee: null | {
        fee: number;
        vat: number;
        status: "EARNED" | "PAID" | "REFUNDED";
        paidAt: string;
    };
    creditLine: null | {
        id: string;
        limit: number;
    };
    pendingApproval: null | {
        id: string;
        amount: number;
    };
};
export type RegistrationRefusal = {
    subject: "BANK" | "CREDIT_SCORE" | "STEPS";
    steps: Array<{
        step: "docs" | "identity" | "shop";
        reason: string;
    }>;
    reason: null | string;
    refusedAt: null | string;
    money: {
        status: "KEPT" | "NONE" | "RETURNED" | "RETURNING";
        amount: null | number;
        returnsBy: null | string;
        returnedAt: null | string;
    };
    applyAgain: {
        from: string;
        isOpen: boolean;
    };
};
export type RegistrationStatus = {
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-real";
    rejectionReason: null | string;
    rejectionReasonUpload: null | string;
    identityRejectionReason: null | string;
    shopRejectionReason: null | string;
    creditScoreExpirationDate: null | string;
    renewalRefusal: "PAST_DUE" | "WRITTEN_OFF" | null;
    hasJustGetCredit: boolean;
    hasNotGetCredit: boolean;
    parcelStatus: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER" | null;
    refusal: null | RegistrationRefusal;
    nextStep: "credit" | "docs" | "identity" | "shop" | "summary";
    kycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_SCORE_ACCEPTED" | "CREDIT_SCORE_PENDING" | "CREDIT_SCORE_REJECTED" | "PHONE_CONFIRMED" | "REJECTED";
    identityOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
    shopOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
    docsOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
    bankStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
    userSubscriptionPackageStatus: "ALLOCATE_PENDING" | "CANCELED" | "CREATED" | "ENABLED" | "EXPIRED" | "START";
    cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING" | null;
    creditAmount: number;
    creditBlocked: boolean;
    isCreditExpired: boolean;
    hasRenewalCredit: boolean;
    hasActivePlatformFee: boolean;
    hasSignedContract: boolean;
    creditRemainingDays: null | number;
};
export type RemainCredit = {
    creditAmount: number;
    remainCredit: number;
    creditBlocked: boolean;
    isCreditExpired: boolean;
};
export type RenewalStatus = {
    creditScoreExpirationDate: null | string;
    nextStep: "AGREEMENT" | "HOME" | "NONE" | "PLATFORM_FEE";
    renewalRefusal: "PAST_DUE" | "WRITTEN_OFF" | null;
    hasRenewalCredit: boolean;
    isCreditExpired: boolean;
    hasActivePlatformFee: boolean;
    isContractSigned: boolean;
};
export type RenewedSession = {
    bearerToken: string;
    refreshToken?: string;
    leftCompany?: string;
};
export type Repaid = {
    repaymentId: string;
    amount: number;
    lateFeeAmount: number;
    installments: Array<{
        id: string;
        paidAmount: number;
        remainingAmount: number;
    }>;
};
export type RepaymentAnswer = {
    paymentNeeded: boolean;
    gatewayRedirectItem?: GatewayRedirect;
    paymentId?: string;
    repayment?: Repaid;
};
export type RepaymentReceipt = {
    id: string;
    amount: number;
    fromWallet: number;
    fromGateway: number;
    paidAt: string;
    lateFeeAmount: number;
    referenceCode: null | string;
    bankReferenceNumber: null | string;
    parts: Array<{
        installmentId: string;
        orderId: string;
        externalId: string;
        distributorName: string;
        amount: number;
        remainingAmount: number;
    }>;
};
export type ReportColumn = {
    name: string;
    label: string;
    kind: "any" | "code" | "day" | "days" | "flag" | "label" | "moment" | "month" | "number" | "percent" | "rials" | "text";
    labels?: Record<string, string>;
    filter?: null | Record<string, unknown>;
};
export type ReportRow = {
    cells: Record<string, null | string | number>;
    filter: Record<string, unknown>;
};
export type ReservedCode = {
    reservedAt: string;
    expiresAt: string;
    isUsed: boolean;
};
export type Retried = {
    sent: number;
    awaitingApproval: number;
    withoutIban: number;
    frozen: number;
    heldBack: number;
    alarmed: number;
};
export type Revolved = {
    used: number;
    outstanding: number;
    freed: number;
};
export type Row = Record<string, unknown>;
export type RuleVersion = {
    version: number;
    createdAt: string;
    changedBy: string;
    confirmedBy: null | string;
    minimum: {
        before: null | number;
        after: number;
    };
    signatories: Array<SignatoryChange>;
};
export type RunDetail = {
    id: string;
    number: number;
    kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
    status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
    upTo: string;
    createdBy: string;
    createdAt: string;
    approvedBy: null | string;
    approvedAt: null | string;
    finishedAt: null | string;
    totals: {
        payouts: number;
        invoices: number;
        gross: number;
        discount: number;
        net: number;
    };
    payouts: Array<{
        paymentId: string;
        distributorName: string;
        withdrawalId: null | string;
        iban: string;
        invoices: number;
        gross: number;
        discount: number;
        amount: number;
        status: "FAILED" | "PAID" | "PENDING";
        trackingNumber: null | string;
        reason: null | string;
        retryIban: null | string;
        retryRequestedBy: null | string;
        retryRequestedById: null | string;
        hasEvidence: boolean;
        evidenceImportedBy: null | string;
        attempt: number;
        bankReference: string;
        alarms: Array<"FAILED_AFTER_PAID" | "OTHER_TRACKING_NUMBER" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND">;
    }>;
    retryRequestId: null | string;
    resultFiles: Array<{
        id: string;
        importedBy: string;
        importedAt: string;
    }>;
    exclusions: Array<{
        distributorId: null | string;
        withdrawalId: null | string;
        distributorName: string;
        reason: "HELD_BACK" | "NOTHING_OWED" | "NO_DISCOUNT_RATE" | "NO_IBAN";
        amount: number;
        invoices: number;
    }>;
    alsoIn: Array<{
        id: string;
        number: number;
        kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
        status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
        invoices: number;
        externalIds: null | string;
    }>;
};
export type SaleAnswer = {
    id: string;
    referenceNumber: string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
};
export type SavedView = {
    id: string;
    resource: string;
    name: string;
    filter: Record<string, unknown>;
    sort: {
        field: string;
        order: "ASC" | "DESC";
    };
    hidden: null | Array<string>;
    isShared: boolean;
    isDefault: boolean;
    isOwn: boolean;
    author: null | string;
};
export type SearchAnswer = {
    items: Array<SearchHit>;
    isPartial: boolean;
};
export type SearchHit = {
    kind: "CALL_INFO" | "CARD" | "COMPANY_FILE" | "CUSTOMER" | "DEVICE" | "DISTRIBUTOR" | "HOLDER" | "INVOICE" | "LEAD" | "MEMBER" | "MERCHANT" | "PARCEL" | "PAYMENT" | "PAYOUT" | "SHOP" | "WITHDRAWAL";
    title: string;
    below: string;
    resource: string;
    id: string;
};
export type SellerDispute = {
    orderId: string;
    referenceNumber: string;
    externalId: string;
    id: string;
    status: "ACCEPTED" | "ESCALATED" | "LAPSED" | "OPEN" | "REFUSED" | "WITHDRAWN";
    answer: null | string;
    answerBy: string;
    goodsAmount: number;
    note: string;
    decidedBy: "CANCELLATION" | "OWNER" | "STAFF" | "SUPPLIER" | null;
    decidedAt: null | string;
    openedAt: string;
    items: Array<DisputeItem>;
};
export type SellerOrder = {
    items: Array<OrderLine>;
    installmentStatus: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE" | null;
    id: string;
    externalId: string;
    referenceNumber: string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    customer: {
        phone: null | string;
        name: string;
        companyUniqueId?: string;
    };
    grandTotalAmount: number;
    refundAmount: number;
    dueDateInDays: number;
    dueDate: null | string;
    invoicedAt: string;
    createdAt: string;
    paidAt: null | string;
    payableUntil: string;
    bankReferenceNumber: null | string;
    cancelReason: null | string;
    isSettled: boolean;
};
export type SellerOrderRow = {
    id: string;
    externalId: string;
    referenceNumber: string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    customer: {
        phone: null | string;
        name: string;
        companyUniqueId?: string;
    };
    grandTotalAmount: number;
    refundAmount: number;
    dueDateInDays: number;
    dueDate: null | string;
    invoicedAt: string;
    createdAt: string;
    paidAt: null | string;
    payableUntil: string;
    bankReferenceNumber: null | string;
    cancelReason: null | string;
    isSettled: boolean;
};
export type SentCode = {
    phone: string;
    expirationMillis: number;
    largestLoss: number;
};
export type SentMessage = {
    status: "QUEUED" | "WOULD_SEND";
    phone: string;
    text: string;
};
export type ServicePlan = {
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    isOpen: boolean;
};
export type ShownDelegation = {
    id: string;
    from: string;
    to: string;
    standing: "ENDED" | "IN_FORCE" | "PENDING" | "REFUSED" | "REVOKED" | "UPCOMING";
    delegator: {
        fullName: string;
        phone: string;
    };
    delegate: {
        fullName: string;
        phone: string;
    };
    createdAt: string;
    side: "DELEGATE" | "DELEGATOR" | null;
    waitingFor: Array<string>;
    mayDecide: boolean;
    mayRevoke: boolean;
};
export type SignInStanding = {
    phone: string;
    customer: null | {
        id: string;
        name: null | string;
        active: boolean;
        lastSignInAt: null | string;
        openSessions: number;
    };
    obstacles: Array<Obstacle>;
    failures: Array<{
        place: string;
        purpose: "CARD_BLOCK" | "CARD_CVV2" | "CARD_FORGOT_PIN" | "CARD_UNFREEZE" | "CREDIT_SCORE" | "INVOICE_PAYMENT" | "LOGIN" | "SIGNATURE" | "SPENDING" | "WITHDRAWAL";
        isKnown: boolean | null;
        failures: number;
        lastAt: string;
        lockedUntil: null | string;
    }>;
    lastCode: null | {
        sentAt: string;
        expiresAt: string;
        wrongTries: number;
        usedAt: null | string;
        status: "FAILED" | "SENDING" | "SENT" | "UNKNOWN" | "WITHHELD" | null;
        provider: "kavenegar" | "sandbox" | "smsir" | null;
        delivery: "DELIVERED" | "NEVER_TOLD" | "NOT_DELIVERED" | "ON_ITS_WAY" | null;
        deliveredAt: null | string;
    };
    reservedCode: null | ReservedCode;
    isBlacklisted: boolean | null;
};
export type SignatoryChange = {
    fullName: string;
    phone: string;
    before: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL" | null;
    after: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL" | null;
};
export type SignatoryUser = {
    firstName: null | string;
    lastName: null | string;
    nationalCode: null | string;
    phone: string;
    role: "BOARD_MEMBER" | "CEO";
    mandatorySignatoryUser: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL";
};
export type SignedFile = {
    kind: "CLEARANCE" | "EVIDENCE";
    issuedAt: string;
    digest: string;
};
export type SignedInvoice = {
    id: string;
    isSigned: boolean;
    overallSignatoryStatus: "ACCEPTED" | "PENDING" | "REJECTED";
    refusal: "CHANGED" | "FINISHED" | "HAS_ANSWERED" | "NO_SIGNING_ACCESS" | "OWN_IS_NEEDED" | "REFUSED" | "SIGNED" | null;
    message: null | string;
};
export type SigningStanding = {
    nextStep: "DONE" | "IDENTITY" | "INFO" | "REJECTED" | "SIGN" | "SIGNATURE" | "SUBMIT" | "VIDEO" | "WAIT";
    status: "ENROLLED" | "EXPIRED" | "OPEN" | "REJECTED" | "SUBMITTED" | null;
    hasVideo: boolean;
    hasSignature: boolean;
    rejectionReason: "FACE_MISMATCH" | "OTHER" | "SENTENCE_MISMATCH" | "UNCLEAR_SIGNATURE" | "UNCLEAR_VIDEO" | null;
    submittedAt: null | string;
    certificateExpiresAt: null | string;
    lastSignature: null | {
        id: string;
        documentType: "CARD_CONTRACT" | "IDENTITY_INFORMATION" | "INVOICE";
        title: string;
        status: "EXPIRED" | "OPEN" | "REFUSED" | "SIGNED";
        failure: "DECLINED" | "OTHER_DOCUMENT" | null;
        signedAt: null | string;
    };
};
export type Standing = {
    open: number;
    explained: number;
    explainedAmount: number;
};
export type Statement = {
    plan: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    holder: Holder;
    cardHolder: null | CardHolderName;
    madeAt: string;
    from: string;
    to: string;
    wallet: AccountSummary;
    line: AccountSummary;
    lateFees: AccountSummary;
    writtenOff: AccountSummary;
    items: Array<StatementLine>;
};
export type StatementLine = {
    title: string;
    walletBalance: number;
    lineBalance: number;
    lateFeesBalance: number;
    writtenOffBalance: number;
    id: string;
    kind: "CREDIT_REVOLVED" | "DISCOUNT_RUN_PAID" | "GATEWAY_CAPTURED" | "GATEWAY_SETTLED" | "GATEWAY_SETTLEMENT_REVERSED" | "INSTALLMENT_COLLECTED" | "INSTALLMENT_PAID" | "INVOICE_PAID_FROM_CREDIT" | "INVOICE_PAID_FROM_WALLET" | "INVOICE_REVERSED" | "LATE_FEE_CHARGED" | "LATE_FEE_FORGIVEN" | "LATE_FEE_PAID" | "MATURITY_RUN_PAID" | "PAYOUT_RETURNED" | "PLATFORM_FEE_EARNED" | "PLATFORM_FEE_PAID" | "PLATFORM_FEE_REFUNDED" | "WITHDRAWAL_HELD" | "WITHDRAWAL_PAID" | "WITHDRAWAL_REINSTATED" | "WITHDRAWAL_RETURNED" | "WRITTEN_OFF";
    at: string;
    referenceCode: null | string;
    externalId: null | string;
    distributorName: null | string;
    orderId: null | string;
    repaymentId: null | string;
    repaidInvoices: null | string;
    wallet: number;
    line: number;
    lateFees: number;
    writtenOff: number;
};
export type SuspensionLogLine = {
    event: "LIFTED" | "SUSPENDED";
    at: string;
    by: null | PersonOfStaff;
    note: null | string;
};
export type TemplateDetails = {
    body: string;
    preview: string;
    bodyInForce: null | string;
};
export type ToldBlock = {
    reason: "ARREARS" | "PAPERS_EXPIRED" | "STAFF" | "WRITTEN_OFF";
    since: string;
};
export type TransferInvoice = {
    referenceNumber: string;
    externalId: string;
    amount: number;
    discount: number;
    net: number;
};
export type TrialBalance = {
    at: string;
    on: null | string;
    accounts: Array<TrialBalanceLine>;
    totalDebit: number;
    totalCredit: number;
    totalDebitBalance: number;
    totalCreditBalance: number;
};
export type TrialBalanceLine = {
    account: "bank-fee-income" | "bank-funding" | "credit-loss" | "credit-used" | "discount-income" | "distributor-payable" | "gateway-clearing" | "late-fee-income" | "late-fee-receivable" | "platform-fee-deferred" | "platform-fee-income" | "product-fee-income" | "vat-payable" | "wallet" | "withdrawal-payable";
    debit: number;
    credit: number;
    balance: number;
    debitBalance: number;
    creditBalance: number;
};
export type UploadAnswer = {
    id: string;
    counts: {
        BLOCKED: number;
        DUPLICATE: number;
        READY: number;
        SHORT_BY: number;
        SIGNATORY_MISSING: number;
        UNKNOWN_BUYER: number;
        INVALID: number;
    };
    invoices: {
        total: number;
        ready: number;
    };
};
export type UploadRow = {
    row: number;
    externalId: string;
    status: "BLOCKED" | "DUPLICATE" | "INVALID" | "READY" | "SHORT_BY" | "SIGNATORY_MISSING" | "UNKNOWN_BUYER";
    field: "buyerNationalCode" | "buyerPhone" | "companyUniqueId" | "dueDateInDays" | "externalId" | "invoicedAt" | "itemName" | "plan" | "price" | "qty" | "unitType" | null;
    message: string;
    cells: {
        plan: string;
        externalId: string;
        buyerPhone: string;
        buyerNationalCode: string;
        companyUniqueId: string;
        itemName: string;
        unitType: string;
        qty: string;
        price: string;
        dueDateInDays: string;
        invoicedAt: string;
    };
    orderId: null | string;
    referenceNumber: null | string;
};
export type UploadRows = {
    rows: Array<UploadRow>;
    next: null | number;
};
export type Visit = {
    bankBranchName: string;
    bankBranchCode: string;
    bankAddress: string;
    openingHours: string;
    nearness: "CITY" | "OTHER" | "PROVINCE" | null;
};
export type WaitingContact = {
    kind: "CALL_INFO" | "LEAD";
    phone: string;
    subject: "CARD" | "CREDIT" | "INVOICE" | "OTHER" | "PAYMENT" | null;
    askedAt: string;
};
export type WaitingForCaller = {
    toSign: {
        count: number;
        amount: number;
    };
    toSignFor: {
        count: number;
        amount: number;
    };
    toPay: {
        count: number;
        amount: number;
    };
    contracts: {
        toSign: number;
        toSignFor: number;
    };
    inPlaceOf: null | Absent;
};
export type WaitingInCompany = {
    companyUniqueSerial: string;
    toSign: number;
    toPay: number;
    contracts: number;
};
export type WalletTransaction = {
    id: string;
    type: "DEPOSIT" | "WITHDRAW";
    title: string;
    amount: number;
    createdAt: string;
    transactionStatus: "CALLBACK_RECEIVED" | "COMPLETED" | "CREATED" | "FINAL_ERROR" | "IN_DOUBT" | "REDIRECTED" | "REQUEST_ERROR";
    referenceCode: null | string;
    transactionSource: {
        transactionType: "INSTALLMENT" | "ORDER_PAYMENT" | "ORDER_REFUND" | "PLATFORM_FEE" | "PLATFORM_FEE_REFUND" | "WALLET_CHARGE" | "WITHDRAWAL";
        title: string;
    };
};
export type WalletTransactionDetails = {
    orderId: null | string;
    externalId: null | string;
    distributorName: null | string;
    repaymentId: null | string;
    id: string;
    type: "DEPOSIT" | "WITHDRAW";
    title: string;
    amount: number;
    createdAt: string;
    transactionStatus: "CALLBACK_RECEIVED" | "COMPLETED" | "CREATED" | "FINAL_ERROR" | "IN_DOUBT" | "REDIRECTED" | "REQUEST_ERROR";
    referenceCode: null | string;
    transactionSource: {
        transactionType: "INSTALLMENT" | "ORDER_PAYMENT" | "ORDER_REFUND" | "PLATFORM_FEE" | "PLATFORM_FEE_REFUND" | "WALLET_CHARGE" | "WITHDRAWAL";
        title: string;
    };
};
export type WalletWayOut = {
    amount: number;
    hold?: "ALL_DEBT" | "BANK_IN_DOUBT" | "EMPTY" | "FEE_OPEN" | "FRAUD" | "OVERDUE";
    reason?: string;
    feeKeptAsCash?: number;
};
export type WebhookBody = {
    eventId: string;
    event: "invoice.canceled" | "invoice.closed" | "invoice.confirmed" | "invoice.created" | "invoice.dispute-decided" | "invoice.disputed" | "invoice.frozen" | "invoice.paid" | "invoice.rejected" | "invoice.returned" | "invoice.unfrozen" | "invoice.updated";
    occurredAt: string;
    id: string;
    referenceNumber: string;
    externalId: string;
    status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
    grandTotalAmount: number;
    refundAmount: number;
    bankReferenceNumber: null | string;
    cancelReason: null | string;
    invoicedAt: string;
    createdAt: string;
    paidAt: null | string;
    dispute?: WebhookDispute;
};
export type WebhookDispute = {
    id: string;
    status: "ACCEPTED" | "ESCALATED" | "LAPSED" | "OPEN" | "REFUSED" | "WITHDRAWN";
    goodsAmount: number;
    note: string;
    answerBy: string;
    items: Array<{
        itemName: string;
        unitType: string;
        qty: number;
        reason: "DAMAGED" | "MISSING" | "RETURNED";
    }>;
};
export type WebhookEndpoint = {
    url: string;
    updatedAt: string;
    previousKeyValidUntil: null | string;
    keyGrantedTo: null | string;
    secret?: string;
};
export type WebhookTrial = {
    eventId: string;
    url: string;
    failure: "FORBIDDEN_TARGET" | "NO_ENDPOINT" | "REDIRECTED" | "REFUSED" | "TIMED_OUT" | "UNREACHABLE" | null;
    responseStatus: null | number;
    responseExcerpt: null | string;
    durationMs: number;
};
export type WithdrawalView = {
    id: string;
    referenceCode: string;
    amount: number;
    iban: string;
    status: "APPROVED" | "CANCELED" | "FAILED" | "PAID" | "REQUESTED" | "SENT";
    requestedAt: string;
    confirmedAt: null | string;
    approvedAt: null | string;
    sentAt: null | string;
    endedAt: null | string;
    endedBy: "BANK" | "INQUIRY" | "MEMBER" | "OWNER" | "STAFF" | null;
    reason: null | string;
    isPaidAfterAll: boolean;
    trackingNumber: null | string;
    waitsFor: "BANK" | "MEMBER" | null;
    mayCancel: boolean;
    mayConfirm: boolean;
};
export type AddressesRecord = {
    id: string;
    userId: null | string;
    ownerName: string | null;
    phone: string | null;
    title: string;
    provinceName: string;
    cityName: string;
    postalCode: string;
    address: string;
    deliverable: boolean;
    createdAt: string;
};
export type AddressesRow = {
    id: string;
    userId: null | string;
    ownerName: string | null;
    phone: string | null;
    title: string;
    provinceName: string;
    cityName: string;
    postalCode: string;
    address: string;
    deliverable: boolean;
    createdAt: string;
};
export type ApprovalsRecord = {
    id: string;
    requestedAt: string;
    kind: "ALLOCATE_CREDIT" | "CHANGE_LIMIT" | "WRITE_OFF";
    subjectType: string;
    subjectId: string;
    subjectName: string | null;
    phone: string | null;
    plan: unknown;
    amount: number;
    askedReason: null | string;
    requestedBy: PersonOfStaff;
    requestedByName: string;
    status: "PENDING" | "APPROVED" | "REJECTED" | "FAILED" | "WITHDRAWN";
    decidedBy: null | PersonOfStaff;
    decidedByName: string | null;
    decidedAt: string | null;
    reason: string | null;
    evidence: null | {
        registrationId: string;
        firstname: null | string;
        lastname: null | string;
        nationalCode: null | string;
        shopname: null | string;
        kycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_SCORE_ACCEPTED" | "CREDIT_SCORE_PENDING" | "CREDIT_SCORE_REJECTED" | "PHONE_CONFIRMED" | "REJECTED";
        identityOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        shopOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        docsOverallStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        packageStatus: "ALLOCATE_PENDING" | "CANCELED" | "CREATED" | "ENABLED" | "EXPIRED" | "START" | null;
        customer: {
            since: string;
            fees: Array<{
                plan: string;
                amount: number;
                status: "EARNED" | "PAID" | "REFUNDED";
            }>;
            lines: Array<{
                id: string;
                plan: string;
                limit: number;
                used: number;
            }>;
            invoices: number;
            invoicesAmount: number;
            pastDue: number;
            pastDueAmount: number;
            cleared: number;
        };
        shop: null | Record<string, null | string | number>;
        history: Array<HistoryRecord>;
        bankStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
        fee: null | {
            fee: number;
            vat: number;
            status: "EARNED" | "PAID" | "REFUNDED";
            paidAt: string;
        };
        dateOfBirth: null | string;
        sentAt: {
            identity: null | string;
            shop: null | string;
            docs: null | string;
        };
        package: null | {
            slug: string;
            amount: number;
            collaterals: Array<CollateralType>;
        };
        documents: Array<Document>;
        inquiries: Array<{
            kind: "CIVIL_REGISTRY" | "CREDIT_BUREAU" | "MOBILE_OWNERSHIP" | "POSTAL_CODE";
            answer: "MATCHED" | "MISMATCHED" | "PENDING" | "UNAVAILABLE";
            detail: Record<string, unknown>;
            askedAt: string;
            answeredAt: null | string;
        }>;
        rejections: {
            identity: null | string;
            shop: null | string;
            docs: null | string;
        };
        decisions: {
            identity: null | {
                at: string;
                by: string;
                name: string;
            };
            shop: null | {
                at: string;
                by: string;
                name: string;
            };
            docs: null | {
                at: string;
                by: string;
                name: string;
            };
        };
    };
};
export type ApprovalsRow = {
    id: string;
    requestedAt: string;
    kind: "ALLOCATE_CREDIT" | "CHANGE_LIMIT" | "WRITE_OFF";
    subjectType: string;
    subjectId: string;
    subjectName: string | null;
    phone: string | null;
    plan: unknown;
    amount: number;
    askedReason: null | string;
    requestedBy: PersonOfStaff;
    requestedByName: string;
    status: "PENDING" | "APPROVED" | "REJECTED" | "FAILED" | "WITHDRAWN";
    decidedBy: null | PersonOfStaff;
    decidedByName: string | null;
    decidedAt: string | null;
    reason: string | null;
};
export type AuditRecord = {
    id: string;
    at: string;
    businessAt: string;
    actorType: "staff" | "customer" | "partner" | "system";
    actorId: string | null;
    actorName: string;
    command: string;
    subjectType: string;
    subjectName: null | string;
    subjectId: string | null;
    before: null | Record<string, unknown>;
    after: null | Record<string, unknown>;
    reason: string | null;
    traceId: string | null;
};
export type AuditRow = {
    id: string;
    at: string;
    businessAt: string;
    actorType: "staff" | "customer" | "partner" | "system";
    actorId: string | null;
    actorName: string;
    command: string;
    subjectType: string;
    subjectName: null | string;
    subjectId: string | null;
    before: null | Record<string, unknown>;
    after: null | Record<string, unknown>;
    reason: string | null;
    traceId: string | null;
};
export type BankBranchesRecord = {
    id: string;
    branchCode: string;
    name: string;
    provinceId: number;
    provinceName: string;
    cityId: number | null;
    cityName: string | null;
    address: string;
    openingHours: string;
    active: boolean;
    createdAt: string;
    updatedAt: string;
};
export type BankBranchesRow = {
    id: string;
    branchCode: string;
    name: string;
    provinceId: number;
    provinceName: string;
    cityId: number | null;
    cityName: string | null;
    address: string;
    openingHours: string;
    active: boolean;
    createdAt: string;
    updatedAt: string;
};
export type BlacklistsRecord = {
    id: string;
    addedAt: string;
    addedBy: PersonOfStaff;
    kind: "PHONE" | "NATIONAL_CODE" | "COMPANY_ID" | "IBAN";
    lastFour: string;
    state: "IN_FORCE" | "OVER" | "REMOVED";
    reason: string;
    until: string | null;
    addedByName: string | null;
    removalAskedAt: string | null;
    removalAskedBy: null | PersonOfStaff;
    removedAt: string | null;
    removedBy: null | PersonOfStaff;
    removedByName: null | string;
    removeReason: string | null;
};
export type BlacklistsRow = {
    id: string;
    addedAt: string;
    addedBy: PersonOfStaff;
    kind: "PHONE" | "NATIONAL_CODE" | "COMPANY_ID" | "IBAN";
    lastFour: string;
    state: "IN_FORCE" | "OVER" | "REMOVED";
    reason: string;
    until: string | null;
    addedByName: string | null;
    removalAskedAt: string | null;
    removalAskedBy: null | PersonOfStaff;
    removedAt: string | null;
    removedBy: null | PersonOfStaff;
    removedByName: null | string;
    removeReason: string | null;
};
export type BoardMembersRecord = {
    id: string;
    companyId: string;
    companyName: string;
    userId: string;
    firstName: string | null;
    lastName: string | null;
    nationalCode: string | null;
    phone: string;
    role: "CEO" | "BOARD_MEMBER";
    roleInCompany: string | null;
    signatoryStatus: "MANDATORY" | "OPTIONAL" | "NOT_ALLOWED";
    status: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    rejectionReason: string | null;
    sentAt: string | null;
    isNewcomer: boolean;
    createdAt: string;
};
export type BoardMembersRow = {
    id: string;
    companyId: string;
    companyName: string;
    userId: string;
    firstName: string | null;
    lastName: string | null;
    nationalCode: string | null;
    phone: string;
    role: "CEO" | "BOARD_MEMBER";
    roleInCompany: string | null;
    signatoryStatus: "MANDATORY" | "OPTIONAL" | "NOT_ALLOWED";
    status: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    rejectionReason: string | null;
    sentAt: string | null;
    isNewcomer: boolean;
    createdAt: string;
};
export type BranchesRecord = {
    id: string;
    name: string;
    distributorId: string;
    distributorName: string;
    provinceId: number | null;
    provinceName: string | null;
    cityId: number | null;
    cityName: string | null;
    active: boolean;
    createdAt: string;
};
export type BranchesRow = {
    id: string;
    name: string;
    distributorId: string;
    distributorName: string;
    provinceId: number | null;
    provinceName: string | null;
    cityId: number | null;
    cityName: string | null;
    active: boolean;
    createdAt: string;
};
export type BusinessServicePlansRecord = {
    id: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    isOpen: boolean;
    changedAt: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type BusinessServicePlansRow = {
    id: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    isOpen: boolean;
    changedAt: string | null;
};
export type CallInfosRecord = {
    id: string;
    createdAt: string;
    name: string | null;
    phone: string | null;
    userId: null | string;
    subject: "CARD" | "CREDIT" | "INVOICE" | "OTHER" | "PAYMENT";
    text: string | null;
    hasPicture: boolean;
    status: "CLAIMED" | "DONE" | "NEW" | "REJECTED";
    claimedBy: null | PersonOfStaff;
    claimedByName: string | null;
    claimedAt: string | null;
    outcome: string | null;
    closedAt: string | null;
};
export type CallInfosRow = {
    id: string;
    createdAt: string;
    name: string | null;
    phone: string | null;
    userId: null | string;
    subject: "CARD" | "CREDIT" | "INVOICE" | "OTHER" | "PAYMENT";
    text: string | null;
    hasPicture: boolean;
    status: "CLAIMED" | "DONE" | "NEW" | "REJECTED";
    claimedBy: null | PersonOfStaff;
    claimedByName: string | null;
    claimedAt: string | null;
    outcome: string | null;
    closedAt: string | null;
};
export type CardHoldersRecord = {
    id: string;
    userId: string;
    companyId: string;
    createdAt: string;
    companyName: string;
    holderName: string | null;
    phone: string;
    nationalCode: string;
    birthDate: string;
    legalUserKycStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    contractStatus: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
    cardSigned: boolean;
    cardId: null | string;
    cardNumber: null | string;
    cardStatus: null | string;
    ceiling: number | null;
    sentAt: string;
    removedAt: string | null;
    claimedBy: null | PersonOfStaff;
    claimedUntil: null | string;
    cardHolderStep: "ADDRESS_INFO" | "APPROBATION_DONE" | "CARD_ISSUANCE_CONTRACT_INFO" | "CONTRACT_INFO" | "START";
    contractSentAt: null | string;
    documents: Array<{
        id: string;
        kind: "cardIssuanceContract" | "nationalCardBack" | "nationalCardFront" | "officialPaper";
        width: number;
        height: number;
        createdAt: string;
        url: string;
    }>;
    decisions: {
        holder: null | {
            at: string;
            by: string;
            name: string;
        };
        contract: null | {
            at: string;
            by: string;
            name: string;
        };
    };
    address: null | string;
    rejectionReason: null | string;
    contractRejectionReason: null | string;
    addressTitle: null | string;
};
export type CardHoldersRow = {
    id: string;
    userId: string;
    companyId: string;
    createdAt: string;
    companyName: string;
    holderName: string | null;
    phone: string;
    nationalCode: string;
    birthDate: string;
    legalUserKycStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    contractStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    cardSigned: boolean;
    cardId: null | string;
    cardNumber: null | string;
    cardStatus: null | string;
    ceiling: number | null;
    sentAt: string;
    removedAt: string | null;
    claimedBy: null | PersonOfStaff;
    claimedUntil: null | string;
};
export type CardPaymentsRecord = {
    id: string;
    createdAt: string;
    status: "PAID" | "REFUSED" | "REVERSED";
    amount: number;
    paymentSource: "CREDIT" | "WALLET" | null;
    refusal: "MERCHANT_CLOSED" | "CARD_UNKNOWN" | "CARD_NOT_ACTIVE" | "CARD_BLOCKED" | "CARD_FROZEN" | "CARD_DISABLED" | "CARD_EXPIRED" | "PIN_WRONG" | "PIN_LOCKED" | "AMOUNT_TOO_HIGH" | "DAILY_LIMIT" | "MONTHLY_CEILING" | "METHOD_NOT_ALLOWED" | "NOT_ENOUGH" | "CREDIT_UNAVAILABLE" | "PLAN_NOT_SERVED" | "CONTAINER_CLOSED" | "PAYMENT_REVERSED" | null;
    merchantName: string;
    distributorId: string;
    cardId: null | string;
    terminal: string | null;
    merchantId: string;
    reference: string;
    deviceId: string;
    customerName: null | string;
    holderName: null | string;
    phone: null | string;
    orderId: null | string;
    cardNumber: null | string;
    referenceNumber: null | string;
    reversedAt: string | null;
};
export type CardPaymentsRow = {
    id: string;
    createdAt: string;
    status: "PAID" | "REFUSED" | "REVERSED";
    amount: number;
    paymentSource: "CREDIT" | "WALLET" | null;
    refusal: "MERCHANT_CLOSED" | "CARD_UNKNOWN" | "CARD_NOT_ACTIVE" | "CARD_BLOCKED" | "CARD_FROZEN" | "CARD_DISABLED" | "CARD_EXPIRED" | "PIN_WRONG" | "PIN_LOCKED" | "AMOUNT_TOO_HIGH" | "DAILY_LIMIT" | "MONTHLY_CEILING" | "METHOD_NOT_ALLOWED" | "NOT_ENOUGH" | "CREDIT_UNAVAILABLE" | "PLAN_NOT_SERVED" | "CONTAINER_CLOSED" | "PAYMENT_REVERSED" | null;
    merchantName: string;
    distributorId: string;
    cardId: null | string;
    terminal: string | null;
    merchantId: string;
    reference: string;
    deviceId: string;
    customerName: null | string;
    holderName: null | string;
    phone: null | string;
    orderId: null | string;
    cardNumber: null | string;
    referenceNumber: null | string;
    reversedAt: string | null;
};
export type CardsRecord = {
    id: string;
    userId: null | string;
    ownerName: string | null;
    holderName: null | string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    cardNumber: string;
    status: "CREATED" | "PRINT_PENDING" | "PRINTED" | "DELIVERED" | "ENABLED" | "FROZEN" | "DISABLED" | "BLOCKED";
    parcelStatus: "CREATED" | "ACCEPTED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED" | "FAILED_DELIVERY" | "RETURNED_TO_SENDER" | null;
    awaitsAddress: boolean;
    pinLockedUntil: string | null;
    activationLockedUntil: string | null;
    expiresOn: string;
    cvv2Views: number;
    createdAt: string;
    updatedAt: string;
    deliveryAddress: null | DeliveryAddress;
    replacesId: null | string;
    parcels: Array<{
        id: string;
        status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
        trackingNumber: null | string;
        createdAt: string;
        movedAt: string;
    }>;
    prints: Array<{
        batchId: string;
        batchNumber: number;
        status: "CANCELED" | "FAILED" | "PENDING" | "PRINTED";
        reason: null | string;
        answeredAt: null | string;
    }>;
};
export type CardsRow = {
    id: string;
    userId: null | string;
    ownerName: string | null;
    holderName: null | string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    cardNumber: string;
    status: "CREATED" | "PRINT_PENDING" | "PRINTED" | "DELIVERED" | "ENABLED" | "FROZEN" | "DISABLED" | "BLOCKED";
    parcelStatus: "CREATED" | "ACCEPTED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED" | "FAILED_DELIVERY" | "RETURNED_TO_SENDER" | null;
    awaitsAddress: boolean;
    pinLockedUntil: string | null;
    activationLockedUntil: string | null;
    expiresOn: string;
    cvv2Views: number;
    createdAt: string;
    updatedAt: string;
};
export type CertificateTypesRecord = {
    id: string;
    position: number;
    name: string;
    plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
    code: string;
    updatedAt: string;
};
export type CertificateTypesRow = {
    id: string;
    position: number;
    name: string;
    plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
    code: string;
    updatedAt: string;
};
export type ChangeRequestsRecord = {
    id: string;
    kind: "approvals" | "contract-template-requests" | "distributor-requests" | "gateway-requests" | "late-fee-requests" | "package-requests" | "partner-requests" | "payment-decisions" | "payout-requests" | "payout-retries" | "phone-requests" | "plan-requests" | "print-requests" | "reconciliation-requests" | "rule-changes" | "setting-proposals" | "settlement-runs" | "sms-requests" | "staff-requests" | "withdrawals";
    action: string;
    askedAt: string;
    change: string;
    subject: ChangeSubject;
    subjectTitle: string;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
    details: Record<string, unknown>;
    amount: null | number;
    askedBy: null | PersonOfStaff;
    reason: string | null;
    askedByName: string;
    status: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
    decidedBy: null | PersonOfStaff;
    decidedByName: string | null;
    decidedAt: string | null;
    decisionReason: string | null;
    mayDecide: boolean;
    whyNot: null | string;
    verbs: Array<"approve" | "reject" | "withdraw">;
    evidence: null | Record<string, unknown>;
};
export type ChangeRequestsRow = {
    id: string;
    kind: "approvals" | "contract-template-requests" | "distributor-requests" | "gateway-requests" | "late-fee-requests" | "package-requests" | "partner-requests" | "payment-decisions" | "payout-requests" | "payout-retries" | "phone-requests" | "plan-requests" | "print-requests" | "reconciliation-requests" | "rule-changes" | "setting-proposals" | "settlement-runs" | "sms-requests" | "staff-requests" | "withdrawals";
    action: string;
    askedAt: string;
    change: string;
    subject: ChangeSubject;
    subjectTitle: string;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
    details: Record<string, unknown>;
    amount: null | number;
    askedBy: null | PersonOfStaff;
    reason: string | null;
    askedByName: string;
    status: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
    decidedBy: null | PersonOfStaff;
    decidedByName: string | null;
    decidedAt: string | null;
    decisionReason: string | null;
    mayDecide: boolean;
    whyNot: null | string;
    verbs: Array<"approve" | "reject" | "withdraw">;
};
export type CitiesRecord = {
    id: number;
    name: string;
    provinceId: number;
    provinceName: string;
    active: boolean;
};
export type CitiesRow = {
    id: number;
    name: string;
    provinceId: number;
    provinceName: string;
    active: boolean;
};
export type ClosedDaysRecord = {
    id: string;
    day: string;
    closedAt: string;
};
export type ClosedDaysRow = {
    id: string;
    day: string;
    closedAt: string;
};
export type CompaniesRecord = {
    id: string;
    companyName: string;
    companyUniqueId: string;
    phone: string;
    guildName: string;
    companyStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    ceoStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    boardMemberStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    appointmentStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    companyKycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_ACCEPTED" | "REJECTED";
    branchName: string | null;
    isDistributorDefined: boolean;
    credit: number;
    remainCredit: number;
    isForgotten: boolean;
    allocationAmount: null | number;
    claimedBy: null | PersonOfStaff;
    claimedUntil: null | string;
    allocationSince: null | string;
    waitingSince: string | null;
    createdAt: string;
    updatedAt: string;
    members: Array<BoardMember>;
    papers: Array<CompanyPaper>;
    inquiries: Array<{
        kind: "COMPANY_REGISTER" | "COMPANY_SIGNATORIES";
        answer: "MATCHED" | "MISMATCHED" | "PENDING" | "UNAVAILABLE";
        detail: Record<string, unknown>;
        askedAt: string;
        answeredAt: null | string;
    }>;
    decisions: Array<{
        part: string;
        at: string;
        by: string;
        name: string;
    }>;
    ruleVersion: null | number;
    history: Array<HistoryRecord>;
    provinceId: null | number;
    provinceName: null | string;
    cityId: null | number;
    cityName: null | string;
    postalCode: null | string;
    address: null | string;
    branch: null | {
        id: string;
        branchCode: string;
        name: string;
        address: string;
        openingHours: string;
    };
    rejections: {
        company: null | string;
        ceo: null | string;
        appointment: null | string;
    };
    sentAt: {
        company: null | string;
        ceo: null | string;
        appointment: null | string;
    };
    minimumOptional: number;
    creditLine: null | {
        id: string;
        limit: number;
    };
    pendingApproval: null | {
        id: string;
        amount: number;
    };
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type CompaniesRow = {
    id: string;
    companyName: string;
    companyUniqueId: string;
    phone: string;
    guildName: string;
    companyStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    ceoStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    boardMemberStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    appointmentStatus: "START" | "PENDING" | "ACCEPTED" | "REJECTED";
    companyKycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_ACCEPTED" | "REJECTED";
    branchName: string | null;
    isDistributorDefined: boolean;
    credit: number;
    remainCredit: number;
    isForgotten: boolean;
    allocationAmount: null | number;
    claimedBy: null | PersonOfStaff;
    claimedUntil: null | string;
    allocationSince: null | string;
    waitingSince: string | null;
    createdAt: string;
    updatedAt: string;
};
export type ContractTemplatesRecord = {
    id: string;
    contractType: "CARD" | "CREDIT_RENEWAL";
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | null;
    version: number;
    status: "DRAFT" | "IN_FORCE" | "RETIRED";
    writtenByName: string | null;
    approvedByName: string | null;
    createdAt: string;
    inForceAt: string | null;
    retiredAt: string | null;
    body: string;
    preview: string;
    bodyInForce: null | string;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type ContractTemplatesRow = {
    id: string;
    contractType: "CARD" | "CREDIT_RENEWAL";
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | null;
    version: number;
    status: "DRAFT" | "IN_FORCE" | "RETIRED";
    writtenByName: string | null;
    approvedByName: string | null;
    createdAt: string;
    inForceAt: string | null;
    retiredAt: string | null;
};
export type ContractsRecord = {
    id: string;
    userId: unknown;
    signedAt: string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    contractType: "CARD" | "CREDIT_RENEWAL";
    term: number;
    version: number;
    templateId: string;
    digest: string;
    address: string;
    html: string;
    isIntact: boolean;
    sessionId: string;
    agent: string;
    recordedAt: string;
};
export type ContractsRow = {
    id: string;
    userId: unknown;
    signedAt: string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    contractType: "CARD" | "CREDIT_RENEWAL";
    term: number;
    version: number;
    templateId: string;
    digest: string;
    address: string;
};
export type CreditLinesRecord = {
    id: string;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    status: "ACTIVE" | "BLOCKED" | "EXPIRED" | "NOT_ALLOCATED";
    limit: number;
    used: number;
    held: number;
    left: number;
    targetLimit: null | number;
    allocatedAt: string;
    expiresOn: string;
    hasRenewalCredit: boolean;
    hasSignedContract: unknown;
    registrationId: null | string;
    hasActivePlatformFee: boolean;
    ceiling: null | number;
    blocks: Array<{
        reason: "ARREARS" | "FRAUD" | "PAPERS_EXPIRED" | "STAFF" | "WRITTEN_OFF";
        note: null | string;
        blockedAt: string;
        liftAskedBy: null | PersonOfStaff;
        liftAskedAt: null | string;
    }>;
};
export type CreditLinesRow = {
    id: string;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    status: "ACTIVE" | "BLOCKED" | "EXPIRED" | "NOT_ALLOCATED";
    limit: number;
    used: number;
    held: number;
    left: number;
    targetLimit: null | number;
    allocatedAt: string;
    expiresOn: string;
    hasRenewalCredit: boolean;
    hasSignedContract: unknown;
};
export type DevicesRecord = {
    id: string;
    terminal: string | null;
    serial: string;
    scope: string;
    status: "PENDING" | "ACTIVE" | "DISABLED";
    lockedUntil: string | null;
    merchantId: string;
    merchantName: string;
    distributorId: string;
    distributorName: string;
    registeredById: string;
    registeredBy: string;
    activatedBy: string | null;
    createdAt: string;
    updatedAt: string;
};
export type DevicesRow = {
    id: string;
    terminal: string | null;
    serial: string;
    scope: string;
    status: "PENDING" | "ACTIVE" | "DISABLED";
    lockedUntil: string | null;
    merchantId: string;
    merchantName: string;
    distributorId: string;
    distributorName: string;
    registeredById: string;
    registeredBy: string;
    activatedBy: string | null;
    createdAt: string;
    updatedAt: string;
};
export type DisputesRecord = {
    id: string;
    orderId: string;
    openedAt: string;
    answerBy: string;
    status: "OPEN" | "ESCALATED" | "ACCEPTED" | "REFUSED" | "WITHDRAWN" | "LAPSED";
    userId?: unknown;
    externalId: string;
    referenceNumber: string;
    distributorName: string;
    branchName: string | null;
    customerName: string;
    phone: string | null;
    distributorId: string;
    goodsAmount: number;
    refundAmount?: number;
    acceptedGoodsAmount: number | null;
    acceptedRefundAmount?: number | null;
    note: string;
    decidedAt: string | null;
    decidedBy: "OWNER" | "SUPPLIER" | "STAFF" | "CANCELLATION" | null;
    answer: string | null;
    items: Array<DisputeItem>;
    orderItems: Array<{
        line: number;
        itemName: string;
        unitType: string;
        qty: number;
        price: number;
    }>;
    order: {
        status: "CANCELED" | "CLOSED" | "COMPLETED" | "CREATED" | "FRAUD" | "HOLDED" | "PENDING" | "TEST";
        grandTotalAmount: number;
        refundAmount: number;
        paidAt: string;
        isSettled: boolean;
    };
    before: {
        accepted: number;
        refused: number;
        withdrawn: number;
    };
};
export type DisputesRow = {
    id: string;
    orderId: string;
    openedAt: string;
    answerBy: string;
    status: "OPEN" | "ESCALATED" | "ACCEPTED" | "REFUSED" | "WITHDRAWN" | "LAPSED";
    userId?: unknown;
    externalId: string;
    referenceNumber: string;
    distributorName: string;
    branchName: string | null;
    customerName: string;
    phone: string | null;
    distributorId: string;
    goodsAmount: number;
    refundAmount?: number;
    acceptedGoodsAmount: number | null;
    acceptedRefundAmount?: number | null;
    note: string;
    decidedAt: string | null;
    decidedBy: "OWNER" | "SUPPLIER" | "STAFF" | "CANCELLATION" | null;
    answer: string | null;
};
export type DistributorUsersRecord = {
    id: string;
    username: string;
    fullName: string;
    role: "super" | "kyc" | "credit" | "approver" | "legal" | "card" | "finance" | "support" | "auditor" | "distributor" | "branch" | "accountant";
    distributorId: string | null;
    distributorName: string;
    branchId: null | string;
    branchName: string | null;
    hasTotp: boolean;
    active: boolean;
    createdAt: string;
};
export type DistributorUsersRow = {
    id: string;
    username: string;
    fullName: string;
    role: "super" | "kyc" | "credit" | "approver" | "legal" | "card" | "finance" | "support" | "auditor" | "distributor" | "branch" | "accountant";
    distributorId: string | null;
    distributorName: string;
    branchId: null | string;
    branchName: string | null;
    hasTotp: boolean;
    active: boolean;
    createdAt: string;
};
export type DistributorsRecord = {
    id: string;
    name: string;
    slug: string;
    logo: string | null;
    category: string;
    phone: string | null;
    plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
    iban: string | null;
    priority?: number;
    paymentWindowDays: number;
    dueDaysMin: number;
    dueDaysMax: number;
    requiresConfirmation: boolean;
    active: boolean;
    createdAt: string;
    updatedAt: string;
    fees: null | FeeTerms;
    officeAddresses: Array<string>;
    activeProvinces: Array<string>;
    provinceIds: Array<number>;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type DistributorsRow = {
    id: string;
    name: string;
    slug: string;
    logo: string | null;
    category: string;
    phone: string | null;
    plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
    iban: string | null;
    priority?: number;
    paymentWindowDays: number;
    dueDaysMin: number;
    dueDaysMax: number;
    requiresConfirmation: boolean;
    active: boolean;
    createdAt: string;
    updatedAt: string;
};
export type DistrictsRecord = {
    id: number;
    name: string;
    cityId: number;
    cityName: string;
    active: boolean;
};
export type DistrictsRow = {
    id: number;
    name: string;
    cityId: number;
    cityName: string;
    active: boolean;
};
export type GatewayDepositsRecord = {
    id: string;
    depositedOn: string;
    indicator: "OFFLINE" | "MELLAT" | "IRANKISH" | "SHAYANTEJARAT" | "SAMAN" | "BANKTEST";
    amount: number;
    trackingNumber: string;
    status: "RECORDED" | "REVERSED";
    recordedBy: string;
    recordedAt: string;
    reversedBy: string | null;
    reversedAt: string | null;
    reason: string | null;
};
export type GatewayDepositsRow = {
    id: string;
    depositedOn: string;
    indicator: "OFFLINE" | "MELLAT" | "IRANKISH" | "SHAYANTEJARAT" | "SAMAN" | "BANKTEST";
    amount: number;
    trackingNumber: string;
    status: "RECORDED" | "REVERSED";
    recordedBy: string;
    recordedAt: string;
    reversedBy: string | null;
    reversedAt: string | null;
    reason: string | null;
};
export type GatewaysRecord = {
    id: string;
    position: number | null;
    indicator: "OFFLINE" | "MELLAT" | "IRANKISH" | "SHAYANTEJARAT" | "SAMAN" | "BANKTEST" | null;
    active: boolean | null;
    isDefault: boolean | null;
    isSupported: boolean | null;
    source: "ENVIRONMENT" | "BACKOFFICE" | "NONE" | null;
    minAmount: number | null;
    maxAmount: number | null;
    facts: unknown;
    contractSince: unknown;
    lastAnswerAt: string | null;
    lastVerdict: "PAID" | "SETTLED" | "NOT_SETTLED" | "NOT_PAID" | "REVERSED" | "UNKNOWN" | null;
    lastCode: string | null;
    answersLastHour: number | null;
    failuresLastHour: number | null;
    updatedAt: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type GatewaysRow = {
    id: string;
    position: number | null;
    indicator: "OFFLINE" | "MELLAT" | "IRANKISH" | "SHAYANTEJARAT" | "SAMAN" | "BANKTEST" | null;
    active: boolean | null;
    isDefault: boolean | null;
    isSupported: boolean | null;
    source: "ENVIRONMENT" | "BACKOFFICE" | "NONE" | null;
    minAmount: number | null;
    maxAmount: number | null;
    facts: unknown;
    contractSince: unknown;
    lastAnswerAt: string | null;
    lastVerdict: "PAID" | "SETTLED" | "NOT_SETTLED" | "NOT_PAID" | "REVERSED" | "UNKNOWN" | null;
    lastCode: string | null;
    answersLastHour: number | null;
    failuresLastHour: number | null;
    updatedAt: string | null;
};
export type GuildsRecord = {
    id: number;
    name: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    active: boolean;
};
export type GuildsRow = {
    id: number;
    name: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    active: boolean;
};
export type History = {
    entries: Array<{
        at: string;
        what: string;
        who: string;
        whoIs: string;
        facts: Array<{
            label: string;
            as: "text" | "code" | "rial" | "number" | "percent" | "date";
            before?: string | number | Array<string> | null;
            after: string | number | Array<string> | null;
        }>;
        reason: string | null;
        isRoutine: boolean;
    }>;
    hasMore: boolean;
};
export type InquiriesRecord = {
    id: string;
    registrationId: string;
    userId: string;
    customerName: string | null;
    phone: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    inquiryKind: "MOBILE_OWNERSHIP" | "CIVIL_REGISTRY" | "POSTAL_CODE" | "CREDIT_BUREAU";
    answer: "PENDING" | "MATCHED" | "MISMATCHED" | "UNAVAILABLE";
    askedAt: string;
    answeredAt: string | null;
};
export type InquiriesRow = {
    id: string;
    registrationId: string;
    userId: string;
    customerName: string | null;
    phone: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    inquiryKind: "MOBILE_OWNERSHIP" | "CIVIL_REGISTRY" | "POSTAL_CODE" | "CREDIT_BUREAU";
    answer: "PENDING" | "MATCHED" | "MISMATCHED" | "UNAVAILABLE";
    askedAt: string;
    answeredAt: string | null;
};
export type InstallmentsRecord = {
    id: string;
    orderId: string;
    dueDate: string;
    status: "AWAITING_DUE_DATE" | "PAST_DUE" | "CLEARED";
    customerName: string;
    phone?: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    distributorId: string;
    distributorName: string;
    externalId: string;
    ownerType?: "COMPANY" | "PERSON";
    userId?: null | string;
    companyId?: null | string;
    amount?: number;
    paidAmount?: number;
    reversedAmount?: number;
    remainingAmount?: number;
    clearedAt?: string | null;
    createdAt: string;
};
export type InstallmentsRow = {
    id: string;
    orderId: string;
    dueDate: string;
    status: "AWAITING_DUE_DATE" | "PAST_DUE" | "CLEARED";
    customerName: string;
    phone?: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    distributorId: string;
    distributorName: string;
    externalId: string;
    ownerType?: "COMPANY" | "PERSON";
    userId?: null | string;
    companyId?: null | string;
    amount?: number;
    paidAmount?: number;
    reversedAmount?: number;
    remainingAmount?: number;
    clearedAt?: string | null;
    createdAt: string;
};
export type LateFeesRecord = {
    id: string;
    installmentId: string;
    orderId: string;
    dueDate: string;
    customerName: string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    distributorId: string;
    distributorName: string;
    externalId: string;
    userId: unknown;
    installmentAmount: number;
    days: number;
    charged: number;
    paid: number;
    forgiven: number;
    open: number;
    lastDay: string;
    createdAt: string;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type LateFeesRow = {
    id: string;
    installmentId: string;
    orderId: string;
    dueDate: string;
    customerName: string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    distributorId: string;
    distributorName: string;
    externalId: string;
    userId: unknown;
    installmentAmount: number;
    days: number;
    charged: number;
    paid: number;
    forgiven: number;
    open: number;
    lastDay: string;
    createdAt: string;
};
export type LeadsRecord = {
    id: string;
    createdAt: string;
    name: string | null;
    phone: string | null;
    userId: null | string;
    shopname: string | null;
    provinceName: string | null;
    cityName: string | null;
    text: string | null;
    status: "CLAIMED" | "DONE" | "NEW" | "REJECTED";
    claimedBy: null | PersonOfStaff;
    claimedByName: string | null;
    claimedAt: string | null;
    outcome: string | null;
    closedAt: string | null;
};
export type LeadsRow = {
    id: string;
    createdAt: string;
    name: string | null;
    phone: string | null;
    userId: null | string;
    shopname: string | null;
    provinceName: string | null;
    cityName: string | null;
    text: string | null;
    status: "CLAIMED" | "DONE" | "NEW" | "REJECTED";
    claimedBy: null | PersonOfStaff;
    claimedByName: string | null;
    claimedAt: string | null;
    outcome: string | null;
    closedAt: string | null;
};
export type LedgerEntriesRecord = {
    id: string;
    voucher: null | number;
    bookedAt: string;
    businessAt: string;
    kind: "CREDIT_REVOLVED" | "DISCOUNT_RUN_PAID" | "GATEWAY_CAPTURED" | "GATEWAY_SETTLED" | "GATEWAY_SETTLEMENT_REVERSED" | "INSTALLMENT_COLLECTED" | "INSTALLMENT_PAID" | "INVOICE_PAID_FROM_CREDIT" | "INVOICE_PAID_FROM_WALLET" | "INVOICE_REVERSED" | "LATE_FEE_CHARGED" | "LATE_FEE_FORGIVEN" | "LATE_FEE_PAID" | "MATURITY_RUN_PAID" | "PAYOUT_RETURNED" | "PLATFORM_FEE_EARNED" | "PLATFORM_FEE_PAID" | "PLATFORM_FEE_REFUNDED" | "WITHDRAWAL_HELD" | "WITHDRAWAL_PAID" | "WITHDRAWAL_REINSTATED" | "WITHDRAWAL_RETURNED" | "WRITTEN_OFF";
    account: "bank-fee-income" | "bank-funding" | "credit-loss" | "credit-used" | "discount-income" | "distributor-payable" | "gateway-clearing" | "late-fee-income" | "late-fee-receivable" | "platform-fee-deferred" | "platform-fee-income" | "product-fee-income" | "vat-payable" | "wallet" | "withdrawal-payable";
    partyName: string | null;
    debit: number | null;
    credit: number | null;
    sourceType: "credit-line" | "gateway-deposits" | "late-fee" | "order" | "payment" | "payout" | "platform-fee" | "repayment" | "withdrawal" | "write-off";
    sourceId: string;
    registrationId: null | string;
    entryId: string;
};
export type LedgerEntriesRow = {
    id: string;
    voucher: null | number;
    bookedAt: string;
    businessAt: string;
    kind: "CREDIT_REVOLVED" | "DISCOUNT_RUN_PAID" | "GATEWAY_CAPTURED" | "GATEWAY_SETTLED" | "GATEWAY_SETTLEMENT_REVERSED" | "INSTALLMENT_COLLECTED" | "INSTALLMENT_PAID" | "INVOICE_PAID_FROM_CREDIT" | "INVOICE_PAID_FROM_WALLET" | "INVOICE_REVERSED" | "LATE_FEE_CHARGED" | "LATE_FEE_FORGIVEN" | "LATE_FEE_PAID" | "MATURITY_RUN_PAID" | "PAYOUT_RETURNED" | "PLATFORM_FEE_EARNED" | "PLATFORM_FEE_PAID" | "PLATFORM_FEE_REFUNDED" | "WITHDRAWAL_HELD" | "WITHDRAWAL_PAID" | "WITHDRAWAL_REINSTATED" | "WITHDRAWAL_RETURNED" | "WRITTEN_OFF";
    account: "bank-fee-income" | "bank-funding" | "credit-loss" | "credit-used" | "discount-income" | "distributor-payable" | "gateway-clearing" | "late-fee-income" | "late-fee-receivable" | "platform-fee-deferred" | "platform-fee-income" | "product-fee-income" | "vat-payable" | "wallet" | "withdrawal-payable";
    partyName: string | null;
    debit: number | null;
    credit: number | null;
    sourceType: "credit-line" | "gateway-deposits" | "late-fee" | "order" | "payment" | "payout" | "platform-fee" | "repayment" | "withdrawal" | "write-off";
    sourceId: string;
    registrationId: null | string;
    entryId: string;
};
export type ManualReportsRecord = {
    id: string;
    createdAt: string;
    name: string | null;
    phone: string | null;
    userId: null | string;
    subject: "CALL" | "COMPLAINT" | "INCIDENT" | "OTHER" | "VISIT";
    occurredOn: string | null;
    text: string | null;
    reportedByName: string;
    status: "CLAIMED" | "DONE" | "NEW" | "REJECTED";
    claimedBy: null | PersonOfStaff;
    claimedByName: string | null;
    claimedAt: string | null;
    outcome: string | null;
    closedAt: string | null;
};
export type ManualReportsRow = {
    id: string;
    createdAt: string;
    name: string | null;
    phone: string | null;
    userId: null | string;
    subject: "CALL" | "COMPLAINT" | "INCIDENT" | "OTHER" | "VISIT";
    occurredOn: string | null;
    text: string | null;
    reportedByName: string;
    status: "CLAIMED" | "DONE" | "NEW" | "REJECTED";
    claimedBy: null | PersonOfStaff;
    claimedByName: string | null;
    claimedAt: string | null;
    outcome: string | null;
    closedAt: string | null;
};
export type MerchantsRecord = {
    id: string;
    number: string | null;
    name: string;
    distributorId: string;
    distributorName: string;
    branchId: null | string;
    branchName: null | string;
    dueDateInDays: number;
    devices: number;
    active: boolean;
    reactivationAskedAt: string | null;
    reactivationAskedBy: null | PersonOfStaff;
    createdAt: string;
};
export type MerchantsRow = {
    id: string;
    number: string | null;
    name: string;
    distributorId: string;
    distributorName: string;
    branchId: null | string;
    branchName: null | string;
    dueDateInDays: number;
    devices: number;
    active: boolean;
    reactivationAskedAt: string | null;
    reactivationAskedBy: null | PersonOfStaff;
    createdAt: string;
};
export type OrderUploadsRecord = {
    id: string;
    fileName: string;
    distributorName?: string;
    distributorId?: string;
    branchName: string | null;
    branchId: null | string;
    status: "CHECKED" | "POSTING" | "DONE" | "STOPPED";
    invoices: number;
    readyInvoices: number | null;
    postedInvoices: number | null;
    uploadedByName: string;
    createdAt: string;
    finishedAt: string | null;
    linesDeletedAt: null | string;
    counts: {
        BLOCKED: number;
        DUPLICATE: number;
        READY: number;
        SHORT_BY: number;
        SIGNATORY_MISSING: number;
        UNKNOWN_BUYER: number;
        INVALID: number;
    };
    linesKeptDays: number;
};
export type OrderUploadsRow = {
    id: string;
    fileName: string;
    distributorName?: string;
    distributorId?: string;
    branchName: string | null;
    branchId: null | string;
    status: "CHECKED" | "POSTING" | "DONE" | "STOPPED";
    invoices: number;
    readyInvoices: number | null;
    postedInvoices: number | null;
    uploadedByName: string;
    createdAt: string;
    finishedAt: string | null;
    linesDeletedAt: null | string;
};
export type OrdersRecord = {
    id: string;
    externalId: string;
    referenceNumber: string;
    distributorName: string;
    branchName: string | null;
    branchId: null | string;
    customerName: string;
    ownerType?: "COMPANY" | "PERSON";
    userId?: null | string;
    companyId?: null | string;
    phone: string | null;
    distributorId: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    status: "CREATED" | "HOLDED" | "PENDING" | "COMPLETED" | "CANCELED" | "CLOSED" | "FRAUD" | "TEST";
    grandTotalAmount: number;
    kasbenoFeeAmount?: number;
    bankFeeAmount?: number;
    refundAmount?: number;
    dueDateInDays: number;
    invoicedAt: string;
    createdAt: string;
    paidAt: string | null;
    payableUntil: string;
    paymentSource: "CREDIT" | "WALLET" | null;
    dueDate: string | null;
    bankReferenceNumber: string | null;
    cancelReason: string | null;
    orderItems: Array<OrderItem>;
    versions: Array<{
        version: number;
        cause: "DISPUTE" | "RETURN" | "SALE" | "UNKNOWN" | "UPDATE";
        createdAt: string;
        grandTotalAmount: number;
        isPaidFor: boolean;
        items: Array<OrderLine>;
    }>;
    installment: null | {
        id: string;
        amount: number;
        paidAmount: number;
        reversedAmount: number;
        remainingAmount: number;
        status: "AWAITING_DUE_DATE" | "CLEARED" | "PAST_DUE";
        dueDate: string;
        clearedAt: null | string;
    };
    hasApprobation: boolean;
    unfraudAskedBy: null | PersonOfStaff;
    unfraudAskedAt: null | string;
    ledgerEntries?: Array<{
        id: string;
        kind: "CREDIT_REVOLVED" | "DISCOUNT_RUN_PAID" | "GATEWAY_CAPTURED" | "GATEWAY_SETTLED" | "GATEWAY_SETTLEMENT_REVERSED" | "INSTALLMENT_COLLECTED" | "INSTALLMENT_PAID" | "INVOICE_PAID_FROM_CREDIT" | "INVOICE_PAID_FROM_WALLET" | "INVOICE_REVERSED" | "LATE_FEE_CHARGED" | "LATE_FEE_FORGIVEN" | "LATE_FEE_PAID" | "MATURITY_RUN_PAID" | "PAYOUT_RETURNED" | "PLATFORM_FEE_EARNED" | "PLATFORM_FEE_PAID" | "PLATFORM_FEE_REFUNDED" | "WITHDRAWAL_HELD" | "WITHDRAWAL_PAID" | "WITHDRAWAL_REINSTATED" | "WITHDRAWAL_RETURNED" | "WRITTEN_OFF";
        bookedAt: string;
        postings: Array<{
            account: "bank-fee-income" | "bank-funding" | "credit-loss" | "credit-used" | "discount-income" | "distributor-payable" | "gateway-clearing" | "late-fee-income" | "late-fee-receivable" | "platform-fee-deferred" | "platform-fee-income" | "product-fee-income" | "vat-payable" | "wallet" | "withdrawal-payable";
            amount: number;
        }>;
    }>;
};
export type OrdersRow = {
    id: string;
    externalId: string;
    referenceNumber: string;
    distributorName: string;
    branchName: string | null;
    branchId: null | string;
    customerName: string;
    ownerType?: "COMPANY" | "PERSON";
    userId?: null | string;
    companyId?: null | string;
    phone: string | null;
    distributorId: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    status: "CREATED" | "HOLDED" | "PENDING" | "COMPLETED" | "CANCELED" | "CLOSED" | "FRAUD" | "TEST";
    grandTotalAmount: number;
    kasbenoFeeAmount?: number;
    bankFeeAmount?: number;
    refundAmount?: number;
    dueDateInDays: number;
    invoicedAt: string;
    createdAt: string;
    paidAt: string | null;
    payableUntil: string;
    paymentSource: "CREDIT" | "WALLET" | null;
    dueDate: string | null;
    bankReferenceNumber: string | null;
    cancelReason: string | null;
};
export type PackagesRecord = {
    id: string;
    slug: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    amount: number;
    active: boolean;
    collateralCreditTypes: Array<CollateralType>;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type PackagesRow = {
    id: string;
    slug: string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    amount: number;
    active: boolean;
    collateralCreditTypes: Array<CollateralType>;
};
export type ParcelsRecord = {
    id: string;
    cardId: string;
    userId: null | string;
    recipient: string | null;
    phone: string | null;
    cardNumber: string;
    cardStatus: "CREATED" | "PRINT_PENDING" | "PRINTED" | "DELIVERED" | "ENABLED" | "FROZEN" | "DISABLED" | "BLOCKED";
    status: "CREATED" | "ACCEPTED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED" | "FAILED_DELIVERY" | "RETURNED_TO_SENDER";
    trackingNumber: string | null;
    provinceName: string | null;
    cityName: string | null;
    postalCode: string | null;
    address: string | null;
    createdAt: string;
    movedAt: string;
};
export type ParcelsRow = {
    id: string;
    cardId: string;
    userId: null | string;
    recipient: string | null;
    phone: string | null;
    cardNumber: string;
    cardStatus: "CREATED" | "PRINT_PENDING" | "PRINTED" | "DELIVERED" | "ENABLED" | "FROZEN" | "DISABLED" | "BLOCKED";
    status: "CREATED" | "ACCEPTED" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "DELIVERED" | "FAILED_DELIVERY" | "RETURNED_TO_SENDER";
    trackingNumber: string | null;
    provinceName: string | null;
    cityName: string | null;
    postalCode: string | null;
    address: string | null;
    createdAt: string;
    movedAt: string;
};
export type PartnerClientsRecord = {
    id: string;
    name: string;
    distributorId: null | string;
    distributorName: null | string;
    scopes: Array<"courier" | "device" | "iran-kish" | "legal" | "refah" | "supplier">;
    isTest: boolean;
    active: boolean;
    tokenIssuedAt: null | string;
    formerTokenUntil: null | string;
    lastUsedAt: null | string;
    tokenGrantedTo: null | string;
    tokenGrantedToName: null | string;
    tokenGrantedUntil: null | string;
    createdAt: string;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type PartnerClientsRow = {
    id: string;
    name: string;
    distributorId: null | string;
    distributorName: null | string;
    scopes: Array<"courier" | "device" | "iran-kish" | "legal" | "refah" | "supplier">;
    isTest: boolean;
    active: boolean;
    tokenIssuedAt: null | string;
    formerTokenUntil: null | string;
    lastUsedAt: null | string;
    tokenGrantedTo: null | string;
    tokenGrantedToName: null | string;
    tokenGrantedUntil: null | string;
    createdAt: string;
};
export type PaymentsRecord = {
    id: string;
    createdAt: string;
    updatedAt: string;
    referenceCode: string;
    gatewayToken: string | null;
    customerName: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    purpose: "wallet-charge" | "platform-fee" | "installment" | "subscription-package";
    indicator: "OFFLINE" | "MELLAT" | "IRANKISH" | "SHAYANTEJARAT" | "SAMAN" | "BANKTEST";
    amount: number;
    status: "CREATED" | "REDIRECTED" | "CALLBACK_RECEIVED" | "IN_DOUBT" | "COMPLETED" | "FINAL_ERROR" | "REQUEST_ERROR";
    outcome: "CHARGED" | "FEE_PAID" | "INSTALLMENT_PAID" | "KEPT_AS_CASH" | null;
    gatewayReceipt: string | null;
    maskedCard: string | null;
    completedAt: string | null;
    inDoubtSince: string | null;
    closedAt: string | null;
    reversalReason: string | null;
    decision: null | PendingDecision;
    decisionKind: "SETTLE_BY_HAND" | "CLOSE_AS_NOT_PAID" | "CONFIRM_RECEIPT" | "REOPEN" | null;
    receiptPictureAt: null | string;
    failure: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type PaymentsRow = {
    id: string;
    createdAt: string;
    updatedAt: string;
    referenceCode: string;
    gatewayToken: string | null;
    customerName: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    purpose: "wallet-charge" | "platform-fee" | "installment" | "subscription-package";
    indicator: "OFFLINE" | "MELLAT" | "IRANKISH" | "SHAYANTEJARAT" | "SAMAN" | "BANKTEST";
    amount: number;
    status: "CREATED" | "REDIRECTED" | "CALLBACK_RECEIVED" | "IN_DOUBT" | "COMPLETED" | "FINAL_ERROR" | "REQUEST_ERROR";
    outcome: "CHARGED" | "FEE_PAID" | "INSTALLMENT_PAID" | "KEPT_AS_CASH" | null;
    gatewayReceipt: string | null;
    maskedCard: string | null;
    completedAt: string | null;
    inDoubtSince: string | null;
    closedAt: string | null;
    reversalReason: string | null;
    decision: null | PendingDecision;
    decisionKind: "SETTLE_BY_HAND" | "CLOSE_AS_NOT_PAID" | "CONFIRM_RECEIPT" | "REOPEN" | null;
    receiptPictureAt: null | string;
    failure: string | null;
};
export type PayoutAlarmsRecord = {
    id: string;
    raisedAt: string;
    kind: "OTHER_TRACKING_NUMBER" | "FAILED_AFTER_PAID" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND";
    payoutId: string;
    runId: string;
    paymentId: string;
    distributorName: string;
    withdrawalId: null | string;
    net: number;
    status: "PENDING" | "PAID" | "FAILED";
    trackingNumber: string | null;
    attempt: number;
    answered: "PENDING" | "PAID" | "FAILED";
    answeredAmount: number | null;
    answeredTrackingNumber: string | null;
    answeredReason: string | null;
    importedBy: string;
    isOpen: unknown;
    isUnexplained: unknown;
    resolvedAt: string | null;
    requestId: string | null;
};
export type PayoutAlarmsRow = {
    id: string;
    raisedAt: string;
    kind: "OTHER_TRACKING_NUMBER" | "FAILED_AFTER_PAID" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND";
    payoutId: string;
    runId: string;
    paymentId: string;
    distributorName: string;
    withdrawalId: null | string;
    net: number;
    status: "PENDING" | "PAID" | "FAILED";
    trackingNumber: string | null;
    attempt: number;
    answered: "PENDING" | "PAID" | "FAILED";
    answeredAmount: number | null;
    answeredTrackingNumber: string | null;
    answeredReason: string | null;
    importedBy: string;
    isOpen: unknown;
    isUnexplained: unknown;
    resolvedAt: string | null;
    requestId: string | null;
};
export type PayoutItemsRecord = {
    id: string;
    payoutId: string;
    orderId: string;
    paymentId: string;
    externalId: string;
    referenceNumber: string;
    distributorName: string | null;
    branchName: string | null;
    kind: "MATURITY" | "DISCOUNT" | "WITHDRAWAL";
    gross: number;
    discount: number;
    net: number;
    status: "PENDING" | "PAID" | "FAILED";
    trackingNumber: string | null;
    distributorId: string | null;
    upTo: string;
    approvedAt: string | null;
    answeredAt: string | null;
};
export type PayoutItemsRow = {
    id: string;
    payoutId: string;
    orderId: string;
    paymentId: string;
    externalId: string;
    referenceNumber: string;
    distributorName: string | null;
    branchName: string | null;
    kind: "MATURITY" | "DISCOUNT" | "WITHDRAWAL";
    gross: number;
    discount: number;
    net: number;
    status: "PENDING" | "PAID" | "FAILED";
    trackingNumber: string | null;
    distributorId: string | null;
    upTo: string;
    approvedAt: string | null;
    answeredAt: string | null;
};
export type PayoutsRecord = {
    id: string;
    runId?: string;
    runNumber?: number;
    paymentId: string;
    distributorId: string | null;
    kind: "MATURITY" | "DISCOUNT" | "WITHDRAWAL";
    distributorName: string;
    iban: string;
    gross: number;
    discount: number;
    net: number;
    invoices: number;
    status: "PENDING" | "PAID" | "FAILED";
    trackingNumber: string | null;
    reason: string | null;
    approvedAt: string | null;
    answeredAt: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type PayoutsRow = {
    id: string;
    runId?: string;
    runNumber?: number;
    paymentId: string;
    distributorId: string | null;
    kind: "MATURITY" | "DISCOUNT" | "WITHDRAWAL";
    distributorName: string;
    iban: string;
    gross: number;
    discount: number;
    net: number;
    invoices: number;
    status: "PENDING" | "PAID" | "FAILED";
    trackingNumber: string | null;
    reason: string | null;
    approvedAt: string | null;
    answeredAt: string | null;
};
export type PlatformFeesRecord = {
    id: string;
    paidAt: string;
    ownerName: string | null;
    phone: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    creditYear: number;
    limit: number;
    fee: number;
    vat: number;
    amount: number;
    status: "PAID" | "EARNED" | "REFUNDED";
    settledAt: string | null;
};
export type PlatformFeesRow = {
    id: string;
    paidAt: string;
    ownerName: string | null;
    phone: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    creditYear: number;
    limit: number;
    fee: number;
    vat: number;
    amount: number;
    status: "PAID" | "EARNED" | "REFUNDED";
    settledAt: string | null;
};
export type PrintBatchesRecord = {
    id: string;
    number: number;
    cards: number;
    waiting: number;
    printed: number;
    failed: number;
    canceled: number;
    createdBy: string;
    createdAt: string;
    lines: Array<{
        cardId: string;
        reference: string;
        cardNumber: string;
        ownerName: null | string;
        status: "CANCELED" | "FAILED" | "PENDING" | "PRINTED";
        reason: null | string;
        cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
    }>;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type PrintBatchesRow = {
    id: string;
    number: number;
    cards: number;
    waiting: number;
    printed: number;
    failed: number;
    canceled: number;
    createdBy: string;
    createdAt: string;
};
export type ProvincesRecord = {
    id: number;
    name: string;
    active: boolean;
};
export type ProvincesRow = {
    id: number;
    name: string;
    active: boolean;
};
export type ReceivablesRecord = {
    id: string;
    maturesOn: string;
    externalId: string;
    referenceNumber: string;
    distributorId: string;
    distributorName: string;
    branchName: string | null;
    grandTotalAmount: number;
    amount: number;
    payable: number;
    withheld: number;
    status: "AT_BANK" | "OPEN" | "REFUSED";
    payoutId: null | string;
    paymentId: string | null;
    paidAt: string;
};
export type ReceivablesRow = {
    id: string;
    maturesOn: string;
    externalId: string;
    referenceNumber: string;
    distributorId: string;
    distributorName: string;
    branchName: string | null;
    grandTotalAmount: number;
    amount: number;
    payable: number;
    withheld: number;
    status: "AT_BANK" | "OPEN" | "REFUSED";
    payoutId: null | string;
    paymentId: string | null;
    paidAt: string;
};
export type ReconciliationLinesRecord = {
    id: string;
    reconciliationId: string;
    source: "BANK" | "MELLAT" | "SAMAN" | "IRANKISH";
    status: "MATCHED" | "MISSING_HERE" | "MISSING_THERE" | "AMOUNT_DIFFERS" | "DUPLICATE";
    state: "MATCHED" | "OPEN" | "ASKED" | "RESOLVED";
    rowNumber: null | number;
    theirReference: string | null;
    theirDay: null | string;
    theirAmount: null | number;
    theirText: string | null;
    ourKind: "payments" | "gateway-deposits" | "payouts" | null;
    ourId: null | string;
    ourReference: string | null;
    ourDay: null | string;
    ourAmount: null | number;
    difference: number;
    resolution: "EXPLAINED" | "BOOKED" | "REVERSED" | "ASKED_BANK" | null;
    note: string | null;
    resolvedByName: string | null;
    resolvedAt: string | null;
    depositId: null | string;
};
export type ReconciliationLinesRow = {
    id: string;
    reconciliationId: string;
    source: "BANK" | "MELLAT" | "SAMAN" | "IRANKISH";
    status: "MATCHED" | "MISSING_HERE" | "MISSING_THERE" | "AMOUNT_DIFFERS" | "DUPLICATE";
    state: "MATCHED" | "OPEN" | "ASKED" | "RESOLVED";
    rowNumber: null | number;
    theirReference: string | null;
    theirDay: null | string;
    theirAmount: null | number;
    theirText: string | null;
    ourKind: "payments" | "gateway-deposits" | "payouts" | null;
    ourId: null | string;
    ourReference: string | null;
    ourDay: null | string;
    ourAmount: null | number;
    difference: number;
    resolution: "EXPLAINED" | "BOOKED" | "REVERSED" | "ASKED_BANK" | null;
    note: string | null;
    resolvedByName: string | null;
    resolvedAt: string | null;
    depositId: null | string;
};
export type ReconciliationsRecord = {
    id: string;
    source: "BANK" | "MELLAT" | "SAMAN" | "IRANKISH";
    fromDay: string;
    toDay: string;
    status: "OPEN" | "CLOSED";
    openLines: number;
    theirAmount: number;
    ourAmount: number;
    unexplained: number;
    format: "XLSX" | "CSV" | "MT940" | "CAMT053";
    fileName: string;
    importedByName: string;
    importedAt: string;
    closedByName: string | null;
    closedAt: string | null;
    counts: ReconciliationCounts;
    standing: Standing;
    leftOut: number;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type ReconciliationsRow = {
    id: string;
    source: "BANK" | "MELLAT" | "SAMAN" | "IRANKISH";
    fromDay: string;
    toDay: string;
    status: "OPEN" | "CLOSED";
    openLines: number;
    theirAmount: number;
    ourAmount: number;
    unexplained: number;
    format: "XLSX" | "CSV" | "MT940" | "CAMT053";
    fileName: string;
    importedByName: string;
    importedAt: string;
    closedByName: string | null;
    closedAt: string | null;
};
export type RegistrationsRecord = {
    id: string;
    userId: string;
    phone: string;
    firstname: string | null;
    lastname: string | null;
    nationalCode: string | null;
    shopname: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    identityOverallStatus: "START" | "PENDING" | "APPROVED" | "REJECTED";
    shopOverallStatus: "START" | "PENDING" | "APPROVED" | "REJECTED";
    docsOverallStatus: "START" | "PENDING" | "APPROVED" | "REJECTED";
    kycStep: "AUTHENTICATION" | "PHONE_CONFIRMED" | "CREDIT_SCORE_PENDING" | "CREDIT_SCORE_REJECTED" | "CREDIT_SCORE_ACCEPTED" | "BRANCH_SELECTION" | "REJECTED" | "ACCEPTED";
    bankStatus: "APPROVED" | "PENDING" | "REJECTED" | "START";
    userSubscriptionPackageStatus: "START" | "CREATED" | "ALLOCATE_PENDING" | "ENABLED" | "CANCELED" | "EXPIRED";
    packageAmount: number | null;
    waitingSince: string | null;
    claimedBy: null | PersonOfStaff;
    claimedUntil: null | string;
    allocationSince: null | string;
    createdAt: string;
    updatedAt: string;
    documents: Array<Document>;
    inquiries: Array<{
        kind: "CIVIL_REGISTRY" | "CREDIT_BUREAU" | "MOBILE_OWNERSHIP" | "POSTAL_CODE";
        answer: "MATCHED" | "MISMATCHED" | "PENDING" | "UNAVAILABLE";
        detail: Record<string, unknown>;
        askedAt: string;
        answeredAt: null | string;
    }>;
    history: Array<HistoryRecord>;
    dateOfBirth: null | string;
    rejections: {
        identity: null | string;
        shop: null | string;
        docs: null | string;
    };
    sentAt: {
        identity: null | string;
        shop: null | string;
        docs: null | string;
    };
    decisions: {
        identity: null | {
            at: string;
            by: string;
            name: string;
        };
        shop: null | {
            at: string;
            by: string;
            name: string;
        };
        docs: null | {
            at: string;
            by: string;
            name: string;
        };
    };
    shop: null | Record<string, null | string | number>;
    package: null | {
        slug: string;
        amount: number;
        collaterals: Array<CollateralType>;
    };
    fee: null | {
        fee: number;
        vat: number;
        status: "EARNED" | "PAID" | "REFUNDED";
        paidAt: string;
    };
    creditLine: null | {
        id: string;
        limit: number;
    };
    pendingApproval: null | {
        id: string;
        amount: number;
    };
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type RegistrationsRow = {
    id: string;
    userId: string;
    phone: string;
    firstname: string | null;
    lastname: string | null;
    nationalCode: string | null;
    shopname: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    identityOverallStatus: "START" | "PENDING" | "APPROVED" | "REJECTED";
    shopOverallStatus: "START" | "PENDING" | "APPROVED" | "REJECTED";
    docsOverallStatus: "START" | "PENDING" | "APPROVED" | "REJECTED";
    kycStep: "AUTHENTICATION" | "PHONE_CONFIRMED" | "CREDIT_SCORE_PENDING" | "CREDIT_SCORE_REJECTED" | "CREDIT_SCORE_ACCEPTED" | "BRANCH_SELECTION" | "REJECTED" | "ACCEPTED";
    bankStatus: "START" | "PENDING" | "APPROVED" | "REJECTED";
    userSubscriptionPackageStatus: "START" | "CREATED" | "ALLOCATE_PENDING" | "ENABLED" | "CANCELED" | "EXPIRED";
    packageAmount: number | null;
    waitingSince: string | null;
    claimedBy: null | PersonOfStaff;
    claimedUntil: null | string;
    allocationSince: null | string;
    createdAt: string;
    updatedAt: string;
};
export type RenewalsRecord = {
    id: string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    limit: number;
    expiresOn: string;
    hasRenewalCredit: boolean;
    hasSignedContract: boolean;
    hasPaidFee: boolean;
};
export type RenewalsRow = {
    id: string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    limit: number;
    expiresOn: string;
    hasRenewalCredit: boolean;
    hasSignedContract: boolean;
    hasPaidFee: boolean;
};
export type RolesRecord = {
    id: string;
    key: string;
    permissions: Array<string>;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type RolesRow = {
    id: string;
    key: string;
    permissions: Array<string>;
};
export type RuleChangesRecord = {
    id: string;
    companyId: string;
    createdAt: string;
    companyName: string;
    kind: "RULE" | "METHOD" | "CEILING";
    spending: null | {
        largestLoss: number;
        kind: "METHOD";
        before: "CPG" | "OTP" | "POS";
        after: "CPG" | "OTP" | "POS";
        holderName: null | string;
    } | {
        largestLoss: number;
        kind: "CEILING";
        holderId: string;
        before: null | number;
        after: null | number;
        holderName: null | string;
    };
    holderName: string | null;
    largestLoss: number | null;
    proposedBy: string | null;
    version: number;
    minimumOptional: number;
    status: "PENDING" | "CONFIRMED" | "REFUSED" | "WITHDRAWN" | "OUTDATED";
    decidedBy: string | null;
    decidedAt: string | null;
    isForBank: boolean;
    signatories: Array<{
        name: string;
        before: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL" | null;
        after: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL" | null;
    }>;
    minimumBefore: unknown;
};
export type RuleChangesRow = {
    id: string;
    companyId: string;
    createdAt: string;
    companyName: string;
    kind: "RULE" | "METHOD" | "CEILING";
    spending: null | {
        largestLoss: number;
        kind: "METHOD";
        before: "CPG" | "OTP" | "POS";
        after: "CPG" | "OTP" | "POS";
        holderName: null | string;
    } | {
        largestLoss: number;
        kind: "CEILING";
        holderId: string;
        before: null | number;
        after: null | number;
        holderName: null | string;
    };
    holderName: string | null;
    largestLoss: number | null;
    proposedBy: string | null;
    version: number;
    minimumOptional: number;
    status: "PENDING" | "CONFIRMED" | "REFUSED" | "WITHDRAWN" | "OUTDATED";
    decidedBy: string | null;
    decidedAt: string | null;
    isForBank: boolean;
    signatories: Array<{
        name: string;
        before: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL" | null;
        after: "MANDATORY" | "NOT_ALLOWED" | "OPTIONAL" | null;
    }>;
    minimumBefore: unknown;
};
export type SettingsRecord = {
    id: string;
    key: "SPECIAL_MODAL_FROM" | "SPECIAL_MODAL_IMAGE" | "SPECIAL_MODAL_IMAGE_TEXT" | "SPECIAL_MODAL_LINK" | "SPECIAL_MODAL_STATUS" | "SPECIAL_MODAL_TEXT" | "SPECIAL_MODAL_UNTIL" | "androidDownloadUrl" | "androidMinVersionCode" | "androidVersionCode" | "arrearsGraceDays" | "bankAddress" | "bankBranchCode" | "bankBranchName" | "bankName" | "cardDailyMaxRials" | "cardPaymentMaxRials" | "cardReversalMinutes" | "codeFailuresPerAddressPerHour" | "codesPerAddressPerDay" | "codesPerPhonePerDay" | "creditByOnePersonRials" | "creditNeedsSignedContract" | "fourEyesAboveRials" | "lateFeeCapPpm" | "lateFeeDailyPpm" | "lateFeeFourEyesAboveRials" | "lateFeeGraceDays" | "lateFeesByOnePersonRials" | "marketBazaarUrl" | "marketMyketUrl" | "marketingCreditBillions" | "marketingShops" | "promoDistributors" | "reapplyAfterDays" | "receiptFourEyesAboveRials" | "receiptsByOnePersonRials" | "repaymentMinRials" | "sandboxGatewayFaults" | "sandboxInquiryFaults" | "sandboxSignatureFaults" | "showContract" | "supportPhone" | "throttleAddressPerMinute" | "throttleCardPartnerPerMinute" | "throttleDevicePerMinute" | "throttlePartnerInquiriesPerMinute" | "throttlePartnerLookupsPerMinute" | "throttlePartnerSalesPerMinute" | "throttlePartnerUpdatesPerMinute" | "transferAccount" | "uploadLinesKeptDays" | "vatRatePpm" | "withdrawalDailyMaxRials" | "withdrawalFourEyesAboveRials" | "withdrawalMinRials" | "withdrawalsPerDay" | "writeOffAfterDays";
    group: "BANK" | "CARDS" | "CREDIT" | "LATE_FEES" | "LIMITS" | "SANDBOX" | "SITE" | "TWO_PEOPLE" | "WALLETS";
    value: boolean | string | number;
    defaultValue: boolean | string | number;
    updatedAt: string | null;
    proposedValue: boolean | null | string | number;
    proposedBy: null | string;
    proposedByName: string | null;
    proposedAt: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type SettingsRow = {
    id: string;
    key: "SPECIAL_MODAL_FROM" | "SPECIAL_MODAL_IMAGE" | "SPECIAL_MODAL_IMAGE_TEXT" | "SPECIAL_MODAL_LINK" | "SPECIAL_MODAL_STATUS" | "SPECIAL_MODAL_TEXT" | "SPECIAL_MODAL_UNTIL" | "androidDownloadUrl" | "androidMinVersionCode" | "androidVersionCode" | "arrearsGraceDays" | "bankAddress" | "bankBranchCode" | "bankBranchName" | "bankName" | "cardDailyMaxRials" | "cardPaymentMaxRials" | "cardReversalMinutes" | "codeFailuresPerAddressPerHour" | "codesPerAddressPerDay" | "codesPerPhonePerDay" | "creditByOnePersonRials" | "creditNeedsSignedContract" | "fourEyesAboveRials" | "lateFeeCapPpm" | "lateFeeDailyPpm" | "lateFeeFourEyesAboveRials" | "lateFeeGraceDays" | "lateFeesByOnePersonRials" | "marketBazaarUrl" | "marketMyketUrl" | "marketingCreditBillions" | "marketingShops" | "promoDistributors" | "reapplyAfterDays" | "receiptFourEyesAboveRials" | "receiptsByOnePersonRials" | "repaymentMinRials" | "sandboxGatewayFaults" | "sandboxInquiryFaults" | "sandboxSignatureFaults" | "showContract" | "supportPhone" | "throttleAddressPerMinute" | "throttleCardPartnerPerMinute" | "throttleDevicePerMinute" | "throttlePartnerInquiriesPerMinute" | "throttlePartnerLookupsPerMinute" | "throttlePartnerSalesPerMinute" | "throttlePartnerUpdatesPerMinute" | "transferAccount" | "uploadLinesKeptDays" | "vatRatePpm" | "withdrawalDailyMaxRials" | "withdrawalFourEyesAboveRials" | "withdrawalMinRials" | "withdrawalsPerDay" | "writeOffAfterDays";
    group: "BANK" | "CARDS" | "CREDIT" | "LATE_FEES" | "LIMITS" | "SANDBOX" | "SITE" | "TWO_PEOPLE" | "WALLETS";
    value: boolean | string | number;
    defaultValue: boolean | string | number;
    updatedAt: string | null;
    proposedValue: boolean | null | string | number;
    proposedBy: null | string;
    proposedByName: string | null;
    proposedAt: string | null;
};
export type SettlementRunItemsRecord = {
    id: string;
    runId: string;
    payoutId: string;
    paymentId: string;
    distributorName: string | null;
    externalId: string;
    referenceNumber: string;
    branchName: string | null;
    orderId: string;
    paidAt: string | null;
    maturesOn: string | null;
    gross: number;
    discount: number;
    net: number;
    status: "PENDING" | "PAID" | "FAILED";
    distributorId: string | null;
};
export type SettlementRunItemsRow = {
    id: string;
    runId: string;
    payoutId: string;
    paymentId: string;
    distributorName: string | null;
    externalId: string;
    referenceNumber: string;
    branchName: string | null;
    orderId: string;
    paidAt: string | null;
    maturesOn: string | null;
    gross: number;
    discount: number;
    net: number;
    status: "PENDING" | "PAID" | "FAILED";
    distributorId: string | null;
};
export type SettlementRunsRecord = {
    id: string;
    number: number;
    kind: "MATURITY" | "DISCOUNT" | "WITHDRAWAL";
    upTo: string;
    status: "PREVIEW" | "APPROVED" | "DONE" | "CANCELED";
    payouts: number;
    gross: number;
    discount: number;
    net: number;
    createdBy: string;
    createdById: string;
    createdAt: string;
    approvedBy: string | null;
    approvedAt: string | null;
    finishedAt: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type SettlementRunsRow = {
    id: string;
    number: number;
    kind: "MATURITY" | "DISCOUNT" | "WITHDRAWAL";
    upTo: string;
    status: "PREVIEW" | "APPROVED" | "DONE" | "CANCELED";
    payouts: number;
    gross: number;
    discount: number;
    net: number;
    createdBy: string;
    createdById: string;
    createdAt: string;
    approvedBy: string | null;
    approvedAt: string | null;
    finishedAt: string | null;
};
export type SignatureEnrollmentsRecord = {
    id: string;
    userId: string;
    personName: null | string;
    phone: string;
    status: "OPEN" | "SUBMITTED" | "ENROLLED" | "REJECTED" | "EXPIRED";
    refusal: "FACE_MISMATCH" | "SENTENCE_MISMATCH" | "UNCLEAR_VIDEO" | "UNCLEAR_SIGNATURE" | "OTHER" | null;
    certificateSerial: string | null;
    certificateExpiresAt: string | null;
    signatures: number;
    createdAt: string;
    submittedAt: string | null;
    decidedAt: string | null;
    files: Array<{
        kind: "SIGNATURE" | "VIDEO";
        mimeType: string;
        bytes: number;
        createdAt: string;
    }>;
    documents: Array<{
        id: string;
        documentType: "CARD_CONTRACT" | "IDENTITY_INFORMATION" | "INVOICE";
        title: string;
        status: "EXPIRED" | "OPEN" | "REFUSED" | "SIGNED";
        failure: "DECLINED" | "OTHER_DOCUMENT" | null;
        digest: string;
        signedAt: null | string;
        createdAt: string;
    }>;
};
export type SignatureEnrollmentsRow = {
    id: string;
    userId: string;
    personName: null | string;
    phone: string;
    status: "OPEN" | "SUBMITTED" | "ENROLLED" | "REJECTED" | "EXPIRED";
    refusal: "FACE_MISMATCH" | "SENTENCE_MISMATCH" | "UNCLEAR_VIDEO" | "UNCLEAR_SIGNATURE" | "OTHER" | null;
    certificateSerial: string | null;
    certificateExpiresAt: string | null;
    signatures: number;
    createdAt: string;
    submittedAt: string | null;
    decidedAt: string | null;
};
export type SmsProvidersRecord = {
    id: string;
    name: "sandbox" | "kavenegar" | "smsir" | null;
    turn: unknown;
    position: number | null;
    active: boolean | null;
    isSupported: unknown;
    source: "ENVIRONMENT" | "BACKOFFICE" | "NONE" | null;
    keySince: string | null;
    sentLastHour: number;
    unknownLastHour: number;
    undeliveredLastHour: number;
    updatedAt: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type SmsProvidersRow = {
    id: string;
    name: "sandbox" | "kavenegar" | "smsir" | null;
    turn: unknown;
    position: number | null;
    active: boolean | null;
    isSupported: unknown;
    source: "ENVIRONMENT" | "BACKOFFICE" | "NONE" | null;
    keySince: string | null;
    sentLastHour: number;
    unknownLastHour: number;
    undeliveredLastHour: number;
    updatedAt: string | null;
};
export type SmsTemplatesRecord = {
    id: string;
    name: "login-code" | "payment-code" | "payment-code-several" | "credit-score-code" | "card-block-code" | "card-pin-code" | "card-unfreeze-code" | "card-cvv2-code" | "card-printed" | "card-returned" | "card-delivered" | "card-activated" | "card-blocked" | "card-frozen" | "card-unfrozen" | "card-blocked-by-holder" | "card-blocked-by-company" | "company-card-printed" | "company-card-returned" | "card-returned-of-company" | "company-card-delivered" | "card-delivered-of-company" | "company-card-activated" | "company-card-frozen" | "company-card-unfrozen" | "company-card-disabled" | "card-disabled-of-company" | "company-card-reissued" | "company-card-pin-locked" | "company-card-pin-changed" | "card-disabled" | "card-pin-locked" | "card-pin-changed" | "step-rejected" | "step-reopened" | "part-reopened" | "visit-asked" | "steps-approved" | "code-reserved" | "phone-left" | "phone-changed" | "credit-refused" | "company-accepted" | "company-visit-asked" | "company-branch-closed" | "member-joined" | "member-left" | "company-member-joined" | "company-right-proposed" | "company-rule-refused" | "company-rule-dropped" | "company-rule-changed" | "company-rule-waits" | "company-spending-waits" | "company-spending-changed" | "company-spending-refused" | "company-spending-dropped" | "delegation-waits" | "delegation-confirmed" | "delegation-ended" | "delegation-refused" | "invoices-created" | "invoices-canceled" | "invoices-refunded" | "approbations-asked" | "installments-reminded" | "invoice-created" | "invoice-paid" | "invoice-paid-on-credit" | "card-payment" | "card-payment-on-credit" | "card-payment-over-ceiling" | "card-payment-reversed" | "invoices-paid" | "invoices-paid-on-credit" | "approbation-asked" | "approbation-asked-again" | "approbation-nudged" | "approbation-accepted" | "approbation-refused" | "approbation-refused-by-one" | "contract-asked" | "contract-nudged" | "contract-accepted" | "contract-refused" | "contract-refused-by-one" | "signature-code" | "signature-code-contract" | "signature-code-several" | "signature-enrolled" | "signature-enrollment-refused" | "invoice-canceled" | "invoice-lapsed" | "invoices-lapsed" | "invoice-refunded-after-receipt" | "invoice-refunded" | "invoice-returned" | "credit-allocated" | "credit-allocated-blocked" | "credit-suspended" | "credit-suspended-arrears" | "credit-suspended-arrears-held" | "credit-unsuspended" | "credit-unsuspended-expired" | "credit-closed" | "credit-limit-changed" | "credit-limit-changed-blocked" | "credit-ending" | "credit-ending-blocked" | "credit-expired" | "installment-soon" | "installment-due" | "installment-past-due" | "installment-past-due-blocked" | "installment-past-due-held" | "installments-soon" | "installments-due" | "installments-past-due" | "installments-past-due-blocked" | "installments-past-due-held" | "repayment-paid" | "repayment-paid-in-part-freed" | "repayment-paid-held" | "repayment-kept-as-cash" | "platform-fee-paid" | "yearly-fee-paid" | "yearly-fee-refunded" | "platform-fee-refunded" | "platform-fee-refunded-refused" | "platform-fee-refunded-canceled" | "platform-fee-refunded-closed" | "dispute-accepted" | "dispute-refused" | "contract-signed" | "company-contract-signed" | "company-claim-ended" | "renewal-granted" | "credit-renewed-blocked" | "credit-renewed" | "payment-kept-as-cash" | "wallet-charged" | "spending-code" | "withdrawal-code" | "withdrawal-requested" | "withdrawal-waits" | "withdrawal-approved" | "withdrawal-refused" | "withdrawal-paid" | "withdrawal-paid-after-all" | "withdrawal-doubted" | "withdrawal-doubted-of-company" | "withdrawal-cleared-up" | "withdrawal-failed" | "withdrawal-came-back" | "payment-not-made" | "transfer-refused" | "support-call" | "support-missed-call" | "support-review-documents" | "support-keep-codes" | null;
    active: boolean | null;
    holdsCode: boolean | null;
    text: string | null;
    ownText: unknown;
    shippedText: unknown;
    params: unknown;
    kavenegarName: string | null;
    smsIrId: string | null;
    updatedAt: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type SmsTemplatesRow = {
    id: string;
    name: "login-code" | "payment-code" | "payment-code-several" | "credit-score-code" | "card-block-code" | "card-pin-code" | "card-unfreeze-code" | "card-cvv2-code" | "card-printed" | "card-returned" | "card-delivered" | "card-activated" | "card-blocked" | "card-frozen" | "card-unfrozen" | "card-blocked-by-holder" | "card-blocked-by-company" | "company-card-printed" | "company-card-returned" | "card-returned-of-company" | "company-card-delivered" | "card-delivered-of-company" | "company-card-activated" | "company-card-frozen" | "company-card-unfrozen" | "company-card-disabled" | "card-disabled-of-company" | "company-card-reissued" | "company-card-pin-locked" | "company-card-pin-changed" | "card-disabled" | "card-pin-locked" | "card-pin-changed" | "step-rejected" | "step-reopened" | "part-reopened" | "visit-asked" | "steps-approved" | "code-reserved" | "phone-left" | "phone-changed" | "credit-refused" | "company-accepted" | "company-visit-asked" | "company-branch-closed" | "member-joined" | "member-left" | "company-member-joined" | "company-right-proposed" | "company-rule-refused" | "company-rule-dropped" | "company-rule-changed" | "company-rule-waits" | "company-spending-waits" | "company-spending-changed" | "company-spending-refused" | "company-spending-dropped" | "delegation-waits" | "delegation-confirmed" | "delegation-ended" | "delegation-refused" | "invoices-created" | "invoices-canceled" | "invoices-refunded" | "approbations-asked" | "installments-reminded" | "invoice-created" | "invoice-paid" | "invoice-paid-on-credit" | "card-payment" | "card-payment-on-credit" | "card-payment-over-ceiling" | "card-payment-reversed" | "invoices-paid" | "invoices-paid-on-credit" | "approbation-asked" | "approbation-asked-again" | "approbation-nudged" | "approbation-accepted" | "approbation-refused" | "approbation-refused-by-one" | "contract-asked" | "contract-nudged" | "contract-accepted" | "contract-refused" | "contract-refused-by-one" | "signature-code" | "signature-code-contract" | "signature-code-several" | "signature-enrolled" | "signature-enrollment-refused" | "invoice-canceled" | "invoice-lapsed" | "invoices-lapsed" | "invoice-refunded-after-receipt" | "invoice-refunded" | "invoice-returned" | "credit-allocated" | "credit-allocated-blocked" | "credit-suspended" | "credit-suspended-arrears" | "credit-suspended-arrears-held" | "credit-unsuspended" | "credit-unsuspended-expired" | "credit-closed" | "credit-limit-changed" | "credit-limit-changed-blocked" | "credit-ending" | "credit-ending-blocked" | "credit-expired" | "installment-soon" | "installment-due" | "installment-past-due" | "installment-past-due-blocked" | "installment-past-due-held" | "installments-soon" | "installments-due" | "installments-past-due" | "installments-past-due-blocked" | "installments-past-due-held" | "repayment-paid" | "repayment-paid-in-part-freed" | "repayment-paid-held" | "repayment-kept-as-cash" | "platform-fee-paid" | "yearly-fee-paid" | "yearly-fee-refunded" | "platform-fee-refunded" | "platform-fee-refunded-refused" | "platform-fee-refunded-canceled" | "platform-fee-refunded-closed" | "dispute-accepted" | "dispute-refused" | "contract-signed" | "company-contract-signed" | "company-claim-ended" | "renewal-granted" | "credit-renewed-blocked" | "credit-renewed" | "payment-kept-as-cash" | "wallet-charged" | "spending-code" | "withdrawal-code" | "withdrawal-requested" | "withdrawal-waits" | "withdrawal-approved" | "withdrawal-refused" | "withdrawal-paid" | "withdrawal-paid-after-all" | "withdrawal-doubted" | "withdrawal-doubted-of-company" | "withdrawal-cleared-up" | "withdrawal-failed" | "withdrawal-came-back" | "payment-not-made" | "transfer-refused" | "support-call" | "support-missed-call" | "support-review-documents" | "support-keep-codes" | null;
    active: boolean | null;
    holdsCode: boolean | null;
    text: string | null;
    ownText: unknown;
    shippedText: unknown;
    params: unknown;
    kavenegarName: string | null;
    smsIrId: string | null;
    updatedAt: string | null;
};
export type SmsRecord = {
    id: string;
    createdAt: string;
    phone: string;
    template: "login-code" | "payment-code" | "payment-code-several" | "credit-score-code" | "card-block-code" | "card-pin-code" | "card-unfreeze-code" | "card-cvv2-code" | "card-printed" | "card-returned" | "card-delivered" | "card-activated" | "card-blocked" | "card-frozen" | "card-unfrozen" | "card-blocked-by-holder" | "card-blocked-by-company" | "company-card-printed" | "company-card-returned" | "card-returned-of-company" | "company-card-delivered" | "card-delivered-of-company" | "company-card-activated" | "company-card-frozen" | "company-card-unfrozen" | "company-card-disabled" | "card-disabled-of-company" | "company-card-reissued" | "company-card-pin-locked" | "company-card-pin-changed" | "card-disabled" | "card-pin-locked" | "card-pin-changed" | "step-rejected" | "step-reopened" | "part-reopened" | "visit-asked" | "steps-approved" | "code-reserved" | "phone-left" | "phone-changed" | "credit-refused" | "company-accepted" | "company-visit-asked" | "company-branch-closed" | "member-joined" | "member-left" | "company-member-joined" | "company-right-proposed" | "company-rule-refused" | "company-rule-dropped" | "company-rule-changed" | "company-rule-waits" | "company-spending-waits" | "company-spending-changed" | "company-spending-refused" | "company-spending-dropped" | "delegation-waits" | "delegation-confirmed" | "delegation-ended" | "delegation-refused" | "invoices-created" | "invoices-canceled" | "invoices-refunded" | "approbations-asked" | "installments-reminded" | "invoice-created" | "invoice-paid" | "invoice-paid-on-credit" | "card-payment" | "card-payment-on-credit" | "card-payment-over-ceiling" | "card-payment-reversed" | "invoices-paid" | "invoices-paid-on-credit" | "approbation-asked" | "approbation-asked-again" | "approbation-nudged" | "approbation-accepted" | "approbation-refused" | "approbation-refused-by-one" | "contract-asked" | "contract-nudged" | "contract-accepted" | "contract-refused" | "contract-refused-by-one" | "signature-code" | "signature-code-contract" | "signature-code-several" | "signature-enrolled" | "signature-enrollment-refused" | "invoice-canceled" | "invoice-lapsed" | "invoices-lapsed" | "invoice-refunded-after-receipt" | "invoice-refunded" | "invoice-returned" | "credit-allocated" | "credit-allocated-blocked" | "credit-suspended" | "credit-suspended-arrears" | "credit-suspended-arrears-held" | "credit-unsuspended" | "credit-unsuspended-expired" | "credit-closed" | "credit-limit-changed" | "credit-limit-changed-blocked" | "credit-ending" | "credit-ending-blocked" | "credit-expired" | "installment-soon" | "installment-due" | "installment-past-due" | "installment-past-due-blocked" | "installment-past-due-held" | "installments-soon" | "installments-due" | "installments-past-due" | "installments-past-due-blocked" | "installments-past-due-held" | "repayment-paid" | "repayment-paid-in-part-freed" | "repayment-paid-held" | "repayment-kept-as-cash" | "platform-fee-paid" | "yearly-fee-paid" | "yearly-fee-refunded" | "platform-fee-refunded" | "platform-fee-refunded-refused" | "platform-fee-refunded-canceled" | "platform-fee-refunded-closed" | "dispute-accepted" | "dispute-refused" | "contract-signed" | "company-contract-signed" | "company-claim-ended" | "renewal-granted" | "credit-renewed-blocked" | "credit-renewed" | "payment-kept-as-cash" | "wallet-charged" | "spending-code" | "withdrawal-code" | "withdrawal-requested" | "withdrawal-waits" | "withdrawal-approved" | "withdrawal-refused" | "withdrawal-paid" | "withdrawal-paid-after-all" | "withdrawal-doubted" | "withdrawal-doubted-of-company" | "withdrawal-cleared-up" | "withdrawal-failed" | "withdrawal-came-back" | "payment-not-made" | "transfer-refused" | "support-call" | "support-missed-call" | "support-review-documents" | "support-keep-codes";
    text: null | string;
    provider: "sandbox" | "kavenegar" | "smsir" | null;
    status: "SENDING" | "SENT" | "UNKNOWN" | "FAILED" | "WITHHELD";
    sentAt: string | null;
    delivery: "ON_ITS_WAY" | "DELIVERED" | "NOT_DELIVERED" | "NEVER_TOLD" | null;
    deliveredAt: string | null;
    deliveryCode: string | null;
    failure: string | null;
};
export type SmsRow = {
    id: string;
    createdAt: string;
    phone: string;
    template: "login-code" | "payment-code" | "payment-code-several" | "credit-score-code" | "card-block-code" | "card-pin-code" | "card-unfreeze-code" | "card-cvv2-code" | "card-printed" | "card-returned" | "card-delivered" | "card-activated" | "card-blocked" | "card-frozen" | "card-unfrozen" | "card-blocked-by-holder" | "card-blocked-by-company" | "company-card-printed" | "company-card-returned" | "card-returned-of-company" | "company-card-delivered" | "card-delivered-of-company" | "company-card-activated" | "company-card-frozen" | "company-card-unfrozen" | "company-card-disabled" | "card-disabled-of-company" | "company-card-reissued" | "company-card-pin-locked" | "company-card-pin-changed" | "card-disabled" | "card-pin-locked" | "card-pin-changed" | "step-rejected" | "step-reopened" | "part-reopened" | "visit-asked" | "steps-approved" | "code-reserved" | "phone-left" | "phone-changed" | "credit-refused" | "company-accepted" | "company-visit-asked" | "company-branch-closed" | "member-joined" | "member-left" | "company-member-joined" | "company-right-proposed" | "company-rule-refused" | "company-rule-dropped" | "company-rule-changed" | "company-rule-waits" | "company-spending-waits" | "company-spending-changed" | "company-spending-refused" | "company-spending-dropped" | "delegation-waits" | "delegation-confirmed" | "delegation-ended" | "delegation-refused" | "invoices-created" | "invoices-canceled" | "invoices-refunded" | "approbations-asked" | "installments-reminded" | "invoice-created" | "invoice-paid" | "invoice-paid-on-credit" | "card-payment" | "card-payment-on-credit" | "card-payment-over-ceiling" | "card-payment-reversed" | "invoices-paid" | "invoices-paid-on-credit" | "approbation-asked" | "approbation-asked-again" | "approbation-nudged" | "approbation-accepted" | "approbation-refused" | "approbation-refused-by-one" | "contract-asked" | "contract-nudged" | "contract-accepted" | "contract-refused" | "contract-refused-by-one" | "signature-code" | "signature-code-contract" | "signature-code-several" | "signature-enrolled" | "signature-enrollment-refused" | "invoice-canceled" | "invoice-lapsed" | "invoices-lapsed" | "invoice-refunded-after-receipt" | "invoice-refunded" | "invoice-returned" | "credit-allocated" | "credit-allocated-blocked" | "credit-suspended" | "credit-suspended-arrears" | "credit-suspended-arrears-held" | "credit-unsuspended" | "credit-unsuspended-expired" | "credit-closed" | "credit-limit-changed" | "credit-limit-changed-blocked" | "credit-ending" | "credit-ending-blocked" | "credit-expired" | "installment-soon" | "installment-due" | "installment-past-due" | "installment-past-due-blocked" | "installment-past-due-held" | "installments-soon" | "installments-due" | "installments-past-due" | "installments-past-due-blocked" | "installments-past-due-held" | "repayment-paid" | "repayment-paid-in-part-freed" | "repayment-paid-held" | "repayment-kept-as-cash" | "platform-fee-paid" | "yearly-fee-paid" | "yearly-fee-refunded" | "platform-fee-refunded" | "platform-fee-refunded-refused" | "platform-fee-refunded-canceled" | "platform-fee-refunded-closed" | "dispute-accepted" | "dispute-refused" | "contract-signed" | "company-contract-signed" | "company-claim-ended" | "renewal-granted" | "credit-renewed-blocked" | "credit-renewed" | "payment-kept-as-cash" | "wallet-charged" | "spending-code" | "withdrawal-code" | "withdrawal-requested" | "withdrawal-waits" | "withdrawal-approved" | "withdrawal-refused" | "withdrawal-paid" | "withdrawal-paid-after-all" | "withdrawal-doubted" | "withdrawal-doubted-of-company" | "withdrawal-cleared-up" | "withdrawal-failed" | "withdrawal-came-back" | "payment-not-made" | "transfer-refused" | "support-call" | "support-missed-call" | "support-review-documents" | "support-keep-codes";
    text: null | string;
    provider: "sandbox" | "kavenegar" | "smsir" | null;
    status: "SENDING" | "SENT" | "UNKNOWN" | "FAILED" | "WITHHELD";
    sentAt: string | null;
    delivery: "ON_ITS_WAY" | "DELIVERED" | "NOT_DELIVERED" | "NEVER_TOLD" | null;
    deliveredAt: string | null;
    deliveryCode: string | null;
    failure: string | null;
};
export type StaffRecord = {
    id: string;
    username: string;
    fullName: string;
    role: string;
    distributorId: string | null;
    distributorName: string | null;
    branchId: string | null;
    branchName: string | null;
    hasTotp: boolean;
    active: boolean;
    createdAt: string;
    updatedAt: string;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type StaffRow = {
    id: string;
    username: string;
    fullName: string;
    role: string;
    distributorId: string | null;
    distributorName: string | null;
    branchId: string | null;
    branchName: string | null;
    hasTotp: boolean;
    active: boolean;
    createdAt: string;
    updatedAt: string;
};
export type SuspensionsRecord = {
    id: string;
    creditLineId: string;
    userId: null | string;
    blockedAt: string;
    blockedBy: null | PersonOfStaff;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    blockReason: "STAFF" | "ARREARS" | "FRAUD" | "PAPERS_EXPIRED" | "WRITTEN_OFF";
    state: "IN_FORCE" | "LIFTED";
    note: string | null;
    blockedByName: null | string;
    liftAskedAt: string | null;
    liftAskedBy: null | PersonOfStaff;
    liftedAt: string | null;
    liftedBy: null | PersonOfStaff;
    liftedByName: null | string;
    liftNote: string | null;
};
export type SuspensionsRow = {
    id: string;
    creditLineId: string;
    userId: null | string;
    blockedAt: string;
    blockedBy: null | PersonOfStaff;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    blockReason: "STAFF" | "ARREARS" | "FRAUD" | "PAPERS_EXPIRED" | "WRITTEN_OFF";
    state: "IN_FORCE" | "LIFTED";
    note: string | null;
    blockedByName: null | string;
    liftAskedAt: string | null;
    liftAskedBy: null | PersonOfStaff;
    liftedAt: string | null;
    liftedBy: null | PersonOfStaff;
    liftedByName: null | string;
    liftNote: string | null;
};
export type TransactionsRecord = {
    id: string;
    bookedAt: string;
    businessAt: string;
    ownerName: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | null;
    account: "credit-used" | "wallet";
    kind: "CREDIT_REVOLVED" | "DISCOUNT_RUN_PAID" | "GATEWAY_CAPTURED" | "GATEWAY_SETTLED" | "GATEWAY_SETTLEMENT_REVERSED" | "INSTALLMENT_COLLECTED" | "INSTALLMENT_PAID" | "INVOICE_PAID_FROM_CREDIT" | "INVOICE_PAID_FROM_WALLET" | "INVOICE_REVERSED" | "LATE_FEE_CHARGED" | "LATE_FEE_FORGIVEN" | "LATE_FEE_PAID" | "MATURITY_RUN_PAID" | "PAYOUT_RETURNED" | "PLATFORM_FEE_EARNED" | "PLATFORM_FEE_PAID" | "PLATFORM_FEE_REFUNDED" | "WITHDRAWAL_HELD" | "WITHDRAWAL_PAID" | "WITHDRAWAL_REINSTATED" | "WITHDRAWAL_RETURNED" | "WRITTEN_OFF";
    amount: number;
    deposited: number | null;
    withdrawn: number | null;
    referenceCode: null | string;
    sourceType: "credit-line" | "gateway-deposits" | "late-fee" | "order" | "payment" | "payout" | "platform-fee" | "repayment" | "withdrawal" | "write-off";
    sourceId: string;
    registrationId: null | string;
};
export type TransactionsRow = {
    id: string;
    bookedAt: string;
    businessAt: string;
    ownerName: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | null;
    account: "credit-used" | "wallet";
    kind: "CREDIT_REVOLVED" | "DISCOUNT_RUN_PAID" | "GATEWAY_CAPTURED" | "GATEWAY_SETTLED" | "GATEWAY_SETTLEMENT_REVERSED" | "INSTALLMENT_COLLECTED" | "INSTALLMENT_PAID" | "INVOICE_PAID_FROM_CREDIT" | "INVOICE_PAID_FROM_WALLET" | "INVOICE_REVERSED" | "LATE_FEE_CHARGED" | "LATE_FEE_FORGIVEN" | "LATE_FEE_PAID" | "MATURITY_RUN_PAID" | "PAYOUT_RETURNED" | "PLATFORM_FEE_EARNED" | "PLATFORM_FEE_PAID" | "PLATFORM_FEE_REFUNDED" | "WITHDRAWAL_HELD" | "WITHDRAWAL_PAID" | "WITHDRAWAL_REINSTATED" | "WITHDRAWAL_RETURNED" | "WRITTEN_OFF";
    amount: number;
    deposited: number | null;
    withdrawn: number | null;
    referenceCode: null | string;
    sourceType: "credit-line" | "gateway-deposits" | "late-fee" | "order" | "payment" | "payout" | "platform-fee" | "repayment" | "withdrawal" | "write-off";
    sourceId: string;
    registrationId: null | string;
};
export type UsersRecord = {
    id: string;
    firstname: string | null;
    lastname: string | null;
    phone: string;
    nationalCode: string | null;
    dateOfBirth: string | null;
    plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    isTest: boolean;
    active: boolean;
    cash: number;
    createdAt: string;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type UsersRow = {
    id: string;
    firstname: string | null;
    lastname: string | null;
    phone: string;
    nationalCode: string | null;
    dateOfBirth: string | null;
    plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
    isTest: boolean;
    active: boolean;
    cash: number;
    createdAt: string;
};
export type WalletsRecord = {
    id: string;
    ownerName: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    companyUniqueId: string | null;
    phone: string | null;
    balance: number;
    held: number;
    credit: number;
    used: number;
    remainCredit: number;
    expiresOn: string | null;
    openedAt: string | null;
};
export type WalletsRow = {
    id: string;
    ownerName: string | null;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    companyUniqueId: string | null;
    phone: string | null;
    balance: number;
    held: number;
    credit: number;
    used: number;
    remainCredit: number;
    expiresOn: string | null;
    openedAt: string | null;
};
export type WebhookDeliveriesRecord = {
    createdAt: string;
    id: string;
    event: "invoice.created" | "invoice.updated" | "invoice.paid" | "invoice.confirmed" | "invoice.rejected" | "invoice.canceled" | "invoice.returned" | "invoice.closed" | "invoice.frozen" | "invoice.unfrozen" | "invoice.disputed" | "invoice.dispute-decided";
    partnerName: string;
    distributorId: string | null;
    distributorName: string | null;
    orderId: string;
    externalId: string;
    referenceNumber: string;
    status: "PENDING" | "DELIVERED" | "GIVEN_UP";
    partnerClientId: string;
    tries: number;
    lastTriedAt: string | null;
    lastFailure: "NO_ENDPOINT" | "FORBIDDEN_TARGET" | "UNREACHABLE" | "TIMED_OUT" | "REDIRECTED" | "REFUSED" | null;
    lastResponseStatus: number | null;
    nextTryAt: string | null;
    deliveredAt: string | null;
    body: WebhookBody;
    attempts: Array<{
        id: string;
        at: string;
        url: null | string;
        durationMs: number;
        responseStatus: null | number;
        failure: "FORBIDDEN_TARGET" | "NO_ENDPOINT" | "REDIRECTED" | "REFUSED" | "TIMED_OUT" | "UNREACHABLE" | null;
        responseExcerpt: null | string;
    }>;
};
export type WebhookDeliveriesRow = {
    createdAt: string;
    id: string;
    event: "invoice.created" | "invoice.updated" | "invoice.paid" | "invoice.confirmed" | "invoice.rejected" | "invoice.canceled" | "invoice.returned" | "invoice.closed" | "invoice.frozen" | "invoice.unfrozen" | "invoice.disputed" | "invoice.dispute-decided";
    partnerName: string;
    distributorId: string | null;
    distributorName: string | null;
    orderId: string;
    externalId: string;
    referenceNumber: string;
    status: "PENDING" | "DELIVERED" | "GIVEN_UP";
    partnerClientId: string;
    tries: number;
    lastTriedAt: string | null;
    lastFailure: "NO_ENDPOINT" | "FORBIDDEN_TARGET" | "UNREACHABLE" | "TIMED_OUT" | "REDIRECTED" | "REFUSED" | null;
    lastResponseStatus: number | null;
    nextTryAt: string | null;
    deliveredAt: string | null;
};
export type WithdrawalsRecord = {
    id: string;
    requestedAt: string;
    waitsForMember: boolean;
    referenceCode: string;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    ownerId: string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    amount: number;
    iban: string;
    ibanAnswer: "PENDING" | "MATCHED" | "MISMATCHED" | "UNAVAILABLE";
    ibanAnsweredAt: string | null;
    cash: number;
    status: "REQUESTED" | "APPROVED" | "SENT" | "PAID" | "FAILED" | "CANCELED";
    confirmedAt: string | null;
    proposedBy: null | PersonOfStaff;
    proposedByName: string | null;
    proposedAt: string | null;
    approvedBy: null | PersonOfStaff;
    approvedByName: string | null;
    approvedAt: string | null;
    sentAt: string | null;
    payoutId: null | string;
    paidAt: string | null;
    trackingNumber: string | null;
    endedAt: string | null;
    endedBy: "BANK" | "INQUIRY" | "MEMBER" | "OWNER" | "STAFF" | null;
    reason: string | null;
    waitingChanges: Array<{
        id: string;
        kind: "staff-requests" | "distributor-requests" | "gateway-requests" | "sms-requests" | "contract-template-requests" | "late-fee-requests" | "phone-requests" | "print-requests" | "package-requests" | "plan-requests" | "partner-requests" | "payout-requests" | "reconciliation-requests" | "approvals" | "settlement-runs" | "payout-retries" | "payment-decisions" | "withdrawals" | "rule-changes" | "setting-proposals";
        action: string;
        askedAt: string;
    }>;
};
export type WithdrawalsRow = {
    id: string;
    requestedAt: string;
    waitsForMember: boolean;
    referenceCode: string;
    ownerType: "COMPANY" | "PERSON";
    userId: null | string;
    companyId: null | string;
    ownerId: string;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    amount: number;
    iban: string;
    ibanAnswer: "PENDING" | "MATCHED" | "MISMATCHED" | "UNAVAILABLE";
    ibanAnsweredAt: string | null;
    cash: number;
    status: "REQUESTED" | "APPROVED" | "SENT" | "PAID" | "FAILED" | "CANCELED";
    confirmedAt: string | null;
    proposedBy: null | PersonOfStaff;
    proposedByName: string | null;
    proposedAt: string | null;
    approvedBy: null | PersonOfStaff;
    approvedByName: string | null;
    approvedAt: string | null;
    sentAt: string | null;
    payoutId: null | string;
    paidAt: string | null;
    trackingNumber: string | null;
    endedAt: string | null;
    endedBy: "BANK" | "INQUIRY" | "MEMBER" | "OWNER" | "STAFF" | null;
    reason: string | null;
};
export type WriteOffsRecord = {
    id: string;
    creditLineId: string;
    userId: null | string;
    writtenOffAt: string;
    requestedBy: PersonOfStaff;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    amount: number;
    lateFees: number;
    recovered: number;
    open: number;
    reason: string;
    requestedByName: string;
    approvedBy: PersonOfStaff;
    approvedByName: string;
};
export type WriteOffsRow = {
    id: string;
    creditLineId: string;
    userId: null | string;
    writtenOffAt: string;
    requestedBy: PersonOfStaff;
    ownerName: string | null;
    phone: string | null;
    plan: "kasbeno-fmcg-real" | "kasbeno-digital-real" | "kasbeno-fmcg-legal";
    amount: number;
    lateFees: number;
    recovered: number;
    open: number;
    reason: string;
    requestedByName: string;
    approvedBy: PersonOfStaff;
    approvedByName: string;
};
/** By method and path. */
export interface Answers {
    delete: {
        "/api/admin/partner-clients/{id}/webhook": undefined;
        "/api/admin/views/{id}": undefined;
        "/api/distributor/views/{id}": undefined;
        "/api/legal/company/board-member/{phone}": {
            changeId: string;
        } | undefined;
        "/api/legal/company/card-holder/{userId}": undefined;
        "/api/preference/clear-sms-gateway-cache": {
            cleared: boolean;
        };
        "/api/user/logout": undefined;
    };
    get: {
        "/api/addresses": {
            items: Array<Address>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/admin/addresses": Array<AddressesRow>;
        "/api/admin/addresses/{id}": AddressesRecord;
        "/api/admin/addresses/export": {
            jobId: string;
        };
        "/api/admin/addresses/totals": {
            count: number;
        };
        "/api/admin/approvals": Array<ApprovalsRow>;
        "/api/admin/approvals/{id}": ApprovalsRecord;
        "/api/admin/approvals/{id}/history": History;
        "/api/admin/approvals/export": {
            jobId: string;
        };
        "/api/admin/approvals/totals": {
            count: number;
            amount?: number | null;
        };
        "/api/admin/audit": Array<AuditRow>;
        "/api/admin/audit/{id}": AuditRecord;
        "/api/admin/audit/export": {
            jobId: string;
        };
        "/api/admin/audit/totals": {
            count: number;
        };
        "/api/admin/audit/verify": AuditVerification;
        "/api/admin/bank-branches": Array<BankBranchesRow>;
        "/api/admin/bank-branches/{id}": BankBranchesRecord;
        "/api/admin/bank-branches/{id}/history": History;
        "/api/admin/bank-branches/export": {
            jobId: string;
        };
        "/api/admin/bank-branches/totals": {
            count: number;
        };
        "/api/admin/blacklists": Array<BlacklistsRow>;
        "/api/admin/blacklists/{id}": BlacklistsRecord;
        "/api/admin/blacklists/{id}/history": History;
        "/api/admin/blacklists/export": {
            jobId: string;
        };
        "/api/admin/blacklists/totals": {
            count: number;
        };
        "/api/admin/board-members": Array<BoardMembersRow>;
        "/api/admin/board-members/{id}": BoardMembersRecord;
        "/api/admin/board-members/export": {
            jobId: string;
        };
        "/api/admin/board-members/totals": {
            count: number;
        };
        "/api/admin/branches": Array<BranchesRow>;
        "/api/admin/branches/{id}": BranchesRecord;
        "/api/admin/branches/{id}/history": History;
        "/api/admin/branches/export": {
            jobId: string;
        };
        "/api/admin/branches/totals": {
            count: number;
        };
        "/api/admin/business-service-plans": Array<BusinessServicePlansRow>;
        "/api/admin/business-service-plans/{id}": BusinessServicePlansRecord;
        "/api/admin/business-service-plans/{id}/history": History;
        "/api/admin/business-service-plans/export": {
            jobId: string;
        };
        "/api/admin/business-service-plans/totals": {
            count: number;
        };
        "/api/admin/call-infos": Array<CallInfosRow>;
        "/api/admin/call-infos/{id}": CallInfosRecord;
        "/api/admin/call-infos/{id}/history": History;
        "/api/admin/call-infos/export": {
            jobId: string;
        };
        "/api/admin/call-infos/totals": {
            count: number;
        };
        "/api/admin/card-holders": Array<CardHoldersRow>;
        "/api/admin/card-holders/{id}": CardHoldersRecord;
        "/api/admin/card-holders/{id}/history": History;
        "/api/admin/card-holders/export": {
            jobId: string;
        };
        "/api/admin/card-holders/totals": {
            count: number;
        };
        "/api/admin/card-payments": Array<CardPaymentsRow>;
        "/api/admin/card-payments/{id}": CardPaymentsRecord;
        "/api/admin/card-payments/{id}/history": History;
        "/api/admin/card-payments/export": {
            jobId: string;
        };
        "/api/admin/card-payments/totals": {
            count: number;
        };
        "/api/admin/cards": Array<CardsRow>;
        "/api/admin/cards/{id}": CardsRecord;
        "/api/admin/cards/{id}/history": History;
        "/api/admin/cards/export": {
            jobId: string;
        };
        "/api/admin/cards/totals": {
            count: number;
        };
        "/api/admin/certificate-types": Array<CertificateTypesRow>;
        "/api/admin/certificate-types/{id}": CertificateTypesRecord;
        "/api/admin/certificate-types/{id}/history": History;
        "/api/admin/certificate-types/export": {
            jobId: string;
        };
        "/api/admin/certificate-types/totals": {
            count: number;
        };
        "/api/admin/change-requests": Array<ChangeRequestsRow>;
        "/api/admin/change-requests/{id}": ChangeRequestsRecord;
        "/api/admin/change-requests/{id}/history": History;
        "/api/admin/change-requests/export": {
            jobId: string;
        };
        "/api/admin/change-requests/totals": {
            count: number;
        };
        "/api/admin/cities": Array<CitiesRow>;
        "/api/admin/cities/{id}": CitiesRecord;
        "/api/admin/cities/export": {
            jobId: string;
        };
        "/api/admin/cities/totals": {
            count: number;
        };
        "/api/admin/closed-days": Array<ClosedDaysRow>;
        "/api/admin/closed-days/{id}": ClosedDaysRecord;
        "/api/admin/closed-days/export": {
            jobId: string;
        };
        "/api/admin/closed-days/totals": {
            count: number;
        };
        "/api/admin/companies": Array<CompaniesRow>;
        "/api/admin/companies/{id}": CompaniesRecord;
        "/api/admin/companies/{id}/history": History;
        "/api/admin/companies/export": {
            jobId: string;
        };
        "/api/admin/companies/totals": {
            count: number;
        };
        "/api/admin/contract-templates": Array<ContractTemplatesRow>;
        "/api/admin/contract-templates/{id}": ContractTemplatesRecord;
        "/api/admin/contract-templates/{id}/history": History;
        "/api/admin/contract-templates/export": {
            jobId: string;
        };
        "/api/admin/contract-templates/totals": {
            count: number;
        };
        "/api/admin/contracts": Array<ContractsRow>;
        "/api/admin/contracts/{id}": ContractsRecord;
        "/api/admin/contracts/{id}/history": History;
        "/api/admin/contracts/export": {
            jobId: string;
        };
        "/api/admin/contracts/totals": {
            count: number;
        };
        "/api/admin/credit-lines": Array<CreditLinesRow>;
        "/api/admin/credit-lines/{id}": CreditLinesRecord;
        "/api/admin/credit-lines/{id}/history": History;
        "/api/admin/credit-lines/export": {
            jobId: string;
        };
        "/api/admin/credit-lines/totals": {
            count: number;
            limit?: number | null;
            used?: number | null;
            held?: number | null;
        };
        "/api/admin/customers/{userId}/view": {
            obligations: Obligations;
            registration: RegistrationStatus;
            wallet: PersonWallet;
            pendingOrders: {
                items: Array<OrderRow>;
                meta: {
                    currentPage: number;
                    pageSize: number;
                    total: number;
                };
            };
            installments: OwnerInstallments;
            openPayments: {
                items: Array<WalletTransaction>;
                meta: {
                    currentPage: number;
                    pageSize: number;
                    total: number;
                };
            };
            distributors: {
                items: Array<DistributorEntry>;
                meta: {
                    currentPage: number;
                    pageSize: number;
                    total: number;
                };
            };
            plan: "kasbeno-digital-real" | "kasbeno-fmcg-real";
        };
        "/api/admin/dashboard": Dashboard;
        "/api/admin/devices": Array<DevicesRow>;
        "/api/admin/devices/{id}": DevicesRecord;
        "/api/admin/devices/{id}/history": History;
        "/api/admin/devices/export": {
            jobId: string;
        };
        "/api/admin/devices/totals": {
            count: number;
        };
        "/api/admin/disputes": Array<DisputesRow>;
        "/api/admin/disputes/{id}": DisputesRecord;
        "/api/admin/disputes/{id}/history": History;
        "/api/admin/disputes/export": {
            jobId: string;
        };
        "/api/admin/disputes/totals": {
            count: number;
            acceptedGoodsAmount?: number | null;
            acceptedRefundAmount?: number | null;
        };
        "/api/admin/distributor-reports/{report}": DistributorReport;
        "/api/admin/distributor-users": Array<DistributorUsersRow>;
        "/api/admin/distributor-users/{id}": DistributorUsersRecord;
        "/api/admin/distributor-users/{id}/history": History;
        "/api/admin/distributor-users/export": {
            jobId: string;
        };
        "/api/admin/distributor-users/totals": {
            count: number;
        };
        "/api/admin/distributors": Array<DistributorsRow>;
        "/api/admin/distributors/{id}": DistributorsRecord;
        "/api/admin/distributors/{id}/history": History;
        "/api/admin/distributors/export": {
            jobId: string;
        };
        "/api/admin/distributors/totals": {
            count: number;
        };
        "/api/admin/districts": Array<DistrictsRow>;
        "/api/admin/districts/{id}": DistrictsRecord;
        "/api/admin/districts/export": {
            jobId: string;
        };
        "/api/admin/districts/totals": {
            count: number;
        };
        "/api/admin/exports/{id}": ExportJob;
        "/api/admin/gateway-deposits": Array<GatewayDepositsRow>;
        "/api/admin/gateway-deposits/{id}": GatewayDepositsRecord;
        "/api/admin/gateway-deposits/{id}/history": History;
        "/api/admin/gateway-deposits/export": {
            jobId: string;
        };
        "/api/admin/gateway-deposits/held": {
            gateways: Array<HeldByGateway>;
        };
        "/api/admin/gateway-deposits/totals": {
            count: number;
            amount?: number | null;
        };
        "/api/admin/gateways": Array<GatewaysRow>;
        "/api/admin/gateways/{id}": GatewaysRecord;
        "/api/admin/gateways/{id}/history": History;
        "/api/admin/gateways/export": {
            jobId: string;
        };
        "/api/admin/gateways/totals": {
            count: number;
        };
        "/api/admin/guilds": Array<GuildsRow>;
        "/api/admin/guilds/{id}": GuildsRecord;
        "/api/admin/guilds/export": {
            jobId: string;
        };
        "/api/admin/guilds/totals": {
            count: number;
        };
        "/api/admin/inquiries": Array<InquiriesRow>;
        "/api/admin/inquiries/{id}": InquiriesRecord;
        "/api/admin/inquiries/export": {
            jobId: string;
        };
        "/api/admin/inquiries/totals": {
            count: number;
        };
        "/api/admin/installments": Array<InstallmentsRow>;
        "/api/admin/installments/{id}": InstallmentsRecord;
        "/api/admin/installments/export": {
            jobId: string;
        };
        "/api/admin/installments/totals": {
            count: number;
            amount?: number | null;
            paidAmount?: number | null;
            remainingAmount?: number | null;
        };
        "/api/admin/late-fees": Array<LateFeesRow>;
        "/api/admin/late-fees/{id}": LateFeesRecord;
        "/api/admin/late-fees/export": {
            jobId: string;
        };
        "/api/admin/late-fees/totals": {
            count: number;
            charged?: number | null;
            paid?: number | null;
            forgiven?: number | null;
            open?: number | null;
        };
        "/api/admin/leads": Array<LeadsRow>;
        "/api/admin/leads/{id}": LeadsRecord;
        "/api/admin/leads/{id}/history": History;
        "/api/admin/leads/export": {
            jobId: string;
        };
        "/api/admin/leads/totals": {
            count: number;
        };
        "/api/admin/ledger-entries": Array<LedgerEntriesRow>;
        "/api/admin/ledger-entries/{id}": LedgerEntriesRecord;
        "/api/admin/ledger-entries/export": {
            jobId: string;
        };
        "/api/admin/ledger-entries/totals": {
            count: number;
            debit?: number | null;
            credit?: number | null;
        };
        "/api/admin/ledger/reconcile": Reconciliation;
        "/api/admin/ledger/trial-balance": TrialBalance;
        "/api/admin/manual-reports": Array<ManualReportsRow>;
        "/api/admin/manual-reports/{id}": ManualReportsRecord;
        "/api/admin/manual-reports/{id}/history": History;
        "/api/admin/manual-reports/export": {
            jobId: string;
        };
        "/api/admin/manual-reports/totals": {
            count: number;
        };
        "/api/admin/marketing": Marketing;
        "/api/admin/me": Me;
        "/api/admin/merchants": Array<MerchantsRow>;
        "/api/admin/merchants/{id}": MerchantsRecord;
        "/api/admin/merchants/{id}/history": History;
        "/api/admin/merchants/export": {
            jobId: string;
        };
        "/api/admin/merchants/totals": {
            count: number;
        };
        "/api/admin/order-uploads": Array<OrderUploadsRow>;
        "/api/admin/order-uploads/{id}": OrderUploadsRecord;
        "/api/admin/order-uploads/{id}/history": History;
        "/api/admin/order-uploads/export": {
            jobId: string;
        };
        "/api/admin/order-uploads/totals": {
            count: number;
        };
        "/api/admin/orders": Array<OrdersRow>;
        "/api/admin/orders/{id}": OrdersRecord;
        "/api/admin/orders/{id}/history": History;
        "/api/admin/orders/export": {
            jobId: string;
        };
        "/api/admin/orders/totals": {
            count: number;
            grandTotalAmount?: number | null;
            kasbenoFeeAmount?: number | null;
            bankFeeAmount?: number | null;
            refundAmount?: number | null;
        };
        "/api/admin/packages": Array<PackagesRow>;
        "/api/admin/packages/{id}": PackagesRecord;
        "/api/admin/packages/{id}/history": History;
        "/api/admin/packages/export": {
            jobId: string;
        };
        "/api/admin/packages/totals": {
            count: number;
        };
        "/api/admin/parcels": Array<ParcelsRow>;
        "/api/admin/parcels/{id}": ParcelsRecord;
        "/api/admin/parcels/{id}/history": History;
        "/api/admin/parcels/export": {
            jobId: string;
        };
        "/api/admin/parcels/totals": {
            count: number;
        };
        "/api/admin/partner-clients": Array<PartnerClientsRow>;
        "/api/admin/partner-clients/{id}": PartnerClientsRecord;
        "/api/admin/partner-clients/{id}/history": History;
        "/api/admin/partner-clients/{id}/webhook": WebhookEndpoint;
        "/api/admin/partner-clients/export": {
            jobId: string;
        };
        "/api/admin/partner-clients/totals": {
            count: number;
        };
        "/api/admin/payments": Array<PaymentsRow>;
        "/api/admin/payments/{id}": PaymentsRecord;
        "/api/admin/payments/{id}/bank-answers": {
            items: Array<BankAnswerLine>;
            asking: BankAsking;
        };
        "/api/admin/payments/{id}/history": History;
        "/api/admin/payments/export": {
            jobId: string;
        };
        "/api/admin/payments/totals": {
            count: number;
            amount?: number | null;
        };
        "/api/admin/payout-alarms": Array<PayoutAlarmsRow>;
        "/api/admin/payout-alarms/{id}": PayoutAlarmsRecord;
        "/api/admin/payout-alarms/export": {
            jobId: string;
        };
        "/api/admin/payout-alarms/totals": {
            count: number;
        };
        "/api/admin/payout-items": Array<PayoutItemsRow>;
        "/api/admin/payout-items/{id}": PayoutItemsRecord;
        "/api/admin/payout-items/export": {
            jobId: string;
        };
        "/api/admin/payout-items/totals": {
            count: number;
            gross?: number | null;
            discount?: number | null;
            net?: number | null;
        };
        "/api/admin/payouts": Array<PayoutsRow>;
        "/api/admin/payouts/{id}": PayoutsRecord;
        "/api/admin/payouts/{id}/history": History;
        "/api/admin/payouts/export": {
            jobId: string;
        };
        "/api/admin/payouts/totals": {
            count: number;
            gross?: number | null;
            discount?: number | null;
            net?: number | null;
        };
        "/api/admin/platform-fees": Array<PlatformFeesRow>;
        "/api/admin/platform-fees/{id}": PlatformFeesRecord;
        "/api/admin/platform-fees/export": {
            jobId: string;
        };
        "/api/admin/platform-fees/totals": {
            count: number;
            fee?: number | null;
            vat?: number | null;
            amount?: number | null;
        };
        "/api/admin/print-batches": Array<PrintBatchesRow>;
        "/api/admin/print-batches/{id}": PrintBatchesRecord;
        "/api/admin/print-batches/{id}/history": History;
        "/api/admin/print-batches/export": {
            jobId: string;
        };
        "/api/admin/print-batches/totals": {
            count: number;
        };
        "/api/admin/provinces": Array<ProvincesRow>;
        "/api/admin/provinces/{id}": ProvincesRecord;
        "/api/admin/provinces/export": {
            jobId: string;
        };
        "/api/admin/provinces/totals": {
            count: number;
        };
        "/api/admin/receivables": Array<ReceivablesRow>;
        "/api/admin/receivables/{id}": ReceivablesRecord;
        "/api/admin/receivables/export": {
            jobId: string;
        };
        "/api/admin/receivables/totals": {
            count: number;
            amount?: number | null;
            payable?: number | null;
            withheld?: number | null;
        };
        "/api/admin/reconciliation-lines": Array<ReconciliationLinesRow>;
        "/api/admin/reconciliation-lines/{id}": ReconciliationLinesRecord;
        "/api/admin/reconciliation-lines/export": {
            jobId: string;
        };
        "/api/admin/reconciliation-lines/totals": {
            count: number;
            theirAmount?: number | null;
            ourAmount?: number | null;
            difference?: number | null;
        };
        "/api/admin/reconciliations": Array<ReconciliationsRow>;
        "/api/admin/reconciliations/{id}": ReconciliationsRecord;
        "/api/admin/reconciliations/{id}/history": History;
        "/api/admin/reconciliations/export": {
            jobId: string;
        };
        "/api/admin/reconciliations/missing": {
            sources: Array<MissingStatement>;
        };
        "/api/admin/reconciliations/totals": {
            count: number;
        };
        "/api/admin/registrations": Array<RegistrationsRow>;
        "/api/admin/registrations/{id}": RegistrationsRecord;
        "/api/admin/registrations/{id}/history": History;
        "/api/admin/registrations/{id}/notes": NotePage;
        "/api/admin/registrations/export": {
            jobId: string;
        };
        "/api/admin/registrations/totals": {
            count: number;
        };
        "/api/admin/renewals": Array<RenewalsRow>;
        "/api/admin/renewals/{id}": RenewalsRecord;
        "/api/admin/renewals/export": {
            jobId: string;
        };
        "/api/admin/renewals/totals": {
            count: number;
        };
        "/api/admin/roles": Array<RolesRow>;
        "/api/admin/roles/{id}": RolesRecord;
        "/api/admin/roles/export": {
            jobId: string;
        };
        "/api/admin/roles/totals": {
            count: number;
        };
        "/api/admin/rule-changes": Array<RuleChangesRow>;
        "/api/admin/rule-changes/{id}": RuleChangesRecord;
        "/api/admin/rule-changes/export": {
            jobId: string;
        };
        "/api/admin/rule-changes/totals": {
            count: number;
        };
        "/api/admin/search": SearchAnswer;
        "/api/admin/settings": Array<SettingsRow>;
        "/api/admin/settings/{id}": SettingsRecord;
        "/api/admin/settings/export": {
            jobId: string;
        };
        "/api/admin/settings/totals": {
            count: number;
        };
        "/api/admin/settlement-run-items": Array<SettlementRunItemsRow>;
        "/api/admin/settlement-run-items/{id}": SettlementRunItemsRecord;
        "/api/admin/settlement-run-items/export": {
            jobId: string;
        };
        "/api/admin/settlement-run-items/totals": {
            count: number;
            gross?: number | null;
            discount?: number | null;
            net?: number | null;
        };
        "/api/admin/settlement-runs": Array<SettlementRunsRow>;
        "/api/admin/settlement-runs/{id}": SettlementRunsRecord;
        "/api/admin/settlement-runs/{id}/history": History;
        "/api/admin/settlement-runs/export": {
            jobId: string;
        };
        "/api/admin/settlement-runs/totals": {
            count: number;
        };
        "/api/admin/settlement/discount-runs/{id}": RunDetail;
        "/api/admin/settlement/maturity-runs/{id}": RunDetail;
        "/api/admin/settlement/withdrawal-runs/{id}": RunDetail;
        "/api/admin/sign-ins": SignInStanding;
        "/api/admin/signature-enrollments": Array<SignatureEnrollmentsRow>;
        "/api/admin/signature-enrollments/{id}": SignatureEnrollmentsRecord;
        "/api/admin/signature-enrollments/{id}/history": History;
        "/api/admin/signature-enrollments/export": {
            jobId: string;
        };
        "/api/admin/signature-enrollments/totals": {
            count: number;
        };
        "/api/admin/sms": Array<SmsRow>;
        "/api/admin/sms-providers": Array<SmsProvidersRow>;
        "/api/admin/sms-providers/{id}": SmsProvidersRecord;
        "/api/admin/sms-providers/{id}/history": History;
        "/api/admin/sms-providers/export": {
            jobId: string;
        };
        "/api/admin/sms-providers/totals": {
            count: number;
        };
        "/api/admin/sms-templates": Array<SmsTemplatesRow>;
        "/api/admin/sms-templates/{id}": SmsTemplatesRecord;
        "/api/admin/sms-templates/{id}/history": History;
        "/api/admin/sms-templates/export": {
            jobId: string;
        };
        "/api/admin/sms-templates/totals": {
            count: number;
        };
        "/api/admin/sms/{id}": SmsRecord;
        "/api/admin/sms/export": {
            jobId: string;
        };
        "/api/admin/sms/totals": {
            count: number;
        };
        "/api/admin/special-modal": {
            status: string;
            title: string;
            text: string;
            image: string;
            link: string;
            from: string;
            until: string;
        };
        "/api/admin/staff": Array<StaffRow>;
        "/api/admin/staff/{id}": StaffRecord;
        "/api/admin/staff/{id}/history": History;
        "/api/admin/staff/export": {
            jobId: string;
        };
        "/api/admin/staff/totals": {
            count: number;
        };
        "/api/admin/suspensions": Array<SuspensionsRow>;
        "/api/admin/suspensions/{id}": SuspensionsRecord;
        "/api/admin/suspensions/{id}/history": History;
        "/api/admin/suspensions/export": {
            jobId: string;
        };
        "/api/admin/suspensions/totals": {
            count: number;
        };
        "/api/admin/transactions": Array<TransactionsRow>;
        "/api/admin/transactions/{id}": TransactionsRecord;
        "/api/admin/transactions/export": {
            jobId: string;
        };
        "/api/admin/transactions/totals": {
            count: number;
            deposited?: number | null;
            withdrawn?: number | null;
        };
        "/api/admin/users": Array<UsersRow>;
        "/api/admin/users/{id}": UsersRecord;
        "/api/admin/users/{id}/history": History;
        "/api/admin/users/{id}/notes": NotePage;
        "/api/admin/users/export": {
            jobId: string;
        };
        "/api/admin/users/totals": {
            count: number;
        };
        "/api/admin/views": Array<SavedView>;
        "/api/admin/wallets": Array<WalletsRow>;
        "/api/admin/wallets/{id}": WalletsRecord;
        "/api/admin/wallets/{id}/history": History;
        "/api/admin/wallets/export": {
            jobId: string;
        };
        "/api/admin/wallets/totals": {
            count: number;
            balance?: number | null;
            held?: number | null;
            credit?: number | null;
            used?: number | null;
        };
        "/api/admin/webhook-deliveries": Array<WebhookDeliveriesRow>;
        "/api/admin/webhook-deliveries/{id}": WebhookDeliveriesRecord;
        "/api/admin/webhook-deliveries/{id}/history": History;
        "/api/admin/webhook-deliveries/export": {
            jobId: string;
        };
        "/api/admin/webhook-deliveries/totals": {
            count: number;
        };
        "/api/admin/withdrawals": Array<WithdrawalsRow>;
        "/api/admin/withdrawals/{id}": WithdrawalsRecord;
        "/api/admin/withdrawals/{id}/history": History;
        "/api/admin/withdrawals/export": {
            jobId: string;
        };
        "/api/admin/withdrawals/totals": {
            count: number;
            amount?: number | null;
        };
        "/api/admin/write-offs": Array<WriteOffsRow>;
        "/api/admin/write-offs/{id}": WriteOffsRecord;
        "/api/admin/write-offs/{id}/history": History;
        "/api/admin/write-offs/export": {
            jobId: string;
        };
        "/api/admin/write-offs/totals": {
            count: number;
            amount?: number | null;
            lateFees?: number | null;
            recovered?: number | null;
            open?: number | null;
        };
        "/api/bank-branch": {
            bankBranchName: string;
            bankBranchCode: string;
            bankAddress: string;
            openingHours: null | string;
        };
        "/api/bank-branch/{pageSize}/{pageNumber}": {
            items: Array<BankBranch>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/business-service-plan": {
            items: Array<ServicePlan>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/card-delivery-addresses/users/{userId}": {
            items: Array<Address>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/card-delivery-addresses/users/{userId}/cards/{cardId}/card-delivery-address": Address;
        "/api/card-delivery-addresses/users/{userId}/cards/{cardId}/is-assigned": {
            isAssigned: boolean;
        };
        "/api/card/legal": {
            items: Array<HeldCard>;
        };
        "/api/card/legal/{companyUniqueSerial}/agreement-info": {
            activeBusinessServiceSlug: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
            hasActivePlatformFee: boolean;
            isCardEnabled: boolean;
            isContractSigned: boolean;
        };
        "/api/card/legal/{companyUniqueSerial}/purchases/{pageSize}/{pageNumber}": {
            items: Array<HeldPurchase>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/card/legal/{companyUniqueSerial}/self": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/self/cvv2": {
            cvv2: string;
        };
        "/api/card/self": OwnCard;
        "/api/card/self/cvv2": {
            cvv2: string;
        };
        "/api/certificate-types/{plan}": Array<CertificateOption>;
        "/api/cities": {
            items: Array<City>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/contacts/waiting": {
            items: Array<WaitingContact>;
        };
        "/api/cpg/containers/{id}": Container;
        "/api/credit-consents/{plan}": {
            items: Array<{
                isAllowed: boolean;
                because: "GIVEN" | "NEVER_SAID" | "WITHDRAWN";
                slug: string;
                name: string;
                logo: null | string;
            }>;
        };
        "/api/credit-score/self": {
            hasNotGetCredit: boolean;
            kycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_SCORE_ACCEPTED" | "CREDIT_SCORE_PENDING" | "CREDIT_SCORE_REJECTED" | "PHONE_CONFIRMED" | "REJECTED";
        };
        "/api/demo/cards": Array<CardInHand>;
        "/api/demo/clock": {
            daysToClose: number;
            jobsRunning: number;
            now: string;
            systemNow: string;
            today: string;
            todayJalali: string;
            advancedDays: number;
        };
        "/api/demo/phones": Array<DemoPhone>;
        "/api/demo/sms": Array<DemoMessage>;
        "/api/device/card-payment/{reference}": CardPaymentDetails;
        "/api/distributor/branches": Array<BranchesRow>;
        "/api/distributor/branches/{id}": BranchesRecord;
        "/api/distributor/branches/{id}/history": History;
        "/api/distributor/branches/export": {
            jobId: string;
        };
        "/api/distributor/branches/totals": {
            count: number;
        };
        "/api/distributor/disputes": Array<DisputesRow>;
        "/api/distributor/disputes/{id}": DisputesRecord;
        "/api/distributor/disputes/{id}/history": History;
        "/api/distributor/disputes/export": {
            jobId: string;
        };
        "/api/distributor/disputes/totals": {
            count: number;
            acceptedGoodsAmount?: number | null;
            acceptedRefundAmount?: number | null;
        };
        "/api/distributor/distributors": Array<DistributorsRow>;
        "/api/distributor/distributors/{id}": DistributorsRecord;
        "/api/distributor/distributors/{id}/history": History;
        "/api/distributor/distributors/export": {
            jobId: string;
        };
        "/api/distributor/distributors/totals": {
            count: number;
        };
        "/api/distributor/exports/{id}": ExportJob;
        "/api/distributor/installments": Array<InstallmentsRow>;
        "/api/distributor/installments/{id}": InstallmentsRecord;
        "/api/distributor/installments/export": {
            jobId: string;
        };
        "/api/distributor/installments/totals": {
            count: number;
            amount?: number | null;
            paidAmount?: number | null;
            remainingAmount?: number | null;
        };
        "/api/distributor/order-uploads": Array<OrderUploadsRow>;
        "/api/distributor/order-uploads/{id}": OrderUploadsRecord;
        "/api/distributor/order-uploads/{id}/history": History;
        "/api/distributor/order-uploads/export": {
            jobId: string;
        };
        "/api/distributor/order-uploads/totals": {
            count: number;
        };
        "/api/distributor/orders": Array<OrdersRow>;
        "/api/distributor/orders/{id}": OrdersRecord;
        "/api/distributor/orders/{id}/history": History;
        "/api/distributor/orders/export": {
            jobId: string;
        };
        "/api/distributor/orders/totals": {
            count: number;
            grandTotalAmount?: number | null;
            kasbenoFeeAmount?: number | null;
            bankFeeAmount?: number | null;
            refundAmount?: number | null;
        };
        "/api/distributor/orders/uploads/{id}/rows": UploadRows;
        "/api/distributor/payout-items": Array<PayoutItemsRow>;
        "/api/distributor/payout-items/{id}": PayoutItemsRecord;
        "/api/distributor/payout-items/export": {
            jobId: string;
        };
        "/api/distributor/payout-items/totals": {
            count: number;
            gross?: number | null;
            discount?: number | null;
            net?: number | null;
        };
        "/api/distributor/payouts": Array<PayoutsRow>;
        "/api/distributor/payouts/{id}": PayoutsRecord;
        "/api/distributor/payouts/{id}/history": History;
        "/api/distributor/payouts/export": {
            jobId: string;
        };
        "/api/distributor/payouts/totals": {
            count: number;
            gross?: number | null;
            discount?: number | null;
            net?: number | null;
        };
        "/api/distributor/receivables": Array<ReceivablesRow>;
        "/api/distributor/receivables/{id}": ReceivablesRecord;
        "/api/distributor/receivables/export": {
            jobId: string;
        };
        "/api/distributor/receivables/totals": {
            count: number;
            amount?: number | null;
            payable?: number | null;
            withheld?: number | null;
        };
        "/api/distributor/reports/{report}": DistributorReport;
        "/api/distributor/users": Array<DistributorUsersRow>;
        "/api/distributor/users/{id}": DistributorUsersRecord;
        "/api/distributor/users/{id}/history": History;
        "/api/distributor/users/export": {
            jobId: string;
        };
        "/api/distributor/users/totals": {
            count: number;
        };
        "/api/distributor/views": Array<SavedView>;
        "/api/distributors/{plan}": {
            items: Array<DistributorEntry>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/distributors/{plan}/{slug}": DistributorEntry;
        "/api/distributors/{plan}/{slug}/credit-consent": {
            isAllowed: boolean;
            because: "GIVEN" | "NEVER_SAID" | "WITHDRAWN";
        };
        "/api/distributors/{plan}/my-province": {
            items: Array<DistributorEntry>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/districts": {
            items: Array<District>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/iran_kish/discounts/awaiting/{pageSize}/{pageNumber}": {
            items: Array<AwaitingDiscount>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/iran_kish/discounts/past/{pageSize}/{pageNumber}": {
            items: Array<PastTransfer>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/iran_kish/inquiry": {
            id: string;
            status: "PAID" | "REFUSED" | "REVERSED";
            refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
            amount: number;
            totalAmount: null | number;
            paymentSource: "CREDIT" | "WALLET" | null;
            cardNumber: null | string;
            referenceNumber: null | string;
            bankReferenceNumber: null | string;
            dueDate: null | string;
            terminal: number;
            merchantName: string;
            createdAt: string;
            reversedAt: null | string;
            externalId: string;
        };
        "/api/external/iran_kish/list/{pageSize}/{pageNumber}": {
            items: Array<{
                id: string;
                status: "PAID" | "REFUSED" | "REVERSED";
                refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
                amount: number;
                totalAmount: null | number;
                paymentSource: "CREDIT" | "WALLET" | null;
                cardNumber: null | string;
                referenceNumber: null | string;
                bankReferenceNumber: null | string;
                dueDate: null | string;
                terminal: number;
                merchantName: string;
                createdAt: string;
                reversedAt: null | string;
                externalId: string;
            }>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/iran_kish/settlements/awaiting/{pageSize}/{pageNumber}": {
            items: Array<ReceivableRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/iran_kish/settlements/past/{pageSize}/{pageNumber}": {
            items: Array<PastTransfer>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/legal/v1/inquiry": SellerOrder;
        "/api/external/legal/v1/orders/{pageSize}/{pageNumber}": {
            items: Array<SellerOrderRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/legal/v1/orders/{referenceNumber}": SellerOrder;
        "/api/external/legal/v1/orders/{referenceNumber}/versions": {
            items: Array<OrderVersion>;
        };
        "/api/external/legal/v1/remain-credit": RemainCredit;
        "/api/external/refah/discounts/awaiting/{pageSize}/{pageNumber}": {
            items: Array<AwaitingDiscount>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/refah/discounts/past/{pageSize}/{pageNumber}": {
            items: Array<PastTransfer>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/refah/inquiry": {
            id: string;
            status: "PAID" | "REFUSED" | "REVERSED";
            refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
            amount: number;
            totalAmount: null | number;
            paymentSource: "CREDIT" | "WALLET" | null;
            cardNumber: null | string;
            referenceNumber: null | string;
            bankReferenceNumber: null | string;
            dueDate: null | string;
            terminal: number;
            merchantName: string;
            createdAt: string;
            reversedAt: null | string;
            externalId: string;
        };
        "/api/external/refah/list/{pageSize}/{pageNumber}": {
            items: Array<{
                id: string;
                status: "PAID" | "REFUSED" | "REVERSED";
                refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
                amount: number;
                totalAmount: null | number;
                paymentSource: "CREDIT" | "WALLET" | null;
                cardNumber: null | string;
                referenceNumber: null | string;
                bankReferenceNumber: null | string;
                dueDate: null | string;
                terminal: number;
                merchantName: string;
                createdAt: string;
                reversedAt: null | string;
                externalId: string;
            }>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/refah/settlements/awaiting/{pageSize}/{pageNumber}": {
            items: Array<ReceivableRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/refah/settlements/past/{pageSize}/{pageNumber}": {
            items: Array<PastTransfer>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/discounts/awaiting/{pageSize}/{pageNumber}": {
            items: Array<AwaitingDiscount>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/discounts/past/{pageSize}/{pageNumber}": {
            items: Array<PastTransfer>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/disputes/{id}": SellerDispute;
        "/api/external/supplier/disputes/{pageSize}/{pageNumber}": {
            items: Array<SellerDispute>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/orders/{pageSize}/{pageNumber}": {
            items: Array<SellerOrderRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/orders/{referenceNumber}": SellerOrder;
        "/api/external/supplier/orders/{referenceNumber}/versions": {
            items: Array<OrderVersion>;
        };
        "/api/external/supplier/payouts/{paymentId}/invoices/{pageSize}/{pageNumber}": {
            items: Array<TransferInvoice>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/remain-credit": RemainCredit;
        "/api/external/supplier/settlements/awaiting/{pageSize}/{pageNumber}": {
            items: Array<ReceivableRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/settlements/past/{pageSize}/{pageNumber}": {
            items: Array<PastTransfer>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/external/supplier/webhook-deliveries/{pageSize}/{pageNumber}": {
            items: Array<{
                externalId: string;
                status: "DELIVERED" | "GIVEN_UP" | "PENDING";
                event: "invoice.canceled" | "invoice.closed" | "invoice.confirmed" | "invoice.created" | "invoice.dispute-decided" | "invoice.disputed" | "invoice.frozen" | "invoice.paid" | "invoice.rejected" | "invoice.returned" | "invoice.unfrozen" | "invoice.updated";
                eventId: string;
                lastFailure: "FORBIDDEN_TARGET" | "NO_ENDPOINT" | "REDIRECTED" | "REFUSED" | "TIMED_OUT" | "UNREACHABLE" | null;
                lastResponseStatus: null | number;
                referenceNumber: string;
                tries: number;
                createdAt: string;
                deliveredAt: null | string;
                lastTriedAt: null | string;
                nextTryAt: null | string;
            }>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/guilds/{plan}": {
            items: Array<Guild>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/home/{plan}": {
            registration: RegistrationStatus;
            wallet: PersonWallet;
            pendingOrders: {
                items: Array<OrderRow>;
                meta: {
                    currentPage: number;
                    pageSize: number;
                    total: number;
                };
            };
            installments: OwnerInstallments;
            openPayments: {
                items: Array<WalletTransaction>;
                meta: {
                    currentPage: number;
                    pageSize: number;
                    total: number;
                };
            };
            distributors: {
                items: Array<DistributorEntry>;
                meta: {
                    currentPage: number;
                    pageSize: number;
                    total: number;
                };
            };
            settings: Array<NamedSetting>;
            profile: {
                id: string;
                phone: string;
                plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
                firstname: null | string;
                lastname: null | string;
                plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
                companyCardWaits: boolean;
                isLatinNameMissing: boolean;
                begunSignature: "SIGN" | "SIGNATURE" | "SUBMIT" | "VIDEO" | null;
            };
        };
        "/api/legal/admin/bank-branches": Array<BankBranchesRow>;
        "/api/legal/admin/bank-branches/{id}": BankBranchesRecord;
        "/api/legal/admin/bank-branches/{id}/history": History;
        "/api/legal/admin/bank-branches/export": {
            jobId: string;
        };
        "/api/legal/admin/bank-branches/totals": {
            count: number;
        };
        "/api/legal/admin/board-members": Array<BoardMembersRow>;
        "/api/legal/admin/board-members/{id}": BoardMembersRecord;
        "/api/legal/admin/board-members/export": {
            jobId: string;
        };
        "/api/legal/admin/board-members/totals": {
            count: number;
        };
        "/api/legal/admin/card-holders": Array<CardHoldersRow>;
        "/api/legal/admin/card-holders/{id}": CardHoldersRecord;
        "/api/legal/admin/card-holders/{id}/history": History;
        "/api/legal/admin/card-holders/export": {
            jobId: string;
        };
        "/api/legal/admin/card-holders/totals": {
            count: number;
        };
        "/api/legal/admin/companies": Array<CompaniesRow>;
        "/api/legal/admin/companies/{id}": CompaniesRecord;
        "/api/legal/admin/companies/{id}/delegations": Delegations;
        "/api/legal/admin/companies/{id}/history": History;
        "/api/legal/admin/companies/export": {
            jobId: string;
        };
        "/api/legal/admin/companies/totals": {
            count: number;
        };
        "/api/legal/admin/orders": Array<OrdersRow>;
        "/api/legal/admin/orders/{id}": OrdersRecord;
        "/api/legal/admin/orders/{id}/history": History;
        "/api/legal/admin/orders/export": {
            jobId: string;
        };
        "/api/legal/admin/orders/totals": {
            count: number;
            grandTotalAmount?: number | null;
            kasbenoFeeAmount?: number | null;
            bankFeeAmount?: number | null;
            refundAmount?: number | null;
        };
        "/api/legal/admin/payments": Array<PaymentsRow>;
        "/api/legal/admin/payments/{id}": PaymentsRecord;
        "/api/legal/admin/payments/{id}/history": History;
        "/api/legal/admin/payments/export": {
            jobId: string;
        };
        "/api/legal/admin/payments/totals": {
            count: number;
            amount?: number | null;
        };
        "/api/legal/admin/rule-changes": Array<RuleChangesRow>;
        "/api/legal/admin/rule-changes/{id}": RuleChangesRecord;
        "/api/legal/admin/rule-changes/export": {
            jobId: string;
        };
        "/api/legal/admin/rule-changes/totals": {
            count: number;
        };
        "/api/legal/admin/transactions": Array<TransactionsRow>;
        "/api/legal/admin/transactions/{id}": TransactionsRecord;
        "/api/legal/admin/transactions/export": {
            jobId: string;
        };
        "/api/legal/admin/transactions/totals": {
            count: number;
            deposited?: number | null;
            withdrawn?: number | null;
        };
        "/api/legal/admin/wallets": Array<WalletsRow>;
        "/api/legal/admin/wallets/{id}": WalletsRecord;
        "/api/legal/admin/wallets/{id}/history": History;
        "/api/legal/admin/wallets/export": {
            jobId: string;
        };
        "/api/legal/admin/wallets/totals": {
            count: number;
            balance?: number | null;
            held?: number | null;
            credit?: number | null;
            used?: number | null;
        };
        "/api/legal/company": Company;
        "/api/legal/company/approbations": Approbations;
        "/api/legal/company/approbations/history/{pageSize}/{pageNumber}": {
            items: Array<RuleVersion>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/legal/company/approbations/refused/{pageSize}/{pageNumber}": {
            items: Array<RefusedRule>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/legal/company/assigned": {
            items: Array<AssignedCompany>;
            isNewcomer: boolean;
        };
        "/api/legal/company/board-member": {
            items: Array<BoardMember>;
            minimumNumberOfSignatory: number;
        };
        "/api/legal/company/board-member/{phone}": BoardMember;
        "/api/legal/company/card-holder": {
            items: Array<ListedHolder>;
        };
        "/api/legal/company/card-holder/{userId}": CardHolder;
        "/api/legal/company/card-holder/{userId}/approbation": ContractApprobation;
        "/api/legal/company/card-holder/{userId}/obligations": Obligations;
        "/api/legal/company/card-holder/{userId}/statement": Statement;
        "/api/legal/company/ceo": BoardMember;
        "/api/legal/company/credit": CompanyCredit;
        "/api/legal/company/delegations": Delegations;
        "/api/legal/company/door/{reference}": InvoiceDoor;
        "/api/legal/company/former-card-holder": {
            items: Array<FormerHolder>;
        };
        "/api/legal/company/orders/{id}": CompanyOrder;
        "/api/legal/company/orders/{id}/approbation": ApprobationView;
        "/api/legal/company/orders/{pageSize}/{pageNumber}": {
            items: Array<CompanyOrderRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/legal/company/orders/distributors": {
            items: Array<CompanySeller>;
        };
        "/api/legal/company/orders/panel": OrdersPanel;
        "/api/legal/company/papers": {
            items: Array<CompanyPaper>;
        };
        "/api/legal/company/payment-method": CompanySpending;
        "/api/legal/company/payment-methods": {
            items: Array<"CPG" | "OTP" | "POS">;
        };
        "/api/legal/company/phases": CompanyPhases;
        "/api/legal/company/transactions/{id}": PaymentState | WalletTransactionDetails;
        "/api/legal/company/transactions/{pageSize}/{pageNumber}": {
            items: Array<WalletTransaction>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/legal/company/waiting": {
            items: Array<WaitingInCompany>;
        };
        "/api/legal/company/week": CompanyWeek;
        "/api/obligations/{plan}": Obligations;
        "/api/order/{id}": OrderDetails;
        "/api/order/{id}/receipt": Receipt;
        "/api/order/{id}/versions": {
            items: Array<OrderVersion>;
        };
        "/api/order/{plan}/{pageSize}/{pageNumber}": {
            items: Array<OrderRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/order/{plan}/completed-orders/{pageSize}/{pageNumber}": {
            items: Array<OrderRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/order/{plan}/installments/{id}": InstallmentDetails;
        "/api/order/{plan}/installments/{pageSize}/{pageNumber}": OwnerInstallments;
        "/api/order/{plan}/pending-orders/{pageSize}/{pageNumber}": {
            items: Array<OrderRow>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/order/{plan}/repayments/{id}": RepaymentReceipt;
        "/api/order/pending-orders/{id}": OrderDetails;
        "/api/order/pending-orders/several": InvoiceBatch;
        "/api/payment/{id}": PaymentState;
        "/api/payment/gateways-list": Array<GatewayOffer>;
        "/api/platform-fee/{plan}/payment-detail": FeeDetail;
        "/api/preference": Array<NamedSetting>;
        "/api/preference/show-contract": {
            showContract: boolean;
        };
        "/api/preference/special-modal": Array<NamedSetting>;
        "/api/preference/special-model": Array<NamedSetting>;
        "/api/provinces": {
            items: Array<Province>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/settings": Array<NamedSetting>;
        "/api/shop/{id}/shop-certificate-type": {
            certificateType: null | string;
        };
        "/api/shop/self": OwnShop;
        "/api/signed-files/{id}": SignedFile;
        "/api/signing/android-info": {
            versionCode: number;
            minVersionCode: number;
            forceUpdate: boolean;
            hasUpdate: boolean;
            downloadUrl: null | string;
            message: "\u0627\u06CC\u0646 \u0646\u0633\u062E\u0647 \u0628\u0631\u0646\u0627\u0645\u0647 \u062F\u06CC\u06AF\u0631 \u06A9\u0627\u0631 \u0646\u0645\u06CC\u200C\u06A9\u0646\u062F. \u0644\u0637\u0641\u0627\u064B \u0646\u0633\u062E\u0647 \u062A\u0627\u0632\u0647 \u0631\u0627 \u0646\u0635\u0628 \u06A9\u0646\u06CC\u062F." | "\u0646\u0633\u062E\u0647 \u062A\u0627\u0632\u0647\u200C\u0627\u06CC \u0627\u0632 \u0628\u0631\u0646\u0627\u0645\u0647 \u0622\u0645\u0627\u062F\u0647 \u0627\u0633\u062A." | null;
        };
        "/api/signing/app-market-info": {
            items: Array<{
                name: "BAZAAR";
                url: string;
            } | {
                name: "MYKET";
                url: string;
            } | {
                name: "DIRECT";
                url: string;
            }>;
        };
        "/api/signing/check": SigningStanding;
        "/api/signing/digest": DocumentToSign;
        "/api/signing/random-sentence": {
            sentence: string;
            expirationMillis: number;
        };
        "/api/statement/{plan}": Statement;
        "/api/transaction-source": Array<{
            transactionType: "INSTALLMENT" | "ORDER_PAYMENT" | "ORDER_REFUND" | "PLATFORM_FEE" | "PLATFORM_FEE_REFUND" | "WALLET_CHARGE" | "WITHDRAWAL";
            title: string;
        }>;
        "/api/transaction/{id}": PaymentState | WalletTransactionDetails;
        "/api/transaction/{pageSize}/{pageNumber}": {
            items: Array<WalletTransaction>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/user": {
            id: string;
            phone: string;
            plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
            firstname: null | string;
            lastname: null | string;
            plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
            companyCardWaits: boolean;
            isLatinNameMissing: boolean;
            begunSignature: "SIGN" | "SIGNATURE" | "SUBMIT" | "VIDEO" | null;
        };
        "/api/user-contract/{plan}": {
            items: Array<{
                contractType: "CARD" | "CREDIT_RENEWAL";
                term: number;
                version: number;
                signedAt: string;
            }>;
        };
        "/api/user-contract/{plan}/{contractType}": OwnerContract;
        "/api/user-contract/{plan}/renewal-status": RenewalStatus;
        "/api/user-subscription-package": ChosenPackageAnswer;
        "/api/user-subscription-package/{plan}/subscription-packages": Array<PackageOption>;
        "/api/user-suspensions/{id}/histories": HistoryPage;
        "/api/user-suspensions/{pageSize}/{pageNumber}": {
            items: Array<Row>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/api/user-suspensions/suspension-logs/{id}": Array<SuspensionLogLine>;
        "/api/user/{plan}/documents": {
            certificateType: null | string;
            nationalCardFront: null | string;
            nationalCardBack: null | string;
            certificate: null | string;
        };
        "/api/user/{plan}/profile": {
            id: string;
            phone: string;
            plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
            firstname: null | string;
            lastname: null | string;
            nationalCode: null | string;
            dateOfBirth: null | string;
            plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
            companyCardWaits: boolean;
            firstnameEn: null | string;
            lastnameEn: null | string;
        };
        "/api/user/{plan}/registration-status": RegistrationStatus;
        "/api/user/{plan}/visit": Visit;
        "/api/user/agreement-info": {
            activeBusinessServiceSlug: "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
            hasActivePlatformFee: boolean;
            isCardEnabled: boolean;
            isContractSigned: boolean;
        };
        "/api/user/profile": {
            id: string;
            phone: string;
            plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
            firstname: null | string;
            lastname: null | string;
            nationalCode: null | string;
            dateOfBirth: null | string;
            plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
            companyCardWaits: boolean;
            firstnameEn: null | string;
            lastnameEn: null | string;
        };
        "/api/user/terms": AcceptedTerms;
        "/api/wallet/{plan}/self": PersonWallet | CompanyWallet;
        "/api/wallet/{plan}/withdrawable": WalletWayOut;
        "/api/wallet/{plan}/withdrawals/{id}": WithdrawalView;
        "/api/wallet/{plan}/withdrawals/{pageSize}/{pageNumber}": {
            items: Array<WithdrawalView>;
            meta: {
                currentPage: number;
                pageSize: number;
                total: number;
            };
        };
        "/health/jobs": {
            status: string;
        };
        "/health/live": {
            status: string;
        };
        "/health/ready": {
            status: string;
        };
        "/metrics": string;
    };
    patch: {};
    post: {
        "/api/addresses": Address;
        "/api/addresses/{id}/select": Address;
        "/api/admin/approvals/{id}/approve": {
            status: "APPROVED" | "FAILED" | "PENDING" | "REJECTED" | "WITHDRAWN";
        };
        "/api/admin/approvals/{id}/reject": {
            status: "APPROVED" | "FAILED" | "PENDING" | "REJECTED" | "WITHDRAWN";
        };
        "/api/admin/approvals/{id}/withdraw": {
            status: "APPROVED" | "FAILED" | "PENDING" | "REJECTED" | "WITHDRAWN";
        };
        "/api/admin/bank-branches": BankBranchesRecord;
        "/api/admin/blacklists": {
            id: string;
        };
        "/api/admin/blacklists/{id}/remove": {
            status: "PENDING_APPROVAL" | "REMOVED";
        };
        "/api/admin/branches": BranchesRecord;
        "/api/admin/business-service-plans/{plan}/close": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/business-service-plans/{plan}/open": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/call-infos/{id}/claim": {
            id: string;
        };
        "/api/admin/call-infos/{id}/finish": {
            id: string;
        };
        "/api/admin/call-infos/{id}/note": {
            id: string;
        };
        "/api/admin/call-infos/{id}/reject": {
            id: string;
        };
        "/api/admin/call-infos/{id}/release": {
            id: string;
        };
        "/api/admin/cards/{id}/confirm-address": CardsRecord;
        "/api/admin/cards/{id}/disable": {
            status: "DISABLED";
        };
        "/api/admin/cards/{id}/print": {
            parcelId: string;
            status: "PRINTED";
        };
        "/api/admin/certificate-types": CertificateTypesRecord;
        "/api/admin/change-requests/{id}/approve": {
            id: string;
            status: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
        };
        "/api/admin/change-requests/{id}/reject": {
            id: string;
            status: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
        };
        "/api/admin/change-requests/{id}/withdraw": {
            id: string;
            status: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
        };
        "/api/admin/change-requests/bulk/approve": {
            results: Array<{
                id: string;
                status: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
            } | {
                id: string;
                error: {
                    title: string;
                    message: string;
                };
            }>;
        };
        "/api/admin/change-requests/bulk/reject": {
            results: Array<{
                id: string;
                status: "APPROVED" | "PENDING" | "REJECTED" | "WITHDRAWN";
            } | {
                id: string;
                error: {
                    title: string;
                    message: string;
                };
            }>;
        };
        "/api/admin/cities": CitiesRecord;
        "/api/admin/contract-templates": ContractTemplatesRecord;
        "/api/admin/contract-templates/{id}/requests": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/credit/allocate": {
            status: "ALLOCATED";
        } | {
            status: "PENDING_APPROVAL";
            approvalId: string;
        } | CreditPreview;
        "/api/admin/credit/cancel-package": {
            status: string;
        };
        "/api/admin/credit/change-limit": CreditPreview | {
            status: "CHANGED";
            limit: number;
        } | {
            status: "PENDING_APPROVAL";
            approvalId: string;
        };
        "/api/admin/credit/forgive-late-fee": Forgiven;
        "/api/admin/credit/grant-renewal": CreditPreview | {
            status: "GRANTED";
        };
        "/api/admin/credit/revolve": CreditPreview | Revolved;
        "/api/admin/credit/suspend": CreditPreview | {
            status: "SUSPENDED";
        };
        "/api/admin/credit/unsuspend": CreditPreview | {
            status: "PENDING_APPROVAL" | "UNSUSPENDED";
        };
        "/api/admin/credit/write-off": CreditPreview | {
            status: "PENDING_APPROVAL";
            approvalId: string;
        };
        "/api/admin/devices": {
            id: string;
            terminal: number;
        };
        "/api/admin/devices/{id}/activate": {
            terminal: number;
            token: string;
            status: "ACTIVE";
        };
        "/api/admin/devices/{id}/disable": {
            status: "DISABLED";
        };
        "/api/admin/devices/{id}/unlock": DevicesRecord;
        "/api/admin/disputes/{id}/accept": DecisionAnswer;
        "/api/admin/disputes/{id}/refuse": DecisionAnswer;
        "/api/admin/distributors": DistributorsRecord;
        "/api/admin/distributors/{id}/requests": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/districts": DistrictsRecord;
        "/api/admin/gateway-deposits": GatewayDepositsRecord;
        "/api/admin/gateway-deposits/{id}/reverse": GatewayDepositsRecord;
        "/api/admin/gateways/{id}/make-default": GatewaysRecord;
        "/api/admin/gateways/{id}/requests": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/gateways/{id}/switch-off": GatewaysRecord;
        "/api/admin/guilds": GuildsRecord;
        "/api/admin/leads/{id}/claim": {
            id: string;
        };
        "/api/admin/leads/{id}/finish": {
            id: string;
        };
        "/api/admin/leads/{id}/note": {
            id: string;
        };
        "/api/admin/leads/{id}/reject": {
            id: string;
        };
        "/api/admin/leads/{id}/release": {
            id: string;
        };
        "/api/admin/manual-reports": ManualReportsRecord;
        "/api/admin/manual-reports/{id}/claim": {
            id: string;
        };
        "/api/admin/manual-reports/{id}/finish": {
            id: string;
        };
        "/api/admin/manual-reports/{id}/note": {
            id: string;
        };
        "/api/admin/manual-reports/{id}/reject": {
            id: string;
        };
        "/api/admin/manual-reports/{id}/release": {
            id: string;
        };
        "/api/admin/me/totp": {
            secret: string;
            otpauthUrl: string;
        };
        "/api/admin/me/totp/confirm": undefined;
        "/api/admin/merchants": {
            id: string;
        };
        "/api/admin/orders/{id}/fraud": OrdersRecord;
        "/api/admin/orders/{id}/unfraud": OrdersRecord;
        "/api/admin/packages": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/packages/{slug}/activate": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/packages/{slug}/collaterals": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/packages/{slug}/switch-off": {
            slug: unknown;
            active: boolean;
        };
        "/api/admin/parcels/{id}/accepted": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/admin/parcels/{id}/delivered": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/admin/parcels/{id}/failed-delivery": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/admin/parcels/{id}/in-transit": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/admin/parcels/{id}/out-for-delivery": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/admin/parcels/{id}/returned-to-sender": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/admin/parcels/answers": {
            answers: Array<AnsweredParcel>;
        };
        "/api/admin/partner-clients/{id}/requests": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/partner-clients/{id}/stop": PartnerClientsRecord;
        "/api/admin/partner-clients/{id}/token": {
            token: string;
            formerTokenUntil: null | string;
        };
        "/api/admin/partner-clients/{id}/webhook/ask-key": AwaitsSecondPerson;
        "/api/admin/partner-clients/{id}/webhook/rotate": WebhookEndpoint;
        "/api/admin/partner-clients/{id}/webhook/try": WebhookTrial;
        "/api/admin/partner-requests": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/payments/{id}/close": {
            id: string;
            kind: "CLOSE_AS_NOT_PAID" | "CONFIRM_RECEIPT" | "REOPEN" | "SETTLE_BY_HAND";
            status: "APPROVED" | "PENDING" | "REJECTED" | "VOID" | "WITHDRAWN";
        };
        "/api/admin/payments/{id}/confirm": ConfirmationPreview | {
            decision?: string;
            status: "CALLBACK_RECEIVED" | "COMPLETED" | "CREATED" | "FINAL_ERROR" | "IN_DOUBT" | "REDIRECTED" | "REQUEST_ERROR";
        };
        "/api/admin/payments/{id}/decisions/{decisionId}/approve": {
            status: "CALLBACK_RECEIVED" | "COMPLETED" | "CREATED" | "FINAL_ERROR" | "IN_DOUBT" | "REDIRECTED" | "REQUEST_ERROR";
            decision: "APPROVED" | "PENDING" | "REJECTED" | "VOID" | "WITHDRAWN";
        };
        "/api/admin/payments/{id}/decisions/{decisionId}/reject": {
            status: "CALLBACK_RECEIVED" | "COMPLETED" | "CREATED" | "FINAL_ERROR" | "IN_DOUBT" | "REDIRECTED" | "REQUEST_ERROR";
            decision: "APPROVED" | "PENDING" | "REJECTED" | "VOID" | "WITHDRAWN";
        };
        "/api/admin/payments/{id}/decisions/{decisionId}/withdraw": {
            decision: "APPROVED" | "PENDING" | "REJECTED" | "VOID" | "WITHDRAWN";
        };
        "/api/admin/payments/{id}/refuse": {
            status: "CALLBACK_RECEIVED" | "COMPLETED" | "CREATED" | "FINAL_ERROR" | "IN_DOUBT" | "REDIRECTED" | "REQUEST_ERROR";
        };
        "/api/admin/payments/{id}/reopen": {
            id: string;
            kind: "CLOSE_AS_NOT_PAID" | "CONFIRM_RECEIPT" | "REOPEN" | "SETTLE_BY_HAND";
            status: "APPROVED" | "PENDING" | "REJECTED" | "VOID" | "WITHDRAWN";
        };
        "/api/admin/payments/{id}/settle": {
            id: string;
            kind: "CLOSE_AS_NOT_PAID" | "CONFIRM_RECEIPT" | "REOPEN" | "SETTLE_BY_HAND";
            status: "APPROVED" | "PENDING" | "REJECTED" | "VOID" | "WITHDRAWN";
        };
        "/api/admin/payouts/{id}/correct": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/payouts/{id}/retry": {
            retried: Retried;
        };
        "/api/admin/print-batches": {
            number: number;
            cards: number;
            id: string;
        };
        "/api/admin/print-batches/{id}/cancel": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/print-batches/{id}/result": {
            answers: Array<AnsweredCard>;
        };
        "/api/admin/provinces": ProvincesRecord;
        "/api/admin/reconciliation-lines/{id}/resolve": ReconciliationLinesRecord;
        "/api/admin/reconciliations": ReconciliationAnswer;
        "/api/admin/reconciliations/{id}/close": {
            id: string;
            status: "CLOSED" | "PENDING";
            requestId: null | string;
        };
        "/api/admin/registrations/{id}/{step}/approve": RegistrationsRecord;
        "/api/admin/registrations/{id}/{step}/reject": RegistrationsRecord;
        "/api/admin/registrations/{id}/{step}/reopen": RegistrationsRecord;
        "/api/admin/registrations/{id}/claim": RegistrationsRecord;
        "/api/admin/registrations/{id}/inquire": RegistrationsRecord;
        "/api/admin/registrations/{id}/notes": Note;
        "/api/admin/registrations/{id}/release": RegistrationsRecord;
        "/api/admin/registrations/{id}/score": RegistrationsRecord;
        "/api/admin/registrations/{id}/visit": RegistrationsRecord;
        "/api/admin/roles": RolesRecord | AwaitsSecondPerson;
        "/api/admin/settlement/discount-runs": RunDetail;
        "/api/admin/settlement/discount-runs/{id}/approve": RunDetail;
        "/api/admin/settlement/discount-runs/{id}/approve-retry": RunDetail;
        "/api/admin/settlement/discount-runs/{id}/cancel": RunDetail;
        "/api/admin/settlement/discount-runs/{id}/result": {
            answers: Array<AnsweredLine>;
            earlierImport: null | EarlierImport;
            id: string;
            number: number;
            kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
            status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
            upTo: string;
            createdBy: string;
            createdAt: string;
            approvedBy: null | string;
            approvedAt: null | string;
            finishedAt: null | string;
            totals: {
                payouts: number;
                invoices: number;
                gross: number;
                discount: number;
                net: number;
            };
            payouts: Array<{
                paymentId: string;
                distributorName: string;
                withdrawalId: null | string;
                iban: string;
                invoices: number;
                gross: number;
                discount: number;
                amount: number;
                status: "FAILED" | "PAID" | "PENDING";
                trackingNumber: null | string;
                reason: null | string;
                retryIban: null | string;
                retryRequestedBy: null | string;
                retryRequestedById: null | string;
                hasEvidence: boolean;
                evidenceImportedBy: null | string;
                attempt: number;
                bankReference: string;
                alarms: Array<"FAILED_AFTER_PAID" | "OTHER_TRACKING_NUMBER" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND">;
            }>;
            retryRequestId: null | string;
            resultFiles: Array<{
                id: string;
                importedBy: string;
                importedAt: string;
            }>;
            exclusions: Array<{
                distributorId: null | string;
                withdrawalId: null | string;
                distributorName: string;
                reason: "HELD_BACK" | "NOTHING_OWED" | "NO_DISCOUNT_RATE" | "NO_IBAN";
                amount: number;
                invoices: number;
            }>;
            alsoIn: Array<{
                id: string;
                number: number;
                kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
                status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
                invoices: number;
                externalIds: null | string;
            }>;
        };
        "/api/admin/settlement/discount-runs/{id}/retry": {
            retried: Retried;
            id: string;
            number: number;
            kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
            status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
            upTo: string;
            createdBy: string;
            createdAt: string;
            approvedBy: null | string;
            approvedAt: null | string;
            finishedAt: null | string;
            totals: {
                payouts: number;
                invoices: number;
                gross: number;
                discount: number;
                net: number;
            };
            payouts: Array<{
                paymentId: string;
                distributorName: string;
                withdrawalId: null | string;
                iban: string;
                invoices: number;
                gross: number;
                discount: number;
                amount: number;
                status: "FAILED" | "PAID" | "PENDING";
                trackingNumber: null | string;
                reason: null | string;
                retryIban: null | string;
                retryRequestedBy: null | string;
                retryRequestedById: null | string;
                hasEvidence: boolean;
                evidenceImportedBy: null | string;
                attempt: number;
                bankReference: string;
                alarms: Array<"FAILED_AFTER_PAID" | "OTHER_TRACKING_NUMBER" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND">;
            }>;
            retryRequestId: null | string;
            resultFiles: Array<{
                id: string;
                importedBy: string;
                importedAt: string;
            }>;
            exclusions: Array<{
                distributorId: null | string;
                withdrawalId: null | string;
                distributorName: string;
                reason: "HELD_BACK" | "NOTHING_OWED" | "NO_DISCOUNT_RATE" | "NO_IBAN";
                amount: number;
                invoices: number;
            }>;
            alsoIn: Array<{
                id: string;
                number: number;
                kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
                status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
                invoices: number;
                externalIds: null | string;
            }>;
        };
        "/api/admin/settlement/discount-runs/{id}/withdraw-retry": RunDetail;
        "/api/admin/settlement/maturity-runs": RunDetail;
        "/api/admin/settlement/maturity-runs/{id}/approve": RunDetail;
        "/api/admin/settlement/maturity-runs/{id}/approve-retry": RunDetail;
        "/api/admin/settlement/maturity-runs/{id}/cancel": RunDetail;
        "/api/admin/settlement/maturity-runs/{id}/result": {
            answers: Array<AnsweredLine>;
            earlierImport: null | EarlierImport;
            id: string;
            number: number;
            kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
            status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
            upTo: string;
            createdBy: string;
            createdAt: string;
            approvedBy: null | string;
            approvedAt: null | string;
            finishedAt: null | string;
            totals: {
                payouts: number;
                invoices: number;
                gross: number;
                discount: number;
                net: number;
            };
            payouts: Array<{
                paymentId: string;
                distributorName: string;
                withdrawalId: null | string;
                iban: string;
                invoices: number;
                gross: number;
                discount: number;
                amount: number;
                status: "FAILED" | "PAID" | "PENDING";
                trackingNumber: null | string;
                reason: null | string;
                retryIban: null | string;
                retryRequestedBy: null | string;
                retryRequestedById: null | string;
                hasEvidence: boolean;
                evidenceImportedBy: null | string;
                attempt: number;
                bankReference: string;
                alarms: Array<"FAILED_AFTER_PAID" | "OTHER_TRACKING_NUMBER" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND">;
            }>;
            retryRequestId: null | string;
            resultFiles: Array<{
                id: string;
                importedBy: string;
                importedAt: string;
            }>;
            exclusions: Array<{
                distributorId: null | string;
                withdrawalId: null | string;
                distributorName: string;
                reason: "HELD_BACK" | "NOTHING_OWED" | "NO_DISCOUNT_RATE" | "NO_IBAN";
                amount: number;
                invoices: number;
            }>;
            alsoIn: Array<{
                id: string;
                number: number;
                kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
                status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
                invoices: number;
                externalIds: null | string;
            }>;
        };
        "/api/admin/settlement/maturity-runs/{id}/retry": {
            retried: Retried;
            id: string;
            number: number;
            kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
            status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
            upTo: string;
            createdBy: string;
            createdAt: string;
            approvedBy: null | string;
            approvedAt: null | string;
            finishedAt: null | string;
            totals: {
                payouts: number;
                invoices: number;
                gross: number;
                discount: number;
                net: number;
            };
            payouts: Array<{
                paymentId: string;
                distributorName: string;
                withdrawalId: null | string;
                iban: string;
                invoices: number;
                gross: number;
                discount: number;
                amount: number;
                status: "FAILED" | "PAID" | "PENDING";
                trackingNumber: null | string;
                reason: null | string;
                retryIban: null | string;
                retryRequestedBy: null | string;
                retryRequestedById: null | string;
                hasEvidence: boolean;
                evidenceImportedBy: null | string;
                attempt: number;
                bankReference: string;
                alarms: Array<"FAILED_AFTER_PAID" | "OTHER_TRACKING_NUMBER" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND">;
            }>;
            retryRequestId: null | string;
            resultFiles: Array<{
                id: string;
                importedBy: string;
                importedAt: string;
            }>;
            exclusions: Array<{
                distributorId: null | string;
                withdrawalId: null | string;
                distributorName: string;
                reason: "HELD_BACK" | "NOTHING_OWED" | "NO_DISCOUNT_RATE" | "NO_IBAN";
                amount: number;
                invoices: number;
            }>;
            alsoIn: Array<{
                id: string;
                number: number;
                kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
                status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
                invoices: number;
                externalIds: null | string;
            }>;
        };
        "/api/admin/settlement/maturity-runs/{id}/withdraw-retry": RunDetail;
        "/api/admin/settlement/withdrawal-runs": RunDetail;
        "/api/admin/settlement/withdrawal-runs/{id}/approve": RunDetail;
        "/api/admin/settlement/withdrawal-runs/{id}/cancel": RunDetail;
        "/api/admin/settlement/withdrawal-runs/{id}/result": {
            answers: Array<AnsweredLine>;
            earlierImport: null | EarlierImport;
            id: string;
            number: number;
            kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
            status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
            upTo: string;
            createdBy: string;
            createdAt: string;
            approvedBy: null | string;
            approvedAt: null | string;
            finishedAt: null | string;
            totals: {
                payouts: number;
                invoices: number;
                gross: number;
                discount: number;
                net: number;
            };
            payouts: Array<{
                paymentId: string;
                distributorName: string;
                withdrawalId: null | string;
                iban: string;
                invoices: number;
                gross: number;
                discount: number;
                amount: number;
                status: "FAILED" | "PAID" | "PENDING";
                trackingNumber: null | string;
                reason: null | string;
                retryIban: null | string;
                retryRequestedBy: null | string;
                retryRequestedById: null | string;
                hasEvidence: boolean;
                evidenceImportedBy: null | string;
                attempt: number;
                bankReference: string;
                alarms: Array<"FAILED_AFTER_PAID" | "OTHER_TRACKING_NUMBER" | "PAID_AFTER_FAILED" | "PAID_AFTER_RESEND">;
            }>;
            retryRequestId: null | string;
            resultFiles: Array<{
                id: string;
                importedBy: string;
                importedAt: string;
            }>;
            exclusions: Array<{
                distributorId: null | string;
                withdrawalId: null | string;
                distributorName: string;
                reason: "HELD_BACK" | "NOTHING_OWED" | "NO_DISCOUNT_RATE" | "NO_IBAN";
                amount: number;
                invoices: number;
            }>;
            alsoIn: Array<{
                id: string;
                number: number;
                kind: "DISCOUNT" | "MATURITY" | "WITHDRAWAL";
                status: "APPROVED" | "CANCELED" | "DONE" | "PREVIEW";
                invoices: number;
                externalIds: null | string;
            }>;
        };
        "/api/admin/sign-ins/lift": SignInStanding;
        "/api/admin/sign-ins/reserve": NewReservation;
        "/api/admin/sms-providers/{id}/requests": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/sms-providers/{id}/switch-off": SmsProvidersRecord;
        "/api/admin/sms-providers/clear-cache": {
            cleared: boolean;
        };
        "/api/admin/sms-templates/{id}/requests": {
            id: string;
            status: "PENDING";
        };
        "/api/admin/sms/{userId}": SentMessage;
        "/api/admin/staff": StaffRecord | AwaitsSecondPerson;
        "/api/admin/staff/{id}/remove-second-factor": StaffRecord | AwaitsSecondPerson;
        "/api/admin/users/{id}/change-phone": PhoneChangeAsked;
        "/api/admin/users/{id}/notes": Note;
        "/api/admin/views": SavedView;
        "/api/admin/webhook-deliveries/{id}/replay": WebhookDeliveriesRecord;
        "/api/admin/withdrawals/{id}/approve": {
            status: "APPROVED";
        } | {
            status: "PENDING_APPROVAL";
        };
        "/api/admin/withdrawals/{id}/refuse": {
            status: "CANCELED";
        };
        "/api/call-info": {
            status: "RECEIVED" | "WAITING";
        };
        "/api/card-delivery-addresses/addresses/{addressId}/cards/{cardId}": OwnCard;
        "/api/card/activate": OwnCard;
        "/api/card/activate/cvv2": {
            isRight: true;
        };
        "/api/card/legal/{companyUniqueSerial}/activate": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/activate/cvv2": {
            isRight: true;
        };
        "/api/card/legal/{companyUniqueSerial}/otp-resend": {
            phone: string;
            expirationMillis: number;
        };
        "/api/card/legal/{companyUniqueSerial}/otp-start": {
            phone: string;
            expirationMillis: number;
        };
        "/api/card/legal/{companyUniqueSerial}/password-reset-status": PasswordResetStatus;
        "/api/card/legal/{companyUniqueSerial}/pin1-forget": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/self/cvv2": {
            cvv2: string;
        };
        "/api/card/otp-resend": {
            phone: string;
            expirationMillis: number;
        };
        "/api/card/otp-start": {
            phone: string;
            expirationMillis: number;
        };
        "/api/card/password-reset-status": PasswordResetStatus;
        "/api/card/pin1-forget": OwnCard;
        "/api/card/self/cvv2": {
            cvv2: string;
        };
        "/api/cpg/containers": Container;
        "/api/cpg/containers/{id}/cancel": Container;
        "/api/credit-score": {
            hasNotGetCredit: boolean;
            kycStep: "ACCEPTED" | "AUTHENTICATION" | "BRANCH_SELECTION" | "CREDIT_SCORE_ACCEPTED" | "CREDIT_SCORE_PENDING" | "CREDIT_SCORE_REJECTED" | "PHONE_CONFIRMED" | "REJECTED";
        };
        "/api/credit-score/mark-as-seen": RegistrationStatus;
        "/api/credit-score/otp-start": {
            phone: string;
            expirationMillis: number;
        };
        "/api/credit-score/toggle-get-credit": RegistrationStatus;
        "/api/demo/clock": {
            daysToClose: number;
            jobsRunning: number;
            now: string;
            systemNow: string;
            today: string;
            todayJalali: string;
            advancedDays: number;
        };
        "/api/device/card-balance": {
            cardNumber: string;
            credit: number;
            cash: number;
        };
        "/api/device/card-payment": CardPaymentDetails;
        "/api/device/card-reversal": CardPaymentDetails;
        "/api/device/detect-card": DetectedCard;
        "/api/device/scan-qr": Container;
        "/api/distributor/branches": BranchesRecord;
        "/api/distributor/disputes/{id}/accept": DecisionAnswer;
        "/api/distributor/disputes/{id}/refuse": DecisionAnswer;
        "/api/distributor/orders/{id}/cancel": OrderAnswer;
        "/api/distributor/orders/{id}/confirm": OrderAnswer;
        "/api/distributor/orders/{id}/return": OrderAnswer;
        "/api/distributor/orders/uploads": UploadAnswer;
        "/api/distributor/orders/uploads/{id}/post": {
            id: string;
            status: "POSTING";
            ready: number;
        };
        "/api/distributor/users": DistributorUsersRecord | AwaitsSecondPerson;
        "/api/distributor/views": SavedView;
        "/api/external/courier/parcels/{id}/accepted": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/external/courier/parcels/{id}/delivered": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/external/courier/parcels/{id}/failed-delivery": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/external/courier/parcels/{id}/in-transit": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/external/courier/parcels/{id}/out-for-delivery": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/external/courier/parcels/{id}/returned-to-sender": {
            id: string;
            status: "ACCEPTED" | "CREATED" | "DELIVERED" | "FAILED_DELIVERY" | "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "RETURNED_TO_SENDER";
            cardStatus: "BLOCKED" | "CREATED" | "DELIVERED" | "DISABLED" | "ENABLED" | "FROZEN" | "PRINTED" | "PRINT_PENDING";
        };
        "/api/external/iran_kish/cancel": {
            id: string;
            status: "PAID" | "REFUSED" | "REVERSED";
            refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
            amount: number;
            totalAmount: null | number;
            paymentSource: "CREDIT" | "WALLET" | null;
            cardNumber: null | string;
            referenceNumber: null | string;
            bankReferenceNumber: null | string;
            dueDate: null | string;
            terminal: number;
            merchantName: string;
            createdAt: string;
            reversedAt: null | string;
            externalId: string;
        };
        "/api/external/iran_kish/card-verification": DetectedCard;
        "/api/external/iran_kish/remain-credit": RemainCredit;
        "/api/external/iran_kish/sale": {
            id: string;
            status: "PAID" | "REFUSED" | "REVERSED";
            refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
            amount: number;
            totalAmount: null | number;
            paymentSource: "CREDIT" | "WALLET" | null;
            cardNumber: null | string;
            referenceNumber: null | string;
            bankReferenceNumber: null | string;
            dueDate: null | string;
            terminal: number;
            merchantName: string;
            createdAt: string;
            reversedAt: null | string;
            externalId: string;
        };
        "/api/external/legal/v1/cancel": OrderAnswer;
        "/api/external/legal/v1/sale": SaleAnswer;
        "/api/external/legal/v1/update": OrderAnswer;
        "/api/external/refah/cancel": {
            id: string;
            status: "PAID" | "REFUSED" | "REVERSED";
            refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
            amount: number;
            totalAmount: null | number;
            paymentSource: "CREDIT" | "WALLET" | null;
            cardNumber: null | string;
            referenceNumber: null | string;
            bankReferenceNumber: null | string;
            dueDate: null | string;
            terminal: number;
            merchantName: string;
            createdAt: string;
            reversedAt: null | string;
            externalId: string;
        };
        "/api/external/refah/card-verification": DetectedCard;
        "/api/external/refah/remain-credit": RemainCredit;
        "/api/external/refah/sale": {
            id: string;
            status: "PAID" | "REFUSED" | "REVERSED";
            refusal: "AMOUNT_TOO_HIGH" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_EXPIRED" | "CARD_FROZEN" | "CARD_NOT_ACTIVE" | "CARD_UNKNOWN" | "CONTAINER_CLOSED" | "CREDIT_UNAVAILABLE" | "DAILY_LIMIT" | "MERCHANT_CLOSED" | "METHOD_NOT_ALLOWED" | "MONTHLY_CEILING" | "NOT_ENOUGH" | "PAYMENT_REVERSED" | "PIN_LOCKED" | "PIN_WRONG" | "PLAN_NOT_SERVED" | null;
            amount: number;
            totalAmount: null | number;
            paymentSource: "CREDIT" | "WALLET" | null;
            cardNumber: null | string;
            referenceNumber: null | string;
            bankReferenceNumber: null | string;
            dueDate: null | string;
            terminal: number;
            merchantName: string;
            createdAt: string;
            reversedAt: null | string;
            externalId: string;
        };
        "/api/external/supplier/cancel": OrderAnswer;
        "/api/external/supplier/confirm": OrderAnswer;
        "/api/external/supplier/disputes/{id}/accept": DecisionAnswer;
        "/api/external/supplier/disputes/{id}/refuse": DecisionAnswer;
        "/api/external/supplier/reject": OrderAnswer;
        "/api/external/supplier/sale": SaleAnswer;
        "/api/external/supplier/update": OrderAnswer;
        "/api/home/{plan}/open": {
            home: null | {
                registration: RegistrationStatus;
                wallet: PersonWallet;
                pendingOrders: {
                    items: Array<OrderRow>;
                    meta: {
                        currentPage: number;
                        pageSize: number;
                        total: number;
                    };
                };
                installments: OwnerInstallments;
                openPayments: {
                    items: Array<WalletTransaction>;
                    meta: {
                        currentPage: number;
                        pageSize: number;
                        total: number;
                    };
                };
                distributors: {
                    items: Array<DistributorEntry>;
                    meta: {
                        currentPage: number;
                        pageSize: number;
                        total: number;
                    };
                };
                settings: Array<NamedSetting>;
                profile: {
                    id: string;
                    phone: string;
                    plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
                    firstname: null | string;
                    lastname: null | string;
                    plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
                    companyCardWaits: boolean;
                    isLatinNameMissing: boolean;
                    begunSignature: "SIGN" | "SIGNATURE" | "SUBMIT" | "VIDEO" | null;
                };
            };
            bearerToken: string;
            refreshToken?: string;
            leftCompany?: string;
        };
        "/api/lead/retail-show": {
            status: "RECEIVED" | "WAITING";
        };
        "/api/legal/admin/board-members/{id}/reject": BoardMembersRecord;
        "/api/legal/admin/board-members/{id}/reopen": BoardMembersRecord;
        "/api/legal/admin/board-members/{id}/verify": BoardMembersRecord;
        "/api/legal/admin/card-holders/{id}/claim": CardHoldersRecord;
        "/api/legal/admin/card-holders/{id}/contract/reject": {
            status: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
        };
        "/api/legal/admin/card-holders/{id}/contract/reopen": {
            status: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
        };
        "/api/legal/admin/card-holders/{id}/contract/verify": {
            status: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
        };
        "/api/legal/admin/card-holders/{id}/reject": {
            status: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
        };
        "/api/legal/admin/card-holders/{id}/release": CardHoldersRecord;
        "/api/legal/admin/card-holders/{id}/reopen": {
            status: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
        };
        "/api/legal/admin/card-holders/{id}/verify": {
            status: "ACCEPTED" | "PENDING" | "REJECTED" | "START";
        };
        "/api/legal/admin/companies/{id}/{step}/reject": CompaniesRecord;
        "/api/legal/admin/companies/{id}/{step}/reopen": CompaniesRecord;
        "/api/legal/admin/companies/{id}/{step}/verify": CompaniesRecord;
        "/api/legal/admin/companies/{id}/claim": CompaniesRecord;
        "/api/legal/admin/companies/{id}/inquire": CompaniesRecord;
        "/api/legal/admin/companies/{id}/minimum-signature": CompaniesRecord;
        "/api/legal/admin/companies/{id}/national-card": CompaniesRecord;
        "/api/legal/admin/companies/{id}/official-paper": CompaniesRecord;
        "/api/legal/admin/companies/{id}/release": CompaniesRecord;
        "/api/legal/admin/companies/{id}/set-appointment": CompaniesRecord;
        "/api/legal/admin/companies/{id}/signatory-status": CompaniesRecord;
        "/api/legal/admin/companies/{id}/toggle-is-distributor-defined": CompaniesRecord;
        "/api/legal/admin/delegations/{id}/confirm": Delegations;
        "/api/legal/admin/delegations/{id}/refuse": Delegations;
        "/api/legal/admin/rule-changes/{id}/confirm": RuleChangesRecord;
        "/api/legal/admin/rule-changes/{id}/refuse": RuleChangesRecord;
        "/api/legal/company/appointment": CompanyPhases;
        "/api/legal/company/approbations/changes/{changeId}/confirm": Approbations;
        "/api/legal/company/approbations/changes/{changeId}/refuse": Approbations;
        "/api/legal/company/assign-card-holder": CardHolder;
        "/api/legal/company/board-member": BoardMember;
        "/api/legal/company/board-member/status": CompanyPhases;
        "/api/legal/company/card-holder": CardHolder;
        "/api/legal/company/card-holder/{userId}/ceiling/otp-start": SentCode;
        "/api/legal/company/card-holder/{userId}/contract": CardHolder;
        "/api/legal/company/card-holder/{userId}/nudge": {
            waitingFor: Array<string>;
        };
        "/api/legal/company/card-holder/{userId}/otp-start": {
            expirationMillis: number;
        };
        "/api/legal/company/card-holder/{userId}/reject": ContractApprobation;
        "/api/legal/company/card-holder/{userId}/sign": ContractApprobation;
        "/api/legal/company/card-holder/{userId}/token-start": {
            redirectUrl: string;
        };
        "/api/legal/company/ceo": CompanyPhases;
        "/api/legal/company/delegations": Delegations;
        "/api/legal/company/delegations/{delegationId}/confirm": Delegations;
        "/api/legal/company/delegations/{delegationId}/refuse": Delegations;
        "/api/legal/company/delegations/{delegationId}/revoke": Delegations;
        "/api/legal/company/disable-card": CardHolder;
        "/api/legal/company/disable-card/otp-start": {
            phone: string;
            expirationMillis: number;
        };
        "/api/legal/company/legal-company": {
            bearerToken: string;
            refreshToken?: string;
            companyUniqueSerial: string;
        };
        "/api/legal/company/official-paper": CompanyPhases;
        "/api/legal/company/orders/{id}/nudge": {
            waitingFor: Array<string>;
        };
        "/api/legal/company/orders/{id}/otp-start": {
            expirationMillis: number;
        };
        "/api/legal/company/orders/{id}/pay": CompanyOrder;
        "/api/legal/company/orders/{id}/pay-otp-start": {
            expirationMillis: number;
            paymentSource: "CREDIT" | "WALLET";
            amount: number;
        };
        "/api/legal/company/orders/{id}/reject": ApprobationView;
        "/api/legal/company/orders/{id}/sign": ApprobationView;
        "/api/legal/company/orders/{id}/token-start": {
            redirectUrl: string;
        };
        "/api/legal/company/orders/otp-start": {
            expirationMillis: number;
        };
        "/api/legal/company/orders/sign": {
            items: Array<SignedInvoice>;
        };
        "/api/legal/company/payment-method/otp-start": SentCode;
        "/api/manual-reports": ManualReportsRecord;
        "/api/order/{id}/receipt": ReceiptAnswer;
        "/api/order/{id}/receipt/withdraw": ReceiptAnswer;
        "/api/order/{plan}/installments/{id}/pay": RepaymentAnswer;
        "/api/order/{plan}/installments/pay": RepaymentAnswer;
        "/api/order/pending-orders/{id}/payment-otp-start": {
            expirationMillis: number;
            paymentSource: "CREDIT" | "WALLET";
            amount: number;
        } | {
            expirationMillis: number;
        };
        "/api/order/pending-orders/{id}/payment-otp-verify": OrderDetails;
        "/api/order/pending-orders/several/payment-otp-start": {
            expirationMillis: number;
            paymentSource: "CREDIT" | "WALLET";
            amount: number;
        };
        "/api/order/pending-orders/several/payment-otp-verify": {
            items: Array<BatchInvoice>;
            paymentSource: "CREDIT" | "WALLET";
            amount: number;
        };
        "/api/payment/{id}/ask-bank": PaymentState;
        "/api/payment/{id}/put-aside": PaymentState;
        "/api/payment/{id}/receipt-picture": PaymentState;
        "/api/payment/{plan}/create-platform-fee-payment": PaymentResponse;
        "/api/payment/create-payment": PaymentResponse;
        "/api/payment/create-subscription-package-payment": PaymentResponse;
        "/api/platform-fee/{plan}/confirm": FeeConfirmation;
        "/api/platform-fee/{plan}/create-platform-fee": PaymentResponse;
        "/api/shop": RegistrationStatus;
        "/api/signing/callback": {
            received: boolean;
        };
        "/api/signing/enrollment": SigningStanding;
        "/api/signing/info-inquiry": {
            standing: SigningStanding;
            firstname: string;
            lastname: string;
            nationalCode: string;
            dateOfBirth: string;
            phone: string;
        };
        "/api/signing/sign": {
            id: string;
            redirectUrl: string;
        };
        "/api/signing/signature": SigningStanding;
        "/api/signing/video": SigningStanding;
        "/api/user-contract/{plan}/sign-contract": {
            signedAt: string;
        };
        "/api/user-subscription-package": ChosenPackageAnswer;
        "/api/user/{plan}/apply-again": RegistrationStatus;
        "/api/user/{plan}/credit-seen": RegistrationStatus;
        "/api/user/{plan}/select-business-plan": RegistrationStatus;
        "/api/user/{plan}/upload": RegistrationStatus;
        "/api/user/ceo-token": {
            bearerToken: string;
            refreshToken?: string;
        };
        "/api/user/login": {
            passwordChangeRequired?: true;
            bearerToken: string;
            refreshToken?: string;
        };
        "/api/user/otp-resend": {
            phone: string;
            expirationMillis: number;
        };
        "/api/user/otp-start": {
            phone: string;
            expirationMillis: number;
        };
        "/api/user/otp-verify": {
            bearerToken: string;
            refreshToken?: string;
        };
        "/api/user/refresh-token": RenewedSession;
        "/api/user/switch": {
            bearerToken: string;
            refreshToken?: string;
        };
        "/api/wallet/{plan}/withdrawals": {
            id: string;
            status: "REQUESTED";
        };
        "/api/wallet/{plan}/withdrawals/{id}/cancel": WithdrawalView;
        "/api/wallet/{plan}/withdrawals/{id}/confirm": WithdrawalView;
        "/api/wallet/{plan}/withdrawals/otp-start": {
            expirationMillis: number;
        };
    };
    put: {
        "/api/admin/bank-branches/{id}": BankBranchesRecord;
        "/api/admin/branches/{id}": BranchesRecord;
        "/api/admin/certificate-types/{id}": CertificateTypesRecord;
        "/api/admin/cities/{id}": CitiesRecord;
        "/api/admin/contract-templates/{id}": ContractTemplatesRecord;
        "/api/admin/distributors/{id}": DistributorsRecord;
        "/api/admin/distributors/{id}/identity": DistributorsRecord;
        "/api/admin/districts/{id}": DistrictsRecord;
        "/api/admin/gateways/{id}": GatewaysRecord;
        "/api/admin/guilds/{id}": GuildsRecord;
        "/api/admin/marketing": Marketing;
        "/api/admin/me/password": undefined;
        "/api/admin/merchants/{id}": {
            id: unknown;
        };
        "/api/admin/partner-clients/{id}/webhook": AwaitsSecondPerson;
        "/api/admin/provinces/{id}": ProvincesRecord;
        "/api/admin/roles/{id}": RolesRecord | AwaitsSecondPerson;
        "/api/admin/settings/{id}": SettingsRecord;
        "/api/admin/sms-providers/{id}": SmsProvidersRecord;
        "/api/admin/sms-templates/{id}": SmsTemplatesRecord;
        "/api/admin/special-modal": {
            status: string;
            title: string;
            text: string;
            image: string;
            link: string;
            from: string;
            until: string;
        };
        "/api/admin/staff/{id}": StaffRecord | AwaitsSecondPerson;
        "/api/card/disable": OwnCard;
        "/api/card/freeze": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/disable": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/freeze": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/pin1-change": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/reissue": OwnCard;
        "/api/card/legal/{companyUniqueSerial}/unfreeze": OwnCard;
        "/api/card/pin1-change": OwnCard;
        "/api/card/reissue": OwnCard;
        "/api/card/unfreeze": OwnCard;
        "/api/distributor/branches/{id}": BranchesRecord;
        "/api/distributor/orders/uploads/{id}/rows/{row}": {
            rows: Array<UploadRow>;
        };
        "/api/distributor/password": undefined;
        "/api/distributor/users/{id}": DistributorUsersRecord | AwaitsSecondPerson;
        "/api/distributors/{plan}/{slug}/credit-consent": CreditConsent;
        "/api/legal/company/approbations": Approbations | {
            changeId: string;
        };
        "/api/legal/company/board-member/{phone}": BoardMember;
        "/api/legal/company/card-holder/{userId}/ceiling": CardHolder | {
            changeId: string;
        };
        "/api/legal/company/ceo": CompanyPhases;
        "/api/legal/company/legal-company": CompanyPhases;
        "/api/legal/company/minimum-signature": {
            items: Array<BoardMember>;
            minimumNumberOfSignatory: number;
        };
        "/api/legal/company/payment-method": CompanySpending | {
            changeId: string;
        };
        "/api/preference/special-modal": {
            status: string;
            title: string;
            text: string;
            image: string;
            link: string;
            from: string;
            until: string;
        };
        "/api/user/{plan}": RegistrationStatus;
        "/api/user/{plan}/complementary": RegistrationStatus;
        "/api/user/{plan}/en-complementary": {
            id: string;
            phone: string;
            plan: "" | "kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real";
            firstname: null | string;
            lastname: null | string;
            nationalCode: null | string;
            dateOfBirth: null | string;
            plans: Array<"kasbeno-digital-real" | "kasbeno-fmcg-legal" | "kasbeno-fmcg-real">;
            companyCardWaits: boolean;
            firstnameEn: null | string;
            lastnameEn: null | string;
        };
    };
}
