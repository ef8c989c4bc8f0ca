import { revokeHelperLink as command } from '#domain/students/commands/change-helper-access.ts';
import { helperLinkCommand } from './helper-link-command.ts';

/** Stops the personal links of a student. */
export const revokeHelperLink = helperLinkCommand(command);
