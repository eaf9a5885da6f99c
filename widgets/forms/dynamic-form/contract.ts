import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** Definition of a form. Each item is checked separately. */
export const formAnswer = (z: Schemas) =>
  z.object({ form: z.looseObject({ itemList: z.array(z.unknown()) }) });

export type FormAnswer = RenderedAnswer<typeof formAnswer>;

/** Content of a form, under `data` or at the top level. */
export function formContentAnswer(z: Schemas) {
  const values = z.looseObject({});
  return z.pipe(
    values,
    z.transform(answer => {
      const content = values.safeParse(answer.data);
      return content.success ? content.data : answer;
    }),
  );
}

export type FormContentAnswer = RenderedAnswer<typeof formContentAnswer>;

/** Response to a dynamic form. It is a success unless it has an error. */
export const dynamicFormAnswer = (z: Schemas) =>
  z.pipe(
    z.object({ ok: z.optional(z.unknown()), error: z.optional(z.unknown()) }),
    z.transform(({ error }) => ({ isError: Boolean(error), message: typeof error === 'string' ? error : '' })),
  );

export type DynamicFormAnswer = RenderedAnswer<typeof dynamicFormAnswer>;
