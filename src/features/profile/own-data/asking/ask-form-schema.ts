import * as z from 'zod/mini';
import { dataWishes } from '#domain/documents/privacy/data-request.ts';
import { textLimits, tidied } from '#domain/field-types.ts';

/** In screen order. */
export const askFields = ['wish', 'text'] as const;

export interface AskValues {
  /** Empty until it is chosen. */
  readonly wish: string;
  readonly text: string;
}

export const noQuestion: AskValues = { wish: '', text: '' };

export const isAsking = ({ wish, text }: AskValues): boolean => wish !== '' || text.trim() !== '';

/** Keys of src/i18n, namespace `own-data`. */
export const askMessages = {
  wish: 'wish-required',
  text: 'about-required',
  tooLong: 'about-too-long',
} as const;

export const askFormSchema = z.object({
  wish: z.enum(dataWishes, askMessages.wish),
  text: z.string().check(tidied, z.minLength(1, askMessages.text), z.maxLength(textLimits.notes, askMessages.tooLong)),
});

export type DataQuestion = z.output<typeof askFormSchema>;
