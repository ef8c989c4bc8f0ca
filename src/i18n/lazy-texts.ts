import type { account } from './nl/account.ts';
import type { chat } from './nl/chat.ts';
import type { erasure } from './nl/profile/erasure.ts';
import type { family } from './nl/circle/family.ts';
import type { forWhom } from './nl/circle/for-whom.ts';
import type { gift } from './nl/circle/gift.ts';
import type { invitation } from './nl/circle/invitation.ts';
import type { circle } from './nl/circle/circle.ts';
import type { credits } from './nl/payments/credits.ts';
import type { forms } from './nl/forms.ts';
import type { landing } from './nl/landing.ts';
import type { notifications } from './nl/notifications.ts';
import type { prices } from './nl/prices.ts';
import type { profile } from './nl/profile/profile.ts';
import type { pwa } from './nl/pwa.ts';
import type { receipts } from './nl/payments/receipts.ts';
import type { refund } from './nl/payments/refund.ts';
import type { review } from './nl/review.ts';
import type { settings } from './nl/settings.ts';
import type { signOut } from './nl/session/sign-out.ts';
import type { visitors } from './nl/visitors.ts';
import type { visits } from './nl/visits.ts';
import type { privacy } from './nl/privacy.ts';
import type { terms } from './nl/terms.ts';
import type { thanks } from './nl/thanks.ts';
import type { winwin } from './nl/winwin.ts';
import type { SameKeys } from './same-keys.ts';

/** Texts loaded with the screens that use them, outside the first load. */
export interface LazyTexts {
  readonly account: SameKeys<typeof account>;
  readonly chat: SameKeys<typeof chat>;
  readonly circle: SameKeys<typeof circle>;
  readonly credits: SameKeys<typeof credits>;
  readonly erasure: SameKeys<typeof erasure>;
  readonly family: SameKeys<typeof family>;
  readonly 'for-whom': SameKeys<typeof forWhom>;
  readonly forms: SameKeys<typeof forms>;
  readonly gift: SameKeys<typeof gift>;
  readonly invitation: SameKeys<typeof invitation>;
  readonly landing: SameKeys<typeof landing>;
  readonly notifications: SameKeys<typeof notifications>;
  readonly prices: SameKeys<typeof prices>;
  readonly profile: SameKeys<typeof profile>;
  readonly pwa: SameKeys<typeof pwa>;
  readonly receipts: SameKeys<typeof receipts>;
  readonly refund: SameKeys<typeof refund>;
  readonly review: SameKeys<typeof review>;
  readonly settings: SameKeys<typeof settings>;
  readonly 'sign-out': SameKeys<typeof signOut>;
  readonly visitors: SameKeys<typeof visitors>;
  readonly visits: SameKeys<typeof visits>;
  readonly privacy: SameKeys<typeof privacy>;
  readonly terms: SameKeys<typeof terms>;
  readonly thanks: SameKeys<typeof thanks>;
  readonly winwin: SameKeys<typeof winwin>;
}

export type LazyNamespace = keyof LazyTexts;
