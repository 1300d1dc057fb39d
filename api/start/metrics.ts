/** What is counted beside requests; importing it makes it part of `/metrics`. */
import '#app/platform/metrics/process'
import '#app/people/notifications/sms_metrics'
import '#app/desk/reports/metrics'
