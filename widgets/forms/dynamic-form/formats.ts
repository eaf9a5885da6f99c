import * as z from 'zod/mini';
import { text } from '../../shared/calls/schemas.ts';

const flag = z.optional(z.boolean());

const option = z.object({ id: z.union([z.string(), z.number()]), label: text, selected: flag });

const item = z.object({
  itemTypeStr: z.string().check(z.regex(/^(textbox|textarea|richeditor|radio|checkbox|combo|sectionbreak)$/i)),
  id: z.union([z.string().check(z.regex(/^[\w.-]{1,64}$/)), z.number()]),
  label: text,
  hint: text,
  mandatory: flag,
  defaultValue: text,
  optionList: z.optional(z.array(option)),
});

/** Documented format of a form's definition. The browser leaves out unusable parts. */
export const formFormat = z.object({ form: z.object({ title: text, itemList: z.array(item) }) });

/** Documented format of a form's content. */
export const contentFormat = z.object({ data: z.record(z.string(), z.union([z.string(), z.number()])) });
