/** What is counted beside requests; importing it makes it part of `/metrics`. */
import '#app/shared/metrics/process'
import '#app/notifications/sms_metrics'
import '#app/reports/metrics'
