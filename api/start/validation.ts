import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { validationMessages } from '#app/platform/i18n/fa'

vine.messagesProvider = new SimpleMessagesProvider(validationMessages)
