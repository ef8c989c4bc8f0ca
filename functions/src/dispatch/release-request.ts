import type { z } from 'zod';
import type { releaseRequest as contract } from '#domain/contracts/dispatch.ts';
import { releaseRequest as decide } from '#domain/dispatch/commands/release-request.ts';
import { staffCommand } from './staff-command.ts';

export const releaseRequest = staffCommand<z.output<typeof contract.input>>('release-request', () => ({ decide }));
