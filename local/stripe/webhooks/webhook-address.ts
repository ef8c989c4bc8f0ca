import { projectId } from '#build/project.ts';

/** The function's own URL, which works without Hosting. */
export const webhookAddress = (functionsPort: number): string =>
  `http://127.0.0.1:${functionsPort}/${projectId}/europe-west1/stripeWebhook`;
