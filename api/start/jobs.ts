/** The modules' jobs and event listeners; importing them makes them known to the worker. */
import '#app/shared/close_of_day'
import '#app/notifications/jobs/send_sms'
