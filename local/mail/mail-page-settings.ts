import { z } from 'zod';

/** What the mail page's thread is told. */
export const mailPageSettings = z.object({
  smtpPort: z.int(),
  pagePort: z.int(),
  /** For this stack alone: the mail server wipes what it finds there. */
  directory: z.string(),
});

export type MailPageSettings = z.infer<typeof mailPageSettings>;
