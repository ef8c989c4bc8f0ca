import type { z } from 'zod';
import type { changeAvailability as contract } from '#domain/contracts/availability.ts';
import { changeAvailability as command } from '#domain/students/commands/change-availability.ts';
import { studentRecordCommand } from './student-record-command.ts';

/** A student says when she can come. */
export const changeAvailability = studentRecordCommand<z.output<typeof contract.input>>(
  'change-availability',
  ({ command_id: commandId, revision, availability }, studentId) =>
    command({ commandId, studentId, revision, availability }),
);
