import { sendHelperLink as command } from '#domain/students/commands/change-helper-access.ts';
import { helperLinkCommand } from './helper-link-command.ts';

/** Mails a student a new personal link. */
export const sendHelperLink = helperLinkCommand(command);
