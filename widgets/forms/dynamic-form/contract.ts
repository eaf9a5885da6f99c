import type { RenderedAnswer, Schemas } from '../../shared/calls/contract.ts';

/** The definition of a form; of its items each is looked at for itself. */
export const formAnswer = (z: Schemas) =>
  z.object({ form: z.looseObject({ itemList: z.array(z.unknown()) }) });

export type FormAnswer = RenderedAnswer<typeof formAnswer>;

/** Content of a form: under `data`, or the answer itself. */
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

/** Answer to a form that was made from its definition: without an error it is success. */
export const dynamicFormAnswer = (z: Schemas) =>
  z.pipe(
    z.object({ ok: z.optional(z.unknown()), error: z.optional(z.unknown()) }),
    z.transform(({ error }) => ({ isError: Boolean(error), message: typeof error === 'string' ? error : '' })),
  );

export type DynamicFormAnswer = RenderedAnswer<typeof dynamicFormAnswer>;
