import type { z } from 'zod';
import type { sendPasswordResetMail as contract } from '#domain/contracts/accounts.ts';
import type { Services } from '../shell/services.ts';
import { orderLinkMail } from './order-link-mail.ts';

type Wish = z.output<typeof contract.input>;

export const sendPasswordResetMail = (wish: Wish, _caller: null, services: Services) =>
  orderLinkMail('reset-password', wish, services);
