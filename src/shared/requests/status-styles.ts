import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { IconName } from '#ui/content/icon.tsx';
import type { BadgeTone } from '#ui/feedback/status-badge.tsx';

interface StatusStyle {
  readonly tone: BadgeTone;
  readonly icon: IconName;
}

/** Colour and icon repeat the text; they are never its only cue. */
export const statusStyles: Readonly<Record<RequestStatus, StatusStyle>> = {
  submitted: { tone: 'info', icon: 'send' },
  processing: { tone: 'warning', icon: 'clock' },
  assigned: { tone: 'plum', icon: 'person' },
  ended: { tone: 'success', icon: 'check' },
  paid: { tone: 'success', icon: 'check' },
  cancelled: { tone: 'danger', icon: 'close' },
};
