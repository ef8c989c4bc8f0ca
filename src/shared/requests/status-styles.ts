import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { IconName } from '#ui/content/icon.tsx';
import type { BadgeTone } from '#ui/feedback/status-badge.tsx';

interface StatusLook {
  readonly tone: BadgeTone;
  readonly icon: IconName;
}

/** Colour and picture repeat the word; they never stand alone. */
export const statusStyles: Readonly<Record<RequestStatus, StatusLook>> = {
  submitted: { tone: 'info', icon: 'send' },
  processing: { tone: 'warning', icon: 'clock' },
  assigned: { tone: 'plum', icon: 'person' },
  ended: { tone: 'success', icon: 'check' },
  paid: { tone: 'success', icon: 'check' },
  cancelled: { tone: 'danger', icon: 'close' },
};
