import * as z from 'zod/mini';
import { textLimits, tidied, typedText } from './field-types.ts';

/** Why a person does something, of a command that always needs it: trimmed, and refused where nothing is left. */
export const reason = typedText(textLimits.notes);

/**
 * The same of a command that needs it in some cases only, or never. Empty where none is given, also after spaces: the
 * command's decision says `reason-needed`.
 */
export const reasonIfNeeded = z.string().check(tidied, z.maxLength(textLimits.notes));
