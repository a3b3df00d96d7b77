import {
  isMendModal,
  refusalText,
  type Mend,
  type MendModal,
  type ReasonTable,
  type Refused,
} from '@magpie/domain/decision';
import { toasts } from '#shared/toasts/index.ts';

/** A refusal that belongs to a field of the form. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** How a form leads on when its payment is not started. */
export interface StartForm<Field extends string> {
  /** Of the toast. */
  readonly title: string;
  readonly fields: readonly Field[];
  /** Mends that say themselves what is missing, so that no toast has to. */
  readonly speaking: readonly Mend[];
}

/** Opens what mends the reason; tells of it unless that does. */
export function lead(
  mend: Mend | undefined,
  { speaking }: Pick<StartForm<string>, 'speaking'>,
  { tell, open }: { readonly tell: () => void; readonly open: (mend: MendModal) => void },
): void {
  if (mend === undefined || !speaking.includes(mend)) tell();
  if (mend !== undefined && isMendModal(mend)) open(mend);
}

/** Shows why a payment is not started: at its field, or by what mends it and a toast. */
export function showRefusal<Reason extends string, Details, Field extends string>(
  form: StartForm<Field>,
  reasons: ReasonTable<Reason, Details>,
  refusal: Refused<Reason, Details>,
  open: (mend: MendModal) => void,
): FieldProblem<Field> | 'STOPPED' {
  const row = reasons[refusal.reason];
  const message = refusalText(reasons, refusal);
  const field = form.fields.find((each) => each === row.field);
  if (field !== undefined) return { field, message };
  const tell = () => {
    toasts.error(form.title, message);
  };
  lead(row.mend, form, { tell, open });
  return 'STOPPED';
}
