import * as circles from '#domain/contracts/circles.ts';
import { httpCall } from './shell/http/on-http-calls.ts';

/** What staff does in a customer's circle, among the calls of staff's app. */
export const customerCircleCallList = [
  httpCall({
    contract: circles.inviteForCustomer,
    requires: 'circles.edit',
    load: async () => (await import('./circles/invite-family-member.ts')).inviteForCustomer,
  }),
  httpCall({
    contract: circles.withdrawForCustomer,
    requires: 'circles.edit',
    load: async () => (await import('./circles/withdraw-invitation.ts')).withdrawForCustomer,
  }),
  httpCall({
    contract: circles.changeRightsForCustomer,
    requires: 'circles.edit',
    load: async () => (await import('./circles/change-member-rights.ts')).changeRightsForCustomer,
  }),
  httpCall({
    contract: circles.endMembershipForCustomer,
    requires: 'circles.edit',
    load: async () => (await import('./circles/end-membership.ts')).endMembershipForCustomer,
  }),
  httpCall({
    contract: circles.confirmForCustomer,
    requires: 'circles.edit',
    load: async () => (await import('./circles/confirm-circle.ts')).confirmForCustomer,
  }),
];
