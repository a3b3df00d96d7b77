import type { MendModal } from '@magpie/domain/decision';
import { modals, type ModalName } from '../modals/index.ts';

export interface MendContext {
  /** Goes on with what was refused, once nothing stands before it any more. */
  readonly carryOn?: () => void;
  /** The modal that was refused. It gives way to what mends it, but stays below the words of the support. */
  readonly inPlaceOf?: ModalName;
}

/** Opens what takes the reason of a refusal away. A mend that is a step does not compile here: its caller takes it. */
export function openMend(mend: MendModal, { carryOn, inPlaceOf }: MendContext = {}): void {
  switch (mend) {
    case 'loginModal':
      modals.open(mend, carryOn && { onEntered: carryOn });
      break;
    case 'depositProfileFormUpdate':
      modals.open(mend, carryOn && { onSaved: carryOn });
      break;
    case 'verifyMobileNumberModal':
      modals.open(mend, carryOn && { onVerified: carryOn });
      break;
    case 'profileVerificationAlert':
      modals.open(mend);
      break;
    case 'supportModal':
      modals.open(mend, { page: 'contact-us' });
      return;
    default:
      mend satisfies never;
  }
  if (inPlaceOf) modals.close(inPlaceOf);
}
