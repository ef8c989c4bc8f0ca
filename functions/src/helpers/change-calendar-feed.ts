import type { z } from 'zod';
import type { changeCalendarFeed as contract } from '#domain/contracts/calendar-feed.ts';
import { changeCalendarFeed as command } from '#domain/students/commands/change-calendar-feed.ts';
import { studentRecordCommand } from './student-record-command.ts';

/** A student gives her calendar another address, or none. */
export const changeCalendarFeed = studentRecordCommand<z.output<typeof contract.input>>(
  'change-calendar-feed',
  ({ command_id: commandId, hash }, studentId) => command({ commandId, studentId, hash }),
);
