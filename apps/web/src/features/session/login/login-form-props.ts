export interface LoginFormProps {
  readonly id: string;
  readonly onBusyChange: (busy: boolean) => void;
  readonly onSignedIn: () => void;
  readonly onReset: () => void;
}
