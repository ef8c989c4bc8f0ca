import type { z } from 'zod';
import type { sendVerificationMail as contract } from '#domain/contracts/accounts.ts';
import type { Services } from '../shell/services.ts';
import { orderLinkMail } from './order-link-mail.ts';

type Input = z.output<typeof contract.input>;

export const sendVerificationMail = (input: Input, _caller: null, services: Services) =>
  orderLinkMail('verify-email', input, services);
