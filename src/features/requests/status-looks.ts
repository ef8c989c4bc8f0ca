import type { RequestStatus } from '#domain/request-status.ts';
import type { IconName } from '#ui/icon.tsx';
import type { BadgeTone } from '#ui/status-badge.tsx';

interface StatusLook {
  readonly tone: BadgeTone;
  readonly icon: IconName;
}

/** Colour and picture repeat the word; they never stand alone. */
export const statusLooks: Readonly<Record<RequestStatus, StatusLook>> = {
  submitted: { tone: 'info', icon: 'send' },
  processing: { tone: 'warning', icon: 'clock' },
  assigned: { tone: 'plum', icon: 'person' },
  ended: { tone: 'success', icon: 'check' },
  paid: { tone: 'success', icon: 'check' },
  cancelled: { tone: 'danger', icon: 'close' },
};
