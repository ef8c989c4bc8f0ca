import { z } from 'zod';

/** The settings of the mail page's worker thread. */
export const mailPageSettings = z.object({
  smtpPort: z.int(),
  pagePort: z.int(),
  /** Must not be shared: the mail server wipes it. */
  directory: z.string(),
});

export type MailPageSettings = z.infer<typeof mailPageSettings>;
