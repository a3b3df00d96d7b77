import { Link } from '@magpie/ui';
import { Checkbox } from '@magpie/ui/forms';
import type { JSX } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { modals } from '#shared/modals/index.ts';

export interface ConsentsProps {
  readonly over18: UseFormRegisterReturn;
  readonly terms: UseFormRegisterReturn;
  /** Left out where marketing is not asked about. */
  readonly marketing?: UseFormRegisterReturn | undefined;
  readonly errors: { readonly over18?: string | undefined; readonly terms?: string | undefined };
}

/** Opens the text of the terms above the form (AUTH-17). */
export function TermsLink(): JSX.Element {
  return (
    <Link asChild>
      <button
        type="button"
        onClick={() => {
          modals.open('supportModal', { page: 'terms-and-conditions' });
        }}
      >
        terms and conditions
      </button>
    </Link>
  );
}

/** The boxes that a person ticks to sign up (AUTH-13, AUTH-20). */
export function Consents({ over18, terms, marketing, errors }: ConsentsProps): JSX.Element {
  return (
    <div>
      <Checkbox error={errors.over18} {...over18}>
        I’m 18 or older
      </Checkbox>
      <Checkbox error={errors.terms} {...terms}>
        I accept the <TermsLink />
      </Checkbox>
      {marketing && <Checkbox {...marketing}>Send me offers (optional)</Checkbox>}
    </div>
  );
}
