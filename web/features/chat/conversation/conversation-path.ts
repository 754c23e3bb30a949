import { ROUTES } from '#shared/routes.ts'

/** The address of a conversation. */
export const conversationPath = (id: string): string => ROUTES.conversation.replace(':id', id)
