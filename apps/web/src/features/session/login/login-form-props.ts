/** Props of the form of any login mode. */
export interface LoginFormProps {
  /** Id by which a button outside the form submits it. */
  readonly id: string;
  readonly onBusyChange: (busy: boolean) => void;
  readonly onSignedIn: () => void;
  readonly onReset: () => void;
}
