/** What each module proves of the books; importing them makes them part of the reconciliation. */
import '#app/payments/checks'
import '#app/credit/checks'
import '#app/late_fees/checks'
import '#app/installments/checks'
import '#app/write_offs/checks'
import '#app/orders/checks'
import '#app/devices/checks'
import '#app/settlement/checks'
