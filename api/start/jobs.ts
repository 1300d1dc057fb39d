/** The modules' jobs and event listeners; importing them makes them known to the worker. */
import '#app/shared/close_of_day'
import '#app/shared/resource/export_job'
import '#app/notifications/jobs/send_sms'
import '#app/registration/jobs/answer_inquiry'
import '#app/registration/jobs/ask_unavailable_again'
import '#app/registration/listeners'
import '#app/orders/listeners'
import '#app/orders/jobs/close_of_day'
