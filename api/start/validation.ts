import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { validationMessages } from '#app/shared/i18n/fa'

vine.messagesProvider = new SimpleMessagesProvider(validationMessages)
